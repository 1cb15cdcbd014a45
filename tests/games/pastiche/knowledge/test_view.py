"""A view holds what its seat may know and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.games.pastiche.box.colours import unpack
from bottega.games.pastiche.box.hexes import cell
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.knowledge.worlds import determinise
from bottega.games.pastiche.rules import returns, scoring, turn
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, State
from games.pastiche.sample import GAME, SEATS, finished, late, match, played, played_states

PUBLIC = (
    *("turn", "step", "map", "bank", "gallery", "completed", "offers", "offered", "settled", "turns"),
    *("last_round", "starter", "closed"),
)
HIDDEN = ("palettes", "hexes", "commissions")


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def size(cards: Any) -> int:
    return sum(cards.values()) if isinstance(cards, dict) else len(cards)


@given(played_states())
def test_what_is_public(state: State) -> None:
    truth = state.to_json()
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        assert {name: view[name] for name in PUBLIC} == {name: truth[name] for name in PUBLIC}
        assert (view["deck"], view["supply"]) == (len(truth["deck"]), len(truth["supply"]))


@pytest.mark.rule("PA-S1")
@given(played_states())
def test_a_seat_sees_its_own_things_only(state: State) -> None:
    truth = state.to_json()
    if state.step == OVER:
        return
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        for name in HIDDEN:
            for other, things in enumerate(truth[name]):
                assert view[name][other] == (things if other == seat else size(things))


def test_an_offer_that_one_cannot_pay_says_what_is_lacking() -> None:
    """To the seat it was made to, and to nobody else."""
    palettes = [{"orange": 1}, {"red": 1}, {"teal": 2}]
    game = match(3, turn=0, step="trade", palettes=palettes)
    game.play(0, {"type": "offer", "to": None, "give": {"orange": 1}, "get": {"teal": 2, "red": 1}})
    seen = [game.view_json(seat)["unpayable"] for seat in (0, 1, 2, None)]
    assert seen == [[], [{"offer": 1, "lacks": {"teal": 2}}], [{"offer": 1, "lacks": {"red": 1}}], []]
    game.play(1, {"type": "decline", "offer": 1})
    assert game.view_json(1)["unpayable"] == []


def test_points_towards_the_goal_are_told_apart_from_the_bonus() -> None:
    """PA-E1: only completed commissions call the end."""
    pair = ["Mona Lisa", "Lady with an Ermine"]
    view = match(3, completed=[pair, None, None]).view_json(0)
    points = sum(view["details"][title]["points"] for title in pair)
    assert (view["scores"][0]["completed"], view["points"][0], view["goal"]) == (points, points, 40)
    assert view["scores"][0]["bonus"] > 0


def test_an_open_table_shows_palettes_and_nothing_else() -> None:
    """And a palette shown is a copy."""
    state = GAME.setup(3, {"open": True}, Dice(1))
    truth = state.to_json()
    for seat in viewers(state):
        view = GAME.view(state, seat)
        shown = view.to_json()
        assert shown["palettes"] == truth["palettes"]
        for name in ("hexes", "commissions"):
            assert shown[name] == [things if place == seat else 2 for place, things in enumerate(truth[name])]
        view.palettes[0][0] = 99
    assert state.to_json() == truth


@settings(max_examples=40)
@given(played_states(), st.integers(0, 2**32))
def test_hidden_things_do_not_show(state: State, seed: int) -> None:
    """All that a seat cannot see is dealt anew; it notices nothing."""
    for seat in viewers(state):
        other = determinise(GAME.view(state, seat), Dice(seed))
        assert GAME.view(other, seat).to_json() == GAME.view(state, seat).to_json()


def test_a_view_is_not_changed_by_later_moves() -> None:
    game = match(2, turn=0)
    view = game.view(0)
    before = view.to_json()
    while game.state.turns[1] < 2:
        seat = game.awaited[0]
        game.play(seat, game.game.fallback(game.state, seat))
    assert view.to_json() == before


@given(played_states())
def test_scores_as_far_as_they_are_known(state: State) -> None:
    """One's own usable cards, everyone's at the end; completed commissions and bonuses are open."""
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        for other, score in enumerate(view["scores"]):
            total, _, usable, extra = scoring.standing(state, other)
            known = other == seat or state.step == OVER
            assert score == {"completed": total - usable - extra, "bonus": extra, "usable": usable if known else None}


@given(played_states())
def test_details_are_those_of_cards_in_sight(state: State) -> None:
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        in_sight = {*view["gallery"], *(title for titles in view["completed"] for title in titles)}
        in_sight |= {title for titles in view["commissions"] if isinstance(titles, list) for title in titles}
        assert set(view["details"]) == in_sight
        for title, card in view["details"].items():
            assert card["points"] == sum(view["values"][colour] for colour in card["palette"])
            assert card["title"] == title


# --- choices ---


@settings(max_examples=40)
@given(played_states())
def test_every_choice_is_legal_and_listed_once(state: State) -> None:
    for seat in viewers(state):
        view = GAME.view(state, seat)
        assert len(set(view.choices)) == len(view.choices)
        if seat is not None:
            assert list(GAME.choices(state, seat)) == view.choices
            for action in view.choices:
                turn.check(state, seat, action)


@given(played_states())
def test_whoever_is_awaited_has_a_choice(state: State) -> None:
    for seat in viewers(state):
        view = GAME.view(state, seat)
        assert view.awaited == (state.step != OVER and seat == state.turn)
        assert view.choices or not view.awaited
        if seat is None or state.step == OVER or (seat != state.turn and state.step != 1):
            assert view.choices == []


@pytest.mark.rule("PA-H1")
def test_returns_are_every_way_to_keep_eight() -> None:
    """Three of four kinds: the multisets of size three, three of each kind at hand; what is needed goes last."""
    palette = {"red": 3, "blue": 3, "green": 3, "brown": 2}
    game = match(2, turn=0, step="discard", palettes=[palette, None], commissions=[["Madonna of the Meadow"], None])
    choices = [choice.to_json()["cards"] for choice in game.choices(0)]
    assert len(choices) == 4 + 4 * 3 + 4 - 1  # of one, of two and of three kinds; there are no three brown ones
    assert all(sum(cards.values()) == 3 for cards in choices)
    assert choices[0] == {"green": 3}
    assert set(choices[-1]) <= {"red", "blue"}


def test_returns_are_not_listed_without_end() -> None:
    palette = {"red": 2, "yellow": 2, "blue": 2, "orange": 2, "green": 2, "violet": 2, "brown": 2, "amber": 2}
    choices = match(2, turn=0, step="discard", palettes=[palette, None]).choices(0)
    assert len(choices) == returns.MAX_LISTED


@pytest.mark.rule("PA-P2")
def test_offers_go_to_those_who_trade() -> None:
    named: dict[str, Any] = {"turn": 0, "step": "trade", "palettes": [{"green": 2}, {"brown": 2}, {"brown": 2}]}
    named["commissions"] = [["Yellow Cow"], ["Sunflowers"], ["Sunflowers"][:0]]
    for closed, partners in (
        ([False, False, False], {None, 1, 2}),
        ([False, True, False], {2}),
        ([True, False, False], {None, 1, 2}),
        ([False, True, True], set()),
    ):
        game = match(3, closed=closed, **named)
        assert {choice["to"] for choice in offers(game.choices(0))} == partners
        assert {choice["to"] for choice in offers(game.choices(1))} == (set() if closed[0] else {0})
    game = match(3, offered=[6, 0, 0], **named)
    assert offers(game.choices(0)) == []


def offers(choices: Any) -> list[dict[str, Any]]:
    return [choice.to_json() for choice in choices if choice.to_json()["type"] == "offer"]


def test_accepting_shows_only_to_a_hand_that_can() -> None:
    game = match(
        2,
        turn=0,
        step="trade",
        palettes=[{"green": 1}, {"brown": 1}],
        offers=[
            {"id": 1, "by": 0, "to": 1, "give": {"green": 1}, "get": {"brown": 1}},
            {"id": 2, "by": 0, "to": 1, "give": {"green": 1}, "get": {"brown": 2}},
        ],
    )
    kinds = [choice.to_json() for choice in game.choices(1) if choice.to_json()["type"] != "offer"]
    assert kinds == [
        {"type": "accept", "offer": 1},
        {"type": "decline", "offer": 1},
        {"type": "decline", "offer": 2},
    ]
    assert [choice.to_json() for choice in game.choices(0)][:2] == [
        {"type": "withdraw", "offer": 1},
        {"type": "withdraw", "offer": 2},
    ]


def test_settings() -> None:
    game = match(2, turn=0, step="trade")
    assert game.view_json(1)["settings"] == [{"type": "closed", "on": True}]
    game.play(1, game.view_json(1)["settings"][0])
    assert game.view_json(1)["settings"] == [{"type": "closed", "on": False}]
    assert "settings" not in game.view_json(None)


# --- the preview ---


def previewed() -> list[State]:
    """A few moments of each game at which a hex is to be placed, late ones too."""
    moments = [played(seats, 1, 0) for seats in SEATS] + [late(seats, 2, turns) for seats in SEATS for turns in (5, 25)]
    return [state for state in moments if state.step == PLACE]


@pytest.mark.rule("PA-T3")
@pytest.mark.rule("PA-T4")
def test_the_preview_is_what_placing_gives() -> None:
    """Every cell, hex and rotation, and with a bank that has run dry of some colours."""
    assert len(previewed()) > 5
    for moment in previewed():
        for state in (moment, drained(moment)):
            shown = GAME.view(state, state.turn).to_json()["preview"]
            assert len(shown) == len(state.map.cells_for(state.turn)) * len(state.hexes[state.turn]) * 6
            for entry in shown:
                after = state.copy()
                action = Place(entry["hex"], cell(*entry["at"]), entry["rotation"], -1)
                turn.check(state, state.turn, action)
                turn.apply(after, state.turn, action, Dice(0))
                before, held = state.palettes[state.turn], after.palettes[state.turn]
                assert unpack(now - then for now, then in zip(held, before, strict=True)) == entry["cards"]


@pytest.mark.rule("PA-M3")
def test_the_preview_tells_what_is_mixed_at_each_point() -> None:
    """At [1, -1] a hex meets two of the starting piece: two dabs mix at the points beside, three between them."""
    game = match(2, turn=0, hexes=[[{"points": "BRRRYY", "centre": "R"}], None])
    shown = game.view_json(0)["preview"]
    here = next(each for each in shown if each["at"] == [1, -1] and each["hex"] == 0 and each["rotation"] == 0)
    assert here["mixes"] == [None, None, "orange", "scarlet", "orange", None]
    assert here["cards"] == {"orange": 2, "scarlet": 1}


def drained(state: State) -> State:
    twin = state.copy()
    twin.bank = [min(count, colour % 3) for colour, count in enumerate(twin.bank)]
    return twin


@given(played_states())
def test_the_preview_is_for_whoever_places(state: State) -> None:
    for seat in viewers(state):
        assert ("preview" in GAME.view(state, seat).to_json()) == (state.step == PLACE and seat == state.turn)


def test_points_so_far_are_shown() -> None:
    game = match(2, completed=[["Mona Lisa", "The Fifer"], []])
    assert game.view_json(None)["points"] == [21, 0]


def test_the_view_of_a_match() -> None:
    game = match(2, turn=1, palettes=[{"gray": 2}, {"bisque": 3}])
    assert [game.view_json(seat)["palettes"] for seat in (None, 0, 1)] == [[2, 3], [{"gray": 2}, 3], [2, {"bisque": 3}]]
    assert game.view_json(0)["awaited"] == [1]
    assert isinstance(game.view(0), View)
    assert game.state.step != DISCARD


# --- the end ---


@pytest.mark.rule("PA-E2", "PA-E3", "PA-E4")
@pytest.mark.parametrize("seats", SEATS)
def test_every_point_has_a_source(seats: int) -> None:
    for seed in range(4):
        state = finished(seats, seed)
        told = GAME.view(state, None).to_json()
        for seat, account in enumerate(told["accounts"]):
            by_source = {
                source: sum(each["points"] for each in account if each["type"] == source)
                for source in ("commission", "artist", "cards")
            }
            score = told["scores"][seat]
            assert by_source == {
                "commission": score["completed"],
                "artist": score["bonus"],
                "cards": score["usable"],
            }
            assert all(each["points"] > 0 for each in account)


@pytest.mark.rule("PA-E4")
def test_both_works_of_an_artist_are_named_where_both_are_within_reach() -> None:
    hands = [["Lady with an Ermine", "Sunflowers"], ["View of Toledo", "The Fifer"]]
    gallery = ["The Swing", "The Milkmaid", "The Starry Night", "L'Absinthe"]
    table = match(commissions=hands, gallery=gallery, completed=[["Mona Lisa"], []])
    told = table.view_json(0)["pairs"]
    assert told["Lady with an Ermine"] == {"other": "Mona Lisa", "bonus": 4}
    assert told["Mona Lisa"]["other"] == "Lady with an Ermine"
    assert told["Sunflowers"]["other"] == "The Starry Night"
    assert "The Swing" not in told
    assert set(table.view_json(1)["pairs"]) == set()
    assert table.view_json(None)["pairs"] == {}
