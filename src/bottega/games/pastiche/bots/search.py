"""Pastiche for the search: whole turns are compared, and the rounds after them played by greedy's judgement."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.core.race import Race
from bottega.core.search import NOBODY, Knowledge, Position
from bottega.games.pastiche.bots.greedy import (
    ENOUGH,
    FAIR,
    advantage,
    best_answer,
    best_return,
    payable_offers,
    reach,
    respond,
)
from bottega.games.pastiche.bots.planner import DECAY, SPARE, Plan, plans
from bottega.games.pastiche.bots.quick import finish_turn, play_on, play_turn
from bottega.games.pastiche.bots.value import Aims, changed
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.knowledge.worlds import deal, unseen_hexes
from bottega.games.pastiche.rules import scoring, turn
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.commissions import completable
from bottega.games.pastiche.rules.offers import MakeOffer
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, TRADE, State
from bottega.games.pastiche.rules.turn import End

TALKS: Final = 2  # offers that are thought about
JOURNEYMAN_ITERATIONS: Final = 40  # iterations of a level that thinks a little
REVIEW_ITERATIONS: Final = 300  # of a review, for each decision
ROUNDS: Final = 3  # that are played, one's own turn in the first
DECIDED: Final = 3.0  # points that make a plan e times as likely to come to an apprentice's mind

# What a position promises, fitted to how 20,000 of them ended (docs/bots.md). In points:
REACH: Final = 0.63  # for a point that the commissions in reach are worth
CARD: Final = 0.25  # for each card, beside that
USABLE: Final = 0.35  # for a point that a card would count if the game ended now (PA-E3)
TEMPO: Final = 1.8  # for being on turn one seat earlier
# How much more likely a point of lead makes a win, as a power of e: at the beginning, and by the end so much more.
EARLY: Final = 0.15
LATE: Final = 0.25


# --- what a position is worth ---


def expectations(state: State) -> list[float]:
    """Each seat's chance to win, by its lead; the more certain the nearer the end is."""
    if state.step == OVER:
        return shares(state)
    most = max([scoring.completed_points(state.box, completed) for completed in state.completed])
    way = float(most) / float(scoring.POINTS_TO_END[state.seats])
    return by_lead([estimate(state, seat) for seat in range(state.seats)], EARLY + LATE * way * way)


def shares(state: State) -> list[float]:
    """Of the win, when the game is over."""
    winners = turn.outcome_seats(state)
    return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(state.seats)]


def estimate(state: State, seat: int) -> float:
    """The points a seat may expect, but for what all may expect alike."""
    box, completed = state.box, state.completed[seat]
    palette, commissions = state.palettes[seat], state.commissions[seat]
    points = float(scoring.completed_points(box, completed) + scoring.bonus_points(box, completed))
    points += REACH * Aims(state, seat, commissions, SPARE, DECAY).worth(vec[i64](palette))
    points += CARD * float(sum(palette)) + USABLE * float(scoring.usable_points(box, palette, commissions))
    return points - TEMPO * float((seat - state.turn) % state.seats)


def by_lead(estimates: list[float], certainty: float) -> list[float]:
    """Chances to win, from points that may be expected."""
    best = max(estimates)
    powers = [exp((each - best) * certainty) for each in estimates]
    total = sum(powers)
    return [power / total for power in powers]


# --- what is compared ---


def thoughts(view: View) -> list[Plan]:
    """The best whole turns, and while nothing can be handed in the best offers to begin one with."""
    found = plans(view)
    payable = completable(view.box, view.commissions, view.gallery, view.palette)
    return found if view.step != TRADE or payable else found + talks(view, found[0].value)


def talks(view: View, value: float) -> list[Plan]:
    """Offers that help and are not impudent; one a turn is enough."""
    if view.offered[view.turn] or view.offers:
        return []
    aims, found = Aims(view, view.turn, view.commissions, SPARE, DECAY), list[Plan]()
    before = aims.worth(vec[i64](view.palette))
    for action in payable_offers(view):
        palette = vec[i64](changed(view.palette, action.give, action.get))
        gain = aims.worth(palette) - before
        if gain > 4 * ENOUGH and advantage(view, action.get, action.give) <= FAIR:
            found.append(Plan([action], palette, value + 0.3 * gain))
    found.sort(key=lambda plan: -plan.value)
    return found[:TALKS]


