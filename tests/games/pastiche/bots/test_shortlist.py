"""The choices that are worth listing."""

from __future__ import annotations

from bottega.games.pastiche.bots.shortlist import shortlist
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.offers import Answer
from bottega.games.pastiche.rules.turn import End
from bottega.games.pastiche.text import sentences
from games.pastiche.text.sample import NAMES, OFFER, action, match, view


def test_few_of_many_placements_are_listed() -> None:
    table = match(step="place", palettes=[{"green": 1, "black": 1, "bisque": 1}, {}, {}])
    seen: View = table.view(0)
    listed = shortlist(seen)
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
    best = [sentences.choice(start.view(0), chosen, NAMES[:3], "en") for chosen in shortlist(start.view(0))[:3]]
    assert [said for said in best if "amber" in said]
    assert [said for said in best if "take red from its centre" in said]


def test_in_the_trading_step_the_obvious_comes_first() -> None:
    seen = view(offers=[OFFER])
    kinds = [chosen.to_json()["type"] for chosen in shortlist(seen)]
    assert kinds[:3] == ["complete", "accept", "decline"]
    assert kinds[-1] == "end"
    assert len(kinds) <= 15 < len(seen.choices)
    assert kinds.count("offer") == 4
    assert [chosen.says() for chosen in shortlist(seen) if chosen.kind == "swap"] == [
        ("L'Absinthe", "Sunflowers"),
        ("L'Absinthe", "Yellow Cow"),
    ]
    assert all(chosen in seen.choices for chosen in shortlist(seen))


def test_a_bank_trade_is_listed_if_it_helps() -> None:
    helps = view(palettes=[{"orange": 3}, {}, {}])
    gets = [chosen.to_json()["get"] for chosen in shortlist(helps) if chosen.kind == "bank"]
    assert "black" in gets
    assert "brown" not in gets


def test_the_end_is_listed_however_much_there_is() -> None:
    offers = [{**OFFER, "id": number, "by": 1 + number % 2} for number in range(1, 12)]
    palettes = [{"green": 2}, {"red": 1}, {"red": 1}]
    listed = shortlist(view(offers=offers, palettes=palettes))
    assert len(listed) == 15
    assert listed[-1] == End()
    assert sum(isinstance(chosen, Answer) and chosen.answer == "accept" for chosen in listed) == 11


def test_what_is_needed_least_goes_back_first() -> None:
    seen = view(step="discard", palettes=[{"green": 1, "black": 1, "bisque": 1, "violet": 3, "gray": 3}, {}, {}])
    assert shortlist(seen)[0] == action("return", cards={"violet": 1})


def test_out_of_turn_offers_are_answered() -> None:
    table = match(offers=[{**OFFER, "by": 0, "to": 1, "give": {"green": 1}, "get": {"red": 1}}])
    assert sentences.to_answer(table.view(1))
    assert not sentences.to_answer(table.view(0))
    assert not sentences.to_answer(table.view(2))
    assert not sentences.to_answer(table.view(None))
    listed = shortlist(table.view(1))
    assert listed[:2] == [Answer("accept", 4), Answer("decline", 4)]
    assert End() not in listed
