"""The choices worth listing: few, legal, and not all of a kind."""

from __future__ import annotations

import random

from bottega.core.match import Match
from bottega.games.fresco.bots.shortlist import points_of
from bottega.games.fresco.box.grid import NOWHERE
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules.cathedral import Restore
from bottega.games.fresco.rules.planning import Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.text import sentences
from games.fresco.text.table import GAME, NAMES, PLAYERS, action, tile, view


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
