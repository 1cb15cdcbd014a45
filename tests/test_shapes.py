"""What a game writes as JSON is of the types in its `shapes`: no field is missing there, none is unknown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from types import ModuleType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from bottega import games
from bottega.core import shapes as common
from bottega.core.match import Match
from bottega.core.shapes import Counts
from played_games import golden_games, scenarios
from toys.crazy_eights.game import CrazyEights

PLIES = 31  # between two looks at a golden game; scenarios are looked at after each step
WITH_SHAPES = [name for name in games.names() if games.standard(name).shapes is not common]


class Wrong(Exception):
    """Data is not of its type; says where."""


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


class Reader:
    """Compares data with types, and notes which fields it has met."""

    def __init__(self) -> None:
        self.met: set[tuple[str, str]] = set()

    def read(self, data: Any, kind: Any, where: str) -> None:
        if not self.is_of(data, kind, where):
            raise Wrong(f"{where}: {data!r} is no {kind}")

    def is_of(self, data: Any, kind: Any, where: str) -> bool:
        if is_typeddict(kind):
            return isinstance(data, dict) and self.read_fields(data, kind, where)
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (UnionType, Union):
            return self.is_one_of(data, inner, where)
        if origin is Literal:
            return isinstance(data, str) and data in inner
        if origin is list:
            return isinstance(data, list) and self.read_each(data, [inner[0]] * len(data), where)
        if origin is tuple:
            return isinstance(data, list) and len(data) == len(inner) and self.read_each(data, inner, where)
        if origin in (dict, Annotated):
            return isinstance(data, dict) and self.read_map(data, kind, where)
        return kind is Any or type(data) is kind

    def read_fields(self, data: dict[str, Any], kind: Any, where: str) -> bool:
        fields = fields_of(kind)
        if data.keys() - fields.keys():
            raise Wrong(f"{where}: unknown to {kind.__name__}: {sorted(data.keys() - fields.keys())}")
        for name, written in fields.items():
            optional = get_origin(written) is NotRequired
            if name in data:
                self.met.add((kind.__name__, name))
                self.read(data[name], get_args(written)[0] if optional else written, f"{where}.{name}")
            elif not optional:
                raise Wrong(f"{where}: {name} is missing, {kind.__name__} has it")
        return True

    def is_one_of(self, data: Any, kinds: Iterable[Any], where: str) -> bool:
        """Of several kinds of objects the one with the same `type` is meant."""
        objects = [kind for kind in kinds if is_typeddict(kind)]
        if isinstance(data, dict) and len(objects) > 1:
            named = [kind for kind in objects if data.get("type") in get_args(fields_of(kind)["type"])]
            return len(named) == 1 and self.is_of(data, named[0], where)
        return any(self.is_of(data, kind, where) for kind in kinds)

    def read_each(self, data: Sequence[Any], kinds: Sequence[Any], where: str) -> bool:
        for index, (each, kind) in enumerate(zip(data, kinds, strict=True)):
            self.read(each, kind, f"{where}[{index}]")
        return True

    def read_map(self, data: dict[str, Any], kind: Any, where: str) -> bool:
        whole = get_origin(kind) is dict
        key, value = get_args(kind if whole else get_args(kind)[0])
        for name, each in data.items():
            self.read(name, key, where)
            self.read(each, value, f"{where}.{name}")
        return not whole or get_origin(key) is not Literal or set(get_args(key)) == data.keys()


def read_table(reader: Reader, match: Match, shapes: ModuleType) -> None:
    reader.read(match.state_json(), shapes.State, "state")
    for seat in (None, *range(match.seats)):
        reader.read(match.view_json(seat), shapes.View, "view")


def all_fields(shapes: ModuleType) -> set[tuple[str, str]]:
    """Fields of all types that are not only there to be extended."""
    found = [shape for name, shape in vars(shapes).items() if is_typeddict(shape) and not name.startswith("_")]
    own = [shape for shape in found if shape.__module__ == shapes.__name__]
    return {(shape.__name__, name) for shape in own for name in fields_of(shape)}


@pytest.mark.parametrize("game", WITH_SHAPES)
def test_played_games_are_of_these_types(game: str) -> None:
    shapes, reader = games.standard(game).shapes, Reader()
    for match, events, look in chain(golden_games(game, PLIES), scenarios(game)):
        for event in events:
            for seat in (None, *range(match.seats)):
                reader.read(event.seen_by(seat), shapes.GameEvent, "event")
        if look:
            read_table(reader, match, shapes)
        if match.moves:
            reader.read(match.moves[-1].action.to_json(), shapes.Action, "action")
    assert all_fields(shapes) - reader.met == set()


@pytest.mark.parametrize("game", WITH_SHAPES)
def test_the_colours_are_those_of_the_game_in_their_order(game: str) -> None:
    shapes = games.standard(game).shapes
    colours = getattr(shapes, "Colour", None) or shapes.Paint
    assert get_args(colours) == tuple(games.kind(game).colours)


def test_a_game_without_shapes_has_the_common_ones() -> None:
    shapes = CrazyEights().shapes
    assert shapes is common
    view = Match(CrazyEights(), 2).view_json(0)
    fields = fields_of(shapes.View)
    Reader().read({name: view[name] for name in fields if name != "choices"}, common.Seen, "view")
    assert all(isinstance(action["type"], str) for action in view["choices"])


# --- the reader itself ---


class Easel(TypedDict):
    height: int
    touches: Counts[Literal["red", "blue"]]
    legs: NotRequired[dict[Literal["left", "right"], int]]


@pytest.mark.parametrize(
    "data",
    [
        {"height": 3},
        {"height": True, "touches": {}},
        {"height": 3, "touches": {"pink": 1}},
        {"height": 3, "touches": {}, "legs": {"left": 1}},
        {"height": 3, "touches": {}, "width": 1},
    ],
)
def test_the_reader_refuses_what_is_missing_wrong_or_unknown(data: dict[str, Any]) -> None:
    Reader().read({"height": 3, "touches": {"red": 1}, "legs": {"left": 1, "right": 2}}, Easel, "easel")
    with pytest.raises(Wrong):
        Reader().read(data, Easel, "easel")
