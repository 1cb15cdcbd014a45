"""Fresco in sentences, and sentences as moves."""

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
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.games.fresco.bots.shortlist import points_of
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.grid import NOWHERE
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.game import Fresco
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules.cathedral import Restore
from bottega.games.fresco.rules.planning import Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import COLUMNS, GONE
from bottega.games.fresco.rules.turn import from_json
from bottega.games.fresco.text import sentences

GAME = Fresco()
FOLDER = Path(bottega.games.fresco.__file__).parent
NAMES = ["you", "Greedy 2", "Player 3", "Greedy 4"]


def tile(value: int, *paints: str) -> dict[str, Any]:
    return {"value": value, "paints": list(paints)}


PLAYERS: list[dict[str, Any]] = [
    {
        "score": 12,
        "mood": 6,
        "thalers": 7,
        "paints": {"red": 1, "yellow": 2, "blue": 1, "orange": 1, "green": 1},
        "get_up": 7,
        "plan": {"market": 1, "cathedral": 2, "workshop": 1},
        "tiles": [tile(9, "orange", "green", "red"), tile(3, "yellow", "blue")],
        "portraits": [{"power": "actor"}],
    },
    {
        "score": 15,
        "mood": 2,
        "thalers": 30,
        "paints": {"brown": 2},
        "get_up": 5,
        "plan": {"market": 3, "cathedral": 1},
        "tiles": [tile(13, "pink", "red", "orange")],
        "requests": [
            {
                "stack": "general",
                "points": 6,
                "tiles": [
                    tile(4, "red", "red", "yellow"),
                    tile(5, "green", "red"),
                    tile(6, "green", "yellow", "blue"),
                ],
            }
        ],
    },
    {"mood": 9, "thalers": 3, "paints": {}, "get_up": 9, "plan": {"studio": 3, "theatre": 3}},
]
EMPTY: list[dict[str, Any] | None] = [None] * 5
POSITION: dict[str, Any] = {
    "phase": "cathedral",
    "turn": 0,
    "round": 4,
    "last_round": False,
    "bishop": [2, 2],
    "fresco": [
        [tile(5, "orange", "blue"), None, tile(7, "orange", "green"), None, None],
        EMPTY,
        [None, tile(4, "red", "yellow", "blue"), tile(24, "pink", "brown", "brown"), None, None],
        EMPTY,
        [tile(3, "red", "yellow"), None, None, None, tile(11, "orange", "green", "purple")],
    ],
    "start": [2, 0, 1],
    "booths": [
        None,
        [{"paints": ["red"]}, None, {"paints": ["yellow", "blue"]}],
        [{"paints": ["green"]}, {"paints": ["red", "red", "red"]}, {"paints": ["blue"]}],
    ],
    "portraits_open": [{"kind": "lasting", "power": "abbot"}, {"kind": "primary", "amount": 3}],
    "requests": {"general": [5, 4], "orange": [9, 8, 7], "green": [], "purple": [7]},
}


def match(options: dict[str, Any] | None = None, mine: dict[str, Any] | None = None, **position: Any) -> Match:
    """The position, with other things of one's own or of the table."""
    players = [{**PLAYERS[0], **(mine or {})}, *PLAYERS[1:]]
    return Match(GAME, 3, options, seed=1, position={**POSITION, "players": players, **position})


def view(seat: int | None = 0, mine: dict[str, Any] | None = None, **position: Any) -> View:
    found: View = match(None, mine, **position).view(seat)
    return found


def described(seat: int | None = 0, lang: str = "en", **position: Any) -> list[str]:
    return sentences.describe(view(seat, **position), NAMES[:3], lang)


def two(**position: Any) -> Match:
    return Match(GAME, 2, seed=1, position=position)


def action(kind: str, **fields: Any) -> Action:
    return from_json({"type": kind, **fields})


# --- the table ---


