"""Luck: what chance gave, less what was to be expected; over many games nothing."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

import bottega
from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.review import luck
from bottega.review.pieces import seed_of

GAMES = 20


def played(game: str, seats: int, seed: int) -> Match:
    match = bottega.new(game, seats=seats, seed=seed)
    table = bots.BotTable(match, [bots.load("greedy", game)] * seats, Dice(seed))
    while not match.over:
        table.move()
    return match


def luck_of(match: Match, samples: int) -> list[luck.Luck]:
    seed = seed_of(match)
    found = [luck.of_setup(match, samples, seed)]
    found += [luck.of_move(match, ply, samples, seed + ply) for ply in range(1, match.ply + 1)]
    return [each for each in found if each is not None]


def test_over_many_games_luck_adds_up_to_nothing() -> None:
    """Few samples make it rough, and not false."""
    totals = [sum(each.shares[0] for each in luck_of(played("final-touch", 2, seed), 2)) for seed in range(GAMES)]
    assert abs(mean(totals)) < 2 * stdev(totals) / GAMES**0.5


@pytest.mark.parametrize("game", games.names())
def test_what_is_luck_for_one_is_none_for_the_others(game: str) -> None:
    match = bottega.new(game, seats=3, seed=1)
    while not match.moves or not match.moves[-1].chance:
        seat = match.awaited[0]
        match.play(seat, bots.load("greedy", game).choose(match.view(seat), Dice(1)))
    found = luck.of_move(match, match.ply, 4, seed=1)
    assert found is not None
    assert sum(found.shares) == pytest.approx(0.0)


def test_a_move_without_chance_has_no_luck() -> None:
    match = bottega.new("fresco", seats=2, seed=1)
    match.play(match.awaited[0], match.choices(match.awaited[0])[0])
    assert not match.moves[0].chance
    assert luck.of_move(match, 1, 4, seed=1) is None


def test_drawing_the_last_touch_is_lucky() -> None:
    """Of all cards only red helps; the one who draws it was lucky, and the other unlucky by as much."""
    position = {
        "turn": 0,
        "masterpiece": {"needs": {"red": 4}, "finished": 6, "ruined": 1},
        "improved": {"red": 2},
        "hands": [{"red": 1, "blue": 4}, {"green": 5}],
    }
    match = Match(games.standard("final-touch"), 2, seed=1, position=position)
    match.play(0, {"type": "smear", "touch": "blue"}, chance={"draw": ["red"]})
    found = luck.of_move(match, 1, 200, seed=1)
    assert found is not None
    assert found.shares[0] > 2 * found.errors[0] > 0
    assert found.shares[1] == pytest.approx(-found.shares[0])


def test_a_game_from_a_position_had_no_deal() -> None:
    match = Match(games.standard("final-touch"), 2, seed=1, position={"turn": 0})
    assert luck.of_setup(match, 2, seed=1) is None
    assert luck.of_setup(bottega.new("final-touch", seats=2, seed=1), 2, seed=1) is not None


def test_partners_share_a_win() -> None:
    game = games.standard("final-touch")
    assert luck.by_side(game, 4, [0.6, 0.4, 0.6, 0.4]) == pytest.approx((0.6, 0.4))
