"""The search in Final Touch: quick judgements that agree with greedy's, and moves nobody may miss."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.bots.levels import Effort, Level
from bottega.core.chance import Dice
from bottega.games.final_touch.bots.greedy import covers, lacks
from bottega.games.final_touch.bots.search import (
    POOL,
    KnownGame,
    chance_of,
    distinct,
    expectations,
    finish_masterpiece,
    last_player,
)
from bottega.games.final_touch.box.touches import HAND, includes, pack
from bottega.games.final_touch.rules.state import NOBODY, OVER
from games.final_touch.sample import GAME, SEATS, match, played


def choice(seats: int = 2, iterations: int = 300, **position: Any) -> dict[str, Any]:
    view = match(seats, turn=0, **position).view(0)
    return dict(Level("master", "final-touch", Effort(iterations)).choose(view, Dice(1)).to_json())


@pytest.mark.parametrize(
    "wanted", [{}, {"red": 1}, {"red": 2, "blue": 1}, {"yellow": 1, "green": 1, "brown": 1, "blue": 2}]
)
@pytest.mark.parametrize("draws", range(6))
def test_the_tables_hold_the_chances(wanted: dict[str, int], draws: int) -> None:
    assert chance_of(pack(wanted), draws) == pytest.approx(covers(pack(wanted), POOL, draws))


def test_colours_are_counted() -> None:
    assert distinct(pack({"red": 4, "blue": 1})) == 2
    assert lacks(pack({"red": 4}), POOL, HAND) == pytest.approx(lacks(pack({"blue": 1}), POOL, HAND))


@pytest.mark.parametrize("seats", SEATS)
def test_quick_games_end(seats: int) -> None:
    """Masterpiece by masterpiece."""
    state, ended = played(seats, seed=3, plies=5), 0
    while state.phase != OVER:
        before = state.won
        finish_masterpiece(state, Dice(ended))
        assert state.won is not None
        assert state.won is not before
        ended += 1
    assert ended > 1
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seats", SEATS)
def test_a_fuller_purse_is_a_better_chance(seats: int) -> None:
    state = played(seats, seed=3, plies=5)
    for money in (1, 6, 24):
        state.set_purse(0, 0)
        even = expectations(state)[0]
        state.set_purse(0, money)
        assert even < expectations(state)[0] < 1.0


@pytest.mark.parametrize("seats", SEATS)
def test_everybodys_chances_add_up(seats: int) -> None:
    walk = KnownGame(GAME.view(played(seats, 1, 4), 0)).guess(Dice(2))
    values = walk.values(Dice(3))
    assert sum(values) == pytest.approx(2.0 if seats == 4 else 1.0)  # partners win together


@pytest.mark.parametrize("seats", SEATS)
def test_it_puts_the_final_touch(seats: int) -> None:
    """All it takes to win."""
    needs = GAME.view(match(seats, masterpiece="The Kiss").state, 0).masterpiece.to_json()["needs"]
    colour = next(iter(needs))
    improved = {name: count - (name == colour) for name, count in needs.items() if count - (name == colour)}
    other = "red" if colour != "red" else "blue"
    purses = [24, 24] if seats != 3 else [24, 24, 24]
    hands = [{colour: 1, other: 4}, *[None] * (seats - 1)]
    chosen = choice(seats, masterpiece="The Kiss", improved=improved, purses=purses, hands=hands)
    assert chosen == {"type": "improve", "touches": {colour: 1}}


def test_it_does_not_ruin_for_nothing() -> None:
    """The opponent would win by it."""
    needs = GAME.view(match(2, masterpiece="The Kiss").state, 0).masterpiece.to_json()["needs"]
    fits = next(iter(needs))
    spare = next(name for name in ("yellow", "green", "brown", "blue", "red") if name not in needs)
    held: dict[str, Any] = {"hands": [{fits: 1, spare: 4}, None], "smeared": {spare: 2}, "purses": [0, 24]}
    assert choice(masterpiece="The Kiss", **held)["type"] == "improve"


# --- what a play shows ---


def test_who_did_not_finish_could_not() -> None:
    """Green is missing. Who smeared instead probably had none."""
    position = {"masterpiece": "The Gleaners", "improved": {"yellow": 1, "brown": 2}, "smeared": {"red": 1}}
    view = match(2, turn=0, hands=[{"red": 5}, None], last={"type": "smear", "touch": "red"}, **position).view(0)
    chances = []
    for last in (view.last, 0):
        view.last = last
        seen, dice = KnownGame(view), Dice(5)
        chances.append(sum(includes(seen.guess(dice).state.hand(1), view.missing) for _ in range(300)) / 300)
    by_play, forgotten = chances
    assert by_play < 0.7 * forgotten


def test_a_play_that_is_not_on_the_masterpiece_shows_nothing() -> None:
    view = match(2, turn=0, masterpiece="The Gleaners", last={"type": "smear", "touch": "red"}).view(0)
    assert last_player(view) == NOBODY
