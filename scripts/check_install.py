"""Checks the Bottega that is installed, away from the source tree: every wheel has to pass before it is published.

python scripts/check_install.py [--compiled | --plain] [--without-server]
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

import bottega
from bottega import games
from bottega.arena.speed import compiled

ROOT = Path(__file__).resolve().parent.parent


class Broken(Exception):
    """What is installed does not work."""


def check_place() -> None:
    found = Path(str(bottega.__file__)).resolve()
    if found.is_relative_to(ROOT / "src"):
        raise Broken(f"{found} is the source tree, not an installation")


def check_games(is_compiled: bool | None) -> None:
    for game in games.names():
        if is_compiled is not None and compiled(game) != is_compiled:
            raise Broken(f"{game}: the rules are {'not ' if is_compiled else ''}compiled")
        match = bottega.new(game, seats=3, seed=7)
        while not match.over and match.ply < 200:
            seat = match.awaited[0]
            match.play(seat, match.choices(seat)[0])
        if bottega.load(match.record_json()).state != match.state:
            raise Broken(f"{game}: a record replays to another state")


def check_server() -> None:
    """Starts it, and reads the page and what the page loads first."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "bottega", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                said = re.search(r"Bottega is at (http://\S+)", server.stdout.readline())
                if said is None:
                    raise Broken("the server did not start")
                check_page(said[1])
            finally:
                server.terminate()


def check_page(address: str) -> None:
    with urlopen(f"{address}/healthz") as healthy, urlopen(address) as answer:
        page = answer.read().decode()
        if healthy.status != 200:
            raise Broken("the server cannot store moves")
    script = re.search(r'<script[^>]* src="([^"]+\.js)"', page)
    if script is None:
        raise Broken("the page is missing")
    with urlopen(f"{address}{script[1]}") as loaded:
        if not loaded.read():
            raise Broken("the page's script is empty")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--compiled", action="store_const", const=True, dest="is_compiled")
    kind.add_argument("--plain", action="store_const", const=False, dest="is_compiled")
    parser.add_argument("--without-server", action="store_true", help="where there are no processes, as in a browser")
    wanted = parser.parse_args()
    try:
        check_place()
        check_games(wanted.is_compiled)
        if not wanted.without_server:
            check_server()
    except Broken as error:
        sys.exit(f"broken: {error}")
    checked = "every game" if wanted.without_server else "every game, the server and its page"
    sys.stdout.write(f"bottega {bottega.__version__} works: {checked}\n")


if __name__ == "__main__":
    main()
