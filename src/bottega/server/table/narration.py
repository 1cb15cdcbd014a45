"""Events as one reader may know them, and events and tables in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bottega import games, texts
from bottega.core.event import Event
from bottega.server.protocol import SeenEvent
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table.wire import DescribedChoice

Description = tuple[list[str], list[DescribedChoice], bool]
TABLE_EVENTS = (  # of the table, not of a game
    *("undone", "undo-asked", "stand-in-asked", "pause-asked", "resume-asked", "agree", "refuse"),
    *("away", "back", "resigned", "paused", "resumed", "auto-decline", "days-off", "taken"),
)


def names(seating: Seating, reader: int | None, lang: str) -> list[str]:
    """The names of all seats for one reader, whose own is "you"."""
    return [
        texts.say(lang, "seat-you") if seat == reader else _name(chair, seat, lang)
        for seat, chair in enumerate(seating.seats)
    ]


def _name(chair: Chair, seat: int, lang: str) -> str:
    if called := chair.called(seat):
        return called
    return texts.say(lang, "seat-erased" if chair.erased else "seat-human", number=seat + 1)


def seen_events(
    game: str, seating: Seating, events: Iterable[tuple[int, Event]], reader: int | None, lang: str | None
) -> list[SeenEvent]:
    """Events for one reader, each with its seq; in words too if a language is given."""
    if lang is None:
        return [SeenEvent(seq, event.seen_by(reader)) for seq, event in events]
    called = names(seating, reader, lang)
    return [SeenEvent(seq, event.seen_by(reader), words(game, event, reader, called, lang)) for seq, event in events]


def words(game: str, event: Event, reader: int | None, called: Sequence[str], lang: str) -> str:
    seen = event.seen_by(reader)
    if event.type in TABLE_EVENTS:
        text = texts.say(lang, f"table-{event.type}", **_details(seen, reader, called))
    else:
        text = games.standard(game).words.tell(seen, reader, called, lang)
    return _capital(text)


def _details(seen: Mapping[str, Any], reader: int | None, called: Sequence[str]) -> dict[str, Any]:
    """What the sentences about events of a table speak of. Nobody does what happens by itself."""
    details: dict[str, Any] = {}
    if "seat" in seen:
        details |= {"you": seen["seat"] == reader, "player": called[seen["seat"]]}
    if "seqs" in seen:
        details["more"] = len(seen["seqs"]) - 1
    if "other" in seen:
        details |= {"to": "you" if seen["other"] == reader else "other", "partner": called[seen["other"]]}
    if "hours" in seen:
        hours = round(seen["hours"])
        details |= {"days": hours // 24 if hours % 24 == 0 else 0, "hours": hours}
    return details | {name: seen[name] for name in ("last", "on") if name in seen}


def describe(game: str, seating: Seating, view: Any, lang: str) -> Description:
    """The table in sentences, the choices worth listing, and whether there are no others."""
    module = games.standard(game).words
    called = names(seating, view.seat, lang)
    sentences = [_capital(sentence) for sentence in module.describe(view, called, lang)]
    listed = module.shortlist(view) if view.seat is not None else []
    choices = [DescribedChoice(choice.to_json(), module.choice(view, choice, called, lang)) for choice in listed]
    return sentences, choices, len(listed) == len(view.choices)


def describe_open(game: str, seating: Seating, views: Sequence[Any], lang: str) -> list[str]:
    """The table in sentences with all hands open: what everybody sees, then what each seat sees beside it."""
    module = games.standard(game).words
    called = names(seating, None, lang)
    everybody, *each = ([_capital(sentence) for sentence in module.describe(view, called, lang)] for view in views)
    return everybody + [
        texts.say(lang, "table-sees", player=called[seat], line=sentence)
        for seat, sentences in enumerate(each)
        for sentence in sentences
        if sentence not in everybody
    ]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
