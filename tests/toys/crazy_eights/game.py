"""Crazy Eights as a `Game`: the contract, answered by the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bottega.core.chance import Chance, Kind
from bottega.core.defaults import CatalogueArrays
from bottega.core.event import Event
from bottega.core.game import Game, Outcome
from bottega.core.plain import read_action

from . import rules
from .actions import Action, Draw, Pass, Play, every_action
from .spec import SPEC
from .state import CARDS, State
from .view import View, features, judge, numbers, possible_state, view_of


class CrazyEights(Game[State, Action, View]):
    spec = SPEC
    kinds = (Kind("cards", several=True),)
    unordered = frozenset({"stock"})
    cited = {"play": ["CE-T1", "CE-T2"], "draw": ["CE-T3"], "pass": ["CE-T3"]}  # noqa: RUF012  # never changed
    judge = staticmethod(judge)

    def unpack(self, seats: int, options: Mapping[str, Any]) -> State:
        return State([[] for _ in range(seats)], list(CARDS), [], "", open=options.get("open", False))

    def deal(self, state: State, options: Mapping[str, Any], chance: Chance) -> None:
        rules.deal(state, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if rules.is_over(state) else (state.turn,)

    def choices(self, state: State, seat: int) -> Sequence[Action]:
        return rules.choices(state, state.hands[seat]) if seat in self.awaited(state) else []

    def check(self, state: State, seat: int, action: Action) -> None:
        rules.check(state, seat, action)

    def apply(self, state: State, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
        rules.apply(state, seat, action, chance, events)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def determinise(self, view: View, chance: Chance) -> State:
        return possible_state(view, chance)

    def results(self, state: State, kind: int) -> Sequence[Any]:
        return state.stock

    def action_from_json(self, data: object) -> Action:
        action: Action = read_action([Play, Draw, Pass], data)
        return action

    def state_json(self, state: State) -> dict[str, Any]:
        return state.to_json()

    def state_from_json(self, data: object, seats: int, options: Mapping[str, Any]) -> State:
        return State.from_json(data)

    @property
    def arrays(self) -> CatalogueArrays:
        return CatalogueArrays(self, every_action, features, numbers)


GAME = CrazyEights
