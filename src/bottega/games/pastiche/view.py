"""What a seat may know: built from nothing, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bottega.core.action import Action
from bottega.games.pastiche import bank, offers, rules, scoring
from bottega.games.pastiche.actions import Closed, Complete, End, MakeOffer, Return, Swap
from bottega.games.pastiche.colours import unpack
from bottega.games.pastiche.hexes import ROTATIONS, coordinates, rotate
from bottega.games.pastiche.state import DISCARD, EVERYONE, OVER, PLACE, TRADE, State, Table

MOST_RETURNS = 200  # ways to return cards that are listed


class View(Table):
    """The open table, what this seat holds, and how much the others hold."""

    __slots__ = (
        "commissions",
        "deck_size",
        "hands",
        "hex_sizes",
        "hexes",
        "ledger",
        "palette",
        "palettes",
        "seat",
        "supply_size",
    )

    def __init__(self, state: State, seat: int | None) -> None:
        super().__init__(state.box, state.seats, state.open)
        self.lay_like(state)
        self.seat = seat
        shown = state.step == OVER  # hands are laid down to be counted (PA-E3)
        self.palettes: list[list[int] | int] = [
            cards.copy() if state.open or shown or other == seat else sum(cards)
            for other, cards in enumerate(state.palettes)
        ]
        # Every card was taken and given in the open: whoever keeps count knows them all, though none lies face up.
        self.ledger = [cards.copy() for cards in state.palettes]
        self.hex_sizes = [len(tiles) for tiles in state.hexes]
        self.hands: list[tuple[int, ...] | int] = [
            cards if shown or other == seat else len(cards) for other, cards in enumerate(state.commissions)
        ]
        self.deck_size = state.deck.bit_count()
        self.supply_size = state.supply.bit_count()
        self.palette: list[int] = [] if seat is None else state.palettes[seat].copy()
        self.hexes: tuple[int, ...] = () if seat is None else state.hexes[seat]
        self.commissions: tuple[int, ...] = () if seat is None else state.commissions[seat]

    # --- choices ---

    @property
    def awaited(self) -> bool:
        return self.step != OVER and self.seat == self.turn

    @property
    def choices(self) -> list[Action]:
        if self.seat is None or self.step == OVER:
            return []
        if self.seat != self.turn:
            answers = offers.answers(self.offers, self.seat, self.palette)
            return [*answers, *self.useful_offers()] if self.step == TRADE else []
        if self.step == PLACE:
            return [*rules.placements(self.box, self.map, self.hexes, self.bank, self.seat)]
        if self.step == DISCARD:
            return self._returns()
        return self._trading() if self.step == TRADE else [*self._completes(), End()]

    def _trading(self) -> list[Action]:
        titles = [self.box.commissions[card].title for card in self.gallery]
        mine = [self.box.commissions[card].title for card in self.commissions]
        return [
            *offers.answers(self.offers, self.turn, self.palette),
            *bank.trades(self.bank, self.palette),
            *[Swap(own, other) for own in mine for other in titles],
            *self._completes(),
            *self.useful_offers(),
            End(),
        ]

    def _completes(self) -> list[Complete]:
        found = rules.completable(self.box, self.commissions, self.gallery, self.palette)
        return [Complete(self.box.commissions[card].title) for card in found]

    def useful_offers(self) -> list[MakeOffer]:
        """Useful small offers, to whoever trades."""
        seat = self.turn if self.seat is None else self.seat
        others = [other for other in range(self.seats) if other != seat and not self.closed[other]]
        partners = [EVERYONE, *others] if len(others) > 1 else others
        if seat != self.turn:
            partners = [self.turn] if self.turn in others else []
        if not partners or self.offered[seat] >= offers.MOST:
            return []
        return offers.useful(self.palette, self.wanted, partners)

    def _returns(self) -> list[Action]:
        """PA-H1: what may go back, the least needed first."""
        excess = sum(self.palette) - rules.HAND_LIMIT
        order = sorted(range(17), key=lambda colour: (min(self.wanted[colour], 1), self.box.points[colour]))
        found: list[Action] = []
        for cards in _handfuls(self.palette, order, excess):
            found.append(Return(cards))
            if len(found) == MOST_RETURNS:
                break
        return found

    @property
    def wanted(self) -> list[int]:
        """What this seat's commissions ask for."""
        return rules.wanted(self.box, self.commissions)

    def preview(self) -> list[dict[str, Any]]:
        """For each legal cell, hex and rotation, the cards it would mix and give."""
        if self.seat is None or self.step == OVER:
            return []
        shown = []
        for at in self.map.cells_for(self.seat):
            for which, number in enumerate(self.hexes):
                for rotation in range(ROTATIONS):
                    mixed = self.received(at, rotate(self.box.hexes[number], rotation))
                    where = {"at": coordinates(at), "hex": which, "rotation": rotation}
                    shown.append({**where, "cards": unpack(mixed)})
        return shown

    def received(self, at: int, tile: int) -> list[int]:
        """PA-T4: what laying a turned hex there would bring from the bank."""
        left, cards = self.bank.copy(), [0] * 17
        for colour in self.map.mix(at, tile):
            if colour >= 0 and left[colour]:
                left[colour] -= 1
                cards[colour] += 1
        return cards

    # --- JSON ---

    def to_json(self) -> dict[str, Any]:
        mine = self.seat
        data = {
            **self.public_json(),
            "palettes": [cards if isinstance(cards, int) else unpack(cards) for cards in self.palettes],
            "hexes": [self.hexes_json(self.hexes) if seat == mine else n for seat, n in enumerate(self.hex_sizes)],
            "commissions": [cards if isinstance(cards, int) else self.titles(cards) for cards in self.hands],
            "deck": self.deck_size,
            "supply": self.supply_size,
            "points": [scoring.completed_points(self.box, cards) for cards in self.completed],
            "choices": [action.to_json() for action in self.choices],
        }
        if mine is not None and self.step != OVER:
            data["settings"] = [Closed(not self.closed[mine]).to_json()]
        if mine is not None and mine == self.turn and self.step == PLACE:
            data["preview"] = self.preview()
        return data


def _handfuls(cards: Sequence[int], order: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """The multisets of a size within these cards, taking from the first colours of the order first."""
    if size == 0:
        yield (0,) * 17
        return
    if not order:
        return
    colour = order[0]
    for some in range(min(cards[colour], size), -1, -1):
        for rest in _handfuls(cards, order[1:], size - some):
            yield (*rest[:colour], rest[colour] + some, *rest[colour + 1 :])
