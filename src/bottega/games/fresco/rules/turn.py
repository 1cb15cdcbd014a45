"""The rules of Fresco as one: what is legal, what an action does, and what may be chosen.

Each action is carried out where it stands, in the module of its place; `rounds` moves the game on. The ids are those
of `rules.en.ftl`.
"""

from __future__ import annotations

from typing import Final, cast

from bottega.core.action import Action, read_type
from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.fresco.rules import cathedral, income, market, planning, rounds, studio, track, workshop
from bottega.games.fresco.rules.actions import FrescoAction
from bottega.games.fresco.rules.cathedral import Altar, Restore, Sexton
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import (
    CATHEDRAL,
    GET_UP,
    INCOME,
    MARKET,
    NOBODY,
    OVER,
    PLAN,
    STUDIO,
    PublicState,
    State,
)
from bottega.games.fresco.rules.studio import Studio
from bottega.games.fresco.rules.track import Step
from bottega.games.fresco.rules.workshop import Blend, Request

ACTIONS: Final[dict[str, type[FrescoAction]]] = {
    "get_up": GetUp,
    "plan": Plan,
    "market": Market,
    "restore": Restore,
    "altar": Altar,
    "sexton": Sexton,
    "studio": Studio,
    "blend": Blend,
    "request": Request,
    "pass": Pass,
    "step": Step,
    "income": Income,
}
FIELDS: Final = {name: action.fields for name, action in ACTIONS.items()}


def from_json(data: object) -> FrescoAction:
    """The action that this JSON tells: docs/views.md."""
    name, row = read_type(data, FIELDS)
    return ACTIONS[name].read(row)


def check(table: PublicState, seat: int, action: Action) -> None:
    if table.phase == OVER:
        raise Illegal("G-OVER", "over")
    if table.bumped != NOBODY:
        if not isinstance(action, Step) or seat != table.turn:
            raise Illegal("FR-V1", "bump-first", seat=table.turn)
        return
    if not isinstance(action, FrescoAction) or table.phase not in action.phases:
        raise Illegal("G-STEP", "step")
    if table.phase != PLAN and seat != table.turn:
        rule = "FR-U1" if table.phase == GET_UP else "G-TURN" if table.phase == INCOME else "FR-O1"
        raise Illegal(rule, "turn")
    action.check(table, seat)


def apply(state: State, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
    """A painter who lands on another on the score track decides first (FR-V1); then the game moves on."""
    points = cast(FrescoAction, action).carry_out(state, seat, events)
    if points:
        track.score(state, state.acting, points, events)
    if state.bumped == NOBODY:
        rounds.move_on(state, chance, events)


def choices(table: PublicState, seat: int) -> list[Action]:
    """Every legal action of a seat; it needs to know no other's secrets."""
    if table.phase == PLAN:
        return [*planning.plans(table, seat)]
    if seat != table.turn:
        return []
    if table.bumped != NOBODY:
        return [*track.steps()]
    if table.phase == GET_UP:
        return [*planning.times(table)]
    if table.phase == INCOME:
        return [*income.incomes(table, table.acting)]
    if table.phase == MARKET:
        return [*market.visits(table, table.acting)]
    if table.phase == CATHEDRAL:
        found = cathedral.restorations(table, table.acting)
        return found if table.acting >= table.seats else [*found, Pass()]
    if table.phase == STUDIO:
        return [*studio.visits(table), Pass()]
    return [*workshop.works(table, table.painters[table.acting]), Pass()]
