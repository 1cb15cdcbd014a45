"""Score sheets: what people at a real table wrote down, counted by the rules of the game, every point with its rule.

A sheet names the players and has a list of rows; which rows, and how they count, is for the game's own `ScoreSheet`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bottega import texts
from bottega.core.errors import Illegal, Invalid
from bottega.core.reading import as_list, as_map, as_text, only, read_json, shown

if TYPE_CHECKING:
    from bottega.core.game import AnyGame

MAX_BYTES = 65_536
MAX_NAME = 40  # characters
MAX_ROWS = 500  # of a sheet; a long game has fewer than a hundred


class Line(NamedTuple):
    """What brought a side how many points, by which rule; `text` is the id of the message that says it."""

    side: int
    points: int
    rule: str
    text: str
    details: Mapping[str, Any]


class Scored(NamedTuple):
    """A counted sheet. Until the game is over nobody has won, and there is no rule that decided."""

    sides: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    lines: tuple[Line, ...]
    winners: tuple[int, ...] = ()  # seats
    rule: str = ""

    def to_json(self, lang: str) -> dict[str, Any]:
        return {
            "sides": [list(side) for side in self.sides],
            "scores": list(self.scores),
            "lines": [
                {"side": side, "points": points, "rule": rule, "text": texts.say(lang, text, **details)}
                for side, points, rule, text, details in self.lines
            ],
            "winners": list(self.winners),
            "rule": self.rule or None,
        }


def score(game: AnyGame, sheet: object) -> Scored:
    """`Invalid` names the row and the field that cannot be read, `Illegal` the row and the rule that is against it."""
    if game.score_sheet is None:
        raise Invalid(f"game: {game.spec.title} has no score sheet")
    row = as_map(sheet, "sheet")
    players = _players(row)
    game.spec.check_seats(len(players))
    return game.score_sheet.count(game.unpack(len(players), {}), players, row)


def _players(sheet: Mapping[str, Any]) -> list[str]:
    names = [as_text(name, "players").strip() for name in as_list(sheet.get("players"), "players")]
    for name in names:
        if not 0 < len(name) <= MAX_NAME or not name.isprintable():
            raise Invalid(f"players: a name has 1 to {MAX_NAME} characters, not {shown(name)}")
        if names.count(name) > 1:
            raise Invalid(f"players: {name!r} stands twice")
    return names


# --- for the games ---


class Row(NamedTuple):
    """A row of a sheet by its number, counted from 1 as people do, and by what messages call it."""

    number: int
    field: str
    data: Mapping[str, Any]

    def refused(self, rule: str, reason: str, **details: Any) -> Illegal:
        return Illegal(rule, reason, row=self.number, **details)


def rows(sheet: Mapping[str, Any], name: str, fields: Sequence[str]) -> Iterator[Row]:
    """The rows of a sheet, which have no other fields than these."""
    listed = as_list(sheet.get(name, []), name)
    if len(listed) > MAX_ROWS:
        raise Invalid(f"{name}: at most {MAX_ROWS} rows")
    for number, data in enumerate(listed, start=1):
        row = Row(number, f"{name}: {number}", as_map(data, f"{name}: {number}"))
        only(row.data, fields, row.field)
        yield row


def named(players: Sequence[str], row: Row, name: str) -> int:
    """The seat of the player that a row names."""
    player = row.data.get(name)
    if player not in players:
        raise Invalid(f"{row.field}: {name}: must be one of {', '.join(players)}, not {shown(player)}")
    return players.index(str(player))


def one_of(row: Row, names: Sequence[str]) -> str:
    """Which of these fields a row has: exactly one."""
    there = [name for name in names if name in row.data]
    if len(there) != 1:
        raise Invalid(f"{row.field}: must have one of {', '.join(names)}")
    return there[0]


# --- files ---


def read(text: str, file: str) -> Any:
    """A sheet as TOML, or as JSON if it begins like that."""
    if text.lstrip().startswith("{"):
        return read_json(text, file)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else error
        raise Invalid(f"{file}: {reason}") from None
