"""Pastiche for the search: one's own turn is searched, the turns after it are played by greedy's judgement.

Placements that bring the same cards are one move, and of all the trades only the most useful are thought about.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.core.search import NOBODY, Knowledge, Position
from bottega.games.pastiche.bots.greedy import (
    FAIR,
    advantage,
    aims_of,
    best_answer,
    best_return,
    judge,
    payable_offers,
    reach,
    respond,
)
from bottega.games.pastiche.bots.quick import play_on
from bottega.games.pastiche.bots.value import changed, prize, worth
from bottega.games.pastiche.box.colours import GIVEN, HANDFULS, SINGLES
from bottega.games.pastiche.box.hexes import FEW, ROTATIONS, mixed, rotate
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.knowledge.worlds import determinise
from bottega.games.pastiche.rules import bank, scoring, turn
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import Complete, completable
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import MakeOffer
from bottega.games.pastiche.rules.placing import MIX, Place, centre_takes
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, TRADE, State
from bottega.games.pastiche.rules.turn import End

PLACEMENTS: Final = 12  # moves of a kind that are thought about
TRADES: Final = 4
SWAPS: Final = 3
TALKS: Final = 3
JOURNEYMAN_ITERATIONS: Final = 40  # iterations of a level that thinks a little
ROUNDS: Final = 2  # that are played, one's own turn in the first
POTENTIAL: Final = 0.8  # points that a point of worth becomes, as games between greedy players show
UNKNOWN: Final = 3.0  # what commissions that nobody has seen may bring
AT_ONCE: Final = 2.0  # what is completed now makes room for more
DECIDED: Final = 1.0  # points that make a move e times as likely
LEAD: Final = 5.0  # points ahead that make a win e times as likely


# --- what a position is worth ---


def estimate(state: State, seat: int, commissions: tuple[int, ...]) -> float:
    """The points a seat has, and may expect from commissions that it is known to have."""
    box, completed = state.box, state.completed[seat]
    points = float(scoring.completed_points(box, completed) + scoring.bonus_points(box, completed))
    return points + POTENTIAL * worth(state, seat, state.palettes[seat], commissions)


def expectations(state: State, seat: int) -> list[float]:
    """Each seat's chance to win, by its lead. What others were dealt is a guess and would blur it: take an average."""
    if state.step == OVER:
        winners = turn.outcome_seats(state)
        return [1.0 / float(len(winners)) if other in winners else 0.0 for other in range(state.seats)]
    estimates = [UNKNOWN + estimate(state, other, ()) for other in range(state.seats)]
    estimates[seat] = estimate(state, seat, state.commissions[seat])
    best = max(estimates)
    powers = [exp((each - best) / LEAD) for each in estimates]
    total = sum(powers)
    return [power / total for power in powers]


# --- for the search ---


class Option:
    """A move that is worth a thought, and what greedy makes of it."""

    __slots__ = ("action", "code", "judged")

    def __init__(self, code: int, action: PasticheAction, judged: float) -> None:
        self.code = code
        self.action = action
        self.judged = judged


KIND: Final = 1 << 40  # what tells kinds of moves apart


def options(view: View, talking: bool = True) -> list[Option]:
    """What is worth a thought; offers only if one is `talking`."""
    if view.step == PLACE:
        return placements(view)
    if view.step == DISCARD:
        action = best_return(view)
        return [Option(6 * KIND + cards_code(0, action.cards, action.cards), action, 0.0)]
    before, done = reach(view, view.palette, view.commissions), completions(view)
    trades = bank_trades(view) if view.step == TRADE else []
    # What can be handed in is: kept back, the cards would score no more, and the game may end before the next turn.
    if done:
        return [*done, *trades]
    found = [Option(0, End(), before), *trades]
    if view.step == TRADE:
        found += [*swaps(view), *(talks(view, before) if talking else [])]
    return found


def shortlist(found: list[Option], most: int) -> list[Option]:
    found.sort(key=lambda option: -option.judged)
    return found[:most]


def placements(view: View) -> list[Option]:
    """One for each hex and handful of cards that it may bring, the best of them."""
    aims, known = aims_of(view), dict[int, float]()
    cells = view.map.cells_for(view.turn)
    beside = [view.map.beside(at) for at in cells]
    found: list[Option] = []
    for hex_index, number in enumerate(view.hexes):
        tile = view.box.hexes[number]
        met: dict[int, bool] = {}
        for take in centre_takes(tile, view.bank):
            met[1 << FEW * take] = True
            found.append(placement(hex_index, cells[0], 0, take, judge(view, aims, 1 << FEW * take, known)))
        for rotation in range(ROTATIONS):
            turned = rotate(tile, rotation)
            for index in range(len(cells)):
                handful = mixed(beside[index], turned)
                if handful not in met:
                    met[handful] = True
                    found.append(placement(hex_index, cells[index], rotation, MIX, judge(view, aims, handful, known)))
    return shortlist(found, PLACEMENTS)


def placement(hex_index: int, at: int, rotation: int, take: int, judged: float) -> Option:
    return Option(place_code(hex_index, at, rotation, take), Place(hex_index, at, rotation, take), judged)


def place_code(hex_index: int, at: int, rotation: int, take: int) -> int:
    return KIND + ((hex_index * 65536 + at) * ROTATIONS + rotation) * 4 + take + 1


