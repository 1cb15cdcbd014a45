"""Greedy for Final Touch: looks at what the next players could do with what it leaves behind.

For each play it weighs the money it makes now, the chance that the next opponent finishes what is left, the
chance that they are forced to ruin it, its own chance to finish later, and how its hand suits what comes next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.games.final_touch.box.touches import BITS, COLOURS, HAND, MAX_TOUCHES, apart, common, size
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.rules import payment
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.ending import MONEY_TO_WIN
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.rules.state import TIEBREAK

WIN: Final = 100.0  # worth more than any money
LATER: Final = 0.45  # what a chance at one's next turn is worth beside one now
TEMPO: Final = 1.2  # another turn at once
SUITS: Final = 0.25  # for each card of the hand the next masterpiece wants


class Greedy:
    name = "greedy"

    def choose(self, view: View, chance: Chance) -> Play:
        best, value = None, 0.0
        for play in view.choices:
            worth = judge(view, play)
            if best is None or worth > value:
                best, value = play, worth
        if best is None:
            raise ValueError("nothing to choose")
        return best


def judge(view: View, play: Play) -> float:
    """What a play is worth, in money."""
    if play.improve:
        if play.improve == view.missing:
            return gain(view, view.turn, view.masterpiece.finished) + new_turn(view, play.improve)
        return leave(view, view.missing - play.improve, view.smears, play.improve)
    if view.smears + 1 == SMEARS_THAT_RUIN:
        return concede(view) + new_turn(view, play.smear)
    return leave(view, view.missing, view.smears + 1, play.smear)


def gain(view: View, seat: i64, money: i64) -> float:
    """Money for a seat's side; enough of it wins."""
    purse = view.purses[seat & 1 if view.seats == 4 else seat]
    return WIN if view.phase == TIEBREAK or purse + money >= MONEY_TO_WIN else float(money)


def concede(view: View) -> float:
    """What the opponents get for a ruin, as seen from this side."""
    money = view.masterpiece.ruined
    return -max(gain(view, seat, money) for seat in payment.opposing_seats(view.seats, view.turn, view.contenders))


def new_turn(view: View, played: i64) -> float:
    if view.next is None:
        return 0.0
    return TEMPO + SUITS * float(size(common(view.hand - played, view.next.needs)))


def leave(view: View, lacking: i64, smears: i64, played: i64) -> float:
    """What a masterpiece in this condition is worth to us when the others have it before us again."""
    worth, still = 0.0, 1.0
    finish = covers(lacking, view.unseen, HAND)
    forced = lacks(lacking, view.unseen, HAND) if smears + 1 == SMEARS_THAT_RUIN else 0.0
    for seat in before_us(view):
        worth -= still * finish * gain(view, seat, view.masterpiece.finished)
        worth += still * forced * gain(view, view.turn, view.masterpiece.ruined)
        still *= 1.0 - finish - forced
    if view.seats == 4:
        worth += still * finish * gain(view, view.turn, view.masterpiece.finished)
        still *= 1.0 - finish - forced
    kept = view.hand - played
    ours = covers(lacking - common(lacking, kept), view.unseen, size(played))
    return worth + LATER * still * ours * gain(view, view.turn, view.masterpiece.finished)


def before_us(view: View) -> list[int]:
    """The opponents who play before this side does again."""
    if view.seats == 4:
        return [int(view.turn + 1) % 4]
    return payment.opposing_seats(view.seats, view.turn, view.contenders)


# --- drawing blindly ---


def covers(wanted: i64, pool: i64, draws: i64) -> float:
    """The chance that so many cards from the pool include all that is wanted."""
    if size(wanted) > draws:
        return 0.0
    ways = [1.0] + [0.0] * int(draws)  # to have drawn so many, colour by colour
    for colour in range(len(COLOURS)):
        held, least = (pool >> BITS * colour) & MAX_TOUCHES, (wanted >> BITS * colour) & MAX_TOUCHES
        ways = [
            sum([ways[total - count] * choose(held, count) for count in range(least, total + 1)])
            for total in range(int(draws) + 1)
        ]
    return ways[draws] / choose(size(pool), draws)


def lacks(unwanted: i64, pool: i64, draws: i64) -> float:
    """The chance that so many cards from the pool show none of these colours."""
    return choose(size(apart(pool, unwanted)), draws) / choose(size(pool), draws)


def choose(held: i64, count: i64) -> float:
    """In how many ways so many of the held cards can be drawn."""
    ways = 1.0
    for step in range(count):
        ways *= float(held - step) / float(step + 1)
    return ways


class Classic(Greedy):
    """Greedy as it was in 0.1.0, to measure others by: it has not changed."""

    name = "classic"


BOTS = {"greedy": Greedy, "classic": Classic}
