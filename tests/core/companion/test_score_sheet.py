"""Score sheets: what a real table wrote down counts as much as the same game played here.

`SHEETS=1000 pytest tests/core/companion/test_score_sheet.py` compares that many games of each title.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from bottega import games, texts
from bottega.core.companion.score_sheet import MAX_ROWS, Scored, read, score
from bottega.core.errors import BottegaError, Invalid
from score_sheets import played, sheet
from toys.crazy_eights.game import CrazyEights

SHEETS = int(os.environ.get("SHEETS", "40"))


def count(game: str, **written: Any) -> Scored:
    return score(games.standard(game), written)


def table(scored: Scored) -> list[tuple[int, int, str]]:
    return [(line.side, line.points, line.rule) for line in scored.lines]


@pytest.mark.parametrize("game", games.names())
def test_a_sheet_scores_as_the_game_did(game: str) -> None:
    """And every point has a rule and a sentence."""
    prefix = games.spec(game).rules_prefix
    rules = dict(texts.rules("en", prefix))
    for number in range(SHEETS):
        match, events = played(game, 2 + number % 3, number, "greedy" if number % 12 < 3 else "random")
        scored = score(match.game, sheet(match, events))
        assert match.outcome is not None
        assert (scored.sides, scored.scores, scored.winners) == (
            match.sides,
            match.outcome.scores,
            match.outcome.winners,
        ), f"{game}, {number}"
        for side, points in enumerate(scored.scores):
            assert sum(line.points for line in scored.lines if line.side == side) == points
        assert {line.rule for line in scored.lines} | {scored.rule} <= set(rules)
        for lang in texts.LANGUAGES:
            assert all(line["text"] for line in scored.to_json(lang)["lines"])


# --- Final Touch ---


def test_final_touch_before_the_end_nobody_has_won() -> None:
    scored = count(
        "final-touch", players=["Anna", "Ben", "Caro"], masterpiece=[{"title": "Mona Lisa", "ruined": "Ben"}]
    )
    ruined = next(card.ruined for card in games.standard("final-touch").box.masterpieces if card.title == "Mona Lisa")
    assert table(scored) == [(0, ruined, "FT-F3"), (2, ruined, "FT-F3")]
    assert (scored.winners, scored.rule) == ((), "")


def test_final_touch_teams_share_a_purse() -> None:
    rows = [{"value": 20, "finished": "Anna"}, {"value": 4, "ruined": "Ben"}, {"value": 9, "finished": "Caro"}]
    scored = count("final-touch", players=["Anna", "Ben", "Caro", "Dan"], masterpiece=rows)
    assert (scored.sides, scored.scores) == (((0, 2), (1, 3)), (33, 0))
    assert table(scored) == [(0, 20, "FT-F1"), (0, 4, "FT-F2"), (0, 9, "FT-F1")]
    assert (scored.winners, scored.rule) == ((0, 2), "FT-E1")


TIED = [{"value": 21, "finished": "Ben"}, {"value": 21, "finished": "Caro"}, {"value": 4, "ruined": "Anna"}]


def test_final_touch_tie_break() -> None:
    """FT-E3: equal totals by one ruin; the last card decides, whatever it is worth."""
    players = ["Anna", "Ben", "Caro"]
    assert count("final-touch", players=players, masterpiece=TIED).winners == ()
    last = {"value": 2, "ruined": "Ben"}
    scored = count("final-touch", players=players, masterpiece=[*TIED, last])
    assert (scored.scores, scored.winners, scored.rule) == ((0, 25, 27), (2,), "FT-E3")
    assert table(scored)[-1] == (2, 2, "FT-F2")


# --- Pastiche ---


def test_pastiche_cards_that_are_not_in_the_list() -> None:
    works = [{"title": "One", "artist": "Somebody", "points": 9}, {"title": "Two", "artist": "Somebody", "points": 8}]
    hand = [{"title": "Three", "palette": ["red", "red", "blue"]}]
    rows = [
        {"player": "Ben", "completed": works, "commissions": hand, "palette": {"red": 1, "blue": 3}},
    ]
    scored = count("pastiche", players=["Anna", "Ben"], hand=rows)
    assert table(scored) == [
        *((1, 9, "PA-E2"), (1, 8, "PA-E2")),
        (1, 3, "PA-E4"),
        *((1, 4, "PA-E3"), (1, 4, "PA-E3")),
    ]
    assert (scored.scores, scored.winners, scored.rule) == ((0, 28), (1,), "PA-E2")


def test_pastiche_tie_break() -> None:
    """PA-E5: more commissions."""
    one = [{"title": "One", "artist": "A", "points": 10}]
    two = [{"title": "Two", "artist": "B", "points": 6}, {"title": "Three", "artist": "C", "points": 4}]
    rows = [{"player": "Anna", "completed": one}, {"player": "Ben", "completed": two}]
    scored = count("pastiche", players=["Anna", "Ben"], hand=rows)
    assert (scored.scores, scored.winners, scored.rule) == ((10, 10), (1,), "PA-E5")


# --- Fresco ---


def test_fresco_from_where_the_painters_stand() -> None:
    """The short way: the track as it stands, then the money, with a bump."""
    rows: list[dict[str, Any]] = [{"player": "Anna", "points": 40}, {"player": "Ben", "points": 42}]
    rows += [{"player": "Anna", "thalers": 5, "step": "behind"}, {"player": "Ben", "thalers": 1}]
    scored = count("fresco", players=["Anna", "Ben"], scored=rows)
    assert table(scored) == [
        *((0, 40, "FR-V1"), (1, 42, "FR-V1")),
        *((0, 2, "FR-E2"), (0, -1, "FR-V1"), (1, 0, "FR-E2")),
    ]
    assert (scored.scores, scored.winners, scored.rule) == ((41, 42), (1,), "FR-E2")


def test_fresco_the_abbot_raises_the_bonus_from_then_on() -> None:
    tile = {"player": "Anna", "tile": 5, "bishop": "here"}
    rows = [tile, {"player": "Anna", "portrait": "abbot"}, tile, {**tile, "bishop": "next"}]
    scored = count("fresco", players=["Anna", "Ben", "Caro"], scored=rows)
    assert [line.points for line in scored.lines] == [5, 3, 0, 5, 4, 5, 3]


# --- what cannot be counted ---


@pytest.mark.parametrize(
    ("game", "written", "reason"),
    [
        ("final-touch", {}, "players: must be a list"),
        ("final-touch", {"players": ["Anna"]}, "seats: Final Touch is a game for 2, 3 or 4 players, not 1"),
        ("final-touch", {"players": ["Anna", "Anna"]}, "players: 'Anna' stands twice"),
        ("final-touch", {"players": ["Anna", " "]}, "players: a name has 1 to 40 characters, not ''"),
        ("final-touch", {"round": 3}, "sheet: round: unknown, expected players, masterpiece"),
        ("final-touch", {"masterpiece": [{"value": 3}]}, "masterpiece: 1: must have one of finished, ruined"),
        (
            "final-touch",
            {"masterpiece": [{"value": 3, "ruined": "Eve"}]},
            "masterpiece: 1: ruined: must be one of Anna, Ben, Caro, not 'Eve'",
        ),
        (
            "final-touch",
            {"masterpiece": [{"title": "Mona Lisa", "ruined": "Ben"}] * 2},
            "masterpiece: 2: 'Mona Lisa' is named twice, more than the box holds",
        ),
        (
            "final-touch",
            {"masterpiece": [{"value": 25, "finished": "Ben"}, {"value": 1, "finished": "Ben"}]},
            "FT-E1: Row 2: the game was over before it.",
        ),
        (
            "final-touch",
            {"masterpiece": [*TIED, {"value": 1, "ruined": "Anna"}]},
            "FT-E3: Row 4: in the tie-break only Ben and Caro play.",
        ),
        (
            "final-touch",
            {"masterpiece": [{"value": 0, "finished": "Ben"}] * (MAX_ROWS + 1)},
            f"masterpiece: at most {MAX_ROWS} rows",
        ),
        (
            "pastiche",
            {"hand": [{"player": "Ben", "completed": ["Nothing"]}]},
            "hand: 1: completed: there is no commission 'Nothing' in the box",
        ),
        (
            "pastiche",
            {"hand": [{"player": "Ben", "completed": [{"points": 3}]}]},
            "hand: 1: completed: title: missing",
        ),
        ("pastiche", {"hand": [{"player": "Ben"}] * 2}, "hand: 2: player: Ben stands twice"),
        ("fresco", {"start": ["Anna"]}, "start: must name each of Anna, Ben, Caro once, the one on S1 first"),
        (
            "fresco",
            {"scored": [{"player": "Ben", "altar": ["red", "red", "red"]}]},
            "FR-H4: Row 1: the altar does not take these three paints together.",
        ),
        (
            "fresco",
            {"scored": [{"player": "Ben", "request": 8, "bishop": "here"}]},
            "scored: 1: bishop: only for a tile (FR-H3)",
        ),
        (
            "fresco",
            {"scored": [{"player": "Ben", "request": 8}, {"player": "Anna", "request": 8}]},
            "FR-V1: Row 2: another painter stands on 8. Choose: ahead to 9, or behind to 7.",
        ),
        (
            "fresco",
            {"scored": [{"player": "Ben", "request": 8, "step": "ahead"}]},
            "FR-V1: Row 1: nobody is in the way, so there is nothing to choose.",
        ),
        (
            "fresco",
            {"scored": [{"player": "Ben", "thalers": 8}, {"player": "Anna", "tile": 3}]},
            "FR-E2: Row 2: money is counted once for each player, after all else.",
        ),
        (
            "fresco",
            {"players": ["Anna", "Ben"], "scored": [{"player": "Leonardo", "thalers": 8}]},
            "FR-X8: Row 1: Leonardo only restores segments.",
        ),
        (
            "fresco",
            {"players": ["Anna", "Leonardo"]},
            "FR-X5: With two players Leonardo is the neutral painter. Choose another name.",
        ),
    ],
)
def test_a_sheet_that_cannot_be_counted(game: str, written: dict[str, Any], reason: str) -> None:
    names = {} if not written else {"players": ["Anna", "Ben", "Caro"]}
    with pytest.raises(BottegaError) as refused:
        count(game, **{**names, **written})
    assert str(refused.value) == reason


def test_a_game_without_a_sheet() -> None:
    with pytest.raises(Invalid, match="game: Crazy Eights has no score sheet"):
        score(CrazyEights(), {"players": ["Anna", "Ben"]})


def test_files() -> None:
    assert read('players = ["Anna"]', "x") == read('{"players": ["Anna"]}', "x") == {"players": ["Anna"]}
    for text in ("players = [", '{"players": ', "a = " + "[" * 9000):
        with pytest.raises(Invalid, match=r"sheet\.toml: "):
            read(text, "sheet.toml")