def test_the_table_in_sentences() -> None:
    assert described() == [
        "Round 4: cathedral. It is your turn.",
        "Hostel, 5 o'clock (mood -3, market price 5): Greedy 2.",
        "Hostel, 6 o'clock (mood -2, market price 4): free.",
        "Hostel, 7 o'clock (mood -1, market price 3): you.",
        "Hostel, 8 o'clock (mood 0, market price 2): free.",
        "Hostel, 9 o'clock (mood +1, market price 1): Player 3.",
        "Fresco, 6 tiles left, rows and columns 1 to 5. A tile shows its value and its paints: R red, Y yellow, "
        "B blue, O orange, G green, P purple, K pink, N brown. A star: the bishop. A dash: restored.",
        "    1        2        3        4        5",
        "1:  5 OB     -        7 OG     -        -",
        "2:  -        -        -        -        -",
        "3:  -        4 RYB   *24 KNN   -        -",
        "4:  -        -        -        -        -",
        "5:  3 RY     -        -        -        11 OGP",
        "Altar: red, yellow and blue for 2 points; 1 more for each replaced by orange, green or purple.",
        "Altar: orange, green and purple for 6 points; 3 more for each replaced by pink, 5 more by brown.",
        "Studio: portrait 1 (Abbot, 1 more on the bishop's bonuses) and "
        "portrait 2 (3 of red, yellow and blue, as you choose). 15 more in the stack.",
        "Requests: general for 5 points (2 left), orange for 9 points (3 left) and purple for 7 points (1 left).",
        "Score track from the front: Greedy 2 (15), you (12) and Player 3 (S1).",
        "you: 12 points, mood 6, 5 apprentices. Portraits: Actor.",
        "Greedy 2: 15 points, mood 2, 4 apprentices. Plan: market 3, cathedral 1. Fresco tiles: 13. "
        "Requests: general (6).",
        "Player 3: 0 points, mood 9, 6 apprentices. Plan: studio 3, theatre 3.",
        "Your fresco tiles: 1 (value 9, splotch green and orange) and 2 (value 3, no splotch).",
        "Your plan: market 1, cathedral 2, workshop 1.",
        "You have 2 apprentices left to act here.",
        "You have 7 thalers. Your paints: 1 red, 2 yellow, 1 blue, 1 orange and 1 green.",
    ]


def test_the_table_in_french_and_polish() -> None:
    french, polish = described(lang="fr"), described(lang="pl")
    assert "3:  -        4 RJB   *24 SMM   -        -" in french
    assert "3:  -        4 CŻN   *24 RBB   -        -" in polish
    assert french[0] == "Manche 4 : cathédrale. C'est à vous."
    assert polish[0] == "Runda 4: katedra. Twoja kolej."
    assert french[-4:] == [
        "Vos tuiles de fresque : 1 (valeur 9, tache verte et orange) et 2 (valeur 3, sans tache).",
        "Votre plan : marché 1, cathédrale 2, atelier 1.",
        "Il vous reste 2 apprentis à faire agir ici.",
        "Vous avez 7 thalers. Vos peintures : 1 rouge, 2 jaunes, 1 bleue, 1 orange et 1 verte.",
    ]
    assert polish[-4:] == [
        "Twoje kafelki fresku: 1 (wartość 9, plamki zielone i pomarańczowe) i 2 (wartość 3, bez plamki).",
        "Twój plan: targ 1, katedra 2, pracownia 1.",
        "Do działania masz tu jeszcze: 2 pomocników.",
        "Masz 7 talarów. Twoje kolory: 1 czerwony, 2 żółte, 1 niebieski, 1 pomarańczowy i 1 zielony.",
    ]


def test_money_and_paint_stay_behind_the_screens() -> None:
    for seat in (0, 2, None):
        told = " ".join(described(seat))
        assert "30 thalers" not in told
        assert "2 brown" not in told
    assert not [line for line in described(None) if "Your " in line or "You " in line]
    assert described(1)[-1] == "You have 30 thalers. Your paints: 2 brown."


