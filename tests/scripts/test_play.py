"""`make play` compiles behind the server: what it says, and what is left when the server ends."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import subprocess
import sys
import termios
from pathlib import Path
from typing import Self

import pytest

import builds
import play
from server.running import wait_for

SCRIPTS = Path(play.__file__).parent
SERVER = """
import sys, time
try:
    print("Bottega is at http://127.0.0.1", flush=True)
    time.sleep(1000)
except KeyboardInterrupt:
    sys.exit(130)
"""
# Like uv, it starts another that does the work; unlike gcc, that one does not want to end.
SLOW = "trap '' TERM; sleep 1000 & echo $! >worker; echo $$ >leader; wait"
LAUNCH = "import sys, pathlib, play; sys.exit(play.serve(sys.argv[1:4], sys.argv[4:] or None, pathlib.Path('log')))"


class Terminal:
    """The launcher in a terminal of its own."""

    def __init__(self, folder: Path, build: str | None, server: str = SERVER) -> None:
        self.folder = folder
        self.screen, theirs = pty.openpty()

        def sit_down() -> None:
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # Ctrl-C in this terminal means this process and those it starts
            signal.signal(signal.SIGINT, signal.SIG_DFL)

        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, sys.executable, "-c", server, *(("sh", "-c", build) if build else ())],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(SCRIPTS)},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=sit_down,
        )
        os.close(theirs)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.screen)

    def until(self, words: str) -> None:
        while words not in self.shown:
            assert self._read(), f"{words!r} never came: {self.shown}"

    def rest(self) -> str:
        while self._read():
            pass
        return self.shown

    def _read(self) -> bool:
        try:
            read = os.read(self.screen, 4096)
        except OSError:  # the other end is closed
            return False
        self.shown += read.decode()
        return bool(read)

    def press_control_c(self) -> None:
        os.write(self.screen, b"\x03")

    def pid(self, name: str) -> int:
        file = self.folder / name
        wait_for(lambda: file.exists() and file.read_text().endswith("\n"))
        return int(file.read_text())


def runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"  # ended, and nobody has asked yet


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")


@needs_proc
def test_control_c_ends_the_server_and_the_whole_build(tmp_path: Path) -> None:
    with Terminal(tmp_path, SLOW) as terminal:
        terminal.until("Bottega is at")
        building = [terminal.pid("leader"), terminal.pid("worker")]
        assert all(runs(pid) for pid in building)
        terminal.press_control_c()
        assert terminal.process.wait(60) == 0
        wait_for(lambda: not any(runs(pid) for pid in building))
        assert "Traceback" not in terminal.rest()
        assert "ailed" not in terminal.shown


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_being_ended_ends_both(tmp_path: Path, number: signal.Signals) -> None:
    with Terminal(tmp_path, SLOW) as terminal:
        terminal.until("Bottega is at")
        building = [terminal.pid("leader"), terminal.pid("worker")]
        terminal.process.send_signal(number)
        assert terminal.process.wait(60) == 0
        wait_for(lambda: not any(runs(pid) for pid in building))


@needs_proc
def test_a_server_that_does_not_start_ends_the_build(tmp_path: Path) -> None:
    with Terminal(tmp_path, SLOW, server="import sys; sys.exit('bottega: port: in use')") as terminal:
        assert terminal.process.wait(60) == 1
        assert "bottega: port: in use" in terminal.rest()
        assert "ailed" not in terminal.shown
        if (tmp_path / "worker").exists():  # it may have been too quick for that
            wait_for(lambda: not runs(terminal.pid("worker")))


def test_a_build_that_fails_is_said_with_a_way_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "echo gcc: out of memory >&2; exit 1") as terminal:
        terminal.until("Compiling failed. log says why. The bots play on, weaker; `make compiled` tries again.")
        terminal.until("Bottega is at")  # the server is not affected
        assert terminal.process.poll() is None
        assert (tmp_path / "log").read_text() == "gcc: out of memory\n"
        terminal.press_control_c()
        assert terminal.process.wait(60) == 0


def test_a_build_that_is_ready_is_said(tmp_path: Path) -> None:
    with Terminal(tmp_path, "true") as terminal:
        terminal.until("The rules are compiled: the bots play at full strength from now on.")
        terminal.press_control_c()
        assert terminal.process.wait(60) == 0


def test_control_c_is_no_failure_when_nothing_is_compiled(tmp_path: Path) -> None:
    with Terminal(tmp_path, build=None) as terminal:
        terminal.until("Bottega is at")
        terminal.press_control_c()
        assert terminal.process.wait(60) == 0
        assert "Traceback" not in terminal.rest()


def launch(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> tuple[list[str], list[str] | None]:
    """The flags that the server is started with, and what is compiled behind it."""
    found: list[tuple[list[str], list[str] | None]] = []

    def serve(server: list[str], build: list[str] | None, _: Path) -> int:
        assert Path(server[0]).name == "bottega"
        assert os.environ["BOTTEGA_COMPILED"] == str(builds.current())
        found.append((server[1:], build))
        return 0

    monkeypatch.setattr(play, "serve", serve)
    monkeypatch.setattr(builds, "use", lambda: compiled)
    monkeypatch.setattr(sys, "argv", ["play.py", "--lan"])
    monkeypatch.setenv("BOTTEGA_COMPILED", "")
    with pytest.raises(SystemExit, match=r"^0$"):
        play.main()
    return found[0]


Printed = pytest.CaptureFixture[str]


def test_what_is_compiled_already_is_served_without_a_word(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    assert launch(monkeypatch, compiled=True) == (["--lan"], None)
    assert capsys.readouterr().out == ""


def test_what_is_not_compiled_yet_is_compiled_behind(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setattr(builds, "lacking", lambda: None)
    assert launch(monkeypatch, compiled=False) == (["--lan"], [sys.executable, builds.__file__])
    assert "the bots get stronger in about two minutes" in capsys.readouterr().out


def test_without_a_compiler_it_says_so_and_serves(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert launch(monkeypatch, compiled=False) == (["--lan"], None)
    assert capsys.readouterr().out.startswith(
        "The bots are weaker here than they could be: the C compiler no-such-compiler is missing (apt install gcc"
    )
