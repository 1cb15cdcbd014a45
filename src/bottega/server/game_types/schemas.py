"""The views, states, actions and events of every game as JSON Schema, from the same `shapes` as the TypeScript.

A schema allows no unknown fields, as the tests want it; a client that has to go on with later servers lets them pass.
"""

from __future__ import annotations

import json
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bottega import games

FILE = "schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
ROOTS = ("View", "State", "Action", "GameEvent")
PLAIN: dict[Any, dict[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}

Schema = dict[str, Any]


def files() -> dict[str, str]:
    """The text of each file, by its path below the folder of the documents about games."""
    own = {name: games.standard(name) for name in games.names()}
    return {f"{name}/{FILE}": text(game.shapes, game.spec.title) for name, game in own.items()}


def text(module: ModuleType, title: str) -> str:
    return json.dumps(schema(module, title), indent=1, ensure_ascii=False) + "\n"


def schema(module: ModuleType, title: str) -> Schema:
    """A schema whose `$defs` have what a game writes, each by its name: validate with `#/$defs/View`."""
    writer = Writer(module)
    for name in ROOTS:
        writer.named(name, vars(module)[name])
    return {
        "$schema": DIALECT,
        "title": title,
        "$ref": "#/$defs/View",
        "$defs": dict(sorted(writer.definitions.items())),
    }


class Writer:
    """Writes types, those with a name once."""

    def __init__(self, module: ModuleType) -> None:
        self.definitions: dict[str, Schema] = {}
        aliases = [(name, kind) for name, kind in vars(module).items() if name[0].isupper() and _is_alias(kind)]
        self.aliases = {kind: name for name, kind in aliases}

    def named(self, name: str, kind: Any) -> Schema:
        if name not in self.definitions:
            self.definitions[name] = {}  # a type may have itself inside
            self.definitions[name] = self.fields(kind) if is_typeddict(kind) else self.written_out(kind)
        return {"$ref": f"#/$defs/{name}"}

    def type(self, kind: Any) -> Schema:
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return self.named(kind.__name__, kind)
        return self.named(self.aliases[kind], kind) if kind in self.aliases else self.written_out(kind)

    def fields(self, kind: Any) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        is_optional = {name: get_origin(written) is NotRequired for name, written in hints.items()}
        described = {"description": kind.__doc__.splitlines()[0]} if kind.__doc__ else {}
        return {
            **described,
            "type": "object",
            "properties": {
                name: self.type(get_args(written)[0] if is_optional[name] else written)
                for name, written in hints.items()
            },
            "required": [name for name in hints if not is_optional[name]],
            "additionalProperties": False,
        }

    def written_out(self, kind: Any) -> Schema:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:  # a map in which keys may be missing
            return {name: value for name, value in self.written_out(inner[0]).items() if name != "required"}
        if origin is Literal:
            return {"enum": list(inner)}
        if origin in (UnionType, Union):
            return {"anyOf": [self.type(member) for member in inner]}
        if origin is list:
            return {"type": "array", "items": self.type(inner[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.type(item) for item in inner], **_exactly(len(inner))}
        if origin is dict:
            values = {"type": "object", "additionalProperties": self.type(inner[1])}
            if inner[0] is str:
                return values
            return {**values, "propertyNames": self.type(inner[0]), "required": list(get_args(inner[0]))}
        raise TypeError(f"no schema for {kind}")


def _exactly(count: int) -> Schema:
    return {"minItems": count, "maxItems": count}


def _is_alias(kind: object) -> bool:
    return get_origin(kind) is not None and not getattr(kind, "__parameters__", ())
