"""States, actions and views as dataclasses, with JSON both ways from their fields: short to write, not fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, asdict, dataclass, fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Self, TypeVar, cast, get_args, get_origin, get_type_hints

from bottega.core.chance import Chance
from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_map, only, shown

T = TypeVar("T")


@dataclass
class PlainState:
    """The whole truth. Fields are numbers, texts, flags, None, and lists and maps of these."""

    def copy(self) -> Self:
        return type(self)(**{field.name: _copied(getattr(self, field.name)) for field in fields(self)})

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: object) -> Self:
        return read(cls, data, "state")


@dataclass(frozen=True)
class PlainAction:
    """What a seat wants to do; `type` is its name in JSON. There, fields with defaults may be left out."""

    type: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        return {"type": self.type, **asdict(self)}


@dataclass(frozen=True)
class PlainView:
    """What a seat may know. A game adds its own fields, and never a state's."""

    seat: int | None
    seats: int
    awaited: bool
    choices: Sequence[Any]

    def to_json(self) -> dict[str, Any]:
        own = {field.name: getattr(self, field.name) for field in fields(self) if field not in fields(PlainView)}
        return {**own, "choices": [action.to_json() for action in self.choices]}

    def public_json(self) -> dict[str, Any]:
        return {}

    def private_json(self) -> dict[str, Any]:
        return self.to_json()


def read_action(kinds: Sequence[type[PlainAction]], data: object) -> Any:
    """The action that JSON stands for: one of these kinds, by its type."""
    row = as_map(data, "action")
    found = [kind for kind in kinds if kind.type == row.get("type")]
    if not found:
        names = ", ".join(kind.type for kind in kinds)
        raise Invalid(f"action: type: must be one of {names}, not {shown(row.get('type'))}")
    return read(found[0], {name: value for name, value in row.items() if name != "type"}, "action")


def deal_hidden(sizes: Sequence[int], unseen: list[T], chance: Chance, kind: int = 0) -> list[list[T]]:
    """Hands of these sizes, dealt from what nobody has shown; what is left stays in `unseen`."""
    return [[unseen.pop(int(chance.pick(kind, len(unseen)))) for _ in range(size)] for size in sizes]


# --- reading by type ---


@cache
def _types(kind: Any) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(kind).items() if get_origin(hint) is not ClassVar}


def read(kind: type[T], data: object, field: str) -> T:
    """A dataclass from JSON, strictly: `Invalid` names the field that is missing, unknown or of another type."""
    row, types = as_map(data, field), _types(cast(Any, kind))
    only(row, list(types), field)
    for part in fields(kind):  # type: ignore[arg-type]  # a dataclass
        if part.name not in row and part.default is MISSING and part.default_factory is MISSING:
            raise Invalid(f"{field}: {part.name}: is missing")
    return kind(**{name: _read(types[name], value, f"{field}: {name}") for name, value in row.items()})


def _read(hint: Any, data: object, field: str) -> Any:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is UnionType:
        if data is None and NoneType in inner:
            return None
        return _read(next(each for each in inner if each is not NoneType), data, field)
    if origin is list:
        return [_read(inner[0], each, field) for each in as_list(data, field)]
    if origin is dict:
        return {name: _read(inner[1], each, field) for name, each in as_map(data, field).items()}
    if not isinstance(data, hint) or (isinstance(data, bool) and hint is not bool):
        raise Invalid(f"{field}: must be {hint.__name__}, not {shown(data)}")
    return data


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    if isinstance(value, Mapping):
        return {name: _copied(each) for name, each in value.items()}
    return value
