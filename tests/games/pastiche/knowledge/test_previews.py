"""What a choice would do is what it does."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bottega.core.chance import Dice
from bottega.games.pastiche.knowledge.previews import gain, palette_after
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.state import State
from games.pastiche.sample import GAME, match, played_states


@settings(max_examples=25)
@given(played_states())
def test_the_palette_after_a_choice(state: State) -> None:
    for seat in range(state.seats):
        view = GAME.view(state, seat)
        for action in view.choices[:60]:
            after = state.copy()
            GAME.apply(after, seat, action, Dice(1))
            assert palette_after(view, action) == after.palettes[seat], action
        assert view.palette == state.palettes[seat]


@pytest.mark.rule("PA-T4")
def test_a_placement_brings_what_the_bank_has() -> None:
    game = match(2, turn=0, step="place", palettes=[{}, {}], bank={"orange": 1})
    for action in game.choices(0):
        assert isinstance(action, Place)
        cards = gain(game.view(0), action)
        assert sum(cards) <= 1
        after = game.state.copy()
        GAME.apply(after, 0, action, Dice(1))
        assert cards == after.palettes[0]
