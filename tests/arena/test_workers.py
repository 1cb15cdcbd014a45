"""The same tasks with the same results: here, on processes, on Ray."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from bottega.arena.extras import need
from bottega.arena.simulate import Plan
from bottega.arena.tournament import Encounter, Tournament
from bottega.arena.workers import AHEAD, Alone, Workers, on_ray, processes
from bottega.core.errors import Invalid


def square(number: int) -> int:
    if number == 7:
        raise Invalid("number: seven is not for us")
    return number * number


@pytest.fixture(scope="module")
def ray() -> Iterator[Workers]:
    """A small cluster of our own; started once, since that takes seconds."""
    pytest.importorskip("ray", reason="Ray has no wheel for this platform")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # what the tests import, the cluster's processes do too
        with ExitStack() as stack:
            try:
                workers = stack.enter_context(on_ray("local", jobs=2))
            except Invalid as error:
                if "timed out" not in str(error):
                    raise
                pytest.skip("this machine is too busy: Ray did not start within its own 30 s")
            yield workers


def test_results_come_in_order() -> None:
    for jobs in (0, 1, 2):
        with processes(jobs) as workers:
            assert workers.count == max(1, jobs)
            assert list(workers.map(square, range(5))) == [0, 1, 4, 9, 16]


def mark(file: Path) -> Path:
    file.touch()
    return file


def test_only_a_few_tasks_are_handed_out_ahead(tmp_path: Path) -> None:
    """An interrupt while a million are being handed out would leave the pool hanging."""
    with processes(2) as workers:
        results = iter(workers.map(mark, [tmp_path / str(number) for number in range(100)]))
        assert next(results) == tmp_path / "0"
        assert len(list(tmp_path.iterdir())) <= 2 * AHEAD
        assert len(list(results)) == 99


def count_together(number: int) -> tuple[int, int]:
    """Which process did it, and when."""
    return os.getpid(), number


def test_short_tasks_travel_in_batches() -> None:
    """The longer it goes on, the more of them one process does in a row."""
    with processes(2) as workers:
        done = [process for process, _ in workers.map(count_together, range(2000))]
    changes = [place for place, (one, other) in enumerate(pairwise(done)) if one != other]
    assert len(changes) < 1000


def test_an_error_comes_as_it_is() -> None:
    with pytest.raises(Invalid, match="seven is not for us"), processes(2) as workers:
        list(workers.map(square, range(9)))


def test_ray_does_the_same(ray: Workers) -> None:
    assert ray.count == 2
    assert list(ray.map(square, range(5))) == [0, 1, 4, 9, 16]
    with pytest.raises(Invalid, match=r"^number: seven is not for us$"):
        list(ray.map(square, range(9)))


def test_a_tournament_is_the_same_on_ray(ray: Workers) -> None:
    def held(workers: Workers) -> list[Encounter]:
        tournament = Tournament(Plan("final-touch", 2, ("greedy", "random")), 60)
        assert list(tournament.play(workers))
        return tournament.encounters

    assert held(ray) == held(Alone())


def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray", reason="Ray has no wheel for this platform")
    with pytest.raises(Invalid, match=r"^ray: nobody answers at 127\.0\.0\.1:1: "), on_ray("127.0.0.1:1"):
        pass


def test_what_is_not_installed_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Invalid, match=r"^ray: ray is not installed; it comes with bottega\[ray\]$"), on_ray():
        pass
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.delitem(sys.modules, "openskill.models", raising=False)
    with pytest.raises(Invalid, match=r"^arena: openskill is not installed; it comes with bottega\[arena\]$"):
        need("openskill.models", "arena")
