"""Choices, events, refusals and rules in sentences."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bottega.games.pastiche
from bottega import texts
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.placing import MIX, Place
from bottega.games.pastiche.rules.turn import End
from bottega.games.pastiche.text import sentences
from games.pastiche.text.sample import GAME, NAMES, OFFER, action, match, view

FOLDER = Path(bottega.games.pastiche.__file__).parent

# --- choices ---

CHOICES = [
    (action("bank", give={"green": 3}, get="white"), "Bank: 3 green for 1 white", ["PA-T5", "PA-B1"]),
    (
        action("bank", give={"yellow": 1, "brown": 1}, get="bisque"),
        "Bank: 1 yellow and 1 brown for 1 bisque",
        ["PA-T5", "PA-B2"],
    ),
    (
        action("bank", give={"yellow": 1, "green": 1}, get="red"),
        "Bank: 1 yellow and 1 green for 1 red",
        ["PA-T5", "PA-B3"],
    ),
    (
        action("offer", to=None, give={"green": 2}, get={"red": 1}),
        "Offer everyone 2 green for 1 red",
        ["PA-P1", "PA-P2"],
    ),
    (action("offer", to=2, give={"green": 2}, get={"red": 1}), "Offer Player 3 2 green for 1 red", ["PA-P1", "PA-P2"]),
    (action("accept", offer=4), "Accept offer 4 of Greedy 2: you get 1 red for 2 green", ["PA-P1", "PA-P2"]),
    (action("decline", offer=4), "Decline offer 4 of Greedy 2: 1 red for 2 green", ["PA-P1", "PA-P2"]),
    (action("withdraw", offer=5), "Withdraw your offer 5: 1 brown for 1 gray", ["PA-P1", "PA-P2"]),
    (
        action("swap", commission="L'Absinthe", gallery="Sunflowers"),
        "Swap L'Absinthe for Sunflowers from the gallery",
        ["PA-G1"],
    ),
    (
        action("complete", commission="Mona Lisa"),
        "Complete Mona Lisa: 8 points for 1 green, 1 black and 1 bisque",
        ["PA-G2"],
    ),
    (action("end"), "End your turn", ["PA-D1"]),
    (action("closed", on=True), "Decline all offers from now on", ["PA-P2"]),
    (action("closed", on=False), "Listen to offers again", ["PA-P2"]),
]


@pytest.mark.parametrize(("chosen", "said", "because"), CHOICES)
def test_choices_say_what_they_do_and_why_they_may(chosen: PasticheAction, said: str, because: list[str]) -> None:
    mine = {"id": 5, "by": 0, "to": None, "give": {"brown": 1}, "get": {"gray": 1}}
    table = match(offers=[OFFER, mine])
    table.check(0, chosen)
    assert sentences.choice(table.view(0), chosen, NAMES[:3], "en") == said
    assert sentences.because(table.view(0), chosen) == because


@pytest.mark.parametrize(
    ("take", "said", "because"),
    [
        (
            "mix",
            "Place hex 1 at 1,1, turned by 2, take the mix: 2 orange and 1 amber",
            ["PA-T1", "PA-T2", "PA-T3", "PA-M3"],
        ),
        ("red", "Place hex 1 at 1,1, turned by 2, take red from its centre", ["PA-T1", "PA-T2", "PA-T3"]),
    ],
)
def test_placements_say_what_they_bring(take: str, said: str, because: list[str]) -> None:
    table = match(step="place")
    chosen = table.check(0, action("place", hex=0, at=[1, 1], rotation=2, take=take))
    assert sentences.choice(table.view(0), chosen, NAMES[:3], "en") == said
    assert sentences.because(table.view(0), chosen) == because


def test_an_empty_stack_is_named_as_the_reason() -> None:
    held = dict.fromkeys(COLOURS[7:13], 6) | {"orange": 12, "green": 12, "violet": 12, "brown": 12}
    table = match(step="place", palettes=[held, {}, {"red": 8, "blue": 8, "yellow": 8}])
    chosen = action("place", hex=0, at=[1, 1], rotation=2, take="mix")
    assert (
        sentences.choice(table.view(0), chosen, NAMES[:3], "en")
        == "Place hex 1 at 1,1, turned by 2, take the mix: nothing"
    )
    assert sentences.because(table.view(0), chosen) == ["PA-T1", "PA-T2", "PA-T3", "PA-M3", "PA-T4"]


def test_a_full_hand_must_give_back() -> None:
    over = view(step="trade", palettes=[{"green": 10}, {}, {}])
    assert sentences.choice(over, End(), NAMES[:3], "en") == "End your turn: 2 cards must go back to the bank"
    assert sentences.choice(over, End(), NAMES[:3], "pl") == "Zakończ turę: 2 karty muszą wrócić do banku"
    assert sentences.because(over, End()) == ["PA-H1"]
    giving = view(step="discard", palettes=[{"green": 9}, {}, {}])
    assert sentences.choice(giving, action("return", cards={"green": 1}), NAMES[:3], "en") == "Return 1 green"
    assert sentences.because(giving, action("return", cards={"green": 1})) == ["PA-H1"]


def test_what_completing_brings_about() -> None:
    done = [["Lady with an Ermine", "A Sunday on La Grande Jatte", "The Ballet Class"], [], []]
    chosen = action("complete", commission="Mona Lisa")
    assert sentences.because(view(completed=done, deck=[]), chosen) == ["PA-G2", "PA-G3", "PA-E1", "PA-E4"]


# --- the choices worth listing ---


def test_a_placement_brings_what_its_choice_says() -> None:
    for chosen in sentences.shortlist(view(step="place")):
        table, events = match(step="place"), list[Event]()
        said = sentences.choice(table.view(0), chosen, NAMES[:3], "en")
        table.play(0, chosen, events=events)
        brought = texts.join("en", [f"{count} {colour}" for colour, count in events[0].facts["cards"].items()])
        assert isinstance(chosen, Place)
        assert said.endswith(f": {brought}" if chosen.take == MIX else f"take {brought[2:]} from its centre")


# --- what happened ---

ALL_EVENTS = {
    *("placed", "banked", "offered", "accepted", "declined", "withdrawn", "closed"),
    *("swapped", "completed", "returned", "drew-hex", "last-round", "over"),
}


@cache
def whole_games() -> list[Event]:
    """What is heard while everyone takes any of the listed choices, in as many games as it takes to hear everything."""
    events: list[Event] = []
    for seed in range(8):
        if {event.type for event in events} < ALL_EVENTS:
            play_whole_game(Match(GAME, 3, seed=seed), events)
    return events


def play_whole_game(game: Match, events: list[Event]) -> None:
    while not game.over:
        seat = next((s for s in range(3) if sentences.to_answer(game.view(s))), game.awaited[0])
        listed = sentences.shortlist(game.view(seat))
        first = listed[0].kind in ("place", "complete")
        game.play(seat, listed[0 if first else game.ply * 31 % len(listed)], events=events)
        if game.ply % 50 == 0 and not game.over:
            game.play(0, {"type": "closed", "on": game.ply % 100 == 0}, events=events)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_event_of_whole_games_is_told(lang: str) -> None:
    for event in whole_games():
        for viewer in (0, 1, 2, None):
            said = sentences.tell(event.seen_by(viewer), viewer, NAMES[:3], lang)
            assert re.fullmatch(r"(?!.*  )[^{}]+\.", said)
    assert {event.type for event in whole_games()} == ALL_EVENTS


def test_every_kind_of_event_in_the_code_is_known() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    named = set(re.findall(r'Event\(\s*"([a-z-]+)"', source))
    answers = set(re.findall(r'"(?:accept|decline|withdraw)": "([a-z]+)"', source))
    assert named | answers == ALL_EVENTS


def offered(**facts: Any) -> dict[str, Any]:
    return {"type": "offered", "seat": 1, "to": 0, "cards": {"red": 2}, "for": {"gray": 1}, "offer": 3, **facts}


@pytest.mark.parametrize(
    ("lang", "viewer", "event", "said"),
    [
        ("en", 0, offered(), "Greedy 2 offers you 2 red for 1 gray (offer 3)."),
        ("en", 2, offered(to=None), "Greedy 2 offers everyone 2 red for 1 gray (offer 3)."),
        ("en", 1, offered(to=2, offer=None), "You offer Player 3 2 red for 1 gray; it is declined at once."),
        ("fr", 0, offered(), "Greedy 2 vous propose 2 rouges contre 1 grise (offre 3)."),
        ("fr", 1, offered(to=2, offer=None), "Vous proposez à Player 3 2 rouges contre 1 grise : refus immédiat."),
        ("pl", 0, offered(), "Greedy 2 oferuje ci: 2 czerwone. W zamian: 1 szara (oferta 3)."),
        ("pl", 2, offered(to=0), "Greedy 2 oferuje graczowi you: 2 czerwone. W zamian: 1 szara (oferta 3)."),
        (
            "en",
            1,
            {**offered(), "type": "accepted", "seat": 2, "by": 1},
            "Player 3 accepts your offer 3: you give 2 red for 1 gray.",
        ),
        (
            "fr",
            0,
            {**offered(), "type": "accepted", "seat": 0, "by": 1},
            "Vous acceptez l'offre 3 : Greedy 2 vous donne 2 rouges contre 1 grise.",
        ),
        (
            "pl",
            2,
            {"type": "placed", "seat": 2, "at": [0, -3], "take": "mix", "cards": {}},
            "Kładziesz heks na 0,-3: nie daje nic.",
        ),
        (
            "fr",
            0,
            {"type": "completed", "seat": 1, "title": "Yellow Cow", "points": 8, "gallery": True},
            "Greedy 2 achève « La Vache jaune » de la galerie : 8 points.",
        ),
        (  # its title is the same in both languages
            "fr",
            0,
            {"type": "completed", "seat": 1, "title": "L'Absinthe", "points": 8, "gallery": False},
            "Greedy 2 achève « L'Absinthe » : 8 points.",
        ),
        (
            "pl",
            1,
            {"type": "completed", "seat": 1, "title": "Sunflowers", "points": 12, "gallery": False},
            "Kończysz zlecenie „Słoneczniki”: 12 punktów.",
        ),
        ("en", None, {"type": "closed", "seat": 1, "on": True}, "Greedy 2 no longer trades."),
    ],
)
def test_events_in_sentences(lang: str, viewer: int | None, event: dict[str, Any], said: str) -> None:
    assert sentences.tell(event, viewer, NAMES, lang) == said


def test_others_do_not_hear_which_hex_was_drawn() -> None:
    drew = Event("drew-hex", {"seat": 0, "count": 1}, (0,), {"hexes": [{"points": "BRRYYR", "centre": "RY"}]})
    assert sentences.tell(drew.seen_by(0), 0, NAMES, "en") == "You draw a hex: BRRYYR (centre red and yellow)."
    assert sentences.tell(drew.seen_by(1), 1, ["Player 1", "you"], "en") == "Player 1 draws a hex."


# --- refusals ---


def reasons() -> set[str]:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    return set(re.findall(r'Illegal\(\s*"[^"]+", "([^"]+)"', source)) | {"bank-b1", "bank-b2", "bank-b3"}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_refusal_is_a_sentence(lang: str) -> None:
    details = {"title": "Mona Lisa", "cards": {"red": 2}, "limit": 8}
    for reason in reasons():
        for colour in COLOURS:
            sentence = Illegal("PA-T1", reason, colour=colour, **details).sentence(lang)
            assert re.fullmatch(r"[^{}$]+\.", sentence)


@pytest.mark.parametrize(
    ("lang", "colour", "said"),
    [
        ("en", "gray", "The bank has no gray card left."),
        ("fr", "black", "La banque n'a plus de carte noire."),
        ("pl", "teal", "W banku nie ma już kart w kolorze morskim."),
    ],
)
def test_refusals_name_colours_in_their_language(lang: str, colour: str, said: str) -> None:
    assert Illegal("PA-B4", "bank-empty", colour=colour).sentence(lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "1 red"), ("fr", "2 rouges"), ("pl", "2 czerwone"), ("pl", "5 czerwonych"), ("fr", "0 rouge")],
)
def test_cards_are_counted(lang: str, said: str) -> None:
    assert texts.say(lang, "cards-red", count=int(said[0])) == said


# --- the rules ---


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_decisions_are_marked_in_every_language(lang: str) -> None:
    decided = {rule: text.count("[D]") for rule, text in texts.rules(lang, "PA") if "[D]" in text}
    places = "C5 M1 M2 T4 B3 B4 P2 G2 G3 D1 D2 E5 public private"
    assert decided == dict.fromkeys([f"PA-{place}" for place in places.split()], 1)


@pytest.mark.parametrize(
    ("lang", "terms"),
    [
        ("fr", ["commande", "cartes palette", "galerie", "banque", "hexagone", "pioche", "touche"]),
        ("pl", ["zlecenie", "karty palety", "galeria", "bank", "heks", "talia", "plamka"]),
    ],
)
def test_the_words_painters_and_players_use(lang: str, terms: list[str]) -> None:
    book = " ".join(text for _, text in texts.rules(lang, "PA")).lower()
    assert [term for term in terms if term not in book] == []


def test_figures_are_the_same_in_every_language() -> None:
    """No point value or count was lost in translation."""
    english = dict(texts.rules("en", "PA"))
    for lang in texts.LANGUAGES:
        for rule, text in texts.rules(lang, "PA"):
            assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english[rule])), (lang, rule)
