"""What a player may do in Fresco: frozen intents, JSON both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from bottega.core.action import Action, read_type
from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_whole, shown
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.grid import NOWHERE, coordinates, read_space
from bottega.games.fresco.box.paints import NONE, PAINTS, read_paint, read_paints, unpack
from bottega.games.fresco.rules.state import COLUMNS

MONEY_ONLY: Final = -1  # no portrait is taken in the studio


class GetUp(Action):
    __slots__ = ("time",)
    kind: ClassVar[str] = "get_up"

    def __init__(self, time: int) -> None:
        self.time = time

    def says(self) -> tuple[object, ...]:
        return (self.time,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "get_up", "time": self.time}


class Plan(Action):
    """How many apprentices go to each column of the action sheet."""

    __slots__ = ("sheet",)
    kind: ClassVar[str] = "plan"

    def __init__(self, sheet: tuple[int, ...]) -> None:
        self.sheet = sheet

    def says(self) -> tuple[object, ...]:
        return self.sheet

    def to_json(self) -> dict[str, Any]:
        return {"type": "plan", **{column: sent for column, sent in zip(COLUMNS, self.sheet, strict=True) if sent}}


class Market(Action):
    __slots__ = ("booth", "tiles")
    kind: ClassVar[str] = "market"

    def __init__(self, booth: int, tiles: tuple[int, ...]) -> None:
        self.booth = booth
        self.tiles = tiles  # places within the booth

    def says(self) -> tuple[object, ...]:
        return self.booth, tuple(sorted(self.tiles))

    def to_json(self) -> dict[str, Any]:
        return {"type": "market", "booth": self.booth, "tiles": list(self.tiles)}


class Restore(Action):
    __slots__ = ("at", "bishop")
    kind: ClassVar[str] = "restore"

    def __init__(self, at: int, bishop: int) -> None:
        self.at = at
        self.bishop = bishop  # where it moves first, or NOWHERE

    def says(self) -> tuple[object, ...]:
        return self.at, self.bishop

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"type": "restore", "at": coordinates(self.at)}
        return data if self.bishop == NOWHERE else {**data, "bishop": coordinates(self.bishop)}


class Altar(Action):
    __slots__ = ("paints",)
    kind: ClassVar[str] = "altar"

    def __init__(self, paints: tuple[int, ...]) -> None:
        self.paints = paints

    def says(self) -> tuple[object, ...]:
        return self.paints

    def to_json(self) -> dict[str, Any]:
        return {"type": "altar", "paints": unpack(self.paints)}


class Studio(Action):
    """A portrait, or money only; the other apprentices are paid."""

    __slots__ = ("portrait", "primaries")
    kind: ClassVar[str] = "studio"

    def __init__(self, portrait: int, primaries: tuple[int, ...]) -> None:
        self.portrait = portrait
        self.primaries = primaries

    def says(self) -> tuple[object, ...]:
        return self.portrait, self.primaries

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"type": "studio"}
        if self.portrait != MONEY_ONLY:
            data["portrait"] = self.portrait
        return {**data, "primaries": unpack(self.primaries)} if any(self.primaries) else data


class Blend(Action):
    __slots__ = ("to",)
    kind: ClassVar[str] = "blend"

    def __init__(self, to: int) -> None:
        self.to = to

    def says(self) -> tuple[object, ...]:
        return (self.to,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "blend", "to": PAINTS[self.to]}


class Request(Action):
    __slots__ = ("stack", "tiles")
    kind: ClassVar[str] = "request"

    def __init__(self, stack: int, tiles: tuple[int, ...]) -> None:
        self.stack = stack
        self.tiles = tiles  # places among one's tiles

    def says(self) -> tuple[object, ...]:
        return self.stack, tuple(sorted(self.tiles))

    def to_json(self) -> dict[str, Any]:
        return {"type": "request", "stack": STACKS[self.stack], "tiles": list(self.tiles)}


class Pass(Action):
    __slots__ = ()
    kind: ClassVar[str] = "pass"

    def says(self) -> tuple[object, ...]:
        return ()

    def to_json(self) -> dict[str, Any]:
        return {"type": "pass"}


class Step(Action):
    """Where to go from an occupied space of the score track."""

    __slots__ = ("ahead",)
    kind: ClassVar[str] = "step"

    def __init__(self, ahead: bool) -> None:
        self.ahead = ahead

    def says(self) -> tuple[object, ...]:
        return (self.ahead,)

    def to_json(self) -> dict[str, Any]:
        return {"type": "step", "to": "ahead" if self.ahead else "behind"}


class Income(Action):
    __slots__ = ("primaries",)
    kind: ClassVar[str] = "income"

    def __init__(self, primaries: tuple[int, ...]) -> None:
        self.primaries = primaries

    def says(self) -> tuple[object, ...]:
        return self.primaries

    def to_json(self) -> dict[str, Any]:
        return {"type": "income", "primaries": unpack(self.primaries)}


# --- reading ---

FIELDS: Final = {
    "get_up": ("time",),
    "plan": COLUMNS,
    "market": ("booth", "tiles"),
    "restore": ("at", "bishop"),
    "altar": ("paints",),
    "studio": ("portrait", "primaries"),
    "blend": ("to",),
    "request": ("stack", "tiles"),
    "pass": (),
    "step": ("to",),
    "income": ("primaries",),
}
MAX_COUNT: Final = 1000  # of anything that is counted


def from_json(data: object) -> Action:
    kind, row = read_type(data, FIELDS)
    if kind == "get_up":
        return GetUp(as_whole(row.get("time"), "action: time", 0, MAX_COUNT))
    if kind == "plan":
        return Plan(tuple([as_whole(row.get(column, 0), f"action: {column}", 0, MAX_COUNT) for column in COLUMNS]))
    if kind == "blend":
        return Blend(read_paint(row.get("to"), "action: to"))
    if kind == "altar":
        return Altar(read_paints(row.get("paints"), "action: paints"))
    if kind == "income":
        return Income(read_paints(row.get("primaries"), "action: primaries"))
    return _read_more(kind, row)


def _read_more(kind: str, row: Mapping[str, Any]) -> Action:
    if kind == "market":
        return Market(as_whole(row.get("booth"), "action: booth", 0, MAX_COUNT), _places(row.get("tiles", [])))
    if kind == "restore":
        bishop = row.get("bishop")
        moved = NOWHERE if bishop is None else read_space(bishop, "action: bishop")
        return Restore(read_space(row.get("at"), "action: at"), moved)
    if kind == "studio":
        portrait = row.get("portrait")
        which = MONEY_ONLY if portrait is None else as_whole(portrait, "action: portrait", 0, MAX_COUNT)
        primaries = row.get("primaries")
        return Studio(which, NONE if primaries is None else read_paints(primaries, "action: primaries"))
    if kind == "request":
        stack = row.get("stack")
        if not isinstance(stack, str) or stack not in STACKS:
            raise Invalid(f"action: stack: must be one of {', '.join(STACKS)}, not {shown(stack)}")
        return Request(STACKS.index(stack), _places(row.get("tiles")))
    if kind == "step":
        if row.get("to") not in ("ahead", "behind"):
            raise Invalid(f"action: to: must be ahead or behind, not {shown(row.get('to'))}")
        return Step(row.get("to") == "ahead")
    return Pass()


def _places(data: object) -> tuple[int, ...]:
    return tuple([as_whole(place, "action: tiles", 0, MAX_COUNT) for place in as_list(data, "action: tiles")])
