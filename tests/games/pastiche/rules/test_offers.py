"""Offers: what may happen to one, and that cards never come from nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.core.errors import Illegal
from bottega.core.match import Match
from games.pastiche.sample import match

PALETTES = [{"orange": 2, "green": 1}, {"red": 1, "blue": 1}, {"red": 1}]


def market(**position: Any) -> Match:
    return match(3, **{"turn": 0, "step": "trade", "palettes": PALETTES, **position})


def offer(game: Match, seat: int, to: int | None, give: dict[str, int], get: dict[str, int]) -> None:
    game.play(seat, {"type": "offer", "to": to, "give": give, "get": get})


def refusal(game: Match, seat: int, action: dict[str, Any]) -> str:
    with pytest.raises(Illegal) as refused:
        game.check(seat, action)
    return refused.value.rule


@pytest.mark.rule("PA-P2")
def test_numbers_do_not_come_back_within_a_turn() -> None:
    game = market()
    numbers = []
    for _ in range(3):
        offer(game, 0, 1, {"orange": 1}, {"red": 1})
        numbers.append(game.state.offers[-1].number)
        game.play(1, {"type": "decline", "offer": numbers[-1]})
    offer(game, 1, 0, {"red": 1}, {"orange": 1})
    assert len({*numbers, game.state.offers[-1].number}) == 4


@pytest.mark.rule("PA-P2")
def test_numbers_do_not_come_back_after_a_position_either() -> None:
    standing = {"id": 7, "by": 0, "to": 1, "give": {"orange": 1}, "get": {"red": 1}}
    game = market(offers=[standing])
    offer(game, 0, 2, {"orange": 1}, {"red": 1})
    assert [one.number for one in game.state.offers] == [7, 8]


@pytest.mark.rule("PA-P2")
def test_a_made_offer_asks_its_partners_anew_and_nobody_else() -> None:
    game = market()
    before = [game.decision(seat) for seat in range(3)]
    offer(game, 0, 1, {"orange": 1}, {"red": 1})
    after = [game.decision(seat) for seat in range(3)]
    assert after[1] != before[1]
    assert after[2] == before[2]


@pytest.mark.rule("PA-P2")
def test_what_was_said_cannot_be_unsaid() -> None:
    game = market()
    offer(game, 0, 1, {"orange": 1}, {"red": 1})
    assert not game.can_undo(0)
    game.play(1, {"type": "decline", "offer": 1})
    assert not game.can_undo(1)


@pytest.mark.rule("PA-P1")
def test_a_dead_offer_moves_no_cards() -> None:
    game = market()
    offer(game, 0, None, {"orange": 2}, {"red": 1})
    offer(game, 0, 2, {"orange": 1}, {"red": 1})
    game.play(2, {"type": "accept", "offer": 2})
    assert not game.state.offers
    assert refusal(game, 1, {"type": "accept", "offer": 1}) == "PA-P2"
    assert sum(map(sum, game.state.palettes)) == 6


def fates(game: Match) -> list[tuple[int, str, int | None]]:
    """What everybody sees of the offers that are no longer open."""
    settled = game.view_json(None)["settled"]
    return [(offer["id"], offer["fate"], offer["seat"]) for offer in settled]


@pytest.mark.rule("PA-P2")
def test_what_became_of_an_offer_is_known_until_the_turn_is_over() -> None:
    game = market()
    offer(game, 0, None, {"green": 1}, {"red": 1})
    game.play(1, {"type": "decline", "offer": 1})
    assert fates(game) == []  # somebody may still take it
    game.play(2, {"type": "decline", "offer": 1})
    offer(game, 1, 0, {"blue": 1}, {"green": 1})
    game.play(0, {"type": "decline", "offer": 2})
    offer(game, 0, 1, {"orange": 1}, {"blue": 1})
    game.play(0, {"type": "withdraw", "offer": 3})
    offer(game, 0, None, {"green": 1}, {"red": 1})
    offer(game, 0, 2, {"green": 1}, {"red": 1})
    game.play(2, {"type": "accept", "offer": 5})
    offer(game, 0, 1, {"orange": 1}, {"red": 1})
    told = [(1, "declined", None), (2, "declined", 0), (3, "withdrawn", 0), (5, "accepted", 2), (4, "void", None)]
    assert fates(game) == told
    first = {"id": 1, "by": 0, "to": None, "give": {"green": 1}, "get": {"red": 1}}
    assert game.view_json(0)["settled"][0] == {**first, "fate": "declined", "seat": None}
    view = game.view_json(0)
    game.play(0, {"type": "swap", "commission": view["commissions"][0][0], "gallery": view["gallery"][0]})
    assert fates(game) == [*told, (6, "lapsed", None)]
    game.play(0, {"type": "end"})
    assert fates(game) == []


@pytest.mark.rule("PA-P2")
def test_an_offer_that_is_declined_at_once_is_told_too() -> None:
    game = market(closed=[False, True, True])
    offer(game, 0, None, {"orange": 1}, {"red": 1})
    offer(game, 0, 2, {"orange": 1}, {"red": 1})
    assert fates(game) == [(1, "declined", None), (2, "declined", 2)]


@pytest.mark.rule("PA-P2")
def test_whoever_has_an_offer_to_answer_is_asked() -> None:
    """The game does not wait for them, and the seat on turn is awaited anyway."""
    game = market()
    offer(game, 0, None, {"orange": 1}, {"red": 1})
    offer(game, 1, 0, {"blue": 1}, {"orange": 1})  # an answer with an offer declines
    assert game.view_json(None)["asked"] == [2]
    assert game.view_json(None)["awaited"] == [0]
    game.play(2, {"type": "decline", "offer": 1})
    assert game.asked == ()


@pytest.mark.rule("PA-P2")
def test_whoever_opens_again_is_asked_again() -> None:
    game = market(closed=[False, True, True])
    assert not [action for action in game.choices(0) if action.to_json()["type"] == "offer"], "nobody to offer to"
    game.play(2, {"type": "closed", "on": False})
    offer(game, 0, None, {"orange": 1}, {"red": 1})
    assert [action.to_json()["type"] for action in game.choices(1)][:1] != ["accept"]
    assert {"type": "accept", "offer": 1} in [action.to_json() for action in game.choices(2)]


def test_offers_in_choices_are_useful() -> None:
    """Spare cards for lacking ones."""
    game = market(commissions=[["Madonna of the Meadow"], None, None])  # red, blue
    offers = [action.to_json() for action in game.choices(0) if action.to_json()["type"] == "offer"]
    assert {"type": "offer", "to": 1, "give": {"orange": 1}, "get": {"red": 1}} in offers
    assert all(
        set(action["get"]) <= {"red", "blue"} and set(action["give"]) <= {"orange", "green"} for action in offers
    )
