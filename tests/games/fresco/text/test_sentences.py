"""Choices and events in sentences."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bottega.games.fresco
from bottega import texts
from bottega.core.action import Action
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.text import sentences
from games.fresco.text.table import GAME, NAMES, PLAYERS, action, match, tile, two, view

FOLDER = Path(bottega.games.fresco.__file__).parent

# --- choices ---


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_reads_back_from_its_own_words(seats: int, lang: str) -> None:
    game, rng, kinds = Match(GAME, seats, seed=seats), random.Random(7), set[str]()
    while not game.over:
        seat = rng.choice(game.awaited)
        seen: View = game.view(seat)
        listed = sentences.shortlist(seen)
        for chosen in [*listed, *rng.sample(seen.choices, min(4, len(seen.choices)))]:
            said = sentences.choice(seen, chosen, NAMES[:seats], lang)
            assert sentences.read(said, lang, seen) == chosen, said
            assert sentences.read(re.sub(r" \(.*\)", "", said).lower(), lang, seen) == chosen, said
            kinds.add(chosen.kind)
        game.play(seat, rng.choice(listed[:3]))
    assert kinds >= {"get_up", "plan", "market", "restore", "altar", "studio", "blend", "pass"}


ONE_TILE = {"tiles": [tile(9, "orange", "green", "red"), tile(3, "yellow", "blue"), tile(3, "red", "blue")]}
CHOICES: list[tuple[dict[str, Any], Action, str, list[str]]] = [
    (
        {},
        action("restore", at=[2, 1]),
        "Restore 3,2 (6 points for 1 red, 1 yellow and 1 blue)",
        ["FR-H1", "FR-H3"],
    ),
    (
        {},
        action("restore", at=[0, 2], bishop=[1, 1]),
        "Restore 1,3 bishop 2,2 (9 points for 1 orange and 1 green, and 1 thaler)",
        ["FR-H1", "FR-H3", "FR-H2"],
    ),
    (
        {},
        action("restore", at=[4, 0]),
        "Restore 5,1 (3 points for 1 red and 1 yellow)",
        ["FR-H1", "FR-H3", "FR-V1"],
    ),
    (
        {"mine": {"portraits": [{"power": "sexton"}, {"power": "actor"}]}},
        action("restore", at=[4, 0], bishop=[4, 0]),
        "Restore 5,1 bishop 5,1 (6 points for 1 red and 1 yellow, and 1 thaler)",
        ["FR-H1", "FR-H3", "FR-T3"],
    ),
    (
        {},
        action("altar", paints={"red": 1, "yellow": 1, "blue": 1}),
        "Altar 1 red, 1 yellow and 1 blue (2 points)",
        ["FR-H1", "FR-H4"],
    ),
    (
        {"mine": {"paints": {"orange": 1, "brown": 2}}},
        action("altar", paints={"orange": 1, "brown": 2}),
        "Altar 1 orange and 2 brown (16 points)",
        ["FR-H1", "FR-H5"],
    ),
    ({}, action("pass"), "Pass (forfeit 2 apprentices here)", ["FR-O1"]),
    (
        {"phase": "market"},
        action("market", booth=2, tiles=[1]),
        "Booth 3 tiles 2 (3 red for 3 thalers)",
        ["FR-K1", "FR-K2"],
    ),
    ({"phase": "market"}, action("market", booth=1), "Booth 2 (buy nothing, close it)", ["FR-K2", "FR-K3"]),
    (
        {"phase": "studio", "mine": {"plan": {"studio": 3}}},
        action("studio", portrait=0),
        "Take portrait 1 (Abbot, 1 more on the bishop's bonuses; and 6 thalers)",
        ["FR-T1", "FR-T3"],
    ),
    (
        {"phase": "studio", "mine": {"plan": {"studio": 1}}},
        action("studio", portrait=1, primaries={"red": 2, "blue": 1}),
        "Take portrait 2 with 2 red and 1 blue",
        ["FR-T1", "FR-T2"],
    ),
    (
        {
            "phase": "studio",
            "mine": {"plan": {"studio": 1}},
            "portraits_open": [{"kind": "points", "amount": 3}, {"kind": "mood"}],
        },
        action("studio", portrait=0),
        "Take portrait 1 (3 points)",
        ["FR-T1", "FR-T2", "FR-V1"],
    ),
    ({"phase": "studio", "mine": {"plan": {"studio": 2}}}, action("studio"), "Take money (6 thalers)", ["FR-T1"]),
    ({"phase": "workshop"}, action("blend", to="orange"), "Blend orange (out of 1 red and 1 yellow)", ["FR-W1"]),
    (
        {"phase": "workshop", "mine": ONE_TILE},
        action("request", stack="general", tiles=[0, 1, 2]),
        "Request general 1 2 3 (5 points for the tiles 9, 3 and 3)",
        ["FR-W2"],
    ),
    ({"bump": {"seat": 0, "ahead": 16, "behind": 14}}, action("step", to="ahead"), "Ahead (space 16)", ["FR-V1"]),
    ({"bump": {"seat": 0, "ahead": 16, "behind": 14}}, action("step", to="behind"), "Behind (space 14)", ["FR-V1"]),
]


@pytest.mark.parametrize(("position", "chosen", "said", "because"), CHOICES)
def test_choices_say_what_they_do_and_why_they_may(
    position: dict[str, Any], chosen: Action, said: str, because: list[str]
) -> None:
    table = match(**position)
    table.check(0, chosen)
    assert sentences.choice(table.view(0), chosen, NAMES[:3], "en") == said
    assert sentences.because(table.view(0), chosen) == because


def test_getting_up_says_what_the_mood_will_be() -> None:
    asleep = [{"score": 1, "mood": 3}, {"score": 2, "get_up": None}, {"score": 3}]
    table = match(phase="get_up", players=asleep)
    for lang, said in (
        ("en", "Get up at 6 (mood 1, 4 apprentices, market price 4)"),
        ("fr", "Se lever à 6 (humeur 1, 4 apprentis, prix au marché 4)"),
        ("pl", "Wstań o 6 (nastrój 1, 4 pomocników, cena na targu 4)"),
    ):
        assert sentences.choice(table.view(0), action("get_up", time=6), NAMES[:3], lang) == said
    assert sentences.because(table.view(0), action("get_up", time=6)) == ["FR-U1", "FR-U2", "FR-U3"]


def test_plans_say_who_is_idle() -> None:
    players = [{**player, "plan": None} for player in PLAYERS]
    seen = view(phase="plan", turn=None, players=players)
    plan = action("plan", market=1, cathedral=2)
    assert sentences.choice(seen, plan, NAMES[:3], "en") == "Plan market 1 cathedral 2 (2 idle)"
    assert sentences.choice(seen, plan, NAMES[:3], "pl") == "Plan targ 1 katedra 2 (bez zajęcia: 2)"
    assert sentences.choice(seen, action("plan"), NAMES[:3], "fr") == "Planifier personne (5 sans rien faire)"
    assert sentences.because(seen, plan) == ["FR-P1"]
    assert sentences.because(view(phase="plan", turn=None, players=players, last_round=True), plan) == [
        "FR-P1",
        "FR-E1",
    ]


def test_income_says_what_it_brings() -> None:
    table = match(phase="income", turn=1)
    said = sentences.choice(table.view(1), action("income", primaries={"red": 1}), NAMES[:3], "en")
    assert said == "Income 1 red"
    assert sentences.because(table.view(1), action("income", primaries={"red": 1})) == ["FR-W2", "FR-B1"]


def test_what_is_decided_for_leonardo() -> None:
    table = two(players=[{"score": 9}, {"score": 5}], leonardo={"score": 4, "decider": 0})
    up = action("get_up", time=6)
    assert sentences.choice(table.view(0), up, NAMES[:2], "en") == "Get up at 6 (Leonardo)"
    assert sentences.because(table.view(0), up) == ["FR-U1", "FR-X6"]
    leonardo = {"score": 4, "decider": 0, "acting": True}
    market = two(phase="market", turn=0, leonardo=leonardo)
    close = action("market", booth=0)
    assert sentences.choice(market.view(0), close, NAMES[:2], "fr") == "Étal 1 (Léonard le ferme)"
    assert sentences.because(market.view(0), close) == ["FR-X7"]
    cathedral = two(phase="cathedral", turn=0, leonardo=leonardo)
    restore = action("restore", at=[2, 2])
    assert sentences.choice(cathedral.view(0), restore, NAMES[:2], "pl") == "Odnów 3,3 (27 punktów dla Leonarda)"
    assert sentences.because(cathedral.view(0), restore) == ["FR-H3", "FR-X8"]


# --- what happened ---

ALL_EVENTS = {
    *("got-up", "sealed", "revealed", "visited-market", "restored", "moved-bishop", "restored-altar"),
    *("visited-studio", "blended"),
    *("fulfilled", "passed", "bumped", "stepped", "cheered", "dealt", "income", "chose-income", "round", "counted"),
    "over",
}


@cache
def whole_games() -> list[tuple[int, Event]]:
    """What is heard in as many games as it takes to hear everything, with the number of seats."""
    events: list[tuple[int, Event]] = []
    for seed in range(12):
        if {event.type for _, event in events} < ALL_EVENTS or seed < 3:
            seats, rng, new = 2 + seed % 3, random.Random(seed), list[Event]()
            game = Match(GAME, seats, seed=seed)
            while not game.over:
                seat = game.awaited[0]
                game.play(seat, rng.choice(sentences.shortlist(game.view(seat))), events=new)
            events += [(seats, event) for event in new]
    return events


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_event_of_whole_games_is_told(lang: str) -> None:
    for seats, event in whole_games():
        for viewer in (0, 1, None):
            said = sentences.tell(event.seen_by(viewer), viewer, NAMES[:seats], lang)
            assert re.fullmatch(r"(?!.*  )[^{}]+\.", said)
    assert {event.type for _, event in whole_games()} == ALL_EVENTS


def test_every_kind_of_event_in_the_code_is_known() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    assert set(re.findall(r'Event\(\s*"([a-z-]+)"', source)) == ALL_EVENTS


RESTORED = {
    "type": "restored",
    "seat": 1,
    "at": [0, 2],
    "tile": tile(7, "orange", "green"),
    "points": 9,
    "bonus": 2,
}


@pytest.mark.parametrize(
    ("lang", "viewer", "event", "said"),
    [
        ("en", 1, {"type": "got-up", "seat": 1, "time": 6, "mood": 4}, "You get up at 6: mood 4."),
        ("fr", None, {"type": "got-up", "seat": None, "painter": "leonardo", "time": 6}, "Léonard se lève à 6 heures."),
        ("pl", None, {"type": "got-up", "seat": 1, "time": 6, "mood": 4}, "Greedy 2 wstaje o 6: nastrój 4."),
        ("en", 0, RESTORED, "Greedy 2 restores 1,3: 9 points (7 and 2 for the bishop)."),
        (
            "en",
            1,
            {**RESTORED, "bishop": [1, 1], "bonus": 0, "points": 7},
            "You restore 1,3, with the bishop moved to 2,2: 7 points.",
        ),
        (
            "fr",
            0,
            {**RESTORED, "bishop": [1, 1]},
            "Greedy 2 restaure 1,3, l'évêque déplacé en 2,2 : 9 points (7 et 2 pour l'évêque).",
        ),
        ("pl", None, {**RESTORED, "seat": None}, "Leonardo odnawia 1,3: 9 punktów (7 i 2 za biskupa)."),
        (
            "en",
            0,
            {"type": "visited-market", "seat": 0, "booth": 1, "tiles": [{"paints": ["red"]}], "thalers": 1},
            "You buy 1 red at booth 2 for 1 thaler; the booth closes.",
        ),
        (
            "pl",
            0,
            {"type": "visited-market", "seat": None, "booth": 0, "tiles": [], "thalers": 0},
            "Leonardo zamyka stragan 1 bez zakupów.",
        ),
        (
            "en",
            0,
            {"type": "visited-studio", "seat": 0, "thalers": 3, "portrait": {"set": "A", "kind": "money", "amount": 4}},
            "You take a portrait: 4 thalers. You earn 3 thalers in the studio.",
        ),
        (
            "fr",
            0,
            {
                "type": "visited-studio",
                "seat": 1,
                "thalers": 0,
                "portrait": {"set": "A", "kind": "primary", "amount": 2},
                "paints": {"red": 2},
            },
            "Greedy 2 prend un portrait : 2 rouges.",
        ),
        ("pl", 1, {"type": "visited-studio", "seat": 1, "thalers": 6}, "Zarabiasz w atelier 6 talarów."),
        (
            "en",
            0,
            {"type": "revealed", "plans": [{"market": 2}, {}, {"studio": 3, "theatre": 1}]},
            "The plans are revealed: you (market 2), Greedy 2 (nobody) and Player 3 (studio 3, theatre 1).",
        ),
        ("fr", 0, {"type": "blended", "seat": 0, "paint": "green"}, "Vous mélangez et obtenez 1 verte."),
        (
            "pl",
            0,
            {"type": "fulfilled", "seat": 0, "stack": "green", "points": 9, "tiles": [tile(5), tile(6), tile(8)]},
            "Spełniasz życzenie (zielone) za kafelki 5, 6 i 8: 9 punktów.",
        ),
        (
            "en",
            0,
            {"type": "income", "seat": 1, "thalers": 4, "paints": {"green": 1}},
            "Income: Greedy 2 gets 4 thalers and 1 green.",
        ),
        ("en", None, {"type": "dealt", "portraits": []}, "The market is dealt anew."),
        ("fr", 0, {"type": "stepped", "seat": 0, "ahead": False, "score": 11}, "Vous allez en arrière, case 11."),
        ("pl", 0, {"type": "round", "round": 9, "last": True}, "Zaczyna się ostatnia runda (FR-E1)."),
        ("en", 0, {"type": "counted", "seat": 0, "thalers": 7, "points": 3}, "You turn 7 thalers into 3 points."),
    ],
)
def test_events_in_sentences(lang: str, viewer: int | None, event: dict[str, Any], said: str) -> None:
    assert sentences.tell(event, viewer, NAMES[:3], lang) == said


def test_others_do_not_hear_what_was_planned() -> None:
    sealed = Event("sealed", {"seat": 0, "again": False}, (0,), {"plan": {"market": 2, "theatre": 1}})
    again = Event("sealed", {"seat": 0, "again": True}, (0,), {"plan": {}})
    names = ["Player 1", "you"]
    assert sentences.tell(sealed.seen_by(0), 0, NAMES[:2], "en") == "Your plan: market 2, theatre 1."
    assert sentences.tell(again.seen_by(0), 0, NAMES[:2], "en") == "You send nobody."
    assert sentences.tell(sealed.seen_by(1), 1, names, "en") == "Player 1 has sealed a plan."
    assert sentences.tell(sealed.seen_by(None), None, names, "pl") == "Player 1: plan gotowy."
    assert sentences.tell(again.seen_by(1), 1, names, "fr") == "Player 1 a changé son plan."
