"""Writes the protocol as TypeScript: `python -m bottega.server.typescript > protocol.ts`.

From the same definitions the server reads and writes with, so that the two cannot drift apart.
"""

from __future__ import annotations

import inspect
import sys
from types import ModuleType
from typing import Any

from msgspec import UNSET, Struct
from msgspec import inspect as types

from bottega.server import protocol
from bottega.server.notify import events
from bottega.server.notify import messages as notifications
from bottega.server.people import messages as people
from bottega.server.replay import messages as reviews
from bottega.server.seats import messages as seat_messages
from bottega.server.table import wire

HEAD = """// Written by `python -m bottega.server.typescript`: do not edit.

export type Json = { [name: string]: unknown };
"""
MODULES = (protocol, wire, seat_messages, people, events, notifications, reviews)
UNIONS = ("Clock", "SeatWish", "SeatAct", "ClientMessage", "ServerMessage", "ChannelWish")
HIDDEN = ("Body", "Message", "Answer", "Standing")


def text() -> str:
    structs = [struct for module in MODULES for struct in _structs(module)]
    infos = types.multi_type_info(structs)
    parts = [HEAD, *(_interface(info) for info in infos if isinstance(info, types.StructType))]
    for name in UNIONS:
        union = types.type_info(next(getattr(module, name) for module in MODULES if hasattr(module, name)))
        assert isinstance(union, types.UnionType)
        parts.append(f"export type {name} = {' | '.join(_type(member) for member in union.types)};\n")
    return "\n".join(parts)


def _structs(module: ModuleType) -> list[type]:
    found = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__ and kind.__name__ not in HIDDEN]


def _interface(info: types.StructType) -> str:
    lines = [f"/** {_first_line(info.cls)} */"] if _first_line(info.cls) else []
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    sent_to_us = issubclass(info.cls, (protocol.Body, wire.Message)) or _is_part_of_a_wish(info)
    for field in info.fields:
        optional = "?" if sent_to_us and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _is_part_of_a_wish(info: types.StructType) -> bool:
    return info.cls in (
        protocol.LiveClock,
        protocol.AsyncClock,
        protocol.BotSeat,
        protocol.DeviceSeat,
        seat_messages.PutBot,
    )


def _first_line(kind: type) -> str:
    return (
        (kind.__doc__ or "").strip().split("\n")[0] if kind.__doc__ and not kind.__doc__.startswith("Struct(") else ""
    )


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


PLAIN: dict[type, str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def _type(info: Any) -> str:
    if isinstance(info, types.Metadata):
        return _type(info.type)
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.LiteralType):
        return " | ".join(_literal(value) for value in info.values)
    if isinstance(info, types.DictType):
        values = _type(info.value_type)
        return "Json" if values == "unknown" else f"Record<string, {values}>"
    if isinstance(info, types.ListType):
        inner = _type(info.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(info, types.TupleType):
        return f"[{', '.join(_type(item) for item in info.item_types)}]"
    if isinstance(info, types.UnionType):
        members = [member for member in info.types if getattr(member, "cls", None) is not UNSET]
        return " | ".join(_type(member) for member in members)
    raise TypeError(f"no TypeScript for {info}")


if __name__ == "__main__":
    sys.stdout.write(text())
