"""Greedy: what it computes is right, and what it sees, it uses."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from bottega.arena.simulate import Plan, simulate
from bottega.arena.summary import summarise
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.games import standard
from bottega.games.final_touch.bots.greedy import Greedy, covers, lacks
from bottega.games.final_touch.box.touches import includes, listed, pack


def choice(seats: int, **position: Any) -> dict[str, Any]:
    """What greedy does in a position."""
    match = Match(standard("final-touch"), seats, seed=1, position={"turn": 0, **position})
    chosen: dict[str, Any] = Greedy().choose(match.view(0), Dice(1)).to_json()
    return chosen


@pytest.mark.parametrize("wanted", [{"red": 1}, {"red": 2, "blue": 1}, {"yellow": 1, "green": 1, "red": 2}, {}])
def test_the_chance_to_hold_what_is_wanted(wanted: dict[str, int]) -> None:
    """Against counting every hand one by one."""
    pool = {"yellow": 2, "green": 3, "blue": 2, "red": 3}
    hands = list(combinations(listed(pack(pool)), 5))
    held = [hand for hand in hands if includes(pack({c: hand.count(c) for c in set(hand)}), pack(wanted))]
    assert covers(pack(wanted), pack(pool), 5) == pytest.approx(len(held) / len(hands))


def test_the_chance_to_hold_none() -> None:
    pool = {"yellow": 2, "green": 3, "blue": 2, "red": 3}
    hands = list(combinations(listed(pack(pool)), 5))
    free = [hand for hand in hands if not {"red", "yellow"} & set(hand)]
    assert lacks(pack({"red": 1, "yellow": 1}), pack(pool), 5) == pytest.approx(len(free) / len(hands))


def test_more_than_can_be_drawn_is_impossible() -> None:
    assert covers(pack({"red": 3}), pack({"red": 12}), 2) == 0


CARD = {"needs": {"yellow": 2, "red": 4, "blue": 3}, "finished": 9, "ruined": 4}


def test_it_puts_the_final_touch() -> None:
    lacking = {"improved": {"yellow": 2, "red": 4}, "hands": [{"blue": 3, "green": 2}, None]}
    assert choice(2, masterpiece=CARD, **lacking) == {"type": "improve", "touches": {"blue": 3}}


def test_it_does_not_hand_the_masterpiece_over() -> None:
    """With three blue missing and two in hand, playing them would leave one for the next player."""
    lacking = {"improved": {"yellow": 2, "red": 4}, "hands": [{"blue": 2, "green": 3}, None]}
    assert choice(2, masterpiece=CARD, **lacking) == {"type": "smear", "touch": "green"}


def test_it_does_not_ruin_without_need() -> None:
    position = {"smeared": {"green": 2}, "hands": [{"blue": 1, "green": 4}, None]}
    assert choice(2, masterpiece=CARD, **position)["type"] == "improve"


def test_it_never_lets_an_opponent_win_by_a_ruin_it_can_avoid() -> None:
    position = {"smeared": {"green": 2}, "hands": [{"blue": 1, "green": 4}, None], "purses": [0, 21]}
    assert choice(2, masterpiece=CARD, improved={"yellow": 2, "red": 4}, **position)["type"] == "improve"


@pytest.mark.parametrize(
    ("seats", "bots", "least"),
    [(2, "greedy,random", 0.95), (3, "greedy,random,random", 0.8), (4, "greedy,random", 0.95)],
)
def test_it_beats_random(seats: int, bots: str, least: float) -> None:
    summary = summarise(simulate(Plan("final-touch", seats, tuple(bots.split(","))), 150))
    assert summary.wins()["greedy"].value > least
