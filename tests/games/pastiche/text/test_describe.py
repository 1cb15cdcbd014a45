"""The table in sentences."""

from __future__ import annotations

import re

import pytest

from bottega import texts
from bottega.core.match import Match
from bottega.games.pastiche.box.colours import DABS
from bottega.games.pastiche.box.hexes import coordinates, hex_json
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.text.describe import describe
from games.pastiche.text.sample import GAME, NAMES, OFFER, described, match


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
    assert "-1,0:   -1,0    0CŁNCŁN 0ŁNCŁNC 2,0" in polish
    assert french[-4:-2] == [
        "Votre commande : « L'Absinthe » (Edgar Degas, 1876, Musée d'Orsay, Paris). "
        "8 points pour 1 ambre et 1 grise. Il vous manque 1 ambre et 1 grise.",
        "Votre hexagone 1 : BRRJJR (centre : rouge).",
    ]
    assert (
        "Votre commande : « La Joconde » (Léonard de Vinci, vers 1503-1519, Musée du Louvre, Paris). "
        "8 points pour 1 verte, 1 noire et 1 beige. Vous pouvez l'achever." in french
    )
    assert polish[-1] == "Twoja paleta, 7 kart: 1 żółta, 3 zielone, 1 brązowa, 1 czarna i 1 beżowa."
    assert "Bank, 1 punkt za kartę: 12 pomarańczowych, 9 zielonych, 12 fioletowych i 11 brązowych." in polish


def test_a_spectator_holds_nothing_and_has_nowhere_to_place() -> None:
    lines = described(None)
    assert lines[0].startswith("Turn: you.")
    assert not [line for line in lines if "our " in line or "You " in line]
    assert "0,0:    0RYBRYB 0YBRYBR" in lines


def test_open_palettes_are_shown() -> None:
    lines = describe(match(options={"open": True}).view(0), NAMES[:3], "en")
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
                lines = describe(seen, NAMES[:seats], lang)
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
