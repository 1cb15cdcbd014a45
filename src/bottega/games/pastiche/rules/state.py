"""The whole truth of a game of Pastiche: nothing derived, nothing of the future.

Commissions and hexes are numbers into the box; the deck and the supply are a bit for each: they have no order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bottega.core.bits import members
from bottega.games.pastiche.box.colours import none, unpack
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.box.hexes import START, Map, coordinates, hex_json

PLACE: Final = 0
TRADE: Final = 1
COMPLETE: Final = 2
DISCARD: Final = 3
OVER: Final = 4
STEPS: Final = ("place", "trade", "complete", "discard", "over")

# The kinds of chance: their indices in the `kinds` of the game in `game.py`.
STARTER: Final = 0
HEX: Final = 1
COMMISSION: Final = 2

EVERYONE: Final = -1  # an offer to all

# What becomes of an offer: void, if its maker no longer has the cards; lapsed, if trading ended before it was answered.
FATES: Final = ("accepted", "declined", "withdrawn", "void", "lapsed")


class Offer:
    """Cards of one seat for cards of another; it lies open on the table."""

    __slots__ = ("by", "declined", "get", "give", "number", "to")

    def __init__(
        self, number: int, by: int, to: int, give: tuple[int, ...], get: tuple[int, ...], declined: int = 0
    ) -> None:
        self.number = number
        self.by = by
        self.to = to
        self.give = give
        self.get = get
        self.declined = declined  # a bit for each seat that does not want an offer to all

    def __reduce__(self) -> tuple[Any, ...]:
        return Offer, self._all()

    def __repr__(self) -> str:
        return f"Offer{self._all()}"

    def _all(self) -> tuple[object, ...]:
        return self.number, self.by, self.to, self.give, self.get, self.declined

    def is_for(self, seat: int) -> bool:
        if self.to == EVERYONE:
            return seat != self.by and not self.declined >> seat & 1
        return seat == self.to

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "id": self.number,
            "by": self.by,
            "to": None if self.to == EVERYONE else self.to,
            "give": unpack(self.give),
            "get": unpack(self.get),
        }
        if self.declined:
            data["declined"] = [seat for seat in range(4) if self.declined >> seat & 1]
        return data


class Settled:
    """An offer of this turn that is no longer open, and what became of it."""

    __slots__ = ("fate", "offer", "seat")

    def __init__(self, offer: Offer, fate: str, seat: int = EVERYONE) -> None:
        self.offer = offer
        self.fate = fate  # one of FATES
        self.seat = seat  # who accepted, declined or withdrew it; EVERYONE: all it was made to, or nobody

    def __reduce__(self) -> tuple[Any, ...]:
        return Settled, (self.offer, self.fate, self.seat)

    def __repr__(self) -> str:
        return f"Settled{(self.offer, self.fate, self.seat)}"

    def to_json(self) -> dict[str, Any]:
        offer = {name: value for name, value in self.offer.to_json().items() if name != "declined"}
        return {**offer, "fate": self.fate, "seat": None if self.seat == EVERYONE else self.seat}


# What a table holds before anything is laid on it; never changed, only replaced.
NONE: Final[list[int]] = []
NOBODYS: Final[list[tuple[int, ...]]] = []
NO_PALETTES: Final[list[list[int]]] = []
NO_OFFERS: Final[list[Offer]] = []
NONE_SETTLED: Final[list[Settled]] = []
NOT_CLOSED: Final[list[bool]] = []


class PublicState:
    """What lies open on the table, for everyone to see."""

    __slots__ = (
        "bank",
        "box",
        "closed",
        "completed",
        "gallery",
        "last_round",
        "map",
        "offered",
        "offers",
        "open",
        "seats",
        "settled",
        "shown",
        "starter",
        "step",
        "turn",
        "turns",
    )

    def __init__(self, box: Box, seats: int, is_open: bool) -> None:
        self.box = box
        self.seats = seats
        self.open = is_open  # the table's option: palette cards face up
        self.map: Map = box.map
        self.bank = NONE  # lists are laid afterwards: a copy brings its own
        self.gallery = NONE
        self.completed = NOBODYS
        self.offers = NO_OFFERS
        self.offered = NONE  # this turn, by each seat
        self.settled = NONE_SETTLED  # this turn's offers that are no longer open, oldest first
        self.turns = NONE
        self.shown = NONE  # for each seat the commissions that it took from the gallery, a bit for each
        self.closed = NOT_CLOSED
        self.turn = 0
        self.starter = 0
        self.step = PLACE
        self.last_round = False

    def lay_out(self) -> None:
        """The bank full, nothing dealt, no turn taken."""
        self.bank = self.box.bank.copy()
        self.gallery = []
        self.completed = [()] * self.seats
        self.offers = []
        self.offered = [0] * self.seats
        self.settled = []
        self.turns = [0] * self.seats
        self.shown = [0] * self.seats
        self.closed = [False] * self.seats

    def copy_public_from(self, other: PublicState, borrowed: bool = False) -> None:
        """All that is open, as on the other table: in copies, or borrowed for as long as nothing changes there."""
        self.map = other.map  # maps never change
        self.bank = other.bank if borrowed else other.bank.copy()
        self.gallery = other.gallery if borrowed else other.gallery.copy()
        self.completed = other.completed if borrowed else other.completed.copy()
        self.offers = other.offers if borrowed else other.offers.copy()
        self.offered = other.offered if borrowed else other.offered.copy()
        self.settled = other.settled if borrowed else other.settled.copy()
        self.turns = other.turns if borrowed else other.turns.copy()
        self.shown = other.shown if borrowed else other.shown.copy()
        self.closed = other.closed if borrowed else other.closed.copy()
        self.turn = other.turn
        self.starter = other.starter
        self.step = other.step
        self.last_round = other.last_round

    def __repr__(self) -> str:
        works = [len(cards) for cards in self.completed]
        return f"<{self.whose()}: {STEPS[self.step]}, seat {self.turn} on turn, commissions completed {works}>"

    def whose(self) -> str:
        return "State of Pastiche"

    def titles(self, cards: Sequence[int]) -> list[str]:
        return [self.box.commissions[card].title for card in cards]

    def hexes_json(self, tiles: Sequence[int]) -> list[dict[str, Any]]:
        return [hex_json(self.box.hexes[tile]) for tile in tiles]

    def board_json(self) -> dict[str, Any]:
        written_out = {"written_out": [card.to_json() for card in self.box.written_out]} if self.box.written_out else {}
        return {
            **written_out,
            "turn": self.turn,
            "step": STEPS[self.step],
            "map": [placed_json(at, tile) for at, tile in self.map.laid.items()],
            "bank": unpack(self.bank),
            "gallery": self.titles(self.gallery),
            "completed": [self.titles(cards) for cards in self.completed],
            "offers": [offer.to_json() for offer in self.offers],
            "offered": list(self.offered),
            "settled": [offer.to_json() for offer in self.settled],
            "turns": list(self.turns),
            "last_round": self.last_round,
            "starter": self.starter,
            "closed": list(self.closed),
        }


class State(PublicState):
    """The whole truth about a game of Pastiche."""

    __slots__ = ("commissions", "deck", "hexes", "palettes", "supply")

    def __init__(self, box: Box, seats: int, is_open: bool) -> None:
        super().__init__(box, seats, is_open)
        self.palettes = NO_PALETTES
        self.hexes = NOBODYS
        self.commissions = NOBODYS
        self.deck = 0
        self.supply = 0

    def lay_out(self) -> None:
        super().lay_out()
        self.palettes = [none() for _ in range(self.seats)]
        self.hexes = [()] * self.seats
        self.commissions = [()] * self.seats
        self.deck = (1 << len(self.box.commissions)) - 1
        self.supply = (1 << len(self.box.hexes)) - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.box, self.seats, self.open), self.__getstate__()

    def copy(self) -> State:
        twin = State(self.box, self.seats, self.open)
        twin.copy_public_from(self)
        twin.palettes = [cards.copy() for cards in self.palettes]
        twin.hexes = self.hexes.copy()
        twin.commissions = self.commissions.copy()
        twin.deck = self.deck
        twin.supply = self.supply
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def to_json(self) -> dict[str, Any]:
        return {
            **self.board_json(),
            "palettes": [unpack(cards) for cards in self.palettes],
            "hexes": [self.hexes_json(tiles) for tiles in self.hexes],
            "commissions": [self.titles(cards) for cards in self.commissions],
            "shown": [self.titles(members(cards)) for cards in self.shown],
            "deck": sorted(self.titles(members(self.deck))),
            "supply": sorted(self.hexes_json(members(self.supply)), key=str),
        }


def placed_json(at: int, tile: int) -> dict[str, Any]:
    by = tile >> 16
    return {"at": coordinates(at), **hex_json(tile & 0xFFFF), "by": None if by == START else by}