def completions(view: View) -> list[Option]:
    found: list[Option] = []
    for card in completable(view.box, view.commissions, view.gallery, view.palette):
        needs = view.box.commissions[card].palette
        left = [view.palette[colour] - needs[colour] for colour in range(17)]
        others = tuple([other for other in view.commissions if other != card])
        judged = AT_ONCE + prize(view, view.turn, card, view.commissions) + reach(view, left, others)
        found.append(Option(2 * KIND + card, Complete(view.box.commissions[card].title), judged))
    return found


def bank_trades(view: View) -> list[Option]:
    aims, found = aims_of(view), list[Option]()
    for code in bank.options(view.bank, view.palette):
        give, get = GIVEN[code % HANDFULS], code // HANDFULS
        after = changed(view.palette, give, SINGLES[get])
        found.append(Option(3 * KIND + code, Bank(give, get), aims.worth(after)))
    return shortlist(found, TRADES)


def swaps(view: View) -> list[Option]:
    found: list[Option] = []
    for mine in view.commissions:
        for theirs in view.gallery:
            hand = tuple([theirs if card == mine else card for card in view.commissions])
            titles = view.titles([mine, theirs])
            judged = reach(view, view.palette, hand)
            found.append(Option(4 * KIND + mine * 256 + theirs, Swap(titles[0], titles[1]), judged))
    return shortlist(found, SWAPS)


def talks(view: View, before: float) -> list[Option]:
    """Offers that help and are not impudent; one a turn is enough."""
    if view.offered[view.turn] or view.offers:
        return []
    aims, found = aims_of(view), list[Option]()
    for action in payable_offers(view):
        gain = aims.worth(changed(view.palette, action.give, action.get)) - before
        if gain > 0.5 and advantage(view, action.get, action.give) <= FAIR:
            found.append(
                Option(5 * KIND + cards_code(action.to + 1, action.give, action.get), action, before + 0.3 * gain)
            )
    return shortlist(found, TALKS)


def cards_code(number: i64, give: tuple[int, ...], get: tuple[int, ...]) -> int:
    """In machine words, see `core.search.combined`."""
    for colour in range(17):
        number = (number * 31 + i64(give[colour] * 5 + get[colour])) % (KIND - 1)
    return int(number)


class SearchPosition(Position):
    """The searching seat's own turn; when it is over, so is the walk."""

    def __init__(self, state: State, seat: int, actions: dict[int, PasticheAction]) -> None:
        self.state = state
        self.seat = seat
        self.actions = actions
        self.turns = state.turns[seat]
        self.found: list[Option] = []
        self.same = True
        self.talking = True  # offers are thought about as the next move only: most are not taken, and all take time

    def mover(self) -> int:
        state = self.state
        return NOBODY if state.step == OVER or state.turns[self.seat] > self.turns else self.seat

    def moves(self) -> list[int]:
        self.found = options(View(self.state, self.seat, True), self.talking)
        for option in self.found:
            self.actions[option.code] = option.action
        return [option.code for option in self.found]

    def certain(self) -> bool:
        return self.same  # until a commission is drawn or an offer answered

    def weights(self, moves: list[int]) -> list[float]:
        best = max([option.judged for option in self.found])
        return [0.02 + exp((option.judged - best) / DECIDED) for option in self.found]

    def play(self, move: int, chance: Chance) -> None:
        action = self.actions[move]
        self.talking = False
        turn.apply(self.state, self.seat, action, chance)
        if isinstance(action, MakeOffer):
            self.hear_answers(chance)
        if isinstance(action, (MakeOffer, Complete)):
            self.same = False

    def hear_answers(self, chance: Chance) -> None:
        """The others take an offer or leave it, as greedy would."""
        for other in range(self.state.seats):
            if other != self.seat and self.state.offers:
                answer = respond(View(self.state, other, True))
                if answer is not None:
                    turn.apply(self.state, other, answer, chance)

    def values(self, chance: Chance) -> list[float]:
        state, seat = self.state, self.seat
        until = [0] * state.seats
        for step in range(state.seats):  # whole rounds, so that everybody has had as many turns
            other = (seat + step) % state.seats
            until[other] = state.turns[other] + ROUNDS
        until[seat] = self.turns + ROUNDS
        play_on(state, until, chance)
        return expectations(state, seat)

    def points(self, seat: int) -> float:
        """The score if the game ended after the next turn."""
        return float(scoring.standing(self.state, seat)[0])


class KnownGame(Knowledge):
    def __init__(self, view: View) -> None:
        self.view = view
        self.actions: dict[int, PasticheAction] = {}  # by their numbers
        self.truth: State | None = None  # for measuring what there is to know

    def guess(self, chance: Chance) -> SearchPosition:
        state = determinise(self.view, chance) if self.truth is None else self.truth.copy()
        return SearchPosition(state, self.view.turn, self.actions)

    def action(self, move: int) -> PasticheAction:
        return self.actions[move]

    def importance(self) -> float:
        return 1.0 if self.view.step == PLACE else 0.4


def obvious(view: View) -> PasticheAction | None:
    """What needs no thought: answers to offers, and what to return."""
    if view.seat != view.turn:
        return respond(view)
    if view.step == DISCARD:
        return best_return(view)
    if view.step == TRADE and view.offers:
        return best_answer(view, reach(view, view.palette, view.commissions))
    return None
