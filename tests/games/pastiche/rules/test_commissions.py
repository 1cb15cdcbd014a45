"""Completing a commission, and what takes its slot."""

from __future__ import annotations

import pytest

from bottega.core.errors import Illegal
from games.pastiche.rules.sample import ACTIONS, GALLERY, HAND, at_step, refusal

PAYS_ALL = {"yellow": 2, "red": 2, "blue": 1, "black": 2, "gray": 2, "bisque": 1, "green": 2, "orange": 2, "violet": 1}
PAYS_ALL |= {"amber": 2, "magenta": 1}


@pytest.mark.rule("PA-G2")
@pytest.mark.parametrize("title", [*HAND, *GALLERY])
def test_a_new_commission_takes_the_slot_of_the_old(title: str) -> None:
    game = at_step("trade", palettes=[PAYS_ALL, {}])
    (new,) = game.play(0, {"type": "complete", "commission": title}).chance["commissions"]
    state = game.state_json()
    assert state["commissions"][0] == [new if card == title else card for card in HAND]
    assert state["gallery"] == [new if card == title else card for card in GALLERY]
    assert state["completed"] == [[title], []]
    assert new not in state["deck"]


@pytest.mark.rule("PA-G3")
@pytest.mark.parametrize("title", [*HAND, *GALLERY])
def test_from_an_empty_deck_nothing_is_replaced(title: str) -> None:
    game = at_step("trade", palettes=[PAYS_ALL, {}], deck=[])
    assert game.play(0, {"type": "complete", "commission": title}).chance == {}
    state = game.state_json()
    assert state["commissions"][0] == [card for card in HAND if card != title]
    assert state["gallery"] == [card for card in GALLERY if card != title]


@pytest.mark.rule("PA-G2")
def test_a_new_commission_may_be_completed_at_once() -> None:
    game = at_step("trade", palettes=[{"red": 3, "blue": 3, "white": 1, "scarlet": 1}, {}])
    game.play(0, ACTIONS["complete"], chance={"commissions": ["Portrait of Innocent X"]})
    game.play(0, {"type": "complete", "commission": "Portrait of Innocent X"})
    state = game.state_json()
    assert state["completed"][0] == ["Madonna of the Meadow", "Portrait of Innocent X"]
    assert (state["palettes"][0], state["bank"]["red"]) == ({"red": 1, "blue": 2}, 7)


@pytest.mark.rule("PA-G2")
def test_a_commission_is_paid_exactly() -> None:
    game = at_step("trade", palettes=[{"red": 1, "blue": 2}, {}])
    with pytest.raises(Illegal) as caught:
        game.check(0, {"type": "complete", "commission": "Mona Lisa"})
    assert (caught.value.rule, caught.value.reason) == ("PA-G2", "palette-lacks")
    assert caught.value.details["cards"] == {"bisque": 1, "black": 1, "green": 1}
    for title in ("The Night Watch", "No Such Work"):  # in the deck, in no box
        assert refusal(game, 0, {"type": "complete", "commission": title}) == "PA-G2"
    game.play(0, ACTIONS["complete"])
    assert game.state_json()["palettes"][0] == {"blue": 1}