def test_an_open_table_shows_money_and_paint() -> None:
    lines = sentences.describe(match({"open": True}).view(0), NAMES[:3], "en")
    assert [line for line in lines if line.endswith("30 thalers; paints: 2 brown.")]
    assert lines[-1].startswith("You have 7 thalers.")


def test_a_sealed_plan_is_not_shown() -> None:
    plans = [{**player, "plan": None} for player in PLAYERS]
    plans[1]["plan"] = {"market": 3, "theatre": 1}
    position: dict[str, Any] = {"phase": "plan", "turn": None, "players": plans}
    mine, theirs = described(0, **position), described(1, **position)
    assert mine[0] == "Round 4: planning. Everyone plans at the same time."
    assert [line for line in mine if line.startswith("Greedy 2") and "The plan is sealed." in line]
    assert "market 3" not in " ".join(mine)
    assert "market 3" not in " ".join(described(None, **position))
    assert "Your plan: market 3, theatre 1." in theirs
    assert [line for line in mine if line.startswith("Player 3")] == ["Player 3: 0 points, mood 9, 6 apprentices."]


def test_the_market_is_shown_while_it_matters() -> None:
    lines = described(phase="market", players=[{**PLAYERS[0], "left": 1}, *PLAYERS[1:]])
    assert lines[6:10] == [
        "Booth 1: closed.",
        "Booth 2: tile 1 (1 red) and tile 3 (1 yellow and 1 blue).",
        "Booth 3: tile 1 (1 green), tile 2 (3 red) and tile 3 (1 blue).",
        "A market tile costs you 3 thalers.",
    ]
    assert not [line for line in described() if line.startswith("Booth")]


def test_mood_is_explained_when_it_is_chosen() -> None:
    asleep = [{"score": score, "mood": 3} for score in (1, 2, 3)]
    lines = described(phase="get_up", players=asleep)
    assert "Mood runs from 1 to 9: 8 and up gives one apprentice more, 2 and down one fewer." in lines
    assert not [line for line in described() if line.startswith("Mood")]


def test_a_bump_is_told_with_its_two_spaces() -> None:
    bump = {"seat": 0, "ahead": 16, "behind": 14}
    assert described(bump=bump)[1] == "You land on another painter: space 16 or 14."
    others = sentences.describe(view(1, bump=bump), ["Player 1", "you", "Player 3"], "en")
    assert others[:2] == [
        "Round 4: cathedral. Turn: Player 1.",
        "Player 1 lands on another painter: space 16 or 14.",
    ]


def test_a_half_done_apprentice_is_told() -> None:
    mine = {"left": 2, "blends_left": 1, "plan": {"workshop": 2}}
    lines = described(phase="workshop", mine=mine)
    assert "You have 2 apprentices left to act here; the first has one blend left." in lines


def test_the_end_is_told_with_the_screens_lifted() -> None:
    lines = described(phase="over")
    assert lines[0] == "The game is over."
    assert [line for line in lines if line.endswith("30 thalers; paints: 2 brown.")]
    assert not [line for line in lines if line.startswith("Hostel")]


def test_what_is_left_out_of_the_game_is_not_told() -> None:
    lines = sentences.describe(Match(GAME, 3, {"modules": []}, seed=1).view(0), NAMES[:3], "en")
    assert "Altar: orange, green and purple for 6 points." in lines
    assert not [line for line in lines if line.startswith(("Studio", "Requests"))]


@pytest.mark.parametrize(
    ("lang", "first", "player"),
    [
        (
            "en",
            "You decide for Leonardo.",
            "Leonardo, the neutral painter: 4 points. This round you decide for him. Fresco tiles: 4.",
        ),
        (
            "fr",
            "Vous décidez pour Léonard.",
            "Léonard, le peintre neutre : 4 points. Dans cette manche, vous décidez pour lui. Tuiles de fresque : 4.",
        ),
        (
            "pl",
            "Decydujesz za Leonarda.",
            "Leonardo, malarz neutralny: 4 punkty. W tej rundzie decydujesz za niego. Kafelki fresku: 4.",
        ),
    ],
)
def test_leonardo_is_told_of(lang: str, first: str, player: str) -> None:
    leonardo = {"score": 4, "decider": 1, "tiles": [tile(4, "red", "yellow", "blue")]}
    table = two(players=[{"score": 9}, {"score": 5}], leonardo=leonardo)
    lines = sentences.describe(table.view(1), ["Player 1", "you"], lang)
    assert lines[0].endswith(first)
    assert player in lines
    assert sentences.describe(table.view(0), NAMES[:2], "en")[0].endswith("Greedy 2 decides for Leonardo.")


