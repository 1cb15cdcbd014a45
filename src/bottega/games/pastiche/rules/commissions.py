"""Commissions: completing one of the hand or of the gallery (PA-G2, PA-G3), and drawing the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.bits import nth_member
from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.reading import as_text
from bottega.games.pastiche.box.colours import includes, move, none, shortfall
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.rules import events as happened
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.offers import end_trading
from bottega.games.pastiche.rules.state import COMMISSION, COMPLETE, TRADE, State

COMMISSIONS: Final = 2  # in a hand


class Complete(PasticheAction):
    """Hand in the cards for a commission."""

    __slots__ = ("commission",)
    kind: ClassVar[str] = "complete"
    fields: ClassVar[tuple[str, ...]] = ("commission",)

    def __init__(self, commission: str) -> None:
        self.commission = commission

    def says(self) -> tuple[object, ...]:
        return (self.commission,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "complete", "commission": self.commission}

    @classmethod
    def read(cls, row: Mapping[str, Any]) -> PasticheAction:
        return Complete(as_text(row.get("commission"), "action: commission"))

    def check(self, state: State, seat: int) -> None:
        if state.step not in (TRADE, COMPLETE):
            raise Illegal("G-STEP", "step")
        card = state.box.numbered(self.commission)
        if card is None or (card not in state.commissions[seat] and card not in state.gallery):
            raise Illegal("PA-G2", "not-to-complete", title=self.commission)
        lacking = shortfall(state.box.commissions[card].palette, state.palettes[seat])
        if lacking:
            raise Illegal("PA-G2", "palette-lacks", cards=lacking)

    def carry_out(self, state: State, seat: int, chance: Chance, events: list[Event] | None) -> bool:
        complete(state, state.box.numbered(self.commission) or 0, chance, events)
        return False


def complete(state: State, card: int, chance: Chance, events: list[Event] | None = None) -> None:
    """PA-G2: pay exactly the palette, lay the card open, and replace it from the deck at once."""
    seat = state.turn
    end_trading(state)
    move(state.palettes[seat], state.bank, state.box.commissions[card].palette)
    from_hand = card in state.commissions[seat]
    row = list(state.commissions[seat]) if from_hand else state.gallery
    index = row.index(card)
    if state.deck:
        row[index] = draw_commission(state, chance)
    else:
        del row[index]  # PA-G3
    if from_hand:
        state.commissions[seat] = tuple(row)
        state.shown[seat] &= ~(1 << card)
    state.completed[seat] = (*state.completed[seat], card)
    if events is not None:
        events.append(happened.completed(state, seat, card, not from_hand))
    if not state.last_round and scoring.enough(state, seat):
        state.last_round = True
        if events is not None:
            events.append(happened.last_round(seat))


def draw_commission(state: State, chance: Chance) -> int:
    card = nth_member(state.deck, int(chance.pick(COMMISSION, state.deck.bit_count())))
    state.deck -= 1 << card
    return card


# --- choices ---


def completable(box: Box, hand: tuple[int, ...], gallery: list[int], palette: list[int]) -> list[int]:
    """PA-G2: the commissions that a palette can pay."""
    found = [card for card in hand if includes(palette, box.commissions[card].palette)]
    return found + [card for card in gallery if includes(palette, box.commissions[card].palette)]


def completions(box: Box, hand: tuple[int, ...], gallery: list[int], palette: list[int]) -> list[Complete]:
    return [Complete(box.commissions[card].title) for card in completable(box, hand, gallery, palette)]


def wanted(box: Box, commissions: tuple[int, ...]) -> list[int]:
    """The cards that these commissions ask for together."""
    cards = none()
    for number in commissions:
        commission = box.commissions[number]
        for colour in commission.kinds:
            cards[colour] += commission.palette[colour]
    return cards
