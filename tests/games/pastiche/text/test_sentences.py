"""Pastiche in sentences, and sentences as moves."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bottega.games.pastiche
from bottega import texts
from bottega.core.action import Action
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.pastiche.box.colours import COLOURS, DABS
from bottega.games.pastiche.box.hexes import coordinates, hex_json
from bottega.games.pastiche.game import Pastiche
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.actions import Answer, Complete, End, from_json
from bottega.games.pastiche.text import sentences

GAME = Pastiche()
FOLDER = Path(bottega.games.pastiche.__file__).parent
NAMES = ["you", "Greedy 2", "Player 3", "Greedy 4"]
POSITION: dict[str, Any] = {
    "turn": 0,
    "starter": 0,
    "step": "trade",
    "map": [{"at": [1, -1], "points": "BRRRYY", "centre": "R", "by": 1}],
    "hexes": [[{"points": "BRRYYR", "centre": "R"}, {"points": "BBRRYY", "centre": "RY"}], None, None],
    "palettes": [{"green": 3, "black": 1, "bisque": 1, "yellow": 1, "brown": 1}, {"red": 2}, {"blue": 8}],
    "commissions": [["Mona Lisa", "L'Absinthe"], None, None],
    "gallery": ["Sunflowers", "Yellow Cow", "The Swing", "Impression, Sunrise"],
    "completed": [[], ["Primavera", "The Fifer"], []],
}
OFFER = {"id": 4, "by": 1, "to": 0, "give": {"red": 1}, "get": {"green": 2}}


def match(seats: int = 3, options: dict[str, Any] | None = None, **position: Any) -> Match:
    laid = {**POSITION, **position}
    if seats != 3:
        for field in ("hexes", "palettes", "commissions", "completed"):
            laid[field] = [*laid[field], *[None] * seats][:seats]
    return Match(GAME, seats, options, seed=1, position=laid)


def view(seat: int | None = 0, **position: Any) -> View:
    found: View = match(**position).view(seat)
    return found


def described(seat: int | None = 0, lang: str = "en", **position: Any) -> list[str]:
    return sentences.describe(view(seat, **position), NAMES[:3], lang)


def action(kind: str, **fields: Any) -> Action:
    return from_json({"type": kind, **fields})


# --- the table ---


def test_the_table_in_sentences() -> None:
    lines = described(offers=[OFFER], step="trade", closed=[False, False, True])
    legend = [lines.index(line) for line in lines if line.startswith(("Map.", "Coordinates"))]
    rows = [line for line in lines if re.match(r"-?\d+,", line)]
    assert legend == [2, 3]
    assert lines[:2] == [
        "Your turn. Trading, then swapping and completing commissions.",
        "The end is called at 40 points of completed commissions.",
    ]
    assert rows == [
        "1,-2:           1,-2    2,-2",
        "0,-1:       0,-1    2BRRRYY 2,-1",
        "-1,0:   -1,0    0RYBRYB 0YBRYBR 2,0",
        "-1,1:       -1,1    0BRYBRY 1,1",
        "-1,2:           -1,2    0,2",
    ]
    assert lines[4 + len(rows) :] == [
        "Bank, 1 point a card: 12 orange, 9 green, 12 violet and 11 brown.",
        "Bank, 2 points a card: 6 amber, 6 scarlet, 6 olive, 6 teal, 6 magenta and 6 purple.",
        "Bank, 3 points a card: 5 black and 6 white.",
        "Bank, 4 points a card: 6 red, 7 yellow, 0 blue and 5 bisque.",
        "Bank, 6 points a card: 6 gray.",
        "22 commissions in the deck, 47 hexes in the supply.",
        "you: 0 points, 7 palette cards, 2 hexes.",
        "Greedy 2: 28 points, 2 palette cards, 2 hexes. Completed: Primavera and The Fifer.",
        "Player 3: 0 points, 8 palette cards, 2 hexes. Declines all offers.",
        "Gallery: Sunflowers (Vincent van Gogh). 8 points for 1 yellow, 1 orange, 1 green and 1 amber. "
        "You lack 1 orange and 1 amber.",
        "Gallery: Yellow Cow (Franz Marc). 8 points for 1 yellow, 1 orange, 1 violet and 1 magenta. "
        "You lack 1 orange, 1 violet and 1 magenta.",
        "Gallery: The Swing (Pierre-Auguste Renoir). 9 points for 1 blue, 1 green, 1 violet and 1 white. "
        "You lack 1 blue, 1 violet and 1 white.",
        "Gallery: Impression, Sunrise (Claude Monet). 9 points for 1 orange, 1 purple and 1 gray. "
        "You lack 1 orange, 1 purple and 1 gray.",
        "Your commission: Mona Lisa (Leonardo da Vinci, c. 1503-1519, Louvre, Paris). "
        "8 points for 1 green, 1 black and 1 bisque. You can complete it.",
        "Your commission: L'Absinthe (Edgar Degas, 1876, Musée d'Orsay, Paris). "
        "8 points for 1 amber and 1 gray. You lack 1 amber and 1 gray.",
        "Offer 4: Greedy 2 gives you 1 red for 2 green.",
        "Your hex 1: BRRYYR (centre red).",
        "Your hex 2: BBRRYY (centre red and yellow).",
        "Your palette, 7 cards: 1 yellow, 3 green, 1 brown, 1 black and 1 bisque.",
    ]


def test_the_table_in_french_and_polish() -> None:
    french, polish = described(lang="fr"), described(lang="pl")
    assert "-1,0:   -1,0    0RJBRJB 0JBRJBR 2,0" in french
    assert "-1,0:   -1,0    0CŻNCŻN 0ŻNCŻNC 2,0" in polish
    assert french[-4:-2] == [
        "Votre commande : « L'Absinthe » (Edgar Degas, 1876, Musée d'Orsay, Paris). "
        "8 points pour 1 ambre et 1 grise. Il vous manque 1 ambre et 1 grise.",
        "Votre hexagone 1 : BRRJJR (centre : rouge).",
    ]
    assert (
        "Votre commande : « La Joconde » (Léonard de Vinci, vers 1503-1519, Musée du Louvre, Paris). "
        "8 points pour 1 verte, 1 noire et 1 beige. Vous pouvez l'achever." in french
    )
    assert polish[-1] == "Twoja paleta, 7 kart: 1 żółty, 3 zielone, 1 brązowy, 1 czarny i 1 beżowy."
    assert "Bank, 1 punkt za kartę: 12 pomarańczowych, 9 zielonych, 12 fioletowych i 11 brązowych." in polish


def test_a_spectator_holds_nothing_and_has_nowhere_to_place() -> None:
    lines = described(None)
    assert lines[0].startswith("Turn: you.")
    assert not [line for line in lines if "our " in line or "You " in line]
    assert "0,0:    0RYBRYB 0YBRYBR" in lines


def test_open_palettes_are_shown() -> None:
    lines = sentences.describe(match(options={"open": True}).view(0), NAMES[:3], "en")
    assert "Greedy 2: 28 points, 2 palette cards, 2 hexes. Completed: Primavera and The Fifer. Palette: 2 red." in lines


def test_the_last_round_and_the_end_are_said() -> None:
    assert "The end has been called: the round is played out." in described(last_round=True)
    lines = described(step="over", last_round=True)
    assert lines[0] == "The game is over."
    assert "0,0:    0RYBRYB 0YBRYBR" in lines


def test_a_commission_without_title_and_label() -> None:
    card = {"palette": {"red": 1}, "title": "", "artist": ""}
    line = next(line for line in described(commissions=[[card], None, None]) if line.startswith("Your commission"))
    assert line == "Your commission: an untitled commission. 4 points for 1 red. You lack 1 red."


def drawn(lines: list[str], lang: str) -> dict[tuple[int, int], str]:
    """The cells that a drawn map shows, read as a screen reader does: by the first coordinates and by counting."""
    cells: dict[tuple[int, int], str] = {}
    row: list[str] = []
    for line in [*lines, "0,0:"]:
        if re.match(r"-?\d+,-?\d+:", line):
            if row:
                q, r = map(int, row[0].rstrip(":").split(","))
                cells |= {(q + place, r): token for place, token in enumerate(row[1:])}
            row = line.split()
        elif line.startswith(" "):  # a long row goes on
            row += line.split()
    letters = str.maketrans(texts.say(lang, "pa-dabs"), DABS)
    return {cell: token.translate(letters) for cell, token in cells.items() if token != "."}


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "fr"), (4, "pl")])
def test_the_drawn_map_is_the_map(seats: int, lang: str) -> None:
    for seed in range(2):
        game = Match(GAME, seats, seed=seed)
        while not game.over:
            seat = game.awaited[0]
            seen: View = game.view(seat)
            if seen.step == 0:
                lines = sentences.describe(seen, NAMES[:seats], lang)
                true = {
                    (q, r): f"{(tile >> 16) % 4 + 1 if tile >> 16 < 4 else 0}{hex_json(tile & 0xFFFF)['points']}"
                    for (q, r), tile in ((coordinates(at), tile) for at, tile in seen.map.laid.items())
                }
                true |= {(q, r): f"{q},{r}" for q, r in map(coordinates, seen.map.cells_for(seat))}
                assert drawn(lines, lang) == true
                assert all(len(line) <= 100 for line in lines if re.match(r"-?\d+,-?\d+:| ", line))
            choices = seen.choices
            game.play(
                seat, choices[(seed * 7919 + game.ply * 104729) % len(choices)] if seen.step == 0 else choices[-1]
            )


def test_a_row_too_long_for_a_screen_goes_on_in_the_next_line() -> None:
    hexes = [{"at": [q, 0], "points": "BRRRYY", "centre": "R", "by": 1} for q in range(2, 18)]
    lines = described(map=hexes)
    assert all(len(line) <= 100 for line in lines if re.match(r"-?\d+,-?\d+:| ", line))
    assert [line for line in lines if line.startswith("  ")]
    assert {cell for cell, token in drawn(lines, "en").items() if token == "2BRRRYY"} == {(q, 0) for q in range(2, 18)}


def test_rows_are_shifted_by_half_a_hex() -> None:
    rows = [line for line in described() if re.match(r"-?\d+,-?\d+:", line)]
    starting = [(row.index(token), token) for row in rows for token in row.split() if token.startswith("0")]
    assert {token: column for column, token in starting if len(token) == 7} == {
        "0RYBRYB": 16,
        "0YBRYBR": 24,
        "0BRYBRY": 20,
    }


@pytest.mark.parametrize(
    ("fate", "seat", "told"),
    [
        ("accepted", 0, "Offer 4 of Greedy 2, 1 red for 2 green: you accepted it."),
        ("declined", 2, "Offer 4 of Greedy 2, 1 red for 2 green: Player 3 declined it."),
        ("declined", None, "Offer 4 of Greedy 2, 1 red for 2 green: everyone declined it."),
        ("withdrawn", 1, "Offer 4 of Greedy 2, 1 red for 2 green: withdrawn."),
        ("void", None, "Offer 4 of Greedy 2, 1 red for 2 green: void, because Greedy 2 no longer holds these cards."),
        ("lapsed", None, "Offer 4 of Greedy 2, 1 red for 2 green: trading ended before it was answered."),
    ],
)
def test_what_became_of_an_offer(fate: str, seat: int | None, told: str) -> None:
    assert told in described(settled=[{**OFFER, "fate": fate, "seat": seat}], step="complete")


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
def test_choices_say_what_they_do_and_why_they_may(chosen: Action, said: str, because: list[str]) -> None:
    mine = {"id": 5, "by": 0, "to": None, "give": {"brown": 1}, "get": {"gray": 1}}
    table = match(offers=[OFFER, mine])
    table.check(0, chosen)
    assert sentences.choice(table.view(0), chosen, NAMES[:3], "en") == said
    assert sentences.because(table.view(0), chosen) == because


@pytest.mark.parametrize(
    ("take", "said", "because"),
    [
        ("mix", "Place 1 at 1,1 turn 2 take mix: 2 orange and 1 amber", ["PA-T1", "PA-T2", "PA-T3", "PA-M3"]),
        ("red", "Place 1 at 1,1 turn 2 take red: 1 red from the centre", ["PA-T1", "PA-T2", "PA-T3"]),
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
    assert sentences.choice(table.view(0), chosen, NAMES[:3], "en") == "Place 1 at 1,1 turn 2 take mix: nothing"
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


def test_few_of_many_placements_are_listed() -> None:
    table = match(step="place", palettes=[{"green": 1, "black": 1, "bisque": 1}, {}, {}])
    seen: View = table.view(0)
    listed = sentences.shortlist(seen)
    assert len(seen.choices) > 100
    assert len(listed) == 15
    assert all(chosen in seen.choices for chosen in listed)
    brought = [sentences.choice(seen, chosen, NAMES[:3], "en").partition(": ")[2] for chosen in listed]
    assert len(set(brought)) == 15


def test_the_first_listed_bring_what_is_lacking() -> None:
    start = match(
        step="place",
        commissions=[["L'Absinthe", "Portrait of Innocent X"], None, None],
        palettes=[{}, {}, {}],
        hexes=[[{"points": "YYYYYY", "centre": "Y"}, {"points": "BBBBBB", "centre": "R"}], None, None],
    )
    best = [
        sentences.choice(start.view(0), chosen, NAMES[:3], "en") for chosen in sentences.shortlist(start.view(0))[:3]
    ]
    assert [said for said in best if "amber" in said]
    assert [said for said in best if "1 red from the centre" in said]


def test_in_the_trading_step_the_obvious_comes_first() -> None:
    seen = view(offers=[OFFER])
    kinds = [chosen.to_json()["type"] for chosen in sentences.shortlist(seen)]
    assert kinds[:3] == ["complete", "accept", "decline"]
    assert kinds[-1] == "end"
    assert len(kinds) <= 15 < len(seen.choices)
    assert kinds.count("offer") == 4
    assert [chosen.says() for chosen in sentences.shortlist(seen) if chosen.kind == "swap"] == [
        ("L'Absinthe", "Sunflowers"),
        ("L'Absinthe", "Yellow Cow"),
    ]
    assert all(chosen in seen.choices for chosen in sentences.shortlist(seen))


def test_a_bank_trade_is_listed_if_it_helps() -> None:
    helps = view(palettes=[{"orange": 3}, {}, {}])
    gets = [chosen.to_json()["get"] for chosen in sentences.shortlist(helps) if chosen.kind == "bank"]
    assert "black" in gets
    assert "brown" not in gets


def test_the_end_is_listed_however_much_there_is() -> None:
    offers = [{**OFFER, "id": number, "by": 1 + number % 2} for number in range(1, 12)]
    palettes = [{"green": 2}, {"red": 1}, {"red": 1}]
    listed = sentences.shortlist(view(offers=offers, palettes=palettes))
    assert len(listed) == 15
    assert listed[-1] == End()
    assert sum(isinstance(chosen, Answer) and chosen.answer == "accept" for chosen in listed) == 11


def test_what_is_needed_least_goes_back_first() -> None:
    seen = view(step="discard", palettes=[{"green": 1, "black": 1, "bisque": 1, "violet": 3, "gray": 3}, {}, {}])
    assert sentences.shortlist(seen)[0] == action("return", cards={"violet": 1})


def test_out_of_turn_offers_are_answered() -> None:
    table = match(offers=[{**OFFER, "by": 0, "to": 1, "give": {"green": 1}, "get": {"red": 1}}])
    assert sentences.to_answer(table.view(1))
    assert not sentences.to_answer(table.view(0))
    assert not sentences.to_answer(table.view(2))
    assert not sentences.to_answer(table.view(None))
    listed = sentences.shortlist(table.view(1))
    assert listed[:2] == [Answer("accept", 4), Answer("decline", 4)]
    assert End() not in listed


def test_a_placement_brings_what_its_choice_says() -> None:
    for chosen in sentences.shortlist(view(step="place")):
        table, events = match(step="place"), list[Event]()
        said = sentences.choice(table.view(0), chosen, NAMES[:3], "en")
        table.play(0, chosen, events=events)
        brought = texts.join("en", [f"{count} {colour}" for colour, count in events[0].facts["cards"].items()])
        assert said.partition(": ")[2].removesuffix(" from the centre") == brought


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_listed_placement_can_be_typed_as_it_is_said(lang: str) -> None:
    seen = view(step="place")
    for chosen in sentences.shortlist(seen):
        said = sentences.choice(seen, chosen, NAMES[:3], lang)
        assert sentences.read(re.split(r" ?: ", said)[0], lang) == chosen


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
        ("pl", 0, offered(), "Greedy 2 oferuje ci 2 czerwone za 1 szary (oferta 3)."),
        ("pl", 2, offered(to=0), "Greedy 2 oferuje 2 czerwone za 1 szary, adresat: you (oferta 3)."),
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


# --- moves in words ---


@pytest.mark.parametrize(
    ("lang", "text", "json"),
    [
        ("en", "place 1 at 2,-1 turn 3 take mix", {"hex": 0, "at": [2, -1], "rotation": 3, "take": "mix"}),
        ("en", "Place hex 2 at -2, 10, take red", {"hex": 1, "at": [-2, 10], "rotation": 0, "take": "red"}),
        ("en", "p 2 0,−3 5 blue", {"hex": 1, "at": [0, -3], "rotation": 5, "take": "blue"}),
        ("en", "place 1 turn 4 at 0,1", {"hex": 0, "at": [0, 1], "rotation": 4, "take": "mix"}),
        ("fr", "placer 1 en 2,-1 tour 3 prendre mélange", {"hex": 0, "at": [2, -1], "rotation": 3, "take": "mix"}),
        ("fr", "placer 2 en 0,0 prendre bleu", {"hex": 1, "at": [0, 0], "rotation": 0, "take": "blue"}),
        ("pl", "połóż 1 na 2,-1 obrót 3 weź mieszankę", {"hex": 0, "at": [2, -1], "rotation": 3, "take": "mix"}),
        ("pl", "poloz 2 na 0,0 wez zolty", {"hex": 1, "at": [0, 0], "rotation": 0, "take": "yellow"}),
        ("pl", "place 1 at 2,-1 turn 3 take yellow", {"hex": 0, "at": [2, -1], "rotation": 3, "take": "yellow"}),
    ],
)
def test_placements_in_words(lang: str, text: str, json: dict[str, Any]) -> None:
    assert sentences.read(text, lang).to_json() == {"type": "place", **json}


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("en", "bank 3 orange for black", action("bank", give={"orange": 3}, get="black")),
        ("en", "b yellow and brown for bisque", action("bank", give={"yellow": 1, "brown": 1}, get="bisque")),
        ("en", "bank red, grey for 1 blue", action("bank", give={"red": 1, "gray": 1}, get="blue")),
        ("fr", "banque 3 orange contre noire", action("bank", give={"orange": 3}, get="black")),
        ("fr", "banque jaune et brun pour beige", action("bank", give={"yellow": 1, "brown": 1}, get="bisque")),
        ("pl", "bank 3 pomarańczowe za czarny", action("bank", give={"orange": 3}, get="black")),
        ("pl", "bank 3 orange for black", action("bank", give={"orange": 3}, get="black")),
        ("en", "offer 2 green for red to 2", action("offer", to=1, give={"green": 2}, get={"red": 1})),
        (
            "en",
            "offer to 3 green for red and 2 blue",
            action("offer", to=2, give={"green": 1}, get={"red": 1, "blue": 2}),
        ),
        ("en", "offer green for red to all", action("offer", to=None, give={"green": 1}, get={"red": 1})),
        ("en", "o green for red", action("offer", to=None, give={"green": 1}, get={"red": 1})),
        ("fr", "offrir 2 vertes contre rouge à 2", action("offer", to=1, give={"green": 2}, get={"red": 1})),
        (
            "fr",
            "proposer sarcelle contre écarlate à tous",
            action("offer", to=None, give={"teal": 1}, get={"scarlet": 1}),
        ),
        ("pl", "oferta 2 zielone za czerwony dla 2", action("offer", to=1, give={"green": 2}, get={"red": 1})),
        ("pl", "oferta 5 zielonych za szkarlatny", action("offer", to=None, give={"green": 5}, get={"scarlet": 1})),
        ("en", "accept 1", action("accept", offer=1)),
        ("fr", "refuser l'offre 12", action("decline", offer=12)),
        ("pl", "wycofaj 2", action("withdraw", offer=2)),
        ("en", "swap mona for sunfl", action("swap", commission="Mona Lisa", gallery="Sunflowers")),
        ("fr", "échanger joconde contre tournesols", action("swap", commission="Mona Lisa", gallery="Sunflowers")),
        ("pl", "zamień mona lisa na słon", action("swap", commission="Mona Lisa", gallery="Sunflowers")),
        ("fr", "swap mona lisa for sunflowers", action("swap", commission="Mona Lisa", gallery="Sunflowers")),
        ("en", "complete the night", action("complete", commission="The Night Watch")),
        ("en", "c absinthe", action("complete", commission="L'Absinthe")),
        ("pl", "ukończ straż nocna", action("complete", commission="The Night Watch")),
        ("pl", "ukończ night w", action("complete", commission="The Night Watch")),
        ("en", "return 2 green, red", action("return", cards={"green": 2, "red": 1})),
        ("pl", "zwróć 2 morskie", action("return", cards={"teal": 2})),
        ("fr", "rendre 2 pourpres", action("return", cards={"purple": 2})),
        ("en", "end", action("end")),
        ("fr", "finir", action("end")),
        ("pl", "zakończ", action("end")),
        ("en", "closed on", action("closed", on=True)),
        ("en", "closed off", action("closed", on=False)),
        ("fr", "fermé oui", action("closed", on=True)),
        ("pl", "zamknięte nie", action("closed", on=False)),
    ],
)
def test_moves_in_words(lang: str, text: str, said: Action) -> None:
    assert sentences.read(text, lang) == said


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_title_and_colour_is_understood(lang: str) -> None:
    for card in GAME.box.commissions:
        for spoken in (lang, "en"):
            title = texts.named(spoken, "title", card.title)
            assert sentences.read(f"complete {title}", lang) == Complete(card.title)
    for colour in COLOURS:
        for way in (
            texts.say(lang, f"palette-{colour}"),
            *(texts.say(lang, f"cards-{colour}", count=n) for n in (2, 5)),
        ):
            read = sentences.read(f"{texts.say(lang, 'pa-word-return').split(', ')[0]} {way}", lang)
            assert list(read.to_json()["cards"]) == [colour]


def test_what_the_help_says_is_understood() -> None:
    """Each language's own examples."""
    for lang in texts.LANGUAGES:
        said = sentences.help(lang)
        place = next(re.finditer(r": (\w+ 1 \w+ 2,-1 \w+ 3 \w+ \w+)", said)).group(1)
        assert sentences.read(place, lang) == action("place", hex=0, at=[2, -1], rotation=3, take="mix")
        bank, offer = re.findall(r"[).] (\w+ \d \w+ \w+ \w+(?: \w+ 2)?)", said)[:2]
        assert sentences.read(bank, lang) == action("bank", give={"orange": 3}, get="black")
        assert sentences.read(offer, lang) == action("offer", to=1, give={"green": 2}, get={"red": 1})


