"""Sentences about events, told to each person in each language: whoever reads is "you", with a verb that fits."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import get_args, get_type_hints

import pytest

from bottega import games, texts
from bottega.core.event import Event
from bottega.server.protocol import NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table import narration
from played_games import golden_games, scenarios

NAMES = ("Vera", "Ochre", "Umbra", "Sienna")
MANY = 40  # events of a type that are looked at
MOVES = 4_000  # of golden games
# What nobody says. A list ("you and Ada", "pour vous", "Remis (ty i Ada)") is right with any name, and "as you choose"
# on a card is said to nobody.
WRONG = {
    "en": re.compile(r"\byou (is|has|was|does|[a-z]*[^s\W]s)\b(?! and\b)", re.I),
    # as a subject, "vous" has a verb in -ez, -tes or a pronoun after it
    "fr": re.compile(r"(^|[.:;] )Vous (?!ne |y |en |vous |(n['’])?\w+(ez|tes)\b)|\b(remplace|pour que) vous\b"),
    "pl": re.compile(r"(^|[.] )Ty\b|\bgracza ty\b|\bty (?!i\b)[a-ząćęłńóśźż]+\b", re.I),
}
YOU = {
    "en": re.compile(r"(?<!as )\byour?\b", re.I),
    "fr": re.compile(r"\bvo(us|tre|s)\b", re.I),
    "pl": re.compile(r"\bty\b", re.I),
}
TABLE = [
    *(Event(kind, {"seat": 0, "seqs": seqs}) for kind in ("undone", "undo-asked") for seqs in ([1], [1, 2], [1, 2, 3])),
    Event("stand-in-asked", {"seat": 0, "other": 1}),
    Event("pause-asked", {"seat": 0, "hours": 12.0}),
    Event("resume-asked", {"seat": 0}),
    *(Event(kind, {"seat": 0}) for kind in ("agree", "refuse", "away", "back", "days-off", "taken")),
    *(Event("resigned", {"seat": 0, "last": last}) for last in (False, True)),
    Event("paused", {"hours": 48.0, "until": 0.0}),
    Event("resumed", {}),
    *(Event("auto-decline", {"seat": 0, "on": on}) for on in (False, True)),
]


@cache
def events_of(game: str) -> tuple[tuple[int, Event], ...]:
    """Some events of every type, each with the number of seats."""
    found: list[tuple[int, Event]] = []
    count: Counter[str] = Counter()
    for match, events, _ in (*scenarios(game), *islice(golden_games(game, plies=1_000), MOVES)):
        for event in events:
            count[event.type] += 1
            if count[event.type] <= MANY:
                found.append((match.seats, event))
    return tuple(found)


def declared(game: str) -> set[str]:
    """The types of events that a game says it has."""
    kinds = get_args(games.standard(game).shapes.GameEvent)
    return {name for kind in kinds for name in get_args(get_type_hints(kind)["type"])}


def told(game: str, lang: str, events: Iterable[tuple[int, Event]]) -> Iterator[tuple[str, int | None, str]]:
    """Each event as each person reads it: its type, who reads, and the sentence."""
    for seats, event in events:
        seating = Seating([Chair("person", name, name) for name in NAMES[:seats]], {}, NoClock())
        for reader in (None, *range(seats)):
            words = narration.seen_events(game, seating, [(1, event)], reader, lang)[0].words
            yield event.type, reader, words or ""


@pytest.mark.parametrize("game", games.names())
def test_every_type_of_event_is_looked_at(game: str) -> None:
    assert {event.type for _, event in events_of(game)} == declared(game)
    assert {event.type for event in TABLE} == set(narration.TABLE_EVENTS)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", [*games.names(), "table"])
def test_whoever_reads_is_you_and_nobody_else_is(game: str, lang: str) -> None:
    events: Iterable[tuple[int, Event]] = [(4, event) for event in TABLE] if game == "table" else events_of(game)
    for kind, reader, words in told("final-touch" if game == "table" else game, lang, events):
        assert not WRONG[lang].search(words), f"{kind} to {reader}: {words}"
        if reader is None:
            assert not YOU[lang].search(words), f"{kind} to a spectator: {words}"
        else:
            assert NAMES[reader] not in words, f"{kind} to {NAMES[reader]}: {words}"


WRONGLY: dict[str, list[str]] = {
    "en": ["You is back.", "You smears with 1 red.", "Now you has $3."],
    "fr": ["Vous est de retour.", "Un robot remplace vous.", "Vous doit jouer."],
    "pl": ["Ty wraca do gry.", "Gracza ty zastępuje bot.", "Ty teraz gra."],
}


@pytest.mark.parametrize("lang", WRONGLY)
def test_what_was_said_before_is_recognised_as_wrong(lang: str) -> None:
    assert all(WRONG[lang].search(sentence) for sentence in WRONGLY[lang])
    assert not WRONG[lang].search(texts.say(lang, "table-back", you=True, player="?"))
