"""Placing a hex: where it may lie, and the cards it brings."""

from __future__ import annotations

import pytest

from bottega.games.pastiche.box.colours import AMBER, COLOURS
from games.pastiche.rules.sample import HEX_Y, PLACE, Json, at_step, refusal

TO_PLACE = [
    ({"at": [5, 5]}, "PA-T2"),
    ({"at": [0, 0]}, "PA-T2"),  # taken
    ({"at": [3, -2]}, "PA-T2"),  # only beside one's own
    ({"at": [2, -1]}, "PA-T2"),  # one's own lies there
    ({"at": [1, -1]}, None),  # beside one's own and the starting piece
    ({"at": [0, 3]}, None),  # only beside another's
    ({"take": "red"}, "PA-T3"),
    ({"take": "yellow"}, None),
    ({"hex": 1, "take": "red"}, "PA-T4"),  # in the centre, but not in the bank
    ({"hex": 1, "take": "blue"}, None),
    ({"hex": 1, "take": "yellow"}, "PA-T3"),
]


@pytest.mark.rule("PA-T2")
@pytest.mark.rule("PA-T3")
@pytest.mark.rule("PA-T4")
@pytest.mark.parametrize(("changed", "rule"), TO_PLACE)
def test_where_a_hex_may_lie_and_what_is_taken(changed: Json, rule: str | None) -> None:
    laid = [{"at": [2, -1], **HEX_Y, "by": 0}, {"at": [0, 2], **HEX_Y, "by": 1}]
    game = at_step("place", map=laid, bank={"yellow": 1, "blue": 1})
    assert refusal(game, 0, {**PLACE, **changed}) == rule
    listed = any(choice.to_json() == {**PLACE, **changed} for choice in game.choices(0))
    assert listed == (rule is None)


def test_a_hex_one_does_not_hold() -> None:
    assert refusal(at_step("place", hexes=[[HEX_Y], None]), 0, {**PLACE, "hex": 1}) == "G-HELD"


@pytest.mark.rule("PA-T3")
@pytest.mark.rule("PA-T4")
def test_what_a_placement_brings() -> None:
    """A red hex at [1, -1]: its lower points meet yellow of [1, 0], yellow and red of both, and red of [0, 0]."""
    for empty, gained in (
        ("gray", {"orange": 1, "scarlet": 1}),
        ("scarlet", {"orange": 1}),
        ("orange", {"scarlet": 1}),
    ):
        game = at_step("place", palettes=[{}, {}], bank={**dict.fromkeys(COLOURS, 3), empty: 0})
        game.play(0, PLACE)
        assert game.state_json()["palettes"][0] == gained
        assert game.state_json()["map"][-1] == {"at": [1, -1], **HEX_Y, "by": 0}


@pytest.mark.rule("PA-T4")
@pytest.mark.parametrize("amber", [6, 4, 0])
def test_fewer_cards_than_were_mixed(amber: int) -> None:
    """A red hex in a hole between yellow ones mixes amber at every point, as far as it goes."""
    around = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]]
    laid = [{"at": at, "points": "YYYYYY"} for at in around]
    game = at_step("place", palettes=[{}, {}], map=laid, bank={"amber": amber})
    game.play(0, {**PLACE, "at": [0, 0]})
    assert (game.state.palettes[0][AMBER], game.state.bank[AMBER]) == (amber, 0)
