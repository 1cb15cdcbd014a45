"""docs/fields.md names every field of the views and states, and no others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bottega import final_touch, fresco, pastiche

PAGE = (Path(__file__).parent.parent / "docs" / "fields.md").read_text(encoding="utf-8")
EVERYWHERE = {"seat", "seats", "awaited", "choices"}
BY_SEAT = {f"hand{seat}" for seat in range(4)} | {f"purse{side}" for side in range(3)} | {"contender", "rival"}
METHODS = {"hands", "sides", "contenders", "hand", "purses"}  # of a state, where a view has a field


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    assert found
    return found[1]


def fields(kind: type) -> set[str]:
    """What instances have: slots, and properties."""
    found: set[str] = set()
    for each in kind.__mro__:
        found |= set(getattr(each, "__slots__", ()))
        found |= {name for name, value in vars(each).items() if isinstance(value, property)}
    return found


def named(title: str) -> dict[str, set[str]]:
    """The fields in the table of a game, by the column that says who has them."""
    found: dict[str, set[str]] = {"both": set(), "view": set(), "state": set()}
    for names, where in re.findall(r"^\| (`.*?) \| (\w+) \|", section(title), re.M):
        found[where] |= set(re.findall(r"`(\w+)`", names))
    return found


@pytest.mark.parametrize(("title", "game"), [("Final Touch", final_touch), ("Pastiche", pastiche), ("Fresco", fresco)])
def test_every_field_is_named(title: str, game: Any) -> None:
    told = named(title)
    views, states = fields(game.View) - EVERYWHERE, fields(game.State) - EVERYWHERE - BY_SEAT
    states |= {name for name in METHODS if callable(getattr(game.State, name, None))}
    assert told["both"] | told["view"] == views
    assert {name for name in told["both"] | told["state"] if name not in ("palette",)} == states


def test_every_field_of_a_painter_is_named() -> None:
    sentence = section("Fresco").partition("A `Painter` has")[2].partition("Actions are")[0]
    assert set(re.findall(r"`(\w+)`", sentence)) == fields(fresco.Painter)


@pytest.mark.parametrize(("title", "game"), [("Pastiche", pastiche), ("Fresco", fresco)])
def test_every_action_is_named(title: str, game: Any) -> None:
    sentence = section(title).partition("Actions are")[2]
    kinds = {name for name in game.__all__ if isinstance(kind := getattr(game, name), type) and hasattr(kind, "says")}
    assert set(re.findall(r"`(\w+)`", sentence)) == kinds - {"Action"}
