"""The table in sentences."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from bottega import texts
from bottega.core.match import Match
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules.state import GONE
from bottega.games.fresco.text import sentences
from games.fresco.text.table import GAME, NAMES, PLAYERS, described, match, tile, two, view


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
    assert "3:  -        4 CŁN   *24 RBB   -        -" in polish
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
