"""Two component lists side by side: what differs, and nothing else."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any


def shown(value: object) -> str:
    return "-" if value is None else json.dumps(value, sort_keys=True, ensure_ascii=False)


def differences(one: Any, other: Any, field: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The fields that differ. Cards are compared by their titles, pieces without one by how many of them there are."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for name in dict.fromkeys([*one, *other]):
            yield from differences(one.get(name), other.get(name), f"{field}.{name}" if field else name)
    elif _are_tables(one) and _are_tables(other):
        if all("title" in row for row in (*one, *other)):
            yield from differences(_by_title(one), _by_title(other), field)
        else:
            mine, theirs = Counter(map(shown, one)), Counter(map(shown, other))
            for piece in sorted({*mine, *theirs}):
                if mine[piece] != theirs[piece]:
                    yield f"{field} {piece}", mine[piece], theirs[piece]
    elif one != other:
        yield field, one, other


def _by_title(rows: list[Any]) -> dict[str, Any]:
    return {row["title"]: row for row in rows}


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(row, Mapping) for row in value)
