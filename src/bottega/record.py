"""Records: one game as a line of JSON, replayed with the rules of the version it was played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bottega import boxes, games
from bottega.boxes import Box
from bottega.core.chance import commitment
from bottega.core.errors import BottegaError, Invalid
from bottega.core.event import Event
from bottega.core.game import AnyGame
from bottega.core.match import Deal, Match, Origin
from bottega.core.reading import as_list, as_map, as_text, read_json
from bottega.files import read_text

Components = str | Path | Box | None


def replay(record: object, components: Components = None) -> Match:
    """Replays a record into a match and checks every move; `Invalid` names the field that is wrong."""
    return list(replaying(record, components))[-1]


def replaying(record: object, components: Components = None, events: list[Event] | None = None) -> Iterator[Match]:
    """The same, move by move: the match as it began, and the same object after each move, whose `events` are noted."""
    data = as_map(record, "record")
    game = _game(data, components)
    match = _start(game, data)
    yield match
    for number, entry in enumerate(as_list(data.get("moves"), "moves")):
        try:
            _replay_move(match, as_map(entry, "move"), events)
        except BottegaError as error:
            raise Invalid(f"moves: {number}: {error}") from None
        yield match
    _check_outcome(match, data.get("outcome"))


def _game(data: Mapping[str, Any], components: Components) -> AnyGame:
    spec = games.spec(data.get("game"))
    game = games.load(spec.name, components or _own_box(spec.name, data), spec.check_version(data.get("version")))
    if data.get("components", game.components) != game.components:
        raise Invalid("components: the record was played with another component list")
    return game


def _own_box(game: str, data: Mapping[str, Any]) -> Box | None:
    """The box that came with a record; ours need not, and one of the library will do."""
    named = data.get("components")
    if data.get("box") is not None:
        text = as_map(data["box"], "box").get("toml")
        return Box(game, as_text(text, "box: toml"), "box: toml")
    if named is None or named == games.standard(game).components:
        return None
    return next((box for box in boxes.added(game) if box.hash == named), None)


def _start(game: AnyGame, data: Mapping[str, Any]) -> Match:
    seats = game.spec.check_seats(data.get("seats"))
    options = as_map(data.get("options", {}), "options")
    if data.get("position") is not None:
        return Match(game, seats, options, seed=0, position=as_map(data["position"], "position"), origin=_origin(data))
    match = Match(game, seats, options, seed=0, setup=as_map(data.get("setup"), "setup"))
    if match.setup != data["setup"]:
        raise Invalid("setup: not every random result is named")
    return match


def _origin(data: Mapping[str, Any]) -> Origin | None:
    return None if data.get("origin") is None else Origin.from_json(data["origin"], data["seats"])


def _replay_move(match: Match, entry: Mapping[str, Any], events: list[Event] | None) -> None:
    seat: int = entry.get("seat", -1)
    action, chance = as_map(entry.get("action"), "action"), as_map(entry.get("chance", {}), "chance")
    match.replay(seat, action, chance, events=events)


def _check_outcome(match: Match, recorded: object) -> None:
    outcome = match.outcome.to_json() if match.outcome else None
    if recorded is not None and recorded != outcome:
        raise Invalid(f"outcome: the moves lead to {outcome}, the record says {recorded}")


def verify(record: object, components: Components = None) -> None:
    """Checks that the deal was fair: the seed hashes to the commitment and gives every random result again.

    Of a match that began from a position, everything after it.
    """
    data = as_map(record, "record")
    if data.get("sealed") is False:
        raise Invalid("sealed: the seed was on a player's own device, so the deal proves nothing")
    if data.get("seed") is None:
        raise Invalid("seed: not in the record; it stays secret until the game is over")
    for field in ("seed", "commitment"):
        as_text(data.get(field), field)
    if commitment(data["seed"]) != data["commitment"]:
        raise Invalid("commitment: is not the hash of the seed")
    match = _dealt_again(_game(data, components), data)
    for number, entry in enumerate(as_list(data.get("moves"), "moves")):
        try:
            row = as_map(entry, "move")
            move = match.play(row.get("seat", -1), as_map(row.get("action"), "action"))
        except BottegaError as error:
            raise Invalid(f"moves: {number}: {error}") from None
        if dict(move.chance) != row.get("chance", {}):
            raise Invalid(f"moves: {number}: the seed gives other random results")
    _check_outcome(match, data.get("outcome"))


def _dealt_again(game: AnyGame, data: Mapping[str, Any]) -> Match:
    seats, options = game.spec.check_seats(data.get("seats")), as_map(data.get("options", {}), "options")
    if data.get("position") is not None:
        position = as_map(data["position"], "position")
        return Match.resume(Deal(game, seats, options, data["seed"], {}, position, _origin(data)))
    match = Match(game, seats, options, data["seed"])
    if match.setup != data.get("setup"):
        raise Invalid("setup: the seed gives another deal")
    return match


def read_lines(path: Path) -> Iterator[tuple[int, object]]:
    """The records of a file, one a line, with their line numbers. A single record may span several lines."""
    text = read_text(path)
    if text.lstrip().startswith("{\n"):
        yield 1, read_json(text, str(path))
        return
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield number, read_json(line, f"{path}, line {number}")
