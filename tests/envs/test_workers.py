"""Games shared out among processes are the same games, and nothing stays behind."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import bottega
from bottega import games
from bottega.envs.vector import Vector
from bottega.envs.workers import Failed, Workers

ARRAYS = ("observations", "raw", "masks", "turns", "rewards", "done")


def crew(many: Vector) -> Workers:
    assert isinstance(many.games, Workers)
    return many.games


@pytest.fixture
def many() -> Iterator[Vector]:
    with Vector("final-touch", 2, count=5, workers=2) as shared:
        shared.reset(seed=6)
        yield shared


@pytest.mark.parametrize("name", games.names())
def test_same_seeds_same_games_with_any_number_of_workers(name: str) -> None:
    alone = Vector(name, 3, count=5, shaping=0.25)
    with Vector(name, 3, 5, shaping=0.25, workers=2) as two, Vector(name, 3, 5, shaping=0.25, workers=5) as five:
        for seed in (1, 2):
            for vector in (alone, two, five):
                vector.reset(seed)
            for _ in range(25):
                actions = alone.sample()
                for vector in (two, five):
                    assert [*vector.sample()] == actions
                    for array in ARRAYS:
                        assert (getattr(vector, array) == getattr(alone, array)).all()
                for vector in (alone, two, five):
                    vector.step(actions)


def test_games_end_and_are_dealt_anew(many: Vector) -> None:
    alone, ended = Vector("final-touch", 2, count=5), 0
    alone.reset(seed=6)
    for _ in range(120):
        for vector in (alone, many):
            vector.step(vector.sample())
        assert (many.done == alone.done).all()
        assert (many.rewards == alone.rewards).all()
        ended += int(many.done.sum())
    assert ended > 10


def test_nothing_happens_if_one_index_is_illegal(many: Vector) -> None:
    before, actions = many.raw.copy(), many.sample()
    wrong = actions.copy()
    wrong[3] = np.flatnonzero(~many.masks[3])[-1]
    with pytest.raises(bottega.Illegal, match="FT-"):
        many.step(wrong)
    wrong[3] = -1
    for refused, why in (([0, 0], "2 for 5 games"), (wrong, "from 0 to 255"), ([0.5] * 5, "whole numbers")):
        with pytest.raises(bottega.Invalid, match=why):
            many.step(refused)
    assert (many.raw == before).all()
    many.step(actions)
    assert not (many.raw == before).all()


def test_as_many_workers_as_games_at_most() -> None:
    for workers in (0, 6):
        with pytest.raises(bottega.Invalid, match="workers: from 1 to 5"):
            Vector("final-touch", 2, count=5, workers=workers)


def test_options_and_lists_of_ones_own_reach_the_workers(tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    own.write_bytes((Path(bottega.__file__).parent / "games/final_touch/box/components.toml").read_bytes())
    with Vector("final-touch", 2, 4, options={"starter": 1}, components=own, workers=2) as many:
        many.reset(seed=1)
        assert many.turns.tolist() == [1, 1, 1, 1]


def test_the_death_of_a_worker_is_an_error_at_once(many: Vector) -> None:
    last, processes = many.raw.copy(), crew(many).processes
    os.kill(processes[1].pid or 0, signal.SIGKILL)
    with pytest.raises(Failed, match="one has ended") as told:
        many.step(many.sample())
    assert "-9" in str(told.value)
    assert not any(process.is_alive() for process in processes)
    assert (many.raw == last).all()
    with pytest.raises(Failed, match="closed"):
        many.reset(seed=1)


def test_whoever_closes_or_forgets_a_vector_lets_its_workers_go() -> None:
    many = Vector("final-touch", 2, count=2, workers=2)
    processes = [*crew(many).processes]
    many.close()
    many.close()
    assert [process.exitcode for process in processes] == [0, 0]
    many = Vector("final-touch", 2, count=2, workers=2)
    processes, masks = [*crew(many).processes], many.masks
    many.reset(seed=1)
    del many
    gc.collect()
    assert [process.exitcode for process in processes] == [0, 0]
    assert masks.any(axis=1).all()  # the memory is there as long as somebody looks at it


PROGRAM = """
from bottega.envs.vector import Vector
{guard}
    many = Vector("final-touch", 2, count=4, workers=2)
    many.reset(seed=1)
    print([process.pid for process in many.games.processes], flush=True)
    {then}
"""


def program(tmp_path: Path, guard: str, then: str) -> subprocess.Popen[str]:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM.format(guard=guard, then=then), encoding="utf-8")
    path = os.pathsep.join(sys.path)
    return subprocess.Popen(
        [sys.executable, file], env={**os.environ, "PYTHONPATH": path}, stdout=-1, stderr=-1, text=True
    )


def test_a_program_that_ends_leaves_nothing_and_says_nothing(tmp_path: Path) -> None:
    said, complaints = program(tmp_path, "if __name__ == '__main__':", "many.step(many.sample())").communicate()
    assert complaints == ""
    for pid in eval(said):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_workers_end_with_a_program_that_is_killed(tmp_path: Path) -> None:
    running = program(tmp_path, "if __name__ == '__main__':", "input()")
    assert running.stdout is not None
    pids = eval(running.stdout.readline())
    running.kill()
    running.communicate()  # until the last who holds its output has ended: the workers too
    assert len(pids) == 2


def test_a_program_without_a_guard_is_told_of_it(tmp_path: Path) -> None:
    _, complaints = program(tmp_path, "if True:", "pass").communicate()
    assert "Failed: workers: one has ended before it began" in complaints
    assert "__main__" in complaints.splitlines()[-1]
