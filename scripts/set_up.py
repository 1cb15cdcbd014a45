"""Makes a virtual environment with uv in it. Needs Python's own library, a network, and nothing else.

python3 scripts/set_up.py .venv

Debian has pip and half of venv in packages of their own, and to set up a second pip takes longer than the whole page.
So the environment gets none: Python's own pip fetches uv, or one that is fetched for that and not kept.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import venv
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import urlopen

import fetch

INDEX = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
PIP = "pip-26.3-py3-none-any.whl"
SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"


def pip(folder: Path) -> list[str]:
    """A pip that can be called. As a wheel it runs without being installed."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    page = f"{INDEX}/pip/"
    with urlopen(page) as answer:
        link = re.search(rf'href="([^"#]*{re.escape(PIP)})', answer.read().decode())
    if link is None:
        raise URLError(f"{page} has no {PIP}")
    with urlopen(urljoin(page, link[1])) as answer:
        content = answer.read()
    if sha256(content).hexdigest() != SHA256:
        raise URLError(f"{link[1]} is not the file it should be")
    wheel = folder / PIP
    wheel.write_bytes(content)
    return [sys.executable, str(wheel / "pip")]


def main(environment: Path) -> None:
    try:
        venv.EnvBuilder(symlinks=os.name != "nt").create(environment)
    except Exception as error:
        sys.exit(f"No virtual environment could be made ({error}). `make PYTHON=...` takes another Python.")
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    certificates = os.environ.get("SSL_CERT_FILE")  # which older ones do not look at
    environ = {"PIP_CERT": certificates} if certificates and "PIP_CERT" not in os.environ else {}
    with tempfile.TemporaryDirectory() as folder:
        try:
            ours = [*pip(Path(folder)), "--python", str(python)]
            fetch.run([*ours, "install", "--quiet", "--disable-pip-version-check", "uv"], environ)
        except URLError as error:
            sys.exit(fetch.reason(str(error)) or f"pip could not be fetched: {error}.")
        except fetch.Failed as failed:
            sys.exit(f"{failed.said}\n{failed.reason}")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
