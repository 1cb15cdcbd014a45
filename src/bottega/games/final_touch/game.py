"""Final Touch as a `Game`: the contract, answered by the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bottega.core.chance import Chance, Kind
from bottega.core.components import Source
from bottega.core.event import Event
from bottega.core.game import Entry, Figures, Game, Outcome
from bottega.games.final_touch.bots import greedy, playout, reasons, search
from bottega.games.final_touch.box import components
from bottega.games.final_touch.box.touches import COLOURS, listed, nth
from bottega.games.final_touch.companion import guide, score_sheet
from bottega.games.final_touch.knowledge import shapes
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.knowledge.worlds import determinise
from bottega.games.final_touch.learn import observations, picture
from bottega.games.final_touch.rules import actions, ending, position, read_state, setup, turn
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.state import DRAW, NOBODY, OVER, STARTER, State, gallery
from bottega.games.final_touch.spec import SPEC
from bottega.games.final_touch.text import sentences


class FinalTouch(Game[State, Play, View]):
    """The rules of Final Touch."""

    spec = SPEC
    colours = COLOURS
    unordered = frozenset({"pile"})
    remainders = frozenset({"pile", "draw"})
    kinds = (
        Kind("starter"),
        Kind("masterpiece"),
        Kind("next"),
        Kind("draw", several=True),
        Kind("reshuffled", flag=True),
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
        self.box.check_enough(seats)
        return setup.open_box(seats, self.box.masterpieces, self.box.touches)

    def deal(self, state: State, options: Mapping[str, Any], chance: Chance) -> None:
        setup.deal(state, options.get("starter", NOBODY), chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.phase == OVER else (state.turn,)

    def choices(self, state: State, seat: int) -> Sequence[Play]:
        return turn.choices(state) if seat == state.turn else []

    def check(self, state: State, seat: int, action: Play) -> None:
        turn.check(state, seat, action)

    def apply(self, state: State, seat: int, action: Play, chance: Chance, events: list[Event] | None = None) -> None:
        turn.apply(state, action, chance, events)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        seats = [seat for side in ending.winning_sides(state) for seat in self.sides(state.seats)[side]]
        return Outcome(tuple(sorted(seats)), tuple(state.purses()), ending.reason(state))

    def fallback(self, state: State, seat: int) -> Play:
        """The smallest improvement, or else a smear: whatever comes first."""
        return turn.choices(state)[0]

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if seats == 4 else super().sides(seats)

    def points(self, state: State) -> tuple[int, ...]:
        return tuple(state.purses())

    # --- knowledge ---

    def view(self, state: State, seat: int | None) -> View:
        return View(state, seat)

    def determinise(self, view: View, chance: Chance) -> State:
        return determinise(view, chance)

    def results(self, state: State, kind: int) -> Sequence[Any]:
        if kind == DRAW:
            return listed(state.draw)
        if kind == STARTER:
            return range(state.seats)
        return [card.title for card in state.pile_cards()]

    def result(self, state: State, kind: int, place: int) -> Any:
        return listed(nth(state.draw, place))[0] if kind == DRAW else super().result(state, kind, place)

    # --- reading and writing ---

    def action_from_json(self, data: object) -> Play:
        return actions.from_json(data)

    def state_json(self, state: State) -> dict[str, Any]:
        return state.to_json()

    def state_from_json(self, data: object, seats: int, options: Mapping[str, Any]) -> State:
        return read_state.state_from_json(self.box, data, seats, options)

    def position(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        return position.complete(self.box, data, seats, options, chance)

    # --- statistics ---

    def figures(self, state: State) -> Figures:
        ended = gallery(state.won)
        finished = sum(1 for card in ended if card.finished)
        return Figures({"finished": finished, "ruined": len(ended) - finished})

    def ledger(self, state: State, events: Sequence[Event]) -> list[Entry]:
        return [
            Entry(side, "finished" if card.finished else "ruined", int(card.value), card.title)
            for card in gallery(state.won)
            for side in range(state.sides())
            if card.sides >> side & 1
        ]


GAME = FinalTouch
