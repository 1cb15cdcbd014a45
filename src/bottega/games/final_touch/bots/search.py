"""Final Touch for the search: quick judgements of plays, and masterpieces played to their end by them."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.core.search import NOBODY, Knowledge, Position
from bottega.games.final_touch.bots.greedy import LATER, SUITS, TEMPO, covers, lacks
from bottega.games.final_touch.box.touches import (
    COLOURS,
    HAND,
    ONE_OF_EACH,
    SPREAD,
    apart,
    colours,
    common,
    includes,
    part,
    parts,
    size,
)
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.knowledge.worlds import determinise, handful
from bottega.games.final_touch.rules import ending, masterpieces, payment, turn
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.ending import MONEY_TO_WIN
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.rules.state import OVER, TIEBREAK, State

JOURNEYMAN_ITERATIONS: Final = 300  # iterations of a level that thinks a little
REVIEW_ITERATIONS: Final = 2000  # of a review, for each decision
WIN: Final = 20.0  # worth more than any masterpiece
DECIDED: Final = 1.5  # money that makes a play e times as likely
READ: Final = 0.5  # the same, when a hand is read from a play that was made: others think too
# Money ahead that makes a win e times as likely, by players; fitted to games of quick plays (docs/bots.md).
LEADS: Final = (0.0, 0.0, 8.0, 5.5, 11.0)
DEALS: Final = 8  # hands that are dealt until one fits the last play
SCALE: Final = 1024


# --- chances of five cards nobody has seen, from tables made once ---

POOL: Final[i64] = 12 * ONE_OF_EACH


def _cover_table() -> list[float]:
    """The chance that so many drawn cards include all of a handful: by draws, then by handful."""
    table = [0.0] * (int(SPREAD) * (HAND + 1))
    for wanted in _handfuls():
        for draws in range(HAND + 1):
            table[draws * int(SPREAD) + wanted % int(SPREAD)] = covers(wanted, POOL, draws)
    return table


def _handfuls() -> list[int]:
    """Every multiset of up to five touches."""
    found, colour = [0], 1
    for _ in COLOURS:
        found = [drawn + count * colour for drawn in found for count in range(HAND + 1) if size(drawn) + count <= HAND]
        colour <<= 12
    return found


def _lack_table() -> list[float]:
    """The chance that five drawn cards show none of so many colours."""
    return [lacks(_first(count), POOL, HAND) for count in range(len(COLOURS) + 1)]


def _first(count: int) -> int:
    return int(ONE_OF_EACH) & (1 << 12 * count) - 1


COVERS: Final = vec[float](_cover_table())
LACKS: Final = vec[float](_lack_table())


def chance_of(wanted: i64, draws: i64) -> float:
    """That so many unseen cards include all that is wanted."""
    return COVERS[draws * SPREAD + wanted % SPREAD] if size(wanted) <= draws else 0.0


def distinct(touches: i64) -> i64:
    """How many colours."""
    return colours(common(touches, ONE_OF_EACH))


# --- what a play is worth, in money ---


def gain(state: State, side: i64, money: i64) -> float:
    if state.phase == TIEBREAK or state.purse(side) + money >= MONEY_TO_WIN:
        return WIN
    return float(money)


def finish_worth(state: State, seat: i64) -> float:
    return gain(state, payment.side_of(state, seat), state.masterpiece.finished)


def ruin_worth(state: State, ruiner: i64, seat: i64) -> float:
    """What it is worth to a seat if another ruins: with three, the third gains as much."""
    if state.seats == 3 and state.phase != TIEBREAK:
        third = 3 - ruiner - seat
        return gain(state, seat, state.masterpiece.ruined) - 0.5 * gain(state, third, state.masterpiece.ruined)
    return gain(state, payment.side_of(state, seat), state.masterpiece.ruined)


def judge(state: State, improve: i64, smear: i64) -> float:
    """As greedy does, with what the next players may hold taken from tables."""
    seat = state.turn
    lacking = masterpieces.missing(state)
    played = improve + smear
    if improve == lacking:
        return finish_worth(state, seat) + new_turn(state, played)
    smears = size(state.smeared)
    if smear:
        smears += 1
        if smears == SMEARS_THAT_RUIN:
            return new_turn(state, played) - concession(state, seat)
    return leave(state, lacking - improve, smears, played)


def concession(state: State, seat: i64) -> float:
    if state.seats == 3 and state.phase != TIEBREAK:
        first, second = ending.after(seat), ending.after(ending.after(seat))
        ruined = state.masterpiece.ruined
        return max(gain(state, first, ruined), gain(state, second, ruined))
    other = next_seat(state, seat)
    return gain(state, payment.side_of(state, other), state.masterpiece.ruined)


def next_seat(state: State, seat: i64) -> i64:
    if state.phase == TIEBREAK:
        return state.contender + state.rival - seat
    return 0 if seat == state.seats - 1 else seat + 1


def new_turn(state: State, played: i64) -> float:
    if state.next is None:
        return 0.0
    return TEMPO + SUITS * float(size(common(state.hand(state.turn) - played, state.next.needs)))


def leave(state: State, lacking: i64, smears: i64, played: i64) -> float:
    """What a masterpiece in this condition is worth to us when the others have it before us again."""
    seat = state.turn
    finish = chance_of(lacking, HAND)
    forced = LACKS[distinct(lacking)] if smears + 1 == SMEARS_THAT_RUIN else 0.0
    worth, still = 0.0, 1.0
    other = next_seat(state, seat)
    while other != seat:
        if state.seats == 4 and (other - seat) % 2 == 0:
            worth += still * (
                finish * finish_worth(state, seat) - forced * ruin_worth(state, seat, next_seat(state, seat))
            )
        else:
            worth += still * (forced * ruin_worth(state, other, seat) - finish * finish_worth(state, other))
        still *= 1.0 - finish - forced
        other = next_seat(state, other)
        if state.seats == 4 and other == (seat + 3) % 4:
            break
    kept = state.hand(seat) - played
    ours = chance_of(lacking - common(lacking, kept), size(played))
    return worth + LATER * still * ours * finish_worth(state, seat)


# --- playing to the end ---


def quick_play(state: State, chance: Chance) -> None:
    """The play that is judged best, carried out."""
    hand, lacking = state.hand(state.turn), masterpieces.missing(state)
    fit, free = common(hand, lacking), apart(hand, lacking)
    best: i64 = 0
    value = -1000.0
    for index in range(parts(fit)):
        touches = part(fit, index)
        worth = judge(state, touches, 0)
        if worth > value:
            best, value = touches, worth
    smear: i64 = 0
    for index in range(colours(free)):
        touch = part(free, index)
        worth = judge(state, 0, touch)
        if worth > value:
            smear, value = touch, worth
    if smear:
        turn.smear(state, smear, chance)
    else:
        turn.improve(state, best, chance)


def finish_masterpiece(state: State, chance: Chance) -> None:
    """Until it is finished or ruined; a tie-break to the end of the game."""
    won = state.won
    while state.phase != OVER and (state.won is won or state.phase == TIEBREAK):
        quick_play(state, chance)


def expectations(state: State) -> list[float]:
    """Each seat's chance to win: by the end of the game, or by the purses."""
    sides = [0.0] * int(state.sides())
    if state.phase == OVER:
        for side in ending.winning_sides(state):
            sides[side] = 1.0
    else:
        for side in range(len(sides)):
            sides[side] = exp(float(state.purse(side)) / LEADS[int(state.seats)])
    total = sum(sides)
    return [sides[int(payment.side_of(state, seat))] / total for seat in range(state.seats)]


