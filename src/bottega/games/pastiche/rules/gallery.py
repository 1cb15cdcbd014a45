"""The gallery: four commissions that lie open, and swapping one of them for one of the hand (PA-G1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.reading import as_text
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.offers import end_trading
from bottega.games.pastiche.rules.state import COMPLETE, TRADE, State

GALLERY: Final = 4  # commissions that it shows


class Swap(PasticheAction):
    """Swap a commission of one's own for one in the gallery."""

    __slots__ = ("commission", "gallery")
    kind: ClassVar[str] = "swap"
    fields: ClassVar[tuple[str, ...]] = ("commission", "gallery")

    def __init__(self, commission: str, gallery: str) -> None:
        self.commission = commission
        self.gallery = gallery

    def says(self) -> tuple[object, ...]:
        return self.commission, self.gallery

    def to_json(self) -> dict[str, Any]:
        return {"type": "swap", "commission": self.commission, "gallery": self.gallery}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        commission = as_text(row.get("commission"), "action: commission")
        return Swap(commission, as_text(row.get("gallery"), "action: gallery"))

    def check(self, state: State, seat: int) -> None:
        """PA-G1: once, before completing; so only out of the trading step, which it ends."""
        if state.step == COMPLETE:
            raise Illegal("PA-G1", "swap-once")
        if state.step != TRADE:
            raise Illegal("G-STEP", "step")
        if self.commission not in state.titles(state.commissions[seat]):
            raise Illegal("PA-G1", "not-in-hand", title=self.commission)
        if self.gallery not in state.titles(state.gallery):
            raise Illegal("PA-G1", "not-in-gallery", title=self.gallery)

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        mine = state.titles(state.commissions[seat]).index(self.commission)
        swap(state, mine, state.titles(state.gallery).index(self.gallery))
        if events is not None:
            events.append(happened.swapped(seat, self.commission, self.gallery))
        return False


def swap(state: State, mine: int, theirs: int) -> None:
    """PA-G1: by their indices in the hand of the player on turn and in the gallery; each takes the other's place."""
    hand = list(state.commissions[state.turn])
    state.shown[state.turn] = state.shown[state.turn] & ~(1 << hand[mine]) | 1 << state.gallery[theirs]
    hand[mine], state.gallery[theirs] = state.gallery[theirs], hand[mine]
    state.commissions[state.turn] = tuple(hand)
    end_trading(state)


def swaps(hand: list[str], gallery: list[str]) -> list[Swap]:
    """Every way to swap, by the titles of the commissions."""
    return [Swap(mine, theirs) for mine in hand for theirs in gallery]
