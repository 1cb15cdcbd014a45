"""How the game ends, and what it is worth then: by hand-made ends."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.core.game import Outcome
from bottega.core.match import Match
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.state import State
from games.pastiche.sample import SEATS, match

Json = dict[str, Any]
NOTHING: list[Json] = []
HEX_Y = {"points": "RRRRRR", "centre": "Y"}
HEX_RB = {"points": "RYBRYB", "centre": "RB"}


def work(title: str, points: int, artist: str = "", **palette: int) -> Json:
    """A commission written out; by an artist of its own, if none is named."""
    artist = artist or f"artist of {title}"
    return {"title": title, "artist": artist, "palette": palette or {"gray": 1}, "points": points}


# --- PA-E1, PA-D2: the same number of turns ---

THRESHOLDS = [(2, 45), (3, 40), (4, 35)]


def turns(seats: int, starter: int, seat: int) -> list[int]:
    """In the fourth round, this seat to move."""
    return [3 + ((other - starter) % seats < (seat - starter) % seats) for other in range(seats)]


def still_to_come(seats: int, starter: int, seat: int) -> list[int]:
    """This seat, and those after it in the round."""
    return [(seat + place) % seats for place in range((starter - seat - 1) % seats + 1)]


def nearly(seats: int, starter: int, seat: int, points: int) -> Match:
    """This seat has so many points, and a commission of four more to complete."""

    def only(mine: Any, others: Any) -> list[Any]:
        return [mine if other == seat else others for other in range(seats)]

    return match(
        seats,
        turn=seat,
        starter=starter,
        step="trade",
        turns=turns(seats, starter, seat),
        palettes=only({"red": 1}, {}),
        commissions=only([work("Last", 4, red=1)], []),
        completed=only([work("First", points)], []),
    )


def finish(game: Match, most: int = 100) -> list[int]:
    """Plays what an absent player would; says who ended a turn."""
    ended: list[int] = []
    while not game.over and len(ended) < most:
        seat = game.awaited[0]
        before = sum(game.state.turns)
        game.play(seat, game.game.fallback(game.state, seat))
        ended += [seat] * (sum(game.state.turns) - before)
    return ended


@pytest.mark.rule("PA-E1")
@pytest.mark.parametrize(("seats", "points"), THRESHOLDS)
def test_everyone_has_the_same_number_of_turns(seats: int, points: int) -> None:
    for starter in range(seats):
        for seat in range(seats):
            game = nearly(seats, starter, seat, points - 4)
            assert not game.state.last_round
            game.play(seat, {"type": "complete", "commission": "Last"})
            assert game.state.last_round
            assert not game.over
            assert finish(game) == still_to_come(seats, starter, seat)
            assert game.state.turns == [4] * seats
            assert game.outcome is not None
            assert (game.outcome.reason, game.outcome.winners) == ("PA-E1", (seat,))


@pytest.mark.rule("PA-E1")
@pytest.mark.parametrize(("seats", "points"), THRESHOLDS)
def test_a_point_less_does_not_call_the_end(seats: int, points: int) -> None:
    game = nearly(seats, 0, seats - 1, points - 5)
    game.play(seats - 1, {"type": "complete", "commission": "Last"})
    assert not game.state.last_round
    assert finish(game, 1) == [seats - 1]
    assert not game.over
    assert game.state.turn == 0


@pytest.mark.rule("PA-D2")
@pytest.mark.parametrize("seats", SEATS)
def test_without_hexes_the_round_is_finished(seats: int) -> None:
    for starter in range(seats):
        for last in range(seats):
            hexes = [[HEX_Y] if other == last else [] for other in range(seats)]
            named = {"turns": turns(seats, starter, last), "hexes": hexes, "supply": []}
            game = match(seats, turn=last, starter=starter, **named)
            assert finish(game) == still_to_come(seats, starter, last)
            assert game.outcome is not None
            assert game.outcome.reason == "PA-D2"
            assert game.state.turns == [4] * seats


@pytest.mark.rule("PA-D2")
def test_while_somebody_has_a_hex_the_game_goes_on() -> None:
    game = match(2, turn=0, starter=0, step="trade", hexes=[[], [HEX_Y, HEX_RB]], supply=[], palettes=[{}, {}])
    assert finish(game, 2) == [0, 1]
    assert not game.over
    assert finish(game) == [0, 1]  # the last hex was laid by the second of the round
    assert game.over


# --- PA-E2, PA-E3: scores ---


def over(completed: list[list[Json]], **position: Any) -> tuple[State, Outcome]:
    """An end at which nobody holds anything that is not named."""
    seats = len(completed)
    empty = {"palettes": [{}] * seats, "commissions": [[]] * seats}
    game = match(seats, step="over", completed=completed, **{**empty, **position})
    assert game.outcome is not None
    state: State = game.state
    return state, game.outcome


@pytest.mark.rule("PA-E2")
def test_the_score_is_all_three_together() -> None:
    _, outcome = over(
        [[work("A", 10, "Ann"), work("B", 8, "Ann"), work("C", 30)], [work("D", 7)]],
        palettes=[{"red": 1, "black": 2}, {"red": 5}],
        commissions=[[work("E", 9, red=1, black=1)], [work("F", 9, blue=2)]],
    )
    assert outcome.scores == (10 + 8 + 30 + 4 + 3 + 4, 7)


@pytest.mark.rule("PA-E3")
@pytest.mark.parametrize(
    ("palette", "usable"),
    [
        ({}, 0),
        ({"gray": 1}, 6),
        ({"gray": 2}, 12),
        ({"gray": 3}, 12),  # two commissions need two
        ({"bisque": 2}, 4),  # only one needs one
        ({"orange": 1, "white": 1}, 0),
        ({"gray": 1, "bisque": 1, "orange": 4, "red": 1}, 14),
    ],
)
def test_usable_cards(palette: dict[str, int], usable: int) -> None:
    """Each counts once, for either of the two commissions."""
    hand = [work("A", 9, gray=1, bisque=1), work("B", 9, gray=1, red=1)]
    _, outcome = over([NOTHING, NOTHING], palettes=[palette, {}], commissions=[hand, []])
    assert outcome.scores == (usable, 0)


@pytest.mark.rule("PA-E3")
def test_neither_the_gallery_nor_another_hand_makes_a_card_usable() -> None:
    named = {"gallery": [work("A", 9, gray=1)], "commissions": [[], [work("B", 9, bisque=1)]]}
    _, outcome = over([[work("C", 9, red=1)], NOTHING], palettes=[{"gray": 1, "bisque": 1, "red": 1}, {}], **named)
    assert outcome.scores == (9, 0)


@pytest.mark.rule("PA-C2")
def test_what_the_cards_are_worth() -> None:
    worth = dict(zip(COLOURS, [4, 4, 4, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 6, 4], strict=True))
    for colour, points in worth.items():
        hand = [work("A", 9) | {"palette": {colour: 1}}]
        _, outcome = over([NOTHING, NOTHING], palettes=[{colour: 1}, {}], commissions=[hand, []])
        assert outcome.scores == (points, 0), colour


# --- PA-E4: bonuses ---

BONUSES = [(14, 0), (15, 3), (17, 3), (18, 4), (22, 4), (23, 5), (27, 5), (28, 6), (31, 6), (32, 0)]


@pytest.mark.rule("PA-E4")
@pytest.mark.parametrize(("together", "extra"), BONUSES)
def test_the_brackets_of_the_artist_bonus(together: int, extra: int) -> None:
    _, outcome = over([[work("A", 7, "Ann"), work("B", together - 7, "Ann")], NOTHING])
    assert outcome.scores == (together + extra, 0)


@pytest.mark.rule("PA-E4")
def test_one_work_alone_earns_no_bonus() -> None:
    """Nor two by two artists, nor one completed and one in hand, nor one each of two players."""
    completed = [[work("A", 9, "Ann"), work("B", 9, "Bob")], [work("C", 9, "Ann")]]
    state, _ = over(completed, commissions=[[work("D", 9, "Bob")], []])
    assert [scoring.bonus_points(state.box, cards) for cards in state.completed] == [0, 0]


@pytest.mark.rule("PA-E4")
def test_two_artists_are_two_bonuses() -> None:
    pairs = [work("A", 9, "Ann"), work("B", 9, "Bob"), work("C", 7, "Bob"), work("D", 9, "Ann")]
    state, _ = over([pairs, NOTHING])
    assert scoring.bonus_points(state.box, state.completed[0]) == 4 + 3


# --- PA-E5: ties ---

ONE_OF_40 = [work("A", 40)]
TWO_OF_40 = [work("B", 15), work("C", 25)]
TWO_OF_36 = [work("D", 16), work("E", 20)]
PAIR_OF_22 = [work("F", 9, "Ann"), work("G", 9, "Ann")]  # with its bonus of 4
TWO_OF_22 = [work("H", 7), work("I", 15)]
TWO_OF_18 = [work("J", 8), work("K", 10)]
TIES = [
    # by what: completed of the two, who holds a usable red card worth 4, who wins
    ("commissions", [ONE_OF_40, TWO_OF_40], None, (1,)),
    ("commissions before usable cards", [[work("A", 36)], TWO_OF_40], 0, (1,)),
    ("usable cards", [TWO_OF_40, TWO_OF_36], 1, (1,)),
    ("usable cards before bonuses", [PAIR_OF_22, TWO_OF_18], 1, (1,)),
    ("bonuses", [TWO_OF_22, PAIR_OF_22], None, (1,)),
    ("shared", [TWO_OF_22, [work("M", 11), work("N", 11)]], None, (0, 1)),
]


@pytest.mark.rule("PA-E5")
@pytest.mark.parametrize(("completed", "red", "winners"), [tie[1:] for tie in TIES], ids=[tie[0] for tie in TIES])
@pytest.mark.parametrize("order", [1, -1])
def test_ties(completed: list[list[Json]], red: int | None, winners: tuple[int, ...], order: int) -> None:
    """Whichever seat they sit on."""
    palettes = [{"red": 1} if seat == red else {} for seat in range(2)]
    commissions = [[work("L", 8, red=1)] if seat == red else [] for seat in range(2)]
    _, outcome = over(completed[::order], palettes=palettes[::order], commissions=commissions[::order])
    assert len(set(outcome.scores)) == 1
    assert outcome.winners == (winners if order == 1 else tuple(sorted(1 - seat for seat in winners)))


@pytest.mark.rule("PA-E5")
def test_two_of_three_share() -> None:
    assert over([[work("A", 41)], [work("B", 40)], [work("C", 41)]])[1].winners == (0, 2)


@pytest.mark.rule("PA-E1")
@pytest.mark.parametrize(("seats", "points"), THRESHOLDS)
def test_only_completed_commissions_call_the_end(seats: int, points: int) -> None:
    """Bonuses and usable cards do not, however many."""
    for missing in (0, 1):
        pair = [work("A", 15, "Ann"), work("B", points - 15 - missing, "Ann")]
        state, outcome = over(
            [pair, *[NOTHING] * (seats - 1)],
            palettes=[{"gray": 3}, *[{}] * (seats - 1)],
            commissions=[[work("C", 9, gray=3)], *[[]] * (seats - 1)],
        )
        assert [scoring.enough(state, seat) for seat in (0, 1)] == [missing == 0, False]
        assert outcome.scores[0] >= points
        assert outcome.reason == ("PA-D2" if missing else "PA-E1")
