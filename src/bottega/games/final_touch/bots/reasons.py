"""What can be said of a play in Final Touch: what it does by the rules, and what others could do with what it leaves.

Chances count all hands that the cards nobody has shown allow. Each fact is weighed in money.
"""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Dice
from bottega.core.search import Feature
from bottega.games.final_touch.bots.greedy import LATER, SUITS, covers, lacks
from bottega.games.final_touch.bots.search import concession, finish_worth, next_seat, ruin_worth
from bottega.games.final_touch.box.touches import common, size
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.knowledge.worlds import determinise
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.rules.state import State

KINDS: Final = {
    "finishes": "finish-now",
    "ruins": "save-it",
    "exposed": "leave-nothing",
    "traps": "around-a-rival",
    "later": "plan-ahead",
    "suits": "plan-ahead",
}


def features(view: View, play: Play) -> dict[str, Feature]:
    state = determinise(view, Dice(0))  # only its open part is looked at
    finished = play.improve == view.missing
    ruined = bool(play.smear) and view.smears + 1 == SMEARS_THAT_RUIN
    found = {
        "finishes": Feature(finish_worth(state, state.turn), money=int(view.masterpiece.finished))
        if finished
        else Feature(0.0, money=0),
        "ruins": Feature(-concession(state, state.turn), money=int(view.masterpiece.ruined))
        if ruined
        else Feature(0.0, money=0),
    }
    if not finished and not ruined:
        return found | left_behind(view, state, play)
    if view.next is not None:
        suits = int(size(common(view.hand - play.improve - play.smear, view.next.needs)))
        found["suits"] = Feature(SUITS * suits, count=suits)
    return found


def left_behind(view: View, state: State, play: Play) -> dict[str, Feature]:
    """What the next player may do with it, and what we may do with it as it is then."""
    seat = state.turn
    other = next_seat(state, seat)
    lacking, held = view.missing - play.improve, view.hand_sizes[other]
    finish = covers(lacking, view.unseen, held)
    found = {"exposed": Feature(-finish * finish_worth(state, other), percent=percent(finish))}
    if view.smears + size(play.smear) + 1 == SMEARS_THAT_RUIN:
        forced = lacks(lacking, view.unseen, held)
        found["traps"] = Feature(forced * ruin_worth(state, other, seat), percent=percent(forced))
    played = play.improve + play.smear
    if size(played) <= view.draw_size:  # else the discard is shuffled in, and other cards may come
        kept = view.hand - played
        ours = covers(lacking - common(lacking, kept), view.unseen, size(played))
        worth = LATER * (1 - finish) * ours * finish_worth(state, seat)
        found["later"] = Feature(worth, percent=percent(ours))
    return found


def percent(chance: float) -> int:
    """0 and 100 are kept for what is certain."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(max(round(100 * chance), 1), 99)
