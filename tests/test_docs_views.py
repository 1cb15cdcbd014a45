"""docs/views.md tells every field of views, states and events, with its type, and every action."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bottega import games
from played_games import golden_games, scenarios

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "views.md").read_text(encoding="utf-8")
NUMBERS = ("number", "seat", "side")
EVERY_GAME = "Every game"
PLIES = 13  # between two looks at a golden game: to look at each would take a minute

Row = dict[str, str]  # a field's name, and its type as the page writes it


@dataclass
class Section:
    """What the page says of one game."""

    view: Row = field(default_factory=dict)
    state: Row = field(default_factory=dict)
    objects: dict[str, Row] = field(default_factory=dict)
    actions: list[dict[str, Any]] = field(default_factory=list)
    events: dict[str, Row] = field(default_factory=dict)


def read_section(title: str) -> Section:
    """A row of each kind of table is known by its first cell and the number of its cells."""
    section = Section()
    text = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        name = cells[0].strip("` ")
        if not line.startswith("|") or name in ("Field", "Object", "Action", "Event") or name.startswith("---"):
            continue
        if len(cells) == 4:
            for row, written in ((section.view, cells[1]), (section.state, cells[2])):
                if written != "-":
                    row[name] = written
        elif name.startswith("{"):
            section.actions.append(json.loads(name))
        elif cells[0].startswith("`"):
            section.events[name] = read_fields(cells[1])
        else:
            section.objects[name] = read_fields(cells[1])
    return section


def read_fields(text: str) -> Row:
    """`a`: number, what it is; `b`: text or null"""
    return {name: written.strip() for name, written in re.findall(r"(?:^|; )`(\w+)`: ([\w ()]+)", text)}


@cache
def section(title: str) -> Section:
    common, own = read_section(EVERY_GAME), read_section(title)
    return Section(
        {**common.view, **own.view},
        {**common.state, **own.state},
        {**common.objects, **own.objects},
        own.actions,
        {"over": {}, **own.events},
    )


class Reader:
    """Compares data with the types of a section, and notes which fields it has met."""

    def __init__(self, about: Section, colours: tuple[str, ...]) -> None:
        self.about = about
        self.colours = colours
        self.met: set[tuple[str, str]] = set()

    def check_fields(self, kind: str, row: Row, data: Mapping[str, Any]) -> None:
        assert not data.keys() - row.keys(), f"{kind}: not in docs/views.md: {sorted(data.keys() - row.keys())}"
        for name, written in row.items():
            if name in data:
                self.met.add((kind, name))
                assert self.fits(data[name], written), f"{kind}: {name} is {data[name]!r}, not {written}"
            else:
                assert written.endswith("or absent"), f"{kind}: {name} is missing"

    def fits(self, data: Any, written: str) -> bool:
        return any(self.fits_one(data, way) for way in ways(written))

    def fits_one(self, data: Any, way: str) -> bool:
        if way.startswith("list of "):
            return isinstance(data, list) and all(self.fits(each, way.removeprefix("list of ")) for each in data)
        if way.startswith("map of "):
            inner = way.removeprefix("map of ")
            return isinstance(data, dict) and all(self.fits(each, inner) for each in data.values())
        if way in self.about.objects:
            if isinstance(data, dict):
                self.check_fields(way, self.about.objects[way], data)
            return isinstance(data, dict)
        return self.fits_plain(data, way)

    def fits_plain(self, data: Any, way: str) -> bool:
        is_number = isinstance(data, int) and not isinstance(data, bool)
        if way == "colours":
            return isinstance(data, dict) and all(name in self.colours for name in data)
        if way == "place":
            return isinstance(data, list) and [type(each) for each in data] == [int, int]
        return {
            **dict.fromkeys(NUMBERS, is_number),
            "flag": isinstance(data, bool),
            "text": isinstance(data, str),
            "colour": data in self.colours if isinstance(data, str) else False,
            "map": isinstance(data, dict),
            "action": isinstance(data, dict) and data.get("type") in [each["type"] for each in self.about.actions],
            "null": data is None,
            "absent": False,
        }[way]


def ways(written: str) -> list[str]:
    """The types that are joined by `or`, those within brackets apart."""
    if written.startswith("("):
        return ways(written[1:-1])
    parts = [""]
    for word in written.split(" "):
        if word == "or" and parts[-1].count("(") == parts[-1].count(")"):
            parts.append("")
        else:
            parts[-1] = f"{parts[-1]} {word}".strip()
    return parts


DOCUMENTED = [name for name in games.names() if f"\n## {games.spec(name).title}\n" in PAGE]


def test_the_three_games_are_there() -> None:
    assert set(DOCUMENTED) >= {"final-touch", "pastiche", "fresco"}


@pytest.mark.parametrize("game", DOCUMENTED)
def test_every_field_is_documented_and_every_documented_field_exists(game: str) -> None:
    about = section(games.spec(game).title)
    reader = Reader(about, tuple(games.load(game).colours))
    for match, events, look in chain(golden_games(game, PLIES), scenarios(game)):
        for event in events:
            assert event.type in about.events, f"not in docs/views.md: {event.type}"
            for seat in (None, *range(match.seats)):
                told = event.seen_by(seat)
                del told["type"]
                reader.check_fields(event.type, about.events[event.type], told)
        if not look:
            continue
        reader.check_fields("state", about.state, match.state_json())
        for seat in (None, *range(match.seats)):
            reader.check_fields("view", about.view, match.view_json(seat))
    documented = {
        (kind, name)
        for kind, row in [("view", about.view), ("state", about.state), *about.objects.items(), *about.events.items()]
        for name in row
    }
    assert documented - reader.met == set()


@pytest.mark.parametrize("game", DOCUMENTED)
def test_the_actions_are_read_as_they_are_written(game: str) -> None:
    about, rules = section(games.spec(game).title), games.load(game)
    assert about.actions
    for action in about.actions:
        assert rules.action_from_json(action).to_json() == action