def drawn(lines: list[str], lang: str) -> tuple[dict[tuple[int, int], tuple[int, list[str]]], tuple[int, int]]:
    """The tiles on a drawn grid, and where the bishop stands: read by the columns of the heading."""
    head = next(place for place, line in enumerate(lines) if re.fullmatch(r"[ 1-5]+", line))
    starts = [lines[head].index(str(column)) for column in range(1, 6)]
    letters, found, bishop = texts.say(lang, "fr-letters"), {}, (0, 0)
    for row, line in enumerate(lines[head + 1 : head + 6], start=1):
        assert line.startswith(f"{row}:")
        for column, (start, end) in enumerate(zip(starts, [*starts[1:], 200], strict=True), start=1):
            cell = line[start - 1 : end - 1]
            if cell.startswith("*"):
                bishop = (row, column)
            value, _, paints = cell[1:].strip().partition(" ")
            if value != "-":
                found[row, column] = (int(value), [PAINTS[letters.index(letter)] for letter in paints.strip()])
    return found, bishop


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "fr"), (4, "pl")])
def test_the_drawn_grid_is_the_fresco(seats: int, lang: str) -> None:
    game, rng = Match(GAME, seats, seed=seats), random.Random(seats)
    while not game.over:
        seat = game.awaited[0]
        seen: View = game.view(seat)
        true = {
            (space // 5 + 1, space % 5 + 1): (GAME.box.tiles[number].value, list(GAME.box.tiles[number].names))
            for space, number in enumerate(seen.fresco)
            if number != GONE
        }
        told = drawn(sentences.describe(seen, NAMES[:seats], lang), lang)
        assert told == (true, (seen.bishop // 5 + 1, seen.bishop % 5 + 1))
        game.play(seat, rng.choice(sentences.shortlist(seen)))


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


# --- the choices worth listing ---


def test_lists_are_short_and_legal() -> None:
    for seats in (2, 3, 4):
        game, rng = Match(GAME, seats, seed=seats), random.Random(seats)
        while not game.over:
            seat = game.awaited[0]
            seen: View = game.view(seat)
            listed = sentences.shortlist(seen)
            assert 0 < len(listed) <= 15
            assert len(set(listed)) == len(listed)
            assert set(listed) <= set(seen.choices)
            assert not sentences.to_answer(seen)
            game.play(seat, rng.choice(listed))
        assert sentences.shortlist(game.view(0)) == []
    assert sentences.shortlist(Match(GAME, 2, seed=1).view(None)) == []


def test_listed_plans_send_everyone_where_there_is_work() -> None:
    players = [{**player, "plan": None} for player in PLAYERS]
    seen = view(phase="plan", turn=None, players=players)
    listed = [plan for plan in sentences.shortlist(seen) if isinstance(plan, Plan)]
    assert len(seen.choices) > 100
    assert len(listed) == 15
    assert all(sum(plan.sheet) == 5 for plan in listed)
    assert len({plan.sheet[:2] for plan in listed}) >= 8
    poor = view(
        phase="plan", turn=None, players=[{**players[0], "paints": {}, "thalers": 0, "tiles": []}, *players[1:]]
    )
    best = sentences.shortlist(poor)[0]
    assert isinstance(best, Plan)
    assert best.sheet[0] == best.sheet[1] == best.sheet[3] == 0  # no money, no paint


def test_the_bishop_is_listed_where_he_helps() -> None:
    seen = view()
    listed = [chosen for chosen in sentences.shortlist(seen) if isinstance(chosen, Restore)]
    assert len(seen.choices) > 30
    assert {chosen.at for chosen in listed if chosen.bishop == NOWHERE} == {0, 2, 11, 20}
    assert all(points_of(seen, seen.painters[0], chosen) > 4 for chosen in listed if chosen.bishop >= 0)
    assert sentences.shortlist(seen)[-1] == Pass()


def test_every_open_booth_can_be_closed_from_the_list() -> None:
    seen = view(phase="market", mine={"plan": {"market": 3}, "thalers": 20})
    said = [sentences.choice(seen, chosen, NAMES[:3], "en") for chosen in sentences.shortlist(seen)]
    assert "Booth 3 tiles 1 2 (3 red and 1 green for 6 thalers)" in said
    assert said[-2:] == ["Booth 2 (buy nothing, close it)", "Booth 3 (buy nothing, close it)"]


def test_a_request_is_listed_once_a_stack() -> None:
    tiles = [
        tile(3, "yellow", "blue"),
        tile(3, "red", "blue"),
        tile(5, "purple", "yellow"),
        tile(10, "orange", "green", "green"),
    ]
    seen = view(phase="workshop", mine={"tiles": tiles})
    requests = [chosen for chosen in sentences.shortlist(seen) if chosen.kind == "request"]
    assert requests == [action("request", stack="general", tiles=[0, 1, 2])]
    assert sentences.shortlist(seen)[0] == requests[0]


# --- what happened ---

ALL_EVENTS = {
    *("got-up", "sealed", "revealed", "visited-market", "restored", "restored-altar", "visited-studio", "blended"),
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
    assert sentences.tell(sealed.seen_by(0), 0, NAMES[:2], "en") == "You plan market 2, theatre 1."
    assert sentences.tell(again.seen_by(0), 0, NAMES[:2], "en") == "You send nobody."
    assert sentences.tell(sealed.seen_by(1), 1, names, "en") == "Player 1 has sealed a plan."
    assert sentences.tell(sealed.seen_by(None), None, names, "pl") == "Player 1: plan gotowy."
    assert sentences.tell(again.seen_by(1), 1, names, "fr") == "Player 1 a changé son plan."


# --- refusals ---


def reasons() -> set[str]:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    return set(re.findall(r'Illegal\(\s*(?:"[^"]+"|\w+), "([^"]+)"', source))


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_refusal_is_a_sentence(lang: str) -> None:
    details = {"paints": {"red": 2}, "seat": 1, **dict.fromkeys(("booth", "tile", "time", "portrait", "count"), 2)}
    assert len(reasons()) > 25
    for reason in reasons():
        for n, column in enumerate(COLUMNS):
            more = {"column": column, "stack": STACKS[n % 4], "spaces": n, "apprentices": n, "thalers": n}
            for paint in PAINTS:
                sentence = Illegal("FR-O1", reason, paint=paint, **details, **more).sentence(lang)
                assert re.fullmatch(r"(?!.*  )[^{}$]+\.", sentence)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The sheet has only 3 spaces for the theatre this round."),
        ("fr", "La feuille n'a que 3 cases au théâtre pour cette manche."),
        ("pl", "Arkusz akcji ma w tej rundzie tylko 3 pola na teatr."),
    ],
)
def test_refusals_count_in_their_language(lang: str, said: str) -> None:
    assert Illegal("FR-P1", "column-full", column="theatre", spaces=3).sentence(lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "1 red"), ("fr", "2 rouges"), ("pl", "2 czerwone"), ("pl", "5 czerwonych"), ("fr", "0 rouge")],
)
def test_paints_are_counted(lang: str, said: str) -> None:
    assert texts.say(lang, "paints-red", count=int(said[0])) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "1 thaler"),
        ("en", "2 thalers"),
        ("fr", "0 thaler"),
        ("pl", "1 talar"),
        ("pl", "4 talary"),
        ("pl", "5 talarów"),
    ],
)
def test_thalers_are_counted(lang: str, said: str) -> None:
    assert texts.say(lang, "fr-thalers", thalers=int(said[0])) == said


