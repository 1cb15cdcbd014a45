"""One holder at a time, for as long as its process lives."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from bottega.store.lock import FileLock
from server.processes import SOURCE

HOLD = (
    "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1]);"
    " from bottega.store.lock import FileLock; lock = FileLock(Path(sys.argv[2]));"
    " print(lock.acquire(), flush=True); sys.stdin.read()"
)


def test_one_holds_it_until_it_is_released(tmp_path: Path) -> None:
    one, two = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock")
    assert one.acquire()
    assert one.acquire()
    assert not two.acquire()
    one.release()
    assert two.acquire()
    assert not one.acquire()
    two.release()
    two.release()
    assert one.acquire()
    one.release()


def test_a_process_that_is_killed_holds_it_no_longer(tmp_path: Path) -> None:
    file, command = tmp_path / "lock", [sys.executable, "-c", HOLD, SOURCE, str(tmp_path / "lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        lock = FileLock(file)
        assert not lock.acquire()
        other.kill()
        other.wait()
        assert lock.acquire()
        lock.release()


@pytest.mark.parametrize("error", [BlockingIOError(), OSError("no locks here"), KeyboardInterrupt()])
def test_who_does_not_get_it_leaves_no_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    opened, is_taken = list[int](), isinstance(error, BlockingIOError)

    def refuse(descriptor: int) -> None:
        opened.append(descriptor)
        raise error

    monkeypatch.setattr("bottega.store.lock._lock", refuse)
    with nullcontext() if is_taken else pytest.raises(type(error)):
        assert not FileLock(tmp_path / "lock").acquire()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(opened[0])
    assert (tmp_path / "lock").stat().st_mode & 0o777 == 0o600