def test_titles_are_looked_for_at_hand_first() -> None:
    seen = view(commissions=[["Portrait of a Lady", "Portrait of Innocent X"], None, None])
    with pytest.raises(Invalid, match="may be Portrait of a Lady or Portrait of Innocent X"):
        sentences.read("complete portrait", "en", seen)
    near = view(commissions=[["Portrait of a Lady", "Mona Lisa"], None, None])
    assert sentences.read("complete portrait", "en", near) == Complete("Portrait of a Lady")
    assert sentences.read("swap p for impression", "en", near) == action(
        "swap", commission="Portrait of a Lady", gallery="Impression, Sunrise"
    )
    own = view(commissions=[[{"title": "Still Life for Two", "artist": "", "palette": {"red": 1}}], None, None])
    assert sentences.read("swap still life for two for yellow cow", "en", own) == action(
        "swap", commission="Still Life for Two", gallery="Yellow Cow"
    )


def test_an_offer_out_of_turn_goes_to_the_player_on_turn() -> None:
    assert sentences.read("offer red for green", "en", view(1)) == action(
        "offer", to=0, give={"red": 1}, get={"green": 1}
    )


@pytest.mark.parametrize(
    "text",
    [
        *("", "dance", "3", "place", "place 1", "place 3 at 0,0", "place 0 at 0,0", "place 1 at 0,0 turn 6"),
        *("place 1 at 999,0", "place 1 at 0,0 take green", "place 1 at 0,0 mauve", "place 12345678901 at 0,0"),
        *("bank 3 orange", "bank 3 orange for", "bank 3 orange for 2 black", "bank gr for black"),
        *("offer green", "offer green for red to 9", "offer green for red to 0", "offer green for mauve"),
        *(
            "accept",
            "accept 1 2",
            "accept 99999999999999999999",
            "swap",
            "swap mona",
            "swap mona for",
            "swap mona for zebra",
        ),
        *("complete", "complete portrait", "complete nothing at all", "return 2 mauve", "end now"),
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Invalid):
        sentences.read(text, "en")


# --- the rules ---


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_decisions_are_marked_in_every_language(lang: str) -> None:
    decided = {rule: text.count("[D]") for rule, text in texts.rules(lang, "PA") if "[D]" in text}
    assert decided == dict.fromkeys(
        ["PA-C5", "PA-T4", "PA-B4", "PA-P2", "PA-G3", "PA-D1", "PA-D2", "PA-E5", "PA-public"], 1
    )


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
