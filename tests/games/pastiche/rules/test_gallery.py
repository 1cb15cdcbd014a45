"""Swapping a commission for one of the gallery."""

from __future__ import annotations

import pytest

from games.pastiche.rules.sample import ACTIONS, at_step, refusal


@pytest.mark.rule("PA-G1")
def test_a_swap_changes_places_once() -> None:
    game = at_step("trade")
    for wrong in ({"commission": "The Fifer"}, {"gallery": "Mona Lisa"}, {"gallery": "The Night Watch"}):
        assert refusal(game, 0, {**ACTIONS["swap"], **wrong}) == "PA-G1"
    game.play(0, {"type": "swap", "commission": "Mona Lisa", "gallery": "L'Absinthe"})
    state = game.state_json()
    assert state["commissions"][0] == ["Madonna of the Meadow", "L'Absinthe"]
    assert state["gallery"] == ["Sunflowers", "Yellow Cow", "Mona Lisa", "The Fifer"]
    assert refusal(game, 0, ACTIONS["swap"]) == "PA-G1"
    assert refusal(game, 0, ACTIONS["complete"]) is None
