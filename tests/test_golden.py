"""Golden games still lead where they led. If that was meant to change: "Change a rule" in CONTRIBUTING.md."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import golden_games
from bottega import games
from bottega.games.fresco.rules.turn import FIELDS as FRESCO_FIELDS
from bottega.record import replay, verify

FILES = list(golden_games.files())
IDS = [str(path.relative_to(golden_games.FOLDER)) for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_a_golden_game_leads_to_the_same_end(path: Path) -> None:
    golden = golden_games.read(path)
    match = replay(golden.record, golden.components)
    assert match.over
    assert match.record_json()["outcome"] == golden.record["outcome"]
    assert golden_games.fingerprint(match) == golden.final


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_its_seed_gives_the_same_cards(path: Path) -> None:
    golden = golden_games.read(path)
    verify(golden.record, golden.components)


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_a_record_is_one_line(path: Path) -> None:
    """And begins with what it is of, for whoever looks into the file."""
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") == 1
    assert list(json.loads(text))[:3] == ["game", "version", "seats"]


@pytest.mark.rule("FT-E1")
@pytest.mark.rule("FT-E2")
@pytest.mark.rule("FT-E3")
@pytest.mark.rule("FT-E4")
def test_every_way_to_end_final_touch_has_a_golden_game() -> None:
    found = set()
    for path in (golden_games.FOLDER / "final-touch").glob("*.jsonl"):
        golden = golden_games.read(path)
        last = replay(golden.record, golden.components).state_json()["won"][-1]["as"]
        found.add((golden.record["outcome"]["reason"], last))
    finished = {("FT-E1", "finished"), ("FT-E3", "finished"), ("FT-E4", "finished")}
    ruined = {("FT-E1", "ruined"), ("FT-E2", "ruined"), ("FT-E3", "ruined"), ("FT-E4", "ruined")}
    assert found >= finished | ruined


@pytest.mark.rule("PA-E1")
@pytest.mark.rule("PA-D2")
def test_every_way_to_end_pastiche_has_a_golden_game_of_each_player_count() -> None:
    records = [golden_games.read(path).record for path in (golden_games.FOLDER / "pastiche").glob("*.jsonl")]
    found = {(record["seats"], record["outcome"]["reason"]) for record in records}
    assert found == {(seats, reason) for seats in (2, 3, 4) for reason in ("PA-E1", "PA-D2")}


def test_golden_games_of_pastiche_hold_every_kind_of_move() -> None:
    """All that `choices` ever lists; being closed to offers is a setting."""
    records = [golden_games.read(path).record for path in (golden_games.FOLDER / "pastiche").glob("*.jsonl")]
    found = {move["action"]["type"] for record in records for move in record["moves"]}
    turn = {"place", "bank", "swap", "complete", "return", "end"}
    assert found == turn | {"offer", "accept", "decline", "withdraw"}


@pytest.mark.rule("FR-E1")
def test_both_ways_the_last_round_of_fresco_comes_have_a_golden_game() -> None:
    found = set()
    for path in (golden_games.FOLDER / "fresco").glob("*.jsonl"):
        match = replay(golden_games.read(path).record)
        found.add((match.seats, match.game.figures(match.state).averages["last round by portraits"]))
    assert found == {(2, 1), (3, 1), (4, 1), (3, 0), (4, 0)}


def test_golden_games_of_fresco_hold_every_kind_of_move() -> None:
    records = [golden_games.read(path).record for path in (golden_games.FOLDER / "fresco").glob("*.jsonl")]
    found = {move["action"]["type"] for record in records for move in record["moves"]}
    assert found == set(FRESCO_FIELDS)


@pytest.mark.parametrize("game", games.names())
def test_every_player_count_has_a_golden_game(game: str) -> None:
    found = {golden_games.read(path).record["seats"] for path in (golden_games.FOLDER / game).glob("*.jsonl")}
    assert found == set(games.spec(game).seats)


def test_every_golden_game_has_its_recipe() -> None:
    assert sorted(recipe.path for recipe in golden_games.RECIPES) == FILES


@pytest.mark.parametrize(
    "file", ["two-end-by-finishing", "two-end-with-45-points", "two-end-without-hexes", "three-at-random"]
)
def test_a_recipe_can_be_played(file: str) -> None:
    """The script that makes them works: its easiest games, not written."""
    recipe = next(recipe for recipe in golden_games.RECIPES if recipe.file == file)
    assert recipe.fits(golden_games.find(recipe))
