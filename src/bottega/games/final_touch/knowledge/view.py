"""What a seat may know: built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from bottega.games.final_touch.box.components import Masterpiece
from bottega.games.final_touch.box.touches import size, unpack
from bottega.games.final_touch.knowledge import previews
from bottega.games.final_touch.rules import masterpieces, payment, turn
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.ending import MONEY_TO_WIN
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.rules.state import OVER, PHASES, State, Won, gallery, in_order


class View:
    """Public: both masterpieces, the zones, purses, discard, all sizes. Private: one's own hand, nobody else's."""

    __slots__ = (
        "cards",
        "contenders",
        "discard",
        "draw_size",
        "first_smear",
        "hand",
        "hand_sizes",
        "improved",
        "last",
        "masterpiece",
        "next",
        "phase",
        "pile_size",
        "purses",
        "seat",
        "seats",
        "second_smear",
        "smeared",
        "touches",
        "turn",
        "won",
    )

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.seats: i64 = state.seats
        self.turn: i64 = state.turn
        self.phase: i64 = state.phase
        self.cards = state.cards
        self.touches: i64 = state.touches
        self.masterpiece: Masterpiece = state.masterpiece
        self.next: Masterpiece | None = state.next
        self.improved: i64 = state.improved
        self.smeared: i64 = state.smeared
        self.first_smear: i64 = state.first_smear
        self.second_smear: i64 = state.second_smear
        self.last: i64 = state.last
        self.discard: i64 = state.discard
        self.purses = state.purses()
        self.won: Won | None = state.won
        self.contenders = state.contenders()
        self.hand: i64 = 0 if seat is None else state.hand(seat)
        self.hand_sizes = [int(size(hand)) for hand in state.hands()]
        self.draw_size = int(size(state.draw))
        self.pile_size = int(masterpieces.pile_size(state))

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (State(self.seats, self.cards, self.touches), None), self.__getstate__()

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        now = f"{PHASES[self.phase]}, seat {self.turn} on turn, {self.masterpiece.title!r}, purses {self.purses}"
        return f"<View of Final Touch by {whose}: {now}, hand {unpack(self.hand)}>"

    @property
    def awaited(self) -> bool:
        return self.phase != OVER and self.seat is not None and self.seat == self.turn

    @property
    def choices(self) -> list[Play]:
        return turn.plays(self.hand, self.missing) if self.awaited else []

    def to_json(self) -> dict[str, Any]:
        return {**self.public_json(), **self.private_json()}

    def public_json(self) -> dict[str, Any]:
        """What everybody sees alike."""
        return {
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "masterpiece": self.masterpiece.to_json(),
            "next": None if self.next is None else self.next.to_json(),
            "improved": unpack(self.improved),
            "smeared": unpack(self.smeared),
            "smear_order": in_order(self.smeared, self.first_smear, self.second_smear),
            "missing": unpack(self.missing),
            "discard": unpack(self.discard),
            "draw": self.draw_size,
            "purses": self.purses,
            "won": [card.to_json() for card in gallery(self.won)],
            "pile": self.pile_size,
            "contenders": self.contenders,
            "sides": payment.sides(self.seats),
            "goal": int(MONEY_TO_WIN),
            "smears_to_ruin": int(SMEARS_THAT_RUIN),
        }

    def private_json(self) -> dict[str, Any]:
        choices = self.choices
        hands: list[Any] = list(self.hand_sizes)
        if self.seat is not None:
            hands[self.seat] = unpack(self.hand)
        return {
            "hands": hands,
            "choices": [play.to_json() for play in choices],
            "effects": previews.of_all(self, choices) if choices else [],
        }

    @property
    def smears(self) -> i64:
        return size(self.smeared)

    @property
    def missing(self) -> i64:
        return self.masterpiece.needs - self.improved

    @property
    def unseen(self) -> i64:
        """The touches this seat cannot see: in other hands, or still to be drawn."""
        return self.touches - self.improved - self.smeared - self.discard - self.hand
