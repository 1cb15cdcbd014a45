"""Balance: what ledgers of many games add up to."""

from __future__ import annotations

import pytest

from bottega.arena.balance import FEW, Balance
from bottega.arena.simulate import Played
from bottega.core.game import Entry


def played(winners: tuple[int, ...], ledger: list[Entry], first: int = 0, seats: int = 2) -> Played:
    return Played(("bot",) * seats, first, winners, (), "", 10, {}, {"rounds": 4}, None, ledger)


def fed(*games: Played, sides: tuple[tuple[int, ...], ...] = ((0,), (1,))) -> Balance:
    balance = Balance(sides)
    for game in games:
        balance.add(game)
    return balance


def test_places_go_by_the_order_of_play() -> None:
    balance = fed(played((1,), [], first=1), played((0,), [], first=1), played((0,), []), played((0, 1), []))
    assert [place.value for place in balance.places()] == [pytest.approx(2.5 / 4), pytest.approx(1.5 / 4)]


def test_teams_begin_with_their_first_player() -> None:
    balance = fed(played((1, 3), [], first=3, seats=4), played((0, 2), [], first=3, seats=4), sides=((0, 2), (1, 3)))
    assert [place.value for place in balance.places()] == [0.5, 0.5]
    assert balance.fair == 0.5


def test_winners_against_the_others() -> None:
    """A way to make points that comes up late counts as none before; a game that all win compares nobody."""
    balance = fed(
        played((0,), [Entry(0, "sold", 6), Entry(1, "sold", 2)]),
        played((0, 1), [Entry(0, "sold", 50), Entry(1, "sold", 50)]),
        played((1,), [Entry(1, "won", 4), Entry(1, "won", 4)]),
    )
    assert (balance.sources["sold"].winners, balance.sources["sold"].others) == ([6, 0], [2, 0])
    assert balance.sources["won"].gap().value == 4


def test_a_card_is_compared_within_games() -> None:
    card = Entry(0, "tiles", 3, "gold")
    games = [played((0,), [card])] * 30 + [played((1,), [card])] * 10
    games += [played((0,), [card, Entry(1, "tiles", 3, "gold")])] * 5  # both have it: nobody to compare with
    games += [played((0,), [])] * 5
    (gold,) = fed(*games).ranked()
    assert (gold.games, gold.compared, gold.worth) == (45, 40, 3)
    assert gold.contribution().value == pytest.approx(0.75 - 0.25)
    assert gold.contribution().low > 0


def test_what_is_rare_is_not_judged() -> None:
    balance = fed(*[played((0,), [Entry(0, "tiles", 3, "gold")])] * (FEW - 1))
    assert not balance.ranked()
    assert [card.name for card in balance.rare()] == ["gold"]


def test_a_card_beyond_its_points_stands_out() -> None:
    """Four cards win as their points say; the fifth, of few points, always wins."""
    games = []
    for points, name in ((2, "a"), (4, "b"), (6, "c"), (8, "d")):
        wins = 50 + 5 * points
        games += [played((0 if number < wins else 1,), [Entry(0, "t", points, name)]) for number in range(100)]
    games += [played((0,), [Entry(0, "t", 2, "wild")])] * 100
    balance = fed(*games)
    found = balance.surprises()
    assert found["wild"].low > 0
    assert found["a"].high < 0
    assert balance.ranked()[0].name == "wild"


def test_few_different_points_explain_nothing() -> None:
    balance = fed(*[played((0,), [Entry(0, "t", 2, "a"), Entry(0, "t", 2, "b")])] * FEW)
    assert balance.trend() is None
    assert balance.surprises() == {}