# --- what a play shows of a hand ---


def last_player(view: View) -> i64:
    """Whoever left the masterpiece as it is, if that was somebody else."""
    on = includes(view.improved, view.last) if view.last > 0 else includes(view.smeared, -view.last)
    if view.last == 0 or not on or view.phase == OVER:
        return NOBODY
    seat = view.turn - 1 if view.turn else view.seats - 1
    if view.contenders:
        seat = view.contenders[0] + view.contenders[1] - view.turn
    return NOBODY if seat == view.seat else seat


def likelihood(state: State, seat: i64, chance: Chance) -> float:
    """How likely a seat with this hand would have made the last play, whichever cards it drew after it."""
    played = state.last if state.last > 0 else -state.last
    hand = state.hand(seat)
    before = state.copy()
    before.set_hand(seat, hand - handful(hand, min(size(played), size(hand)), chance) + played)
    before.turn = seat
    if state.last > 0:
        before.improved -= played
    else:
        before.smeared -= played
    moves = SearchPosition(before).moves()
    weights = likely(before, moves, READ)
    return weights[moves.index(int(state.last))] / sum(weights)


def likely(state: State, moves: list[int], decided: float) -> list[float]:
    """How likely each play is for a good player, by what it is judged to be worth."""
    judged = [judge(state, move, 0) if move > 0 else judge(state, 0, -move) for move in moves]
    best = max(judged)
    return [0.01 + exp((worth - best) / decided) for worth in judged]


# --- for the search ---


class SearchPosition(Position):
    """Moves: an improvement is its touches, a smear its touch below zero."""

    def __init__(self, state: State) -> None:
        self.state = state

    def mover(self) -> int:
        return NOBODY if self.state.phase == OVER else int(self.state.turn)

    def moves(self) -> list[int]:
        hand, lacking = self.state.hand(self.state.turn), masterpieces.missing(self.state)
        fit, free = common(hand, lacking), apart(hand, lacking)
        found = [int(part(fit, index)) for index in range(parts(fit))]
        return found + [-int(part(free, index)) for index in range(colours(free))]

    def weights(self, moves: list[int]) -> list[float]:
        return likely(self.state, moves, DECIDED)

    def play(self, move: int, chance: Chance) -> None:
        if move > 0:
            turn.improve(self.state, move, chance)
        else:
            turn.smear(self.state, -move, chance)

    def values(self, chance: Chance) -> list[float]:
        finish_masterpiece(self.state, chance)
        return expectations(self.state)

    def points(self, seat: int) -> float:
        """The side's money when the masterpiece has ended."""
        return float(self.state.purse(payment.side_of(self.state, seat)))


class KnownGame(Knowledge):
    def __init__(self, view: View) -> None:
        self.view = view
        self.last = last_player(view)
        self.truth: State | None = None  # for measuring what there is to know

    def guess(self, chance: Chance) -> SearchPosition:
        """Hands that fit the last play are dealt more often: what somebody left undone tells what it could not do."""
        if self.truth is not None:
            return SearchPosition(self.truth.copy())
        state = determinise(self.view, chance)
        if self.last != NOBODY:
            for _ in range(DEALS):
                if float(chance.pick(0, SCALE)) < float(SCALE) * likelihood(state, self.last, chance):
                    break
                state = determinise(self.view, chance)
        return SearchPosition(state)

    def action(self, move: int) -> Play:
        return Play(move, 0) if move > 0 else Play(0, -move)

    def number(self, action: Play) -> int:
        return int(action.improve) if action.improve else -int(action.smear)


def worth(state: State, chance: Chance) -> list[float]:
    """What each seat may expect from a whole position, played on to the end of its masterpiece."""
    return SearchPosition(state).values(chance)


def obvious(view: View) -> Play | None:
    """What needs no thought: the only choice there is."""
    choices = view.choices
    return choices[0] if len(choices) == 1 else None
