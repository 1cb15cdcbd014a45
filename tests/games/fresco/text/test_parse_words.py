"""Moves in words, as people may say them."""

from __future__ import annotations

import re

import pytest

from bottega import texts
from bottega.core.action import Action
from bottega.core.errors import Invalid
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.rules.state import COLUMNS
from bottega.games.fresco.text import sentences
from games.fresco.text.table import action

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
        ("en", "sexton to 3,2", action("sexton", bishop=[2, 1])),
        ("en", "bishop 3,2", action("sexton", bishop=[2, 1])),
        ("fr", "évêque en 3,2", action("sexton", bishop=[2, 1])),
        ("pl", "biskup na 3,2", action("sexton", bishop=[2, 1])),
        ("en", "altar red yellow blue", action("altar", paints={"red": 1, "yellow": 1, "blue": 1})),
        ("en", "restore altar red 2 purple", action("altar", paints={"red": 1, "purple": 2})),
        ("en", "altar orange 1 brown 2", action("altar", paints={"orange": 1, "brown": 2})),
        ("en", "altar O K N", action("altar", paints={"orange": 1, "pink": 1, "brown": 1})),
        ("en", "altar violet pi bro", action("altar", paints={"purple": 1, "pink": 1, "brown": 1})),
        ("fr", "retable rouge 2 violettes", action("altar", paints={"red": 1, "purple": 2})),
        ("fr", "autel verte rose brun", action("altar", paints={"green": 1, "pink": 1, "brown": 1})),
        ("pl", "ołtarz czerwony żółty niebieski", action("altar", paints={"red": 1, "yellow": 1, "blue": 1})),
        ("pl", "oltarz C Ł Z", action("altar", paints={"red": 1, "yellow": 1, "green": 1})),
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
    assert [sentences.read(text, lang) for text in examples[:6]] == [
        action("get_up", time=7),
        PLANNED,
        action("market", booth=1, tiles=[0, 2]),
        action("restore", at=[2, 1], bishop=[2, 2]),
        action("altar", paints={"red": 1, "yellow": 1, "blue": 1}),
        action("sexton", bishop=[2, 2]),
    ]
    with_paints = re.search(r"(\w+ \w+ 1 \w+ 2) ?;", said)
    assert with_paints
    assert sentences.read(with_paints.group(1), lang) == action("studio", portrait=0, primaries={"red": 2})
    assert [sentences.read(text, lang) for text in examples[7:9]] == [
        action("blend", to="orange"),
        action("request", stack="general", tiles=[0, 1, 2]),
    ]
    assert sentences.read(examples[10], lang) == action("income", primaries={"red": 1, "blue": 1})


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
