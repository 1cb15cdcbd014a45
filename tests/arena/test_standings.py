"""What a tournament shows, as data and as a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bottega.arena import plot
from bottega.arena.ratings import rate
from bottega.arena.simulate import Plan
from bottega.arena.standings import Standings, better, named
from bottega.arena.tournament import Encounter, LineUp, Ranks, Tournament
from bottega.arena.workers import Alone
from bottega.cli import tables
from bottega.core.errors import Invalid

WON: tuple[Ranks, ...] = ((0, 1), (1, 0))  # from both sides
LOST: tuple[Ranks, ...] = ((1, 0), (0, 1))


@pytest.fixture
def standings() -> Standings:
    clear = Encounter(LineUp("able", "poor", 2), [WON, WON, WON, LOST] * 10)
    even = Encounter(LineUp("able", "apt", 2), [WON, LOST] * 10)
    return Standings(Plan("final-touch", 2, ("able", "poor", "apt")), 80, rate([clear, even], "1"), [clear, even])


def test_who_is_better() -> None:
    assert better(Encounter(LineUp("able", "poor", 2), [WON] * 20)) == "able"
    assert better(Encounter(LineUp("poor", "able", 2), [LOST] * 20)) == "able"
    assert better(Encounter(LineUp("able", "apt", 2), [WON, LOST] * 10)) is None


def test_without_ratings_nothing_is_rated(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """After an interrupt: ratings of many games would take seconds."""
    monkeypatch.setattr("bottega.arena.standings.rate", None)  # who calls it fails
    tournament = Tournament(Plan("final-touch", 2, ("greedy", "random")), 10)
    next(tournament.play(Alone()))
    interrupted = Standings.of(tournament, rated=False)
    tables.show_arena(interrupted)
    shown = capsys.readouterr().out
    assert "greedy against random" in shown
    assert "Rating" not in shown
    assert interrupted.to_json()["ratings"] == []


def test_names_of_line_ups() -> None:
    assert named(LineUp("able", "poor", 2)) == "able against poor"
    assert named(LineUp("able", "poor", 4)) == "able against 3 poor"


def test_json(standings: Standings) -> None:
    data = json.loads(json.dumps(standings.to_json()))
    assert data["ratings"][-1]["bot"] == "poor"
    assert {"game": "final-touch", "seats": 2, "seed": "0", "most_games": 80}.items() <= data.items()
    clear, even = data["line_ups"]
    assert (clear["games"], clear["share"]["value"], clear["better"]) == (80, 0.75, "able")
    assert clear["always_valid"]["low"] < clear["share"]["low"] < 0.75 < clear["share"]["high"]
    assert even["better"] is None


@pytest.mark.parametrize(("name", "begins"), [("a.png", b"\x89PNG"), ("a.SVG", b"<?xml")])
def test_pictures(standings: Standings, tmp_path: Path, name: str, begins: bytes) -> None:
    pytest.importorskip("matplotlib")
    files = [tmp_path / f"{time}-{name}" for time in range(2)]
    for file in files:
        plot.check(file)
        plot.draw(standings, file)
    assert files[0].read_bytes().startswith(begins)
    assert files[0].read_bytes() == files[1].read_bytes()
    if name.endswith("SVG"):
        assert "able against poor" in files[0].read_text(encoding="utf-8")


def test_other_pictures_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"plot: .*a\.gif: must end in \.png or \.svg"):
        plot.check(tmp_path / "a.gif")
