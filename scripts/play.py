"""`make play`: serves at once; rules that are not compiled yet are compiled behind the server.

python scripts/play.py [flags of `bottega`]
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import builds
import fetch

LAST = 4000  # characters of the log: earlier ones are of earlier builds
LOG = Path(sys.prefix) / "compile.log"
OFFLINE = Path(__file__).resolve().parents[1] / "build" / "static"  # served too, once `make static` has built it
PATIENCE = 5.0  # seconds until a build that does not end when it is told to is ended


def serve(server: Sequence[str], build: Sequence[str] | None, log: Path) -> int:
    """Runs the server, and a build behind it that ends with it. Returns the exit code; to be stopped is no failure."""
    told: list[int] = []  # to stop
    serving: list[subprocess.Popen[bytes]] = []

    def stop(number: int, _: object) -> None:
        told.append(number)
        for process in serving:
            if number != signal.SIGINT:  # a terminal sends that one to the server too
                process.send_signal(signal.SIGTERM)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    behind = None if build is None else _start_behind(build, log)
    try:
        serving.append(subprocess.Popen(server))
        if behind is not None:
            threading.Thread(target=_report, args=(behind, log, serving[0]), daemon=True).start()
        code = serving[0].wait()
    finally:
        if behind is not None:
            _end(behind)
    return 0 if told else code


def _start_behind(build: Sequence[str], log: Path) -> subprocess.Popen[bytes]:
    """In a session of its own: Ctrl-C does not reach it, and all that it starts can be ended at once."""
    with log.open("a") as said:  # not "w": another `make play` may be compiling and write there, too
        return subprocess.Popen(build, stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True)


def _report(behind: subprocess.Popen[bytes], log: Path, serving: subprocess.Popen[bytes]) -> None:
    code = behind.wait()
    if serving.poll() is not None:
        return
    if code:
        reason = fetch.reason(log.read_text(encoding="utf-8")[-LAST:]) or f"{log} says why."
        builds.say(f"Compiling failed. {reason} The bots play on, weaker; `make compiled` tries again.")
    else:
        builds.say("The rules are compiled: the bots play at full strength from now on.")


def _end(group: subprocess.Popen[bytes]) -> None:
    """A process and all that it started, if it has not ended by itself."""
    if group.poll() is not None:
        return
    for number in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(group.pid, number)
        with suppress(subprocess.TimeoutExpired):
            group.wait(PATIENCE)


def main() -> None:
    server = [str(Path(sys.executable).with_name("bottega")), *sys.argv[1:]]
    os.environ["BOTTEGA_COMPILED"] = str(builds.current())
    if (OFFLINE / "index.html").is_file():
        os.environ.setdefault("BOTTEGA_OFFLINE", str(OFFLINE))
    build: list[str] | None = None
    if not builds.use():
        if missing := builds.lacking():
            builds.say(f"The bots are weaker here than they could be: {missing} is missing ({builds.NEEDED}).")
        else:
            builds.say("Compiling the rules behind the server: the bots get stronger in about two minutes.")
            build = [sys.executable, builds.__file__]
    sys.exit(serve(server, build, LOG))


if __name__ == "__main__":
    main()
