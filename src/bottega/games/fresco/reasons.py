"""Why a move in Fresco is good or bad: what it changes by the end of the round, in points."""

from __future__ import annotations

from bottega.core.action import Action
from bottega.core.chance import Dice
from bottega.core.search import NOBODY, Feature
from bottega.games.fresco import rules
from bottega.games.fresco.actions import GetUp, Plan
from bottega.games.fresco.knowledge import determinise
from bottega.games.fresco.search import Notes, Walk, parts
from bottega.games.fresco.state import NOT_PLANNED, OVER, PLAN
from bottega.games.fresco.view import View


def features(view: View, action: Action) -> dict[str, Feature]:
    """A get-up time and a plan show their worth at the end of the round, anything else at once."""
    dice, seat, notes = Dice(0), view.seat or 0, Notes()
    state = determinise(view, dice)
    if state.phase == PLAN:
        for painter in state.painters[: state.seats]:
            painter.plan = NOT_PLANNED
    before = parts(notes.view(state, seat), seat)
    walk = Walk(state, seat, notes)
    rules.apply(state, seat, action, dice)
    if isinstance(action, (GetUp, Plan)):
        while walk.mover() != NOBODY:
            walk.play_quickly(dice)
    after = parts(notes.view(state, seat), seat)
    if state.phase == OVER:
        after = {**dict.fromkeys(before, 0.0), "points": after["points"]}
    return {name: Feature(after[name] - before[name], round(after[name] - before[name])) for name in before}
