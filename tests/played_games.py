"""Games and positions to look at move by move: the golden games, and what the scenarios show."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import bottega
from bottega import games
from bottega.core.reading import read_yaml

GOLDEN = Path(__file__).parent / "golden"
SCENARIOS = Path(__file__).parent / "scenarios"

Seen = tuple[bottega.Match, list[Any], bool]  # a match after a move, what happened in it, and whether to look at it


def golden_games(game: str, plies: int) -> Iterator[Seen]:
    """Each golden game, move by move; to look at it after every so many."""
    for path in sorted((GOLDEN / game).glob("*.jsonl")):
        record = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
        box = path.parent / record["components_file"] if "components_file" in record else None
        match = bottega.load({**record, "moves": [], "outcome": None}, components=box)
        for move in record["moves"]:
            events = play(match, move)
            yield match, events, match.over or match.ply % plies == 0


def scenarios(game: str) -> Iterator[Seen]:
    """What rarely happens by itself stands in some scenario."""
    for path in sorted((SCENARIOS / game).glob("*.yaml")):
        scenario = read_yaml(path.read_text(encoding="utf-8"), path.name)
        if scenario.keys() & {"invalid", "components", "setup"} or "position" not in scenario:
            continue
        seed, options = scenario.get("seed", 0), scenario.get("options", {})
        match = bottega.Match(games.load(game), scenario["seats"], options, seed, position=scenario["position"])
        yield match, [], True
        for step in scenario["steps"]:
            if "action" in step and "refused" not in step:
                yield match, play(match, step), True


def play(match: bottega.Match, move: Mapping[str, Any]) -> list[Any]:
    proposal = match.propose(move["seat"], move["action"], chance=move.get("chance"))
    match.accept(proposal)
    return list(proposal.events)
