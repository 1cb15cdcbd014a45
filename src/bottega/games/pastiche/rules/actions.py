"""What a player may do in Pastiche: frozen intents, JSON and short text both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.action import Action, read_type
from bottega.core.errors import Invalid
from bottega.core.reading import as_flag, as_map, as_text, as_whole, shown
from bottega.games.pastiche.box.colours import COLOURS, PRIMARIES, read_cards, read_colour, unpack
from bottega.games.pastiche.box.hexes import FARTHEST, ROTATIONS, coordinates, read_cell
from bottega.games.pastiche.rules.state import EVERYONE

MIX: Final = -1  # take what was mixed, not a primary of the centre


class Place(Action):
    __slots__ = ("at", "rotation", "take", "which")
    kind: ClassVar[str] = "place"

    def __init__(self, which: int, at: int, rotation: int, take: int) -> None:
        self.which = which  # of one's hexes
        self.at = at
        self.rotation = rotation
        self.take = take  # MIX, or a primary

    def says(self) -> tuple[object, ...]:
        return self.which, self.at, self.rotation, self.take

    def to_json(self) -> dict[str, Any]:
        take = "mix" if self.take == MIX else COLOURS[self.take]
        return {"type": "place", "hex": self.which, "at": coordinates(self.at), "rotation": self.rotation, "take": take}


class Bank(Action):
    __slots__ = ("get", "give")
    kind: ClassVar[str] = "bank"

    def __init__(self, give: tuple[int, ...], get: int) -> None:
        self.give = give
        self.get = get

    def says(self) -> tuple[object, ...]:
        return self.give, self.get

    def to_json(self) -> dict[str, Any]:
        return {"type": "bank", "give": unpack(self.give), "get": COLOURS[self.get]}


class MakeOffer(Action):
    __slots__ = ("get", "give", "strange", "to")
    kind: ClassVar[str] = "offer"

    def __init__(self, to: int, give: tuple[int, ...], get: tuple[int, ...], strange: bool = False) -> None:
        self.to = to
        self.give = give
        self.get = get
        self.strange = strange  # names something that is no palette card; PA-P1 refuses it

    def says(self) -> tuple[object, ...]:
        return self.to, self.give, self.get, self.strange

    def to_json(self) -> dict[str, Any]:
        to = None if self.to == EVERYONE else self.to
        return {"type": "offer", "to": to, "give": unpack(self.give), "get": unpack(self.get)}


class Answer(Action):
    """Accept or decline another's offer, or withdraw one's own."""

    __slots__ = ("answer", "offer")
    kind: ClassVar[str] = "answer"

    def __init__(self, answer: str, offer: int) -> None:
        self.answer = answer
        self.offer = offer

    def says(self) -> tuple[object, ...]:
        return self.answer, self.offer

    def to_json(self) -> dict[str, Any]:
        return {"type": self.answer, "offer": self.offer}


class Swap(Action):
    __slots__ = ("commission", "gallery")
    kind: ClassVar[str] = "swap"

    def __init__(self, commission: str, gallery: str) -> None:
        self.commission = commission
        self.gallery = gallery

    def says(self) -> tuple[object, ...]:
        return self.commission, self.gallery

    def to_json(self) -> dict[str, Any]:
        return {"type": "swap", "commission": self.commission, "gallery": self.gallery}


class Complete(Action):
    __slots__ = ("commission",)
    kind: ClassVar[str] = "complete"

    def __init__(self, commission: str) -> None:
        self.commission = commission

    def says(self) -> tuple[object, ...]:
        return (self.commission,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "complete", "commission": self.commission}


class Return(Action):
    __slots__ = ("cards",)
    kind: ClassVar[str] = "return"

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def says(self) -> tuple[object, ...]:
        return (self.cards,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "return", "cards": unpack(self.cards)}


class End(Action):
    __slots__ = ()
    kind: ClassVar[str] = "end"

    def says(self) -> tuple[object, ...]:
        return ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "end"}


class Closed(Action):
    __slots__ = ("on",)
    kind: ClassVar[str] = "closed"

    def __init__(self, on: bool) -> None:
        self.on = on

    def says(self) -> tuple[object, ...]:
        return (self.on,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "closed", "on": self.on}


# --- reading ---

TAKES: Final = ["mix", *COLOURS[:PRIMARIES]]

FIELDS: Final = {
    "place": ("hex", "at", "rotation", "take"),
    "bank": ("give", "get"),
    "offer": ("to", "give", "get"),
    "accept": ("offer",),
    "decline": ("offer",),
    "withdraw": ("offer",),
    "swap": ("commission", "gallery"),
    "complete": ("commission",),
    "return": ("cards",),
    "end": (),
    "closed": ("on",),
}


def from_json(data: object) -> Action:
    kind, row = read_type(data, FIELDS)
    return _read(kind, row)


def _read(kind: str, row: Mapping[str, Any]) -> Action:
    if kind == "place":
        return _place(row)
    if kind == "bank":
        return Bank(read_cards(row.get("give"), "action: give"), read_colour(row.get("get"), "action: get"))
    if kind == "offer":
        to = row.get("to")
        partner = EVERYONE if to is None else as_whole(to, "action: to", 0, 3)
        sides = {field: as_map(row.get(field), f"action: {field}") for field in ("give", "get")}
        give, get = (
            read_cards({name: count for name, count in side.items() if name in COLOURS}, f"action: {field}")
            for field, side in sides.items()
        )
        return MakeOffer(partner, give, get, any(name not in COLOURS for side in sides.values() for name in side))
    if kind in ("accept", "decline", "withdraw"):
        return Answer(kind, as_whole(row.get("offer"), "action: offer", 0, 1_000_000))
    if kind == "swap":
        mine, theirs = (as_text(row.get(field), f"action: {field}") for field in ("commission", "gallery"))
        return Swap(mine, theirs)
    return _read_rest(kind, row)


def _read_rest(kind: str, row: Mapping[str, Any]) -> Action:
    if kind == "complete":
        return Complete(as_text(row.get("commission"), "action: commission"))
    if kind == "return":
        return Return(read_cards(row.get("cards"), "action: cards"))
    if kind == "closed":
        return Closed(as_flag(row.get("on"), "action: on"))
    return End()


def _place(row: Mapping[str, Any]) -> Place:
    take = row.get("take")
    if take not in TAKES:
        raise Invalid(f"action: take: must be one of {', '.join(TAKES)}, not {shown(take)}")
    rotation = as_whole(row.get("rotation", 0), "action: rotation", 0, ROTATIONS - 1)
    which = as_whole(row.get("hex"), "action: hex", 0, 1)
    return Place(
        which, read_cell(row.get("at"), "action: at", FARTHEST), rotation, MIX if take == "mix" else COLOURS.index(take)
    )
