"""Scores, bonuses and ties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.games.pastiche.box.colours import pack
from bottega.games.pastiche.rules import scoring
from games.pastiche.sample import GAME, SEATS, finished

BOX = GAME.box


def number(title: str) -> int:
    found = BOX.numbered(title)
    assert found is not None
    return int(found)


@pytest.mark.rule("PA-E4")
@pytest.mark.parametrize(
    ("points", "extra"),
    [(14, 0), (15, 3), (17, 3), (18, 4), (22, 4), (23, 5), (27, 5), (28, 6), (31, 6), (32, 0)],
)
def test_brackets(points: int, extra: int) -> None:
    assert scoring.bonus(BOX, points) == extra


@pytest.mark.rule("PA-E4")
def test_every_pair_of_our_list_has_a_bonus() -> None:
    titles = {
        card.artist: [one for one, other in enumerate(BOX.commissions) if other.artist == card.artist]
        for card in BOX.commissions
    }
    assert all(scoring.bonus_points(BOX, pair) in (3, 4, 5, 6) for pair in titles.values())
    assert all(scoring.bonus_points(BOX, pair[:1]) == 0 for pair in titles.values())
    everything = [card for pair in titles.values() for card in pair]
    assert scoring.bonus_points(BOX, everything) == sum(scoring.bonus_points(BOX, pair) for pair in titles.values())


@pytest.mark.rule("PA-E3")
def test_usable_cards_count_once() -> None:
    hand = (number("Mona Lisa"), number("Lady with an Ermine"))  # both need bisque and black
    assert scoring.usable_points(BOX, list(pack({"bisque": 1, "black": 1})), hand) == 7
    assert scoring.usable_points(BOX, list(pack({"bisque": 3, "black": 1})), hand) == 11
    assert scoring.usable_points(BOX, list(pack({"bisque": 1, "black": 1})), hand[:1]) == 7
    assert scoring.usable_points(BOX, list(pack({"gray": 2, "red": 2})), hand) == 0


@given(st.lists(st.integers(0, 12), min_size=17, max_size=17), st.lists(st.integers(0, 33), max_size=2, unique=True))
def test_usable_points_are_never_more_than_is_held_or_needed(palette: list[int], hand: list[int]) -> None:
    usable = scoring.usable_points(BOX, palette, tuple(hand))
    assert 0 <= usable <= sum(BOX.commissions[card].points for card in hand)
    assert usable <= sum(count * worth for count, worth in zip(palette, BOX.points, strict=True))


@pytest.mark.rule("PA-E1")
@pytest.mark.rule("PA-E2")
@pytest.mark.rule("PA-E5")
@given(st.sampled_from(SEATS), st.integers(0, 30))
def test_the_outcome_is_the_best_standing(seats: int, seed: int) -> None:
    state = finished(seats, seed)
    outcome = GAME.outcome(state)
    assert outcome is not None
    standings = [scoring.standing(state, seat) for seat in range(seats)]
    assert list(outcome.scores) == [standing[0] for standing in standings]
    assert all((standings[seat] == max(standings)) == (seat in outcome.winners) for seat in range(seats))
    assert len(set(state.turns)) == 1, "everyone has had the same number of turns"
    tally = GAME.figures(state).shares
    assert sum(tally.values()) == sum(outcome.scores)


@pytest.mark.parametrize(
    ("standings", "decided"),
    [
        ([(40, 3, 2, 0), (42, 1, 0, 0)], None),
        ([(42, 3, 2, 0), (10, 9, 9, 9), (42, 4, 0, 0)], "commissions"),
        ([(42, 3, 2, 0), (42, 3, 1, 4)], "usable"),
        ([(42, 3, 2, 0), (42, 3, 2, 4)], "bonus"),
        ([(42, 3, 2, 4), (42, 3, 2, 4), (41, 3, 2, 4)], "shared"),
    ],
)
def test_what_broke_a_tie_is_told(standings: list[tuple[int, ...]], decided: str | None) -> None:
    assert scoring.tie_break(standings) == decided
