"""How long a newcomer waits: each way to start Bottega, in an empty home with empty caches, until its page answers.

    make first-minute                                      # `make play`, `make dev` and the page's tools
    .venv/bin/python bench/first_minute.py --wheel dist/bottega-*.whl      # pip, uvx and pipx, from a wheel

A clone of this repository as it is committed, Python and make; what else the machine has (Node.js, a compiler, pip) is
used as `make` does. The network's part is in the figures: packages come from the index. On a machine that does other
things too, the seconds of CPU say more than those of the clock.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
with socket.create_server(("127.0.0.1", 0)) as free:
    PORT = str(free.getsockname()[1])
PAGE = f"http://127.0.0.1:{PORT}/"
LIMIT = 300.0  # seconds
# Of the environment only what says how the network is reached.
KEPT = re.compile(r"PATH|LANG|SSL_CERT_.*|PIP_CERT|PIP_INDEX_URL|UV_INDEX_URL|NODE_EXTRA_CA_CERTS|.*_proxy", re.I)


def newcomer(home: Path) -> dict[str, str]:
    """Nothing is remembered: no cache, no settings, no earlier games."""
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    return {**kept, "HOME": str(home), "TMPDIR": str(home), "BOTTEGA_PORT": PORT, "BOTTEGA_DATA": str(home / "games")}


def clone(into: Path) -> Path:
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(into)], check=True)
    return into


@contextmanager
def measured(what: str) -> Iterator[None]:
    began, before = time.monotonic(), _cpu()
    yield
    sys.stdout.write(f"{time.monotonic() - began:6.1f} s, CPU {_cpu() - before:5.1f} s  {what}\n")
    sys.stdout.flush()


def _cpu() -> float:
    """Of all that was started and has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def until_done(command: Sequence[str], folder: Path, env: dict[str, str]) -> None:
    subprocess.run(command, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL)


def until_the_page(command: Sequence[str], folder: Path, env: dict[str, str]) -> None:
    """The page itself, with the script that draws it: not the sentence that it is missing."""
    began = time.monotonic()
    server = subprocess.Popen(command, cwd=folder, env=env, start_new_session=True, stdout=subprocess.DEVNULL)
    try:
        while time.monotonic() - began < LIMIT and server.poll() is None:
            try:
                with urlopen(PAGE, timeout=5) as answer:
                    page = answer.read().decode()
            except (URLError, OSError):
                time.sleep(0.05)
                continue
            if "<script" not in page:
                raise SystemExit("the server answers, but its page is missing")
            return
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()
    raise SystemExit(f"{' '.join(command)}: no page")


def from_a_clone(home: Path) -> None:
    env = newcomer(home)
    play = clone(home / "play")
    for what in ("make play, until the page answers", "make play, the second time"):
        with measured(what):
            until_the_page(["make", "play"], play, env)
    shutil.rmtree(home / ".cache", ignore_errors=True)
    shutil.rmtree(home / ".npm", ignore_errors=True)
    test = clone(home / "test")
    with measured("make dev page: what `make test` fetches and builds before its first test"):
        until_done(["make", "dev", "page"], test, env)


def from_a_wheel(wheel: Path, home: Path) -> None:
    ways = {
        "python -m venv, pip install, bottega": (
            f"{sys.executable} -m venv pip && pip/bin/pip install --quiet {{}} && exec pip/bin/bottega"
        ),
        "uvx --from ..., bottega": f"exec {UV} tool run --quiet --python {sys.executable} --from {{}} bottega",
        "pipx run --spec ..., bottega": f"exec {UV} tool run --quiet pipx run --quiet --spec {{}} bottega",
    }
    for number, (what, command) in enumerate(ways.items()):
        folder = home / str(number)
        folder.mkdir()
        shell = ["sh", "-c", command.format(f"'bottega[server] @ {wheel.resolve().as_uri()}'")]
        with measured(what):
            until_the_page(shell, folder, newcomer(folder))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", type=Path, help="instead of a clone")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if wanted.wheel:
            from_a_wheel(wanted.wheel, Path(folder))
        else:
            from_a_clone(Path(folder))


if __name__ == "__main__":
    main()
