"""Ratings: they order bots as their results do, and their intervals tell how sure that is."""

from __future__ import annotations

from random import Random

from bottega.arena.ratings import rate
from bottega.arena.tournament import Encounter, LineUp, Ranks

STRENGTH = {"strong": 0.8, "middling": 0.5, "weak": 0.2}


def encounter(bot: str, rival: str, deals: int, sides: int = 2, seed: int = 1) -> Encounter:
    """As if played: the stronger of two wins the more often, the farther they are apart."""
    random, line_up = Random(f"{bot} {rival} {seed}"), LineUp(bot, rival, sides)

    def play(turn: int) -> Ranks:
        luck = [STRENGTH[name] + random.gauss(0, 0.3) for name in line_up.seating(turn)]
        return tuple(sum(other > mine for other in luck) for mine in luck)

    return Encounter(line_up, [tuple(play(turn) for turn in range(sides)) for _ in range(deals)])


def all_pairs(deals: int, sides: int = 2) -> list[Encounter]:
    pairs = [("weak", "strong"), ("weak", "middling"), ("middling", "strong")]
    return [encounter(bot, rival, deals, sides) for bot, rival in pairs]


def test_the_best_come_first_and_apart() -> None:
    for sides in (2, 3):
        ratings = rate(all_pairs(80, sides), "1")
        assert list(ratings) == ["strong", "middling", "weak"]
        assert ratings["weak"].high < ratings["middling"].low
        assert ratings["middling"].high < ratings["strong"].low
        assert all(rating.low < rating.value < rating.high for rating in ratings.values())


def test_equals_are_not_told_apart() -> None:
    even = Encounter(LineUp("a", "b", 2), [((0, 1), (0, 1)), ((1, 0), (1, 0))] * 25)
    ratings = rate([even], "1")
    assert ratings["a"].low < ratings["b"].value < ratings["a"].high


def test_the_same_seed_gives_the_same_intervals() -> None:
    assert rate(all_pairs(8), "1") == rate(all_pairs(8), "1")
    assert rate(all_pairs(8), "1") != rate(all_pairs(8), "2")


def test_line_ups_that_stopped_early_count() -> None:
    ratings = rate([encounter("strong", "weak", 20), encounter("middling", "weak", 60)], "1")
    assert ratings["strong"].value > ratings["weak"].value


def test_whoever_wins_every_game_is_no_more_certain_than_few_games_are() -> None:
    def widths(deals: int) -> list[float]:
        ratings = rate([Encounter(LineUp("a", "b", 2), [((0, 1), (1, 0))] * deals)], "1")
        assert list(ratings) == ["a", "b"]
        return [rating.high - rating.low for rating in ratings.values()]

    few, many = widths(3), widths(60)
    assert all(wide > narrow > 0 for wide, narrow in zip(few, many, strict=True))
