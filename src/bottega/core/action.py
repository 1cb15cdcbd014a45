"""What the actions of a game have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from bottega.core.errors import Invalid
from bottega.core.reading import as_map, shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """The frozen intent of a seat: equal by its kind and by what it says."""

    __slots__ = ()
    kind: ClassVar[str] = ""

    def says(self) -> tuple[object, ...]:
        """What it was made with."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.kind == other.kind and self.says() == other.says()

    def __hash__(self) -> int:
        return hash((self.kind, self.says()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.says()

    def __repr__(self) -> str:
        return f"action({self.to_json()!r})"


def read_type(data: object, fields: Mapping[str, tuple[str, ...]]) -> tuple[str, Mapping[str, Any]]:
    """The type of an action and its map, if it has one of these types and no other fields than that has."""
    row = as_map(data, "action")
    kind = row.get("type")
    if not isinstance(kind, str) or kind not in fields:
        raise Invalid(f"action: type: must be one of {', '.join(fields)}, not {shown(kind)}")
    for field in row:
        if field != "type" and field not in fields[kind]:
            raise Invalid(f"action: {field}: unknown, {kind} has {', '.join(fields[kind]) or 'nothing else'}")
    return kind, row
