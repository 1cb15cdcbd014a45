"""Stories that lessons tell: a position, the moves from there, and the table as the pupil sees it after each."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.game import AnyGame
from bottega.core.match import Match

ME = 0
GAMES = Path(__file__).parents[2] / "web/src/games"
Stage = dict[str, Any]
Refusals = Callable[[Match, dict[str, Any]], Any]


@dataclass(frozen=True)
class Move:
    seat: int
    action: dict[str, Any]
    chance: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Story:
    """The pupil's moves are the ones the hints ask for; the others do something sensible."""

    seats: int
    position: Mapping[str, Any]
    moves: tuple[Move, ...]


def stages(game: AnyGame, story: Story, refusals: Refusals) -> list[Stage]:
    """The table before the first move and after each."""
    match = Match(game, story.seats, seed=0, position=dict(story.position))
    found = [stage(match, [], refusals)]
    for move in story.moves:
        events: list[Event] = []
        match.play(move.seat, move.action, chance=move.chance or None, events=events)
        found.append(stage(match, events, refusals))
    return found


def stage(match: Match, events: list[Event], refusals: Refusals) -> Stage:
    view = match.view_json(ME)
    if "given_up" in view:  # a lesson says itself what comes next: nothing is asked before it
        view = {**view, "given_up": []}
    return {"view": view, "events": [event.seen_by(ME) for event in events], "refusals": refusals(match, view)}


def refusal(match: Match, action: dict[str, Any]) -> Illegal | None:
    try:
        match.check(ME, action)
    except Illegal as error:
        return error
    return None


def written(stories: Mapping[str, list[Stage]]) -> str:
    """Each view as what differs from the one before it in its story."""
    found: dict[str, list[Stage]] = {}
    for name, told in stories.items():
        before: dict[str, Any] = {}
        found[name] = []
        for each in told:
            changes = {key: value for key, value in each["view"].items() if before.get(key, ...) != value}
            found[name].append({**each, "view": changes})
            before = each["view"]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"
