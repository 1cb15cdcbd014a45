"""Reading what strangers send: what cannot be read is `Invalid`, never a traceback."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

import yaml

from bottega.core.errors import Invalid

MAX_CHARS = 16_000_000  # characters; the longest game on record takes a few thousand


def read_json(text: str | bytes, field: str = "JSON") -> Any:
    """Strict JSON: no NaN, no doubled keys, no endless nesting."""
    _check_size(text, field)
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_map)
    except (ValueError, RecursionError) as error:  # JSON and Unicode errors are ValueErrors
        raise Invalid(f"{field}: {_first_line(error)}") from None


def read_yaml(text: str | bytes, field: str = "YAML") -> Any:
    """YAML 1.2's plain values only: `on` and `no` are words, aliases and tags are refused."""
    _check_size(text, field)
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}: " if error.problem_mark else ""
        raise Invalid(f"{field}: {line}{error.problem or error.context}") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise Invalid(f"{field}: {_first_line(error)}") from None


def as_map(data: object, field: str) -> Mapping[str, Any]:
    if not isinstance(data, (dict, Mapping)):  # a dict, nearly always: asking whether it is a Mapping takes long
        raise Invalid(f"{field}: must be a map")
    for name in data:
        if not isinstance(name, str):
            raise Invalid(f"{field}: names must be texts, not {shown(name)}")
    return data


def only(data: Mapping[str, Any], known: Sequence[str], field: str) -> None:
    """No other names than these."""
    for name in data:
        if name not in known:
            raise Invalid(f"{field}: {name}: unknown, expected {', '.join(known)}")


def merged(base: Mapping[str, Any], data: Mapping[str, Any], colours: Sequence[str]) -> dict[str, Any]:
    """`data` laid over `base`: map by map, but lists and multisets of colours replace whole."""
    whole = {name: value for name, value in data.items() if not isinstance(value, Mapping)}
    for name, value in data.items():
        if isinstance(value, Mapping):
            under = base.get(name)
            is_multiset = all(inner in colours for inner in value)
            whole[name] = value if is_multiset or not isinstance(under, Mapping) else merged(under, value, colours)
    return {**base, **whole}


def as_list(data: object, field: str) -> list[Any]:
    if not isinstance(data, list):
        raise Invalid(f"{field}: must be a list")
    return data


def as_text(data: object, field: str) -> str:
    if not isinstance(data, str):
        raise Invalid(f"{field}: must be a text")
    return data


def as_flag(data: object, field: str) -> bool:
    if not isinstance(data, bool):
        raise Invalid(f"{field}: must be true or false, not {shown(data)}")
    return data


def as_whole(data: object, field: str, least: int, most: int) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        raise Invalid(f"{field}: must be a whole number, not {shown(data)}")
    if not least <= data <= most:
        raise Invalid(f"{field}: must be {least} to {most}, not {shown(data)}")
    return data


def shown(data: object) -> str:
    """A value for a message; short, even if it is a number that Python would not write out."""
    try:
        text = repr(data)
    except ValueError:
        return "a huge number"
    return text if len(text) <= 80 else f"{text[:77]}..."


def _check_size(text: str | bytes, field: str) -> None:
    if len(text) > MAX_CHARS:
        raise Invalid(f"{field}: larger than {MAX_CHARS} characters")


def _first_line(error: BaseException) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error).split("\n")[0]


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON value")


def _map(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)!r} is named twice")
    return read


class _PlainLoader(yaml.SafeLoader):
    """SafeLoader with YAML 1.2's idea of plain values. An alias could unfold without end, so none is taken."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012  # PyYAML declares it so

    def compose_node(self, parent: Any, index: Any) -> Any:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]  # PyYAML's stubs leave it out
        mark: Any = event.start_mark
        if isinstance(event, yaml.AliasEvent):
            raise yaml.MarkedYAMLError(problem="aliases are not accepted", problem_mark=mark)
        if getattr(event, "tag", None) is not None:
            raise yaml.MarkedYAMLError(problem="tags are not accepted", problem_mark=mark)
        return super().compose_node(parent, index)

    def construct_decimal(self, node: Any) -> int:
        """YAML 1.2: 010 is ten."""
        return int(node.value)

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        read: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, (str, int)) or key in read:
                problem = (
                    "a name stands twice in one map" if isinstance(key, (str, int)) else "a map's names must be plain"
                )
                raise yaml.MarkedYAMLError(problem=problem, problem_mark=key_node.start_mark)
            read[key] = self.construct_object(value_node, deep=deep)
        return read


def _resolve(tag: str, pattern: str, first: list[str]) -> None:
    _PlainLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), first)


_resolve("bool", r"^(?:true|false)$", [*"tf"])
_resolve("null", r"^(?:null|~|)$", [*"n~", ""])
_resolve("int", r"^[-+]?[0-9]+$", [*"-+0123456789"])
_resolve("float", r"^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)(?:[eE][-+]?[0-9]+)?$", [*"-+0123456789."])
_PlainLoader.add_constructor("tag:yaml.org,2002:int", _PlainLoader.construct_decimal)
