"""Why a play in Final Touch is good or bad: what speaks for it and against it, in money."""

from __future__ import annotations

from bottega.core.chance import Dice
from bottega.core.search import Feature
from bottega.games.final_touch import rules
from bottega.games.final_touch.actions import Play
from bottega.games.final_touch.bots import LATER, SUITS
from bottega.games.final_touch.knowledge import determinise
from bottega.games.final_touch.search import (
    LACKS,
    chance_of,
    concession,
    distinct,
    finish_worth,
    next_seat,
    ruin_worth,
)
from bottega.games.final_touch.state import State
from bottega.games.final_touch.touches import HAND, common, size
from bottega.games.final_touch.view import View


def features(view: View, play: Play) -> dict[str, Feature]:
    state = determinise(view, Dice(0))  # only its open part is looked at
    kept = view.hand - play.improve - play.smear
    found: dict[str, Feature] = {}
    if play.improve == view.missing:
        found["finishes"] = Feature(finish_worth(state, state.turn), int(view.masterpiece.finished))
    elif play.smear and view.smears + 1 == rules.SMEARS_THAT_RUIN:
        found["ruins"] = Feature(-concession(state, state.turn), int(view.masterpiece.ruined))
    else:
        return left_behind(state, view.missing - play.improve, int(view.smears + size(play.smear)), kept)
    if view.next is not None:
        suits = int(size(common(kept, view.next.needs)))
        found["suits"] = Feature(SUITS * suits, suits)
    return found


def left_behind(state: State, lacking: int, smears: int, kept: int) -> dict[str, Feature]:
    """What the next player may do with it, and what we may do after."""
    seat = state.turn
    other = next_seat(state, seat)
    finish = chance_of(lacking, HAND)
    found = {"exposed": Feature(-finish * finish_worth(state, other), round(100 * finish))}
    if smears + 1 == rules.SMEARS_THAT_RUIN:
        forced = LACKS[distinct(lacking)]
        found["traps"] = Feature(forced * ruin_worth(state, other, seat), round(100 * forced))
    ours = chance_of(lacking - common(lacking, kept), HAND - size(kept))
    found["later"] = Feature(LATER * (1 - finish) * ours * finish_worth(state, seat), round(100 * ours))
    return found
