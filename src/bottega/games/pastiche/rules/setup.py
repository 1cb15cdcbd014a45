"""The setup of Pastiche (PA-S1)."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.games.pastiche.box.colours import SECONDARIES
from bottega.games.pastiche.rules.commissions import COMMISSIONS, draw_commission
from bottega.games.pastiche.rules.gallery import GALLERY
from bottega.games.pastiche.rules.placing import fill_hexes
from bottega.games.pastiche.rules.state import STARTER, State


def deal(state: State, chance: Chance) -> None:
    """PA-S1."""
    state.starter = int(chance.pick(STARTER, state.seats))
    state.turn = state.starter
    state.gallery = [draw_commission(state, chance) for _ in range(GALLERY)]
    for seat in range(state.seats):
        state.commissions[seat] = tuple([draw_commission(state, chance) for _ in range(COMMISSIONS)])
    for seat in range(state.seats):
        fill_hexes(state, seat, chance)
        for colour in SECONDARIES:
            state.bank[colour] -= 1
            state.palettes[seat][colour] += 1
