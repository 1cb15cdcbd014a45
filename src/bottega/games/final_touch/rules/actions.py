"""The one kind of move: touches played from the hand, to improve or to smear."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from bottega.core.action import read_type
from bottega.core.errors import Invalid
from bottega.games.final_touch.box.touches import (
    BITS,
    COLOURS,
    LETTERS,
    listed,
    read_colour,
    read_touches,
    size,
    unpack,
)


class Play:
    """Touches to improve with, or a touch to smear with. Never both, never none: but that is for `check` to say."""

    __slots__ = ("improve", "smear")

    def __init__(self, improve: i64, smear: i64) -> None:
        self.improve = improve
        self.smear = smear

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.improve == other.improve and self.smear == other.smear

    def __hash__(self) -> int:
        return hash((self.improve, self.smear))

    def __reduce__(self) -> tuple[Any, ...]:
        return Play, (self.improve, self.smear)

    def __repr__(self) -> str:
        return f"play({self.notation()!r})"

    def notation(self) -> str:
        """Short text: `+YN` improves with yellow and brown, `-R` smears with red."""
        return "".join(
            sign + "".join(LETTERS[COLOURS.index(colour)] for colour in listed(touches))
            for sign, touches in (("+", int(self.improve)), ("-", int(self.smear)))
            if touches
        )

    def to_json(self) -> dict[str, Any]:
        if self.smear and not self.improve:
            touches = listed(int(self.smear))
            return {"type": "smear", "touch": touches[0] if len(touches) == 1 else touches}
        data: dict[str, Any] = {"type": "improve", "touches": unpack(int(self.improve))}
        if self.smear:
            data["touch"] = listed(int(self.smear))
        return data


def play(notation: str) -> Play:
    """The inverse of `Play.notation`."""
    improve, smear, sign = 0, 0, ""
    if len(notation) > MAX_NAMED:
        raise Invalid("move: too long")
    for letter in notation.strip().upper():
        if letter in "+-":
            sign = letter
        elif letter in LETTERS and sign:
            touch = 1 << BITS * LETTERS.index(letter)
            improve += touch if sign == "+" else 0
            smear += touch if sign == "-" else 0
        else:
            raise Invalid(f"move: {notation!r} is not like +YN (improve) or -R (smear), with letters of {LETTERS}")
    return Play(improve, smear)


FIELDS: Final = {"improve": ("touches", "touch"), "smear": ("touch", "touches"), "pass": ()}
MAX_NAMED: Final = 60


def from_json(data: object) -> Play:
    """Reads both at once, too many and none at all, so that the rules can say what is wrong with it."""
    kind, row = read_type(data, FIELDS)
    touches = read_touches(row.get("touches", {}), "action: touches")
    if kind == "smear" and "touch" not in row and size(touches) > 1:
        return Play(0, touches)  # several smears, refused as FT-M1
    smear = _touch(row.get("touch", []))
    if kind != "pass":
        own, other = FIELDS[kind]
        if other in row and not (touches and smear):  # it would carry out the other type
            raise Invalid(f"action: {other}: does not belong to {kind}, which has {own}")
    return Play(touches, smear)


def _touch(named: object) -> int:
    """One colour; a list of them can be read too, and is refused as FT-M1."""
    names = named if isinstance(named, list) else [named]
    if len(names) > MAX_NAMED:
        raise Invalid(f"action: touch: {len(names)} colours, a smear is one")
    return sum(1 << BITS * COLOURS.index(read_colour(name, "action: touch")) for name in names)
