"""From what a seat knows back to a state it could be in."""

from __future__ import annotations

from typing import Final

from bottega.core.bits import members
from bottega.core.chance import Chance
from bottega.games.fresco.box.components import SETS
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import planning, setup
from bottega.games.fresco.rules.state import GONE, PLAN, PORTRAITS, Painter, State

GUESS: Final = 4  # a kind of chance that no record names


def determinise(view: View, chance: Chance) -> State:
    """The bag and the portraits are what is not in sight; sealed plans are guessed."""
    state = State(view.box, view.seats, view.open, view.modules, view.version)
    state.copy_public_from(view)
    state.painters = [painter.copy() for painter in view.painters]
    for seat in range(view.seats):
        if state.painters[seat].hidden:
            thalers, paints = view.deduced[seat]
            _recall_holdings(state.painters[seat], thalers, paints)
        if view.phase == PLAN and view.sealed[seat] and seat != view.seat:
            sheets = planning.sheets(view.box, state.painters[seat].apprentices, view.last_round)
            state.painters[seat].plan = sheets[int(chance.pick(GUESS, len(sheets)))]
    state.bag = _unseen_goods(view)
    state.portraits_left = _left_portraits(view, chance)
    return state


def _recall_holdings(painter: Painter, thalers: int, paints: tuple[int, ...]) -> None:
    painter.hidden = False
    painter.thalers = thalers
    painter.paints = list(paints)


def _unseen_goods(view: View) -> int:
    unseen = (1 << len(view.box.market)) - 1
    if len(view.painters) == 3:
        unseen &= ~view.box.removed
    for booth in view.booths:
        for goods in booth or ():
            if goods != GONE:
                unseen &= ~(1 << goods)
    return unseen


def _left_portraits(view: View, chance: Chance) -> int:
    """What was neither seen nor is in sight; a position may have left some in the box."""
    if not view.has(PORTRAITS):
        return 0
    unseen = setup.portraits_in_play(view.box, view.modules) & ~view.portraits_gone
    for card in [*view.portraits_open, *[card for painter in view.painters for card in painter.portraits]]:
        if card != GONE:
            unseen &= ~(1 << card)
    for index, letter in enumerate(SETS):
        stack = [card for card in members(unseen) if view.box.portraits[card].letter == letter]
        while len(stack) > view.portraits_left[index]:
            unseen &= ~(1 << stack.pop(int(chance.pick(GUESS, len(stack)))))
    return unseen