# --- moves in words ---

PLANNED = action("plan", market=2, cathedral=1, studio=1, workshop=1)


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("en", "get up at 7", action("get_up", time=7)),
        ("en", "Get up at 7 o'clock", action("get_up", time=7)),
        ("fr", "se lever à 7 heures", action("get_up", time=7)),
        ("fr", "lever 7h", action("get_up", time=7)),
        ("pl", "wstań o 7", action("get_up", time=7)),
        ("pl", "wstan o godzinie 7", action("get_up", time=7)),
        ("pl", "get up at 7", action("get_up", time=7)),
        ("en", "plan market 2 cathedral 1 studio 1 workshop 1", PLANNED),
        ("en", "plan: 2 market, 1 cathedral, 1 studio and 1 workshop", PLANNED),
        ("en", "plan market market cathedral studio workshop", PLANNED),
        ("en", "plan 2 1 1 1 0", PLANNED),
        ("en", "plan theater 3", action("plan", theatre=3)),
        ("en", "plan nobody", action("plan")),
        ("fr", "planifier marché 2 cathédrale 1 studio 1 atelier 1", PLANNED),
        ("fr", "plan marche 2 cathedrale studio atelier 1", PLANNED),
        ("fr", "planifier personne", action("plan")),
        ("pl", "plan targ 2 katedra 1 atelier 1 pracownia 1", PLANNED),
        ("pl", "plan 2 na targ, 1 w katedrze, 1 w atelier i 1 w pracowni", PLANNED),
        ("pl", "plan market 2 cathedral 1 studio 1 workshop 1", PLANNED),
        ("en", "booth 2 tiles 1 3", action("market", booth=1, tiles=[0, 2])),
        ("en", "booth 2", action("market", booth=1)),
        ("fr", "étal 2 tuiles 1 et 3", action("market", booth=1, tiles=[0, 2])),
        ("fr", "acheter étal 2 tuile 4", action("market", booth=1, tiles=[3])),
        ("pl", "stragan 2 kafelki 1 3", action("market", booth=1, tiles=[0, 2])),
        ("pl", "kup na straganie 2 kafelek 1", action("market", booth=1, tiles=[0])),
        ("en", "restore 3,2 bishop 3,3", action("restore", at=[2, 1], bishop=[2, 2])),
        ("en", "restore 3 2", action("restore", at=[2, 1])),
        ("en", "restore row 3 column 2, bishop to 3, 3", action("restore", at=[2, 1], bishop=[2, 2])),
        ("fr", "restaurer 3,2 évêque 3,3", action("restore", at=[2, 1], bishop=[2, 2])),
        ("fr", "restaurer 3,2 avec l'évêque en 3,3", action("restore", at=[2, 1], bishop=[2, 2])),
        ("pl", "odnów 3,2 biskup 3,3", action("restore", at=[2, 1], bishop=[2, 2])),
        ("pl", "odnow 3,2 biskup na 3,3", action("restore", at=[2, 1], bishop=[2, 2])),
        ("en", "altar red yellow blue", action("altar", paints={"red": 1, "yellow": 1, "blue": 1})),
        ("en", "restore altar red 2 purple", action("altar", paints={"red": 1, "purple": 2})),
        ("en", "altar orange 1 brown 2", action("altar", paints={"orange": 1, "brown": 2})),
        ("en", "altar O K N", action("altar", paints={"orange": 1, "pink": 1, "brown": 1})),
        ("en", "altar violet pi bro", action("altar", paints={"purple": 1, "pink": 1, "brown": 1})),
        ("fr", "retable rouge 2 violettes", action("altar", paints={"red": 1, "purple": 2})),
        ("fr", "autel verte rose brun", action("altar", paints={"green": 1, "pink": 1, "brown": 1})),
        ("pl", "ołtarz czerwony żółty niebieski", action("altar", paints={"red": 1, "yellow": 1, "blue": 1})),
        ("pl", "oltarz C Ż Z", action("altar", paints={"red": 1, "yellow": 1, "green": 1})),
        ("pl", "altar red yellow blue", action("altar", paints={"red": 1, "yellow": 1, "blue": 1})),
        ("en", "take portrait 1 red 2", action("studio", portrait=0, primaries={"red": 2})),
        ("en", "take portrait 1 with 2 red and a blue", action("studio", portrait=0, primaries={"red": 2, "blue": 1})),
        ("en", "portrait 2", action("studio", portrait=1)),
        ("en", "take money", action("studio")),
        ("en", "money", action("studio")),
        ("fr", "prendre le portrait 1 avec 2 rouges", action("studio", portrait=0, primaries={"red": 2})),
        ("fr", "prendre l'argent", action("studio")),
        ("pl", "weź portret 1 czerwony 2", action("studio", portrait=0, primaries={"red": 2})),
        ("pl", "wez pieniadze", action("studio")),
        ("en", "blend orange", action("blend", to="orange")),
        ("fr", "mélanger du vert", action("blend", to="green")),
        ("pl", "zmieszaj fioletową", action("blend", to="purple")),
        ("en", "request general 1 2 3", action("request", stack="general", tiles=[0, 1, 2])),
        ("en", "fulfil purple request 4 5 6", action("request", stack="purple", tiles=[3, 4, 5])),
        ("fr", "requête générale 1 2 3", action("request", stack="general", tiles=[0, 1, 2])),
        ("fr", "satisfaire la requête verte 1, 2 et 3", action("request", stack="green", tiles=[0, 1, 2])),
        ("pl", "życzenie ogólne 1 2 3", action("request", stack="general", tiles=[0, 1, 2])),
        ("pl", "spełnij życzenie zielone 1 2 3", action("request", stack="green", tiles=[0, 1, 2])),
        ("en", "ahead", action("step", to="ahead")),
        ("en", "behind", action("step", to="behind")),
        ("en", "step back", action("step", to="behind")),
        ("fr", "en avant", action("step", to="ahead")),
        ("fr", "reculer", action("step", to="behind")),
        ("pl", "do przodu", action("step", to="ahead")),
        ("pl", "do tyłu", action("step", to="behind")),
        ("en", "income red blue", action("income", primaries={"red": 1, "blue": 1})),
        ("fr", "revenus 2 jaunes", action("income", primaries={"yellow": 2})),
        ("pl", "dochód czerwony niebieski", action("income", primaries={"red": 1, "blue": 1})),
        ("en", "pass", action("pass")),
        ("fr", "passer", action("pass")),
        ("pl", "pas", action("pass")),
    ],
)
def test_moves_in_words(lang: str, text: str, said: Action) -> None:
    assert sentences.read(text, lang) == said


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_paint_column_and_stack_is_understood(lang: str) -> None:
    first = {kind: texts.say(lang, f"fr-word-{kind}").split(", ")[0] for kind in ("altar", "plan", "request")}
    for number, paint in enumerate(PAINTS):
        names = [texts.say(lang, f"paint-{paint}"), texts.say(lang, "fr-letters")[number]]
        for way in [*names, *(texts.say(lang, f"paints-{paint}", count=n) for n in (1, 2, 5))]:
            assert list(sentences.read(f"{first['altar']} {way}", lang).to_json()["paints"]) == [paint]
    for column in COLUMNS:
        name = texts.say(lang, f"fr-column-{column}")
        assert sentences.read(f"{first['plan']} {name} 2", lang) == action("plan", **{column: 2})
    for stack in STACKS:
        name = texts.say(lang, f"fr-stack-{stack}")
        assert sentences.read(f"{first['request']} {name} 1 2 3", lang).to_json()["stack"] == stack


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_what_the_help_says_is_understood(lang: str) -> None:
    """Each language's own examples, in the order in which the help gives them."""
    said = re.sub(r"\([^)]*\)", "", sentences.help(lang).split(":", 1)[1])
    examples = [part.strip() for part in said.split(".")]
    assert [sentences.read(text, lang) for text in examples[:5]] == [
        action("get_up", time=7),
        PLANNED,
        action("market", booth=1, tiles=[0, 2]),
        action("restore", at=[2, 1], bishop=[2, 2]),
        action("altar", paints={"red": 1, "yellow": 1, "blue": 1}),
    ]
    with_paints = re.search(r"(\w+ \w+ 1 \w+ 2) ?;", said)
    assert with_paints
    assert sentences.read(with_paints.group(1), lang) == action("studio", portrait=0, primaries={"red": 2})
    assert [sentences.read(text, lang) for text in examples[6:8]] == [
        action("blend", to="orange"),
        action("request", stack="general", tiles=[0, 1, 2]),
    ]
    assert sentences.read(examples[9], lang) == action("income", primaries={"red": 1, "blue": 1})


