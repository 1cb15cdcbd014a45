"""The course of a turn: every action by its type, whether it is legal, carrying it out, and who is next.

The rule ids are those of `rules.en.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.action import read_type
from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules import offers, scoring
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import Answer, Closed, MakeOffer
from bottega.games.pastiche.rules.placing import Place, can_place, fill_hexes
from bottega.games.pastiche.rules.returns import HAND_LIMIT, Return
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, TRADE, State


class End(PasticheAction):
    """End the turn."""

    __slots__ = ()
    kind: ClassVar[str] = "end"

    def says(self) -> tuple[object, ...]:
        return ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "end"}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:  # noqa: ARG003  # has no fields
        return End()

    def check(self, state: State, seat: int) -> None:
        if state.step == PLACE:
            raise Illegal("PA-T1", "place-first")
        if state.step == DISCARD:
            raise Illegal("PA-H1", "return-first", limit=HAND_LIMIT)

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        return end(state)


def end(state: State) -> bool:
    """PA-H1: nothing more is done; returns whether the turn is over, or cards must be returned first."""
    offers.settle_all(state, "lapsed")
    if sum(state.palettes[state.turn]) > HAND_LIMIT:
        state.step = DISCARD
        return False
    return True


# --- every action ---

ACTIONS: Final[dict[str, type[PasticheAction]]] = {
    "place": Place,
    "bank": Bank,
    "offer": MakeOffer,
    "accept": Answer,
    "decline": Answer,
    "withdraw": Answer,
    "swap": Swap,
    "complete": Complete,
    "return": Return,
    "end": End,
    "closed": Closed,
}
FIELDS: Final = {name: action.fields for name, action in ACTIONS.items()}


def action_from_json(data: object) -> PasticheAction:
    """The action that this JSON tells: docs/views.md."""
    name, row = read_type(data, FIELDS)
    return ACTIONS[name].read(row)


def check(state: State, seat: int, action: PasticheAction) -> None:
    if state.step == OVER:
        raise Illegal("G-OVER", "over")
    if seat != state.turn and not action.out_of_turn:
        raise Illegal("G-TURN", "turn")
    action.check(state, seat)


def apply(state: State, seat: int, action: PasticheAction, chance: Chance, events: list[Event] | None = None) -> None:
    if action.carry_out(state, seat, chance, events):
        next_turn(state, chance, events)


def next_turn(state: State, chance: Chance, events: list[Event] | None = None) -> None:
    """PA-D1, then the next player; after the last round the game is over (PA-E1, PA-D2)."""
    seat = state.turn
    drawn = fill_hexes(state, seat, chance)
    if events is not None and drawn:
        events.append(happened.drew(state, seat, drawn))
    state.turns[seat] += 1
    state.offered = [0] * state.seats
    state.settled = []
    if not state.supply and not any(state.hexes):
        state.last_round = True
    state.turn = (seat + 1) % state.seats
    if state.last_round and state.turn == state.starter:
        state.step = OVER
        if events is not None:
            events.append(happened.over())
    else:
        state.step = PLACE if can_place(state, state.turn) else TRADE


# --- the end of the game ---


def outcome_seats(state: State) -> list[int]:
    """PA-E5: the best standing wins; equal to the last, the win is shared."""
    standings = [scoring.standing(state, seat) for seat in range(state.seats)]
    return [seat for seat, reached in enumerate(standings) if reached == max(standings)]


def reason(state: State) -> str:
    """The rule that ended the game."""
    return "PA-E1" if any(scoring.enough(state, seat) for seat in range(state.seats)) else "PA-D2"
