"""Tournaments: everyone meets everyone over the same deals, from every side, as long as it is open who is better."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bottega import games
from bottega.arena.simulate import Plan
from bottega.arena.tournament import Encounter, LineUp, Task, Tournament, play_deal, ranks, won
from bottega.arena.workers import Alone, processes
from bottega.core.errors import Invalid
from bottega.core.game import Outcome

BOTS = ("greedy", "random")


def held(plan: Plan, most: int, jobs: int = 0) -> Tournament:
    tournament = Tournament(plan, most)
    with processes(jobs) as workers:
        for _ in tournament.play(workers):
            pass
    return tournament


# --- line-ups ---


def test_with_two_sides_each_pair_meets_once() -> None:
    line_ups = [one.line_up for one in Tournament(Plan("final-touch", 4, ("a", "b", "c")), 100).encounters]
    assert [(one.bot, one.rival) for one in line_ups] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [line_ups[0].seating(turn) for turn in range(2)] == [("a", "b"), ("b", "a")]
    assert line_ups[0].fair == 0.5


def test_with_more_sides_each_stands_alone_against_each() -> None:
    line_ups = [one.line_up for one in Tournament(Plan("fresco", 3, ("a", "b")), 100).encounters]
    assert [line_up.seating(0) for line_up in line_ups] == [("a", "b", "b"), ("b", "a", "a")]
    assert [line_ups[0].seating(turn).index("a") for turn in range(3)] == [0, 1, 2]


def test_partners_are_played_by_the_same_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[str, ...]] = []
    plan = Plan("final-touch", 4, BOTS)
    loaded = games.load("final-touch")

    def play_out(_: Plan, seating: list[str], *_rest: object) -> object:
        seated.append(tuple(seating))
        return type("Match", (), {"outcome": Outcome((0, 2), (25, 3), "FT-E1")})

    monkeypatch.setattr("bottega.arena.tournament.play_out", play_out)
    play_deal(plan, Task(LineUp("greedy", "random", len(loaded.sides(4))), 0))
    assert seated == [("greedy", "random", "greedy", "random"), ("random", "greedy", "random", "greedy")]


# --- who did better ---


def test_ranks() -> None:
    alone = ((0,), (1,), (2,))
    assert ranks(Outcome((1,), (9, 9, 4), "by a tie-break"), alone) == (1, 0, 2)
    assert ranks(Outcome((0, 2), (9, 4, 9), "shared"), alone) == (0, 2, 0)
    assert ranks(Outcome((1, 3), (9, 12), "in teams"), ((0, 2), (1, 3))) == (1, 0)
    assert won((0, 2, 0)) == [0.5, 0.0, 0.5]


def test_a_deal_is_scored_over_all_its_games() -> None:
    encounter = Encounter(LineUp("a", "b", 3), [((0, 1, 1), (1, 0, 2), (0, 2, 0))])
    assert encounter.games == 3
    assert encounter.scores() == [pytest.approx((1 + 1 + 0.5) / 3)]


# --- the course of it ---


def test_deals_are_shared_and_turns_rotate() -> None:
    """A bot against a copy of itself: whatever the seats, the cards of a deal are the same."""
    plan = Plan("final-touch", 2, BOTS, seed="s")
    once = [play_deal(plan, Task(LineUp("greedy", "greedy", 2), deal)) for deal in range(5)]
    assert once[3] == play_deal(plan, Task(LineUp("greedy", "greedy", 2), 3))
    assert all(first == second for first, second in once), "greedy rolls no dice, so each turn is the same game"


def test_line_ups_take_turns() -> None:
    """So an interrupt leaves something of each."""
    tournament = Tournament(Plan("final-touch", 2, ("greedy", "random", "apprentice")), 40)
    playing = tournament.play(Alone())
    assert [next(playing).line_up for _ in range(3)] == [one.line_up for one in tournament.encounters]


def test_the_number_of_jobs_changes_nothing() -> None:
    plan = Plan("final-touch", 3, BOTS)
    alone, together = held(plan, 60), held(plan, 60, jobs=2)
    assert [one.deals for one in alone.encounters] == [one.deals for one in together.encounters]


def test_what_is_settled_stops_early() -> None:
    tournament = held(Plan("final-touch", 2, BOTS), 400)
    (encounter,) = tournament.encounters
    assert encounter.settled
    assert encounter.always().low > 0.5
    assert 40 <= encounter.games < 400
    assert tournament.played == tournament.to_play == encounter.games


def test_a_full_one_does_not_stop() -> None:
    tournament = Tournament(Plan("final-touch", 2, BOTS), 60, full=True)
    assert {encounter.line_up.bot for encounter in tournament.play(Alone())} == {"greedy"}
    assert tournament.played == 60
    assert tournament.encounters[0].settled


def test_an_even_match_goes_on_to_the_end() -> None:
    """Never more games than were asked for, in whole deals."""
    tournament = Tournament(Plan("final-touch", 2, BOTS), 101)
    (encounter,) = tournament.encounters
    encounter.line_up = LineUp("random", "random", 2)
    totals = [tournament.to_play for _ in tournament.play(Alone())]
    assert set(totals) == {100}
    assert encounter.games == 100
    assert not encounter.settled


def test_rounds_grow() -> None:
    tournament = Tournament(Plan("final-touch", 2, BOTS), 10_000)
    (encounter,) = tournament.encounters
    looks = []
    while len(encounter.deals) < 1000:
        encounter.deals += [((0, 1), (1, 0))] * len(tournament._next_deals(encounter))
        looks.append(len(encounter.deals))
    assert looks[:3] == [20, 40, 60]
    assert all(after - before <= max(20, before // 5) for before, after in pairwise(looks))


@pytest.mark.parametrize(
    ("bots", "most", "reason"),
    [
        (("greedy",), 10, "bots: an arena needs two at least"),
        (("greedy", "random", "greedy"), 10, "bots: greedy is named twice"),
        (BOTS, 2, "games: 3 at least"),
    ],
)
def test_bad_plans(bots: tuple[str, ...], most: int, reason: str) -> None:
    with pytest.raises(Invalid, match=reason):
        Tournament(Plan("final-touch", 3, bots), most)
