"""What happens at a table in words: of others by name, and to oneself as \"you\"."""

from __future__ import annotations

import pytest

from bottega.core.event import Event
from bottega.server.protocol import NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table import narration
from server.running import Running

SEATING = Seating([Chair("person", "1", "Vera"), Chair("person", "2", "Umbra")], {}, NoClock())
SAID = {
    "undone": {
        "en": ("You took back a move.", "Vera took back a move."),
        "fr": ("Vous avez repris un coup.", "Vera a repris un coup."),
        "pl": ("Cofasz ruch.", "Vera cofa ruch."),
    },
    "undo-asked": {
        "en": ("You ask to take back a move.", "Vera asks to take back a move."),
        "fr": ("Vous demandez à reprendre un coup.", "Vera demande à reprendre un coup."),
        "pl": ("Prosisz o cofnięcie ruchu.", "Vera prosi o cofnięcie ruchu."),
    },
    "agree": {
        "en": ("You agreed.", "Vera agreed."),
        "fr": ("Vous avez accepté.", "Vera a accepté."),
        "pl": ("Zgadzasz się.", "Vera zgadza się."),
    },
    "refuse": {
        "en": ("You declined.", "Vera declined."),
        "fr": ("Vous avez refusé.", "Vera a refusé."),
        "pl": ("Odmawiasz.", "Vera odmawia."),
    },
    "away": {
        "en": ("A bot stands in for you.", "A bot stands in for Vera."),
        "fr": ("Un robot vous remplace.", "Un robot remplace Vera."),
        "pl": ("Zastępuje cię bot.", "Gracza Vera zastępuje bot."),
    },
    "back": {
        "en": ("You are back.", "Vera is back."),
        "fr": ("Vous êtes de retour.", "Vera est de retour."),
        "pl": ("Wracasz do gry.", "Vera wraca do gry."),
    },
}


def test_every_event_of_a_table_is_told_here() -> None:
    assert SAID.keys() == set(narration.TABLE_EVENTS)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("kind", SAID)
def test_to_oneself_and_to_others(kind: str, lang: str) -> None:
    events = [(1, Event(kind, {"seat": 0}))]
    told = [narration.seen_events("final-touch", SEATING, events, reader, lang)[0].words for reader in (0, 1, None)]
    you, of_vera = SAID[kind][lang]
    assert told == [you, of_vera, of_vera]


def test_whoever_takes_a_move_back_is_named(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    code = vera.table()["code"]
    ada.sit(code)
    with vera.socket(code, lang="en") as first, ada.socket(code, lang="en") as second:
        seats = {0: first, 1: second}
        for socket in seats.values():
            socket.until_told("state")
        mover = first.view["awaited"][0]
        assert seats[mover].move()["type"] == "ack"
        assert seats[mover].ask("undo")["type"] == "ack"  # the other is asked: cards were drawn
        seats[1 - mover].follow(2)
        assert seats[1 - mover].ask("answer-undo", agree=True)["seq"] == 3
        for socket in seats.values():
            socket.follow(3)
        told = [
            [event for message in seats[seat].received for event in message.get("events", [])][-1]
            for seat in (mover, 1 - mover)
        ]
    assert [each["event"] for each in told] == 2 * [{"type": "undone", "seat": mover, "ply": 0}]
    name = ("Vera", "Ada")[mover]
    assert [each["words"] for each in told] == ["You took back a move.", f"{name} took back a move."]
