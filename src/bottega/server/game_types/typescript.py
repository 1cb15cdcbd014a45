"""The views, states, actions and events of every game as TypeScript.

From the `shapes` of the games, which a test compares with played games.
"""

from __future__ import annotations

from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bottega import games
from bottega.core import shapes as common

HEAD = "// Written by `python -m bottega.server.game_types` from {source}: do not edit.\n"
FILE = "view.ts"
BASES = ("Common", "Seen")  # their fields are written out where they are used
PLAIN: dict[Any, str] = {str: "string", int: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def files() -> dict[str, str]:
    """The text of each file, by its path below the folder of the games' pages."""
    own = {name: games.standard(name).shapes for name in games.names()}
    written = {f"{name}/{FILE}": text(module) for name, module in own.items() if module is not common}
    return {FILE: text(common), **written}


def text(module: ModuleType) -> str:
    writer = Writer(module)
    parts = [writer.definition(name, shape) for name, shape in _shapes(module).items()]
    source = f"src/{module.__name__.replace('.', '/')}.py"
    imports = [f'import type {{ {", ".join(sorted(writer.imported))} }} from "../view";\n'] if writer.imported else []
    return "\n".join([HEAD.format(source=source) + "".join(imports), *parts])


def _shapes(module: ModuleType) -> dict[str, Any]:
    """The types and aliases that a module defines itself, by name."""
    return {
        name: shape
        for name, shape in vars(module).items()
        if not name.startswith("_")
        and name not in BASES
        and (
            shape.__module__ == module.__name__
            if is_typeddict(shape)
            else _is_alias(shape) and (module is common or vars(common).get(name) is not shape)
        )
    }


def _is_alias(shape: object) -> bool:
    """Is it a type with a name of its own, and no parameter left to fill in?"""
    return get_origin(shape) is not None and not getattr(shape, "__parameters__", ())


class Writer:
    """Writes types as they are called in one module."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.aliases = {shape: name for name, shape in _shapes(module).items() if not is_typeddict(shape)}
        self.imported: set[str] = set()

    def definition(self, name: str, shape: Any) -> str:
        if not is_typeddict(shape):
            return f"export type {name} = {self.written_out(shape)};\n"
        comment = [f"/** {shape.__doc__.splitlines()[0]} */"] if shape.__doc__ else []
        fields = [self.field(*each) for each in get_type_hints(shape, include_extras=True).items()]
        # not an interface, which could not be sent where any map of JSON can
        return "\n".join([*comment, f"export type {name} = {{", *fields, "};", ""])

    def field(self, name: str, kind: Any) -> str:
        if get_origin(kind) is NotRequired:
            return f"  {name}?: {self.type(*get_args(kind))};"
        return f"  {name}: {self.type(kind)};"

    def type(self, kind: Any) -> str:
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in self.aliases:
            return self.aliases[kind]
        return self.written_out(kind)

    def written_out(self, kind: Any) -> str:
        if is_typeddict(kind):
            if kind.__module__ != self.module.__name__:
                self.imported.add(kind.__name__)
            return str(kind.__name__)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return f"Partial<{self.written_out(inner[0])}>"
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin in (UnionType, Union):
            return " | ".join(self.type(member) for member in inner)
        if origin is list:
            item = self.type(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.type(inner[0])}, {self.type(inner[1])}>"
        if origin is tuple:
            return f"readonly [{', '.join(self.type(item) for item in inner)}]"
        raise TypeError(f"no TypeScript for {kind}")