@pytest.mark.parametrize(
    "text",
    [
        *("", "dance", "3", "get up", "get up at seven", "get up at 7 8", "plan", "plan market 2 3", "plan 1 2 3"),
        *(
            "plan moon 2",
            "plan 12345678 market",
            "booth",
            "booth 0",
            "booth two",
            "booth 1 tiles red",
            "booth 1 tiles 0",
        ),
        *(
            "restore",
            "restore 3",
            "restore 6,1",
            "restore 0,1",
            "restore 3,2 bishop",
            "restore 3,2 3,3",
            "restore 3,2 bishop 9,9",
        ),
        *("altar", "altar mud", "altar 3", "altar 2 red 3", "altar pur br b bl mud", "take", "take portrait"),
        *("take portrait red", "take portrait 0", "blend", "blend red blue", "blend 2 orange"),
        *("request", "request 1 2 3", "request brown 1 2 3", "request general one", "pass now", "step", "ahead behind"),
        "income grey",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Invalid):
        sentences.read(text, "en")


# --- the rules ---


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_decisions_are_marked_in_every_language(lang: str) -> None:
    decided = {rule: text.count("[D]") for rule, text in texts.rules(lang, "FR") if "[D]" in text}
    ours = ["FR-C3", "FR-S4", "FR-K2", "FR-K3", "FR-H2", "FR-T2", "FR-V1", "FR-public", "FR-private"]
    assert decided == dict.fromkeys([*ours, *(f"FR-X{number}" for number in range(1, 10))], 1)


@pytest.mark.parametrize(
    ("lang", "terms"),
    [
        ("fr", ["apprenti", "évêque", "retable", "thaler", "étal", "heure de lever", "humeur", "paravent", "requête"]),
        (
            "pl",
            ["pomocnik", "biskup", "ołtarz", "talar", "stragan", "godzina pobudki", "nastrój", "zasłonk", "życzeni"],
        ),
    ],
)
def test_the_words_of_the_game(lang: str, terms: list[str]) -> None:
    book = " ".join(text for _, text in texts.rules(lang, "FR")).lower()
    assert [term for term in terms if term not in book] == []


def test_figures_are_the_same_in_every_language() -> None:
    """No value or count was lost in translation."""
    english = dict(texts.rules("en", "FR"))
    for lang in texts.LANGUAGES:
        for rule, text in texts.rules(lang, "FR"):
            assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english[rule])), (lang, rule)


def test_the_rules_say_the_figures_of_the_box() -> None:
    """The printed numbers in the rules are those that our component list has."""
    rules = dict(texts.rules("en", "FR"))
    box = GAME.box
    assert f"{box.thalers} thalers, {box.apprentices} apprentices" in rules["FR-S2"]
    assert f"plus {box.bishop_on} if" in rules["FR-H3"]
    assert f"plus {box.bishop_next} if" in rules["FR-H3"]
    assert f"earns {box.pay} thalers" in rules["FR-T1"]
    assert f"with {box.tiles_left} or fewer" in rules["FR-E1"]
    assert f"for each {box.thalers_per_point} thalers" in rules["FR-E2"]
    assert f"up {box.theatre_step} ({box.actor_step} with" in rules["FR-A1"]
