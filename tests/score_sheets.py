"""Finished games as their players would write them down: a score sheet from what happened, not from the scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import bottega
from bottega import Dice, Event, Match

Json = dict[str, Any]
NAMES = ("Anna", "Ben", "Caro", "Dan")
LEONARDO = "Leonardo"


def played(game: str, seats: int, seed: int, bot: str) -> tuple[Match, list[Event]]:
    """A whole game between bots."""
    match, dice = bottega.new(game, seats, seed=seed), Dice(seed)
    player = bottega.bot(bot, game)
    events: list[Event] = []
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, player.choose(match.view(seat), dice), events=events)
    return match, events


def sheet(match: Match, events: Sequence[Event]) -> Json:
    names = list(NAMES[: match.state.seats])
    return {"players": names, **WRITERS[match.game.spec.name](match.state_json(), events, names)}


def _final_touch(state: Json, events: Sequence[Event], names: Sequence[str]) -> Json:
    ended = [event.facts for event in events if event.type in ("finished", "ruined")]
    rows = [
        {"title": won["title"], won["as"]: names[told["seat"]]} for told, won in zip(ended, state["won"], strict=True)
    ]
    return {"masterpiece": rows}


def _pastiche(state: Json, events: Sequence[Event], names: Sequence[str]) -> Json:  # noqa: ARG001
    """All is on the table at the end."""
    fields = {"completed": "completed", "commissions": "commissions", "palette": "palettes"}
    return {
        "hand": [
            {"player": name, **{field: state[held][seat] for field, held in fields.items()}}
            for seat, name in enumerate(names)
        ]
    }


def _fresco(state: Json, events: Sequence[Event], names: Sequence[str]) -> Json:
    rows: list[Json] = []
    abbots: set[str] = set()
    may_choose = False
    for event in events:
        facts = event.facts
        seat = facts.get("seat")
        name = LEONARDO if seat is None else names[seat]
        portrait = facts.get("portrait", {})
        if event.type == "restored":
            rows.append({"player": name, "tile": facts["tile"]["value"]})
            if facts["bonus"]:
                rows[-1]["bishop"] = "here" if facts["bonus"] - (name in abbots) == 3 else "next"
        elif event.type == "restored-altar":
            paints = [paint for paint, count in facts["paints"].items() for _ in range(count)]
            rows.append({"player": name, "altar": paints})
        elif event.type == "fulfilled":
            rows.append({"player": name, "request": facts["points"]})
        elif event.type == "visited-studio" and portrait.get("power") == "abbot":
            abbots.add(name)
            rows.append({"player": name, "portrait": "abbot"})
        elif event.type == "visited-studio" and portrait.get("kind") == "points":
            rows.append({"player": name, "portrait": portrait["amount"]})
        elif event.type == "counted":
            rows.append({"player": name, "thalers": facts["thalers"]})
        elif event.type == "stepped" and may_choose:
            rows[-1]["step"] = "ahead" if facts["ahead"] else "behind"
        may_choose = event.type == "bumped" or (may_choose and event.type != "stepped")
    start = [LEONARDO if painter == "leonardo" else names[painter] for painter in state["start"]]
    return {"start": start, "scored": rows}


WRITERS: dict[str, Callable[[Json, Sequence[Event], Sequence[str]], Json]] = {
    "final-touch": _final_touch,
    "pastiche": _pastiche,
    "fresco": _fresco,
}
