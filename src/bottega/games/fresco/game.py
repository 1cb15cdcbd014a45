"""Fresco as a `Game`: the contract, answered by the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bottega.core.action import Action
from bottega.core.bits import members
from bottega.core.chance import Chance, Kind
from bottega.core.components import Source
from bottega.core.event import Event
from bottega.core.game import Entry, Figures, Game, Outcome
from bottega.games.fresco.bots import greedy, playout, reasons, search
from bottega.games.fresco.box import components
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.companion import guide, score_sheet
from bottega.games.fresco.knowledge import previews, shapes
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.knowledge.worlds import determinise
from bottega.games.fresco.learn import observations, picture
from bottega.games.fresco.rules import ledger, planning, position, read_state, rounds, setup, turn
from bottega.games.fresco.rules.cathedral import Sexton
from bottega.games.fresco.rules.planning import Plan
from bottega.games.fresco.rules.state import (
    CATHEDRAL,
    MARKET,
    NOT_PLANNED,
    OVER,
    PLAN,
    PORTRAITS,
    WORKSHOP,
    State,
)
from bottega.games.fresco.spec import SPEC
from bottega.games.fresco.text import sentences


class Fresco(Game[State, Action, View]):
    """The rules of Fresco."""

    spec = SPEC
    colours = PAINTS
    unordered = frozenset({"bag", "portraits_left", "portraits_gone"})
    remainders = frozenset({"bag", "portraits_left"})
    kinds = (
        *(Kind("order", several=True), Kind("fresco", several=True, short=("value", "paints"))),
        *(Kind("market", several=True), Kind("portraits", several=True)),
    )

    shapes = shapes
    words = sentences
    bots = greedy.BOTS
    search = search
    reasons = reasons
    arrays = observations
    picture = picture
    playouts = playout
    score_sheet = score_sheet
    guide = guide

    box: components.Box

    def __init__(self, source: Source | None = None, version: int | None = None) -> None:
        super().__init__(version=version)
        self.box = components.standard() if source is None else components.read(source)
        self.components = self.box.fingerprint
        self.source = source

    # --- rules ---

    def unpack(self, seats: int, options: Mapping[str, Any]) -> State:
        return setup.unpack(self.box, seats, options.get("open", False), setup.read_modules(options), self.version)

    def deal(self, state: State, options: Mapping[str, Any], chance: Chance) -> None:
        setup.deal(state, chance)
        rounds.begin_round(state)

    def awaited(self, state: State) -> tuple[int, ...]:
        if state.phase == PLAN:
            return tuple(seat for seat in range(state.seats) if state.painters[seat].plan == NOT_PLANNED)
        return () if state.phase == OVER else (state.turn,)

    def allowed(self, state: State) -> tuple[int, ...]:
        """A plan may be sealed again until the last one is in."""
        return tuple(range(state.seats)) if state.phase == PLAN else self.awaited(state)

    def choices(self, state: State, seat: int) -> Sequence[Action]:
        return turn.choices(state, seat)

    def check(self, state: State, seat: int, action: Action) -> None:
        turn.check(state, seat, action)

    def apply(self, state: State, seat: int, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
        turn.apply(state, seat, action, chance, events)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome((rounds.winner(state),), self.points(state), "FR-E2")

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(painter.score for painter in state.painters[: state.seats])

    def fallback(self, state: State, seat: int) -> Action:
        """A little of everything: so the game goes on to its end, even if everyone is absent."""
        listed = turn.choices(state, seat)
        if state.phase == PLAN:
            sheets = planning.sheets(state.box, state.painters[seat].apprentices, state.last_round)
            return Plan(max(sheets, key=lambda sheet: (sum(min(sent, 1) for sent in sheet[:4]), -sum(sheet))))
        return listed[-1] if state.phase == MARKET or isinstance(listed[0], Sexton) else listed[0]

    def question(self, state: State, seat: int) -> object:
        if state.phase == PLAN:
            return state.round, PLAN
        if seat != state.turn:
            return None
        painter = state.painters[state.acting]
        done = (painter.left, painter.blends_left, painter.sexton_used)
        return state.round, state.phase, state.acting, done, state.bumped

    def reveals(self, before: State, seat: int, action: Action, after: State) -> bool:
        """The plans, the next location, and who can do something where paint is used: all that was hidden before."""
        paints = before.phase in (CATHEDRAL, WORKSHOP)
        return after.phase != before.phase or (paints and after.acting != before.acting)

    # --- knowledge ---

    def view(self, state: State, seat: int | None) -> View:
        return View(state, seat)

    def determinise(self, view: View, chance: Chance) -> State:
        return determinise(view, chance)

    def results(self, state: State, kind: int) -> Sequence[Any]:
        if kind == setup.ORDER:
            return ["leonardo" if each >= state.seats else each for each in setup.waiting(state)]
        if kind == setup.FRESCO:
            return self._tiles_to_deal(state)
        if kind == setup.MARKET_TILE:
            return [self.box.market[goods].to_json() for goods in members(state.bag)]
        return state.portraits_json(setup.top_portraits(state))

    def _tiles_to_deal(self, state: State) -> list[Any]:
        """Each as often as it is likely, as `setup.dealt` counts them."""
        sure, spare, spaces = setup.tiles_to_deal(state)
        found: list[Any] = []
        for number in sure:
            found += [self.box.tiles[number].to_json()] * max(len(spare), 1)
        for number in spare:
            found += [self.box.tiles[number].to_json()] * (spaces - len(sure))
        return found

    # --- reading and writing ---

    def action_from_json(self, data: object) -> Action:
        return turn.from_json(data)

    def state_json(self, state: State) -> dict[str, Any]:
        return state.to_json()

    def position(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        return position.complete(self.unpack(seats, options), data, chance)

    def state_from_json(self, data: object, seats: int, options: Mapping[str, Any]) -> State:
        return read_state.state_from_json(self.unpack(seats, options), data)

    # --- statistics ---

    def figures(self, state: State) -> Figures:
        """Where points came from; the bishop, the altar, portraits and bumps are what is left."""
        found = [previews.tally(state, painter) for painter in state.painters[: state.seats]]
        points = {f"points of {what}": sum(each[what] for each in found) for what in ("tiles", "requests", "money")}
        points["other points"] = max(0, sum(each["rest"] for each in found))
        by_portraits = state.has(PORTRAITS) and not state.portraits_left
        return Figures(points, {"rounds": state.round, "last round by portraits": int(by_portraits)})

    def ledger(self, state: State, events: Sequence[Event]) -> list[Entry]:
        return ledger.entries(events, [painter.score for painter in state.painters[: state.seats]])


GAME = Fresco
