"""Pastiche as a `Game`: the contract, answered by the modules of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bottega.core.bits import members
from bottega.core.chance import Chance, Kind
from bottega.core.components import Source
from bottega.core.event import Event
from bottega.core.game import Entry, Figures, Game, Outcome
from bottega.games.pastiche.bots import greedy, playout, reasons, search
from bottega.games.pastiche.box import components
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.companion import guide, score_sheet
from bottega.games.pastiche.knowledge import shapes
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.knowledge.worlds import determinise
from bottega.games.pastiche.learn import observations, picture
from bottega.games.pastiche.rules import offers, position, read_state, scoring, setup, turn
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.offers import Answer, MakeOffer
from bottega.games.pastiche.rules.state import COMPLETE, HEX, OVER, STARTER, TRADE, State
from bottega.games.pastiche.rules.turn import End
from bottega.games.pastiche.spec import SPEC
from bottega.games.pastiche.text import sentences


class Pastiche(Game[State, PasticheAction, View]):
    """The rules of Pastiche."""

    spec = SPEC
    colours = COLOURS
    unordered = frozenset({"deck", "supply"})
    remainders = frozenset({"bank", "deck", "supply"})
    kinds = (Kind("starter"), Kind("hexes", several=True), Kind("commissions", several=True))

    shapes = shapes
    words = sentences
    bots = greedy.BOTS
    search = search
    reasons = reasons
    arrays = observations
    answers = offers
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
        state = State(self.box, seats, options.get("open", False))
        state.lay_out()
        return state

    def deal(self, state: State, options: Mapping[str, Any], chance: Chance) -> None:
        setup.deal(state, chance)

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.step == OVER else (state.turn,)

    def allowed(self, state: State) -> tuple[int, ...]:
        """While somebody trades, everyone may offer and answer (PA-P1)."""
        return tuple(range(state.seats)) if state.step == TRADE else self.awaited(state)

    def asked(self, state: State) -> tuple[int, ...]:
        return offers.asked(state)

    def choices(self, state: State, seat: int) -> Sequence[PasticheAction]:
        return View(state, seat).choices

    def check(self, state: State, seat: int, action: PasticheAction) -> None:
        turn.check(state, seat, action)

    def apply(
        self, state: State, seat: int, action: PasticheAction, chance: Chance, events: list[Event] | None = None
    ) -> None:
        turn.apply(state, seat, action, chance, events)

    def outcome(self, state: State) -> Outcome | None:
        if state.step != OVER:
            return None
        scores = tuple(scoring.standing(state, seat)[0] for seat in range(state.seats))
        return Outcome(tuple(turn.outcome_seats(state)), scores, turn.reason(state))

    def points(self, state: State) -> tuple[int, ...]:
        """Commissions and bonuses: what is in a hand is not known."""
        box = state.box
        return tuple(
            scoring.completed_points(box, works) + scoring.bonus_points(box, works) for works in state.completed
        )

    def fallback(self, state: State, seat: int) -> PasticheAction:
        """Lay a hex for what it mixes, return what is needed least, else end the turn; out of turn, decline."""
        if seat != state.turn:
            return next(Answer("decline", offer.number) for offer in state.offers if offer.is_for(seat))
        return View(state, seat).choices[0] if state.step not in (TRADE, COMPLETE) else End()

    def question(self, state: State, seat: int) -> object:
        """The seat on turn decides with its palette and the offers before it; the others answer offers."""
        if state.step == OVER or (seat != state.turn and state.step != TRADE):
            return None
        numbers = [offer.number for offer in state.offers if offer.by == seat or offer.is_for(seat)]
        if seat != state.turn:
            return state.turns, numbers
        return state.turns, state.step, state.palettes[seat], numbers

    def reveals(self, before: State, seat: int, action: PasticheAction, after: State) -> bool:
        """What was said to the others is said, else offers could be made without end; and the end shows all hands."""
        return isinstance(action, (MakeOffer, Answer)) or after.step == OVER

    # --- knowledge ---

    def view(self, state: State, seat: int | None) -> View:
        return View(state, seat)

    def determinise(self, view: View, chance: Chance) -> State:
        return determinise(view, chance)

    def results(self, state: State, kind: int) -> Sequence[Any]:
        if kind == STARTER:
            return range(state.seats)
        if kind == HEX:
            return state.hexes_json(members(state.supply))
        return state.titles(members(state.deck))

    # --- reading and writing ---

    def action_from_json(self, data: object) -> PasticheAction:
        return turn.action_from_json(data)

    def state_json(self, state: State) -> dict[str, Any]:
        return state.to_json()

    def state_from_json(self, data: object, seats: int, options: Mapping[str, Any]) -> State:
        return read_state.state_from_json(self.box, data, seats, options)

    def position(self, data: Mapping[str, Any], seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        return position.complete(self.box, data, seats, options, chance)

    # --- statistics ---

    def figures(self, state: State) -> Figures:
        box, everyone = state.box, range(state.seats)
        shares = {
            "points of commissions": sum(scoring.completed_points(box, state.completed[seat]) for seat in everyone),
            "points of usable cards": sum(scoring.standing(state, seat)[2] for seat in everyone),
            "artist bonuses": sum(scoring.standing(state, seat)[3] for seat in everyone),
        }
        return Figures(shares)

    def ledger(self, state: State, events: Sequence[Event]) -> list[Entry]:
        found: list[Entry] = []
        for seat, completed in enumerate(state.completed):
            cards = [state.box.commissions[card] for card in completed]
            found += [Entry(seat, "commissions", card.points, card.title) for card in cards]
            _, _, usable, extra = scoring.standing(state, seat)
            found += [Entry(seat, "usable cards", usable), Entry(seat, "artist bonuses", extra)]
        return found


GAME = Pastiche