class SearchPosition(Position):
    """The searching seat's turn, as a number of the plans for it; then whole rounds are played."""

    def __init__(self, state: State, seat: int, plans: list[Plan]) -> None:
        self.state = state
        self.seat = seat
        self.plans = plans
        self.turns = state.turns[seat]
        self.played = False

    def mover(self) -> int:
        return NOBODY if self.played else self.seat

    def moves(self) -> list[int]:
        return [*range(len(self.plans))]

    def weights(self, moves: list[int]) -> list[float]:
        best = max([plan.value for plan in self.plans])
        return [0.02 + exp((self.plans[move].value - best) / DECIDED) for move in moves]

    def play(self, move: int, chance: Chance) -> None:
        """The turn to its end; after an offer, or what nobody thought of, it goes on as it would without a plan."""
        self.played = True
        plan = self.plans[move]
        if not plan.thought_of:
            self.try_out(plan.actions[0], chance)
            return
        for action in plan.actions:
            if isinstance(action, End):
                break
            turn.apply(self.state, self.seat, action, chance)
            if isinstance(action, MakeOffer):
                self.hear_answers(chance)
                play_turn(self.state, chance)
                return
        finish_turn(self.state, chance)

    def try_out(self, action: PasticheAction, chance: Chance) -> None:
        turn.apply(self.state, self.seat, action, chance)
        self.hear_answers(chance)
        if self.state.turns[self.seat] == self.turns:
            play_turn(self.state, chance)

    def hear_answers(self, chance: Chance) -> None:
        """The others take an offer or leave it, as greedy would."""
        for other in range(self.state.seats):
            if other != self.seat and self.state.offers:
                answer = respond(View(self.state, other, True))
                if answer is not None:
                    turn.apply(self.state, other, answer, chance)

    def values(self, chance: Chance) -> list[float]:
        """Whole rounds, so that everybody has had as many turns."""
        state, seat = self.state, self.seat
        until = [turns + ROUNDS for turns in state.turns]
        until[seat] = self.turns + ROUNDS
        play_on(state, until, chance)
        return expectations(state)

    def points(self, seat: int) -> float:
        """The score if the game ended after these rounds."""
        return float(scoring.standing(self.state, seat)[0])


class KnownGame(Knowledge):
    def __init__(self, view: View) -> None:
        self.view = view
        self.plans = thoughts(view)
        self.hexes = unseen_hexes(view)
        self.truth: State | None = None  # for measuring what there is to know

    def search(self, chance: Chance) -> Race:
        return Race(self, chance)

    def guess(self, chance: Chance) -> SearchPosition:
        state = deal(self.view, self.hexes, chance) if self.truth is None else self.truth.copy()
        return SearchPosition(state, self.view.turn, self.plans)

    def action(self, move: int) -> PasticheAction:
        return self.plans[move].actions[0]

    def number(self, action: PasticheAction) -> int:
        """The best plan that begins with it; one that nobody thought of goes on as it would without a plan."""
        for place in range(len(self.plans)):
            if self.plans[place].actions[0] == action:
                return place
        self.plans.append(Plan([action], vec[i64](self.view.palette), 0.0, thought_of=False))
        return len(self.plans) - 1

    def importance(self) -> float:
        return 1.0 if self.view.step in (PLACE, TRADE) else 0.4


def obvious(view: View) -> PasticheAction | None:
    """What needs no thought: answers to offers, and what to return."""
    if view.seat != view.turn:
        return respond(view)
    if view.step == DISCARD:
        return best_return(view)
    if view.step == TRADE and view.offers:
        return best_answer(view, reach(view, view.palette, view.commissions))
    return None


def worth(state: State, chance: Chance) -> list[float]:
    """What each seat may expect from a whole position, played on for some rounds."""
    play_on(state, [turns + ROUNDS for turns in state.turns], chance)
    return expectations(state)
