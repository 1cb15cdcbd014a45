"""What happens at a table in words: of others by name, and to oneself as \"you\"."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.core.event import Event
from bottega.server.protocol import NoClock
from bottega.server.seats.seating import Chair, Seating
from bottega.server.table import narration
from server.running import Running

SEATING = Seating([Chair("person", "1", "Vera"), Chair("person", "2", "Umbra")], {}, NoClock())
FACTS: dict[str, dict[str, Any]] = {  # of events that have others than who did it
    "undone": {"seqs": [1]},
    "undo-asked": {"seqs": [1]},
    "stand-in-asked": {"other": 1},
    "pause-asked": {"hours": 48.0},
    "resigned": {"last": False},
    "auto-decline": {"on": True},
}
SAID = {  # by Vera: to herself, and to a spectator
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
    "stand-in-asked": {
        "en": ("You ask whether a bot should play for Umbra.", "Vera asks whether a bot should play for Umbra."),
        "fr": (
            "Vous demandez si un robot doit jouer pour Umbra.",
            "Vera demande si un robot doit jouer pour Umbra.",
        ),
        "pl": ("Pytasz, czy bot ma zastąpić gracza Umbra.", "Vera pyta, czy bot ma zastąpić gracza Umbra."),
    },
    "pause-asked": {
        "en": ("You ask for a pause: 2 days.", "Vera asks for a pause: 2 days."),
        "fr": ("Vous demandez une pause : 2 jours.", "Vera demande une pause : 2 jours."),
        "pl": ("Prosisz o przerwę: 2 dni.", "Vera prosi o przerwę: 2 dni."),
    },
    "resume-asked": {
        "en": ("You ask to end the pause.", "Vera asks to end the pause."),
        "fr": ("Vous demandez la fin de la pause.", "Vera demande la fin de la pause."),
        "pl": ("Prosisz o zakończenie przerwy.", "Vera prosi o zakończenie przerwy."),
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
    "resigned": {
        "en": ("You resigned. A bot plays on for you.", "Vera resigned. A bot plays on."),
        "fr": ("Vous avez abandonné. Un robot continue pour vous.", "Vera a abandonné. Un robot continue."),
        "pl": ("Poddajesz grę. Dalej gra za ciebie bot.", "Vera poddaje grę. Dalej gra bot."),
    },
    "auto-decline": {
        "en": (
            "Offers that you cannot pay are now declined for you.",
            "Offers that Vera cannot pay are now declined at once.",
        ),
        "fr": (
            "Les offres que vous ne pouvez pas payer sont désormais refusées pour vous.",
            "Les offres que Vera ne peut pas payer sont désormais refusées aussitôt.",
        ),
        "pl": (
            "Oferty, na które cię nie stać, są teraz odrzucane za ciebie.",
            "Oferty, na które gracza Vera nie stać, są teraz od razu odrzucane.",
        ),
    },
    "days-off": {
        "en": ("You have changed your days off.", "Vera has changed their days off."),
        "fr": ("Vous avez modifié vos jours de repos.", "Vera a modifié ses jours de repos."),
        "pl": ("Zmieniasz swoje dni wolne.", "Vera zmienia swoje dni wolne."),
    },
    "taken": {
        "en": ("You have taken over another player’s seat.", "Vera has taken over another player’s seat."),
        "fr": ("Vous reprenez la place d’un autre joueur.", "Vera reprend la place d’un autre joueur."),
        "pl": ("Przejmujesz miejsce innego gracza.", "Vera przejmuje miejsce innego gracza."),
    },
}
BY_ITSELF = [  # the same for everybody
    (
        "paused",
        {"hours": 48.0},
        ["The game is paused: 2 days.", "La partie est en pause : 2 jours.", "Przerwa w grze: 2 dni."],
    ),
    (
        "paused",
        {"hours": 1.0},
        ["The game is paused: one hour.", "La partie est en pause : 1 heure.", "Przerwa w grze: 1 godzina."],
    ),
    ("resumed", {}, ["The pause is over.", "La pause est finie.", "Koniec przerwy."]),
]


def told(kind: str, facts: dict[str, Any], reader: int | None, lang: str) -> str | None:
    return narration.seen_events("final-touch", SEATING, [(1, Event(kind, facts))], reader, lang)[0].words


def test_every_event_of_a_table_is_told_here() -> None:
    assert SAID.keys() | {kind for kind, _, _ in BY_ITSELF} == set(narration.TABLE_EVENTS)


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
@pytest.mark.parametrize("kind", SAID)
def test_to_oneself_and_to_others(kind: str, lang: str) -> None:
    facts = {"seat": 0, **FACTS.get(kind, {})}
    assert (told(kind, facts, 0, lang), told(kind, facts, None, lang)) == SAID[kind][lang]
    if "other" not in facts:
        assert told(kind, facts, 1, lang) == SAID[kind][lang][1]


@pytest.mark.parametrize(("kind", "facts", "said"), BY_ITSELF)
def test_what_happens_by_itself(kind: str, facts: dict[str, Any], said: list[str]) -> None:
    for reader in (0, None):
        assert [told(kind, facts, reader, lang) for lang in ("en", "fr", "pl")] == said


@pytest.mark.parametrize(
    ("kind", "facts", "said"),
    [
        (
            "undone",
            {"seqs": [4, 5, 6]},
            [
                "Vera took back a move, and 2 moves after it.",
                "Vera a repris un coup, et les 2 coups suivants.",
                "Vera cofa ruch i 2 następne.",
            ],
        ),
        (
            "resigned",
            {"last": True},
            [
                "Vera resigned. The game ends here.",
                "Vera a abandonné. La partie s’arrête là.",
                "Vera poddaje grę. Na tym się kończy.",
            ],
        ),
        (
            "stand-in-asked",
            {"other": 1},
            [
                "Vera asks whether a bot should play for you.",
                "Vera demande si un robot doit jouer pour vous.",
                "Vera pyta, czy bot ma grać za ciebie.",
            ],
        ),
        (
            "auto-decline",
            {"on": False},
            [
                "Vera answers every offer again.",
                "Vera répond de nouveau à toutes les offres.",
                "Vera znów odpowiada na każdą ofertę.",
            ],
        ),
    ],
)
def test_other_forms_of_it(kind: str, facts: dict[str, Any], said: list[str]) -> None:
    assert [told(kind, {"seat": 0, **facts}, 1, lang) for lang in ("en", "fr", "pl")] == said


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
        heard = [
            [event for message in seats[seat].received for event in message.get("events", [])][-1]
            for seat in (mover, 1 - mover)
        ]
    assert [each["event"] for each in heard] == 2 * [{"type": "undone", "seat": mover, "ply": 0, "seqs": [1]}]
    name = ("Vera", "Ada")[mover]
    assert [each["words"] for each in heard] == ["You took back a move.", f"{name} took back a move."]
