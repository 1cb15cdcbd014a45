"""Moves in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bottega import texts
from bottega.core.errors import Invalid
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.text import sentences
from bottega.games.pastiche.text.parse_words import read
from games.pastiche.text.sample import GAME, NAMES, action, view


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
    assert read(text, lang).to_json() == {"type": "place", **json}


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
def test_moves_in_words(lang: str, text: str, said: PasticheAction) -> None:
    assert read(text, lang) == said


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_title_and_colour_is_understood(lang: str) -> None:
    for card in GAME.box.commissions:
        for spoken in (lang, "en"):
            title = texts.named(spoken, "title", card.title)
            assert read(f"complete {title}", lang) == Complete(card.title)
    for colour in COLOURS:
        for way in (
            texts.say(lang, f"palette-{colour}"),
            *(texts.say(lang, f"cards-{colour}", count=n) for n in (1, 2, 5)),
        ):
            understood = read(f"{texts.say(lang, 'pa-word-return').split(', ')[0]} {way}", lang)
            assert list(understood.to_json()["cards"]) == [colour]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_trade_with_the_bank_is_understood_as_it_is_said(lang: str) -> None:
    trade = action("bank", give={"orange": 2, "green": 1}, get="black")
    assert read(sentences.choice(view(step="trade"), trade, NAMES[:3], lang), lang) == trade


def test_what_the_help_says_is_understood() -> None:
    """Each language's own examples."""
    for lang in texts.LANGUAGES:
        said = sentences.help(lang)
        place = next(re.finditer(r": (\w+ 1 \w+ 2,-1 \w+ 3 \w+ \w+)", said)).group(1)
        assert read(place, lang) == action("place", hex=0, at=[2, -1], rotation=3, take="mix")
        bank, offer = re.findall(r"[).] (\w+ \d \w+ \w+ \w+(?: \w+ 2)?)", said)[:2]
        assert read(bank, lang) == action("bank", give={"orange": 3}, get="black")
        assert read(offer, lang) == action("offer", to=1, give={"green": 2}, get={"red": 1})


def test_titles_are_looked_for_at_hand_first() -> None:
    seen = view(commissions=[["Portrait of a Lady", "Portrait of Innocent X"], None, None])
    with pytest.raises(Invalid, match="may be Portrait of a Lady or Portrait of Innocent X"):
        read("complete portrait", "en", seen)
    near = view(commissions=[["Portrait of a Lady", "Mona Lisa"], None, None])
    assert read("complete portrait", "en", near) == Complete("Portrait of a Lady")
    assert read("swap p for impression", "en", near) == action(
        "swap", commission="Portrait of a Lady", gallery="Impression, Sunrise"
    )
    own = view(commissions=[[{"title": "Still Life for Two", "artist": "", "palette": {"red": 1}}], None, None])
    assert read("swap still life for two for yellow cow", "en", own) == action(
        "swap", commission="Still Life for Two", gallery="Yellow Cow"
    )


def test_an_offer_out_of_turn_goes_to_the_player_on_turn() -> None:
    assert read("offer red for green", "en", view(1)) == action("offer", to=0, give={"red": 1}, get={"green": 1})


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
        read(text, "en")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_listed_placement_can_be_typed_as_it_is_said(lang: str) -> None:
    seen = view(step="place")
    for chosen in sentences.shortlist(seen):
        said = sentences.choice(seen, chosen, NAMES[:3], lang)
        assert read(re.split(r" ?: ", said)[0], lang) == chosen
