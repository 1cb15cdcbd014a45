"""The score track: bumps with any number of painters in a row, and who is behind whom."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from bottega.core.chance import Dice
from bottega.games.fresco.rules import rounds, track
from bottega.games.fresco.rules.state import LEONARDO, NOBODY, State
from bottega.games.fresco.rules.track import Step
from games.fresco.sample import GAME

FOUR = GAME.setup(4, {}, Dice(1))


def table(*scores: int, start: tuple[int, ...] = (0, 1, 2, 3)) -> State:
    """Four players on these spaces."""
    state = FOUR.copy()
    state.start = start
    for painter, score in zip(state.painters, scores, strict=True):
        painter.score = score
    return state


def landing(taken: set[int], space: int) -> tuple[int, int]:
    """The next free space either way; 0 where there is none behind."""
    ahead = next(free for free in range(space, 100) if free not in taken)
    behind = next((free for free in range(space, 0, -1) if free not in taken), 0)
    return ahead, behind


@pytest.mark.rule("FR-V1")
def test_every_landing() -> None:
    """One painter scores 1 to 5 from 0 to 2; the three others stand anywhere up to 6."""
    for mine, points, others in product(range(3), range(1, 6), product(range(7), repeat=3)):
        above = [score for score in others if score]
        if len(set(above)) < len(above) or (mine and mine in above):
            continue
        state = table(mine, *others)
        track.score(state, 0, points, None)
        ahead, behind = landing(set(above), mine + points)
        if ahead == behind or not behind:
            assert (state.bumped, state.painters[0].score) == (NOBODY, ahead)
        else:
            assert (state.bumped, state.ahead, state.behind) == (0, ahead, behind)
            assert (state.turn, state.painters[0].score) == (0, mine)


@pytest.mark.rule("FR-V1")
@pytest.mark.parametrize(("ahead", "space"), [(True, 9), (False, 5)])
def test_a_step_past_a_row_of_painters(ahead: bool, space: int) -> None:
    state = table(2, 6, 7, 8)
    track.score(state, 0, 5, None)
    assert (state.ahead, state.behind) == (9, 5)
    Step(ahead).carry_out(state, 0, None)
    assert [painter.score for painter in state.painters] == [space, 6, 7, 8]
    assert (state.bumped, state.ahead, state.behind) == (NOBODY, 0, 0)


@pytest.mark.rule("FR-V1")
def test_ones_own_space_is_free() -> None:
    state = table(5, 6, 7, 20)
    track.score(state, 0, 2, None)
    assert (state.ahead, state.behind) == (8, 5)


def test_no_points_are_no_step() -> None:
    state = table(0, 0, 4, 5)
    for painter_no in range(4):
        track.score(state, painter_no, 0, None)
    assert [painter.score for painter in state.painters] == [0, 0, 4, 5]
    assert state.bumped == NOBODY


@pytest.mark.rule("FR-X9")
def test_a_bump_of_leonardo_is_the_deciders() -> None:
    state = GAME.setup(2, {}, Dice(1))
    state.decider = 1
    for painter, score in zip(state.painters, (4, 9, 2), strict=True):
        painter.score = score
    track.score(state, LEONARDO, 2, None)
    assert (state.bumped, state.turn, state.ahead, state.behind) == (LEONARDO, 1, 5, 3)
    assert state.to_json()["bump"] == {"seat": 1, "ahead": 5, "behind": 3, "painter": "leonardo"}
    Step(True).carry_out(state, 1, None)
    assert [painter.score for painter in state.painters] == [4, 9, 5]


@pytest.mark.rule("FR-V2")
def test_who_is_behind_is_an_order() -> None:
    """By the score; among those on 0 by the start spaces, S1 last, whatever their seats."""
    for start in permutations(range(4)):
        state = table(0, 7, 0, 3, start=start)
        on_start = [painter_no for painter_no in start if painter_no in (0, 2)]
        order = [*on_start, 3, 1]
        for one, other in product(range(4), repeat=2):
            assert track.is_behind(state, one, other) == (order.index(one) < order.index(other))


@pytest.mark.rule("FR-U1")
def test_the_last_asleep_gets_up_next() -> None:
    state = table(0, 7, 0, 3, start=(2, 1, 0, 3))
    woken = []
    for time in (9, 5, 6, 7):
        woken.append(track.last_asleep(state))
        state.painters[woken[-1]].get_up = time
    assert woken == [2, 0, 3, 1]
    assert track.last_asleep(state) == NOBODY


@pytest.mark.rule("FR-E2")
@pytest.mark.rule("FR-V2")
def test_the_winner() -> None:
    assert rounds.winner(table(3, 9, 0, 8)) == 1
    for start in permutations(range(4)):
        assert rounds.winner(table(0, 0, 0, 0, start=start)) == start[-1]


@pytest.mark.rule("FR-X9")
def test_leonardo_cannot_win() -> None:
    state = GAME.setup(2, {}, Dice(1))
    for painter, score in zip(state.painters, (4, 5, 90), strict=True):
        painter.score = score
    assert rounds.winner(state) == 1
    state.painters[0].score = state.painters[1].score = 0
    state.start = (1, 0, LEONARDO)
    assert rounds.winner(state) == 0
