"""Simulated games: seats rotate, seeds repeat, and a crash leaves its record behind."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from bottega.arena.simulate import Crashed, Plan, simulate
from bottega.arena.summary import summarise
from bottega.record import replay


def test_bots_change_seats() -> None:
    plan = Plan("final-touch", 3, ("greedy", "random", "random"))
    seats = Counter(plan.seating(number).index("greedy") for number in range(300))
    assert seats == {0: 100, 1: 100, 2: 100}
    assert Plan("final-touch", 4, ("greedy", "random")).seating(0) == ("greedy", "random", "greedy", "random")
    assert Plan("final-touch", 4, ("greedy", "random")).seating(1) == ("random", "greedy", "random", "greedy")


def test_the_same_seed_plays_the_same_games() -> None:
    plan = Plan("final-touch", 2, ("greedy", "random"), seed="a", export=True)
    assert list(simulate(plan, 5)) == list(simulate(plan, 5))
    assert list(simulate(plan, 5)) != list(simulate(Plan("final-touch", 2, ("greedy", "random"), "b", export=True), 5))


def test_records_replay() -> None:
    for played in simulate(Plan("final-touch", 4, ("random",), export=True, check=True), 10):
        outcome = replay(json.loads(played.record or "")).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.scores, outcome.reason) == (played.winners, played.scores, played.reason)


def test_a_crash_leaves_its_record(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(
        "class Bad:\n    name = 'bad'\n    def choose(self, view, chance):\n"
        "        return view.choices[0] if view.purses[0] < 4 else 1 / 0\n"
    )
    with pytest.raises(Crashed, match="final-touch, game 0, seed 0-0, bad on seat 0: ZeroDivisionError") as caught:
        list(simulate(Plan("final-touch", 2, (f"{file}:Bad", "random")), 1))
    found = re.search(r"its record is (.+\.json)", str(caught.value))
    assert found
    dumped = Path(found[1])
    assert replay(json.loads(dumped.read_text(encoding="utf-8"))).ply > 0
    dumped.unlink()


def test_a_summary_adds_up() -> None:
    summary = summarise(simulate(Plan("final-touch", 4, ("greedy", "random")), 40))
    assert summary.games == 40
    assert sum(summary.won.values()) == 40
    assert summary.expected("greedy") == 0.5
    assert sum(place.value for place in summary.places_won()) == pytest.approx(2)  # two winners a game
    assert sum(part.value for part in summary.tally_shares().values()) == pytest.approx(1)
    assert sum(part.value for part in summary.ends().values()) == pytest.approx(1)
    assert summary.best_score().value >= 25
