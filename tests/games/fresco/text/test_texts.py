"""Refusals, counted things and the rules, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bottega.games.fresco
from bottega import texts
from bottega.core.errors import Illegal
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.rules.state import COLUMNS
from games.fresco.text.table import GAME

FOLDER = Path(bottega.games.fresco.__file__).parent

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


# --- the rules ---


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_decisions_are_marked_in_every_language(lang: str) -> None:
    decided = {rule: text.count("[D]") for rule, text in texts.rules(lang, "FR") if "[D]" in text}
    places = "C3 S3 S4 P1 O1 K2 K3 H2 T2 T3 V1 B1 public private"
    ours = [f"FR-{place}" for place in places.split()]
    assert decided == dict.fromkeys([*ours, *(f"FR-X{number}" for number in range(1, 11))], 1)


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
