"""What the host decides about the seats before the game."""

from __future__ import annotations

import pytest

from bottega.server.problems import Refused
from bottega.server.protocol import NoClock
from bottega.server.seats.arranging import arrange
from bottega.server.seats.messages import FreeSeat, PassHost, PutBot, SeatAct, SwapSeats
from bottega.server.seats.seating import Chair, Seating

BOTS = ("greedy", "master")
VERA, ADA, GREEDY, OPEN = (
    Chair("person", "vera", "Vera"),
    Chair("person", "ada", "Ada"),
    Chair("bot", bot="greedy"),
    Chair("open"),
)


def arranged(*acts: SeatAct) -> Seating:
    chairs = Seating([VERA, ADA, GREEDY, OPEN], {}, NoClock()).copy()
    for act in acts:
        arrange(chairs, act, BOTS)
    return chairs


@pytest.mark.parametrize(
    ("acts", "seats"),
    [
        ([PutBot(3, "master")], [VERA, ADA, GREEDY, Chair("bot", bot="master")]),
        ([PutBot(2, "master")], [VERA, ADA, Chair("bot", bot="master"), OPEN]),
        ([FreeSeat(2)], [VERA, ADA, OPEN, OPEN]),
        ([FreeSeat(1)], [VERA, OPEN, GREEDY, OPEN]),
        ([SwapSeats(0, 1)], [ADA, VERA, GREEDY, OPEN]),
        ([SwapSeats(1, 3)], [VERA, OPEN, GREEDY, ADA]),
        ([SwapSeats(2, 2)], [VERA, ADA, GREEDY, OPEN]),
    ],
)
def test_who_sits_where_then(acts: list[SeatAct], seats: list[Chair]) -> None:
    assert arranged(*acts).seats == seats


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (PutBot(1, "master"), "taken"),
        (PutBot(3, "grandmaster"), "invalid"),
        (PutBot(4, "master"), "not-found"),
        (FreeSeat(3), "invalid"),
        (FreeSeat(4), "not-found"),
        (SwapSeats(0, 4), "not-found"),
        (SwapSeats(4, 0), "not-found"),
        (PassHost(2), "invalid"),
        (PassHost(3), "invalid"),
    ],
)
def test_what_is_refused_changes_nothing(act: SeatAct, code: str) -> None:
    chairs = arranged()
    with pytest.raises(Refused) as refused:
        arrange(chairs, act, BOTS)
    assert refused.value.code == code
    assert chairs == arranged()


def test_the_role_is_handed_on_and_goes_back_when_its_holder_leaves() -> None:
    chairs = arranged()
    assert chairs.host("vera") == 0
    arrange(chairs, PassHost(1), BOTS)
    assert chairs.host("vera") == 1
    assert chairs.host("vera", {0}) == 0  # while Ada is away
    arrange(chairs, SwapSeats(1, 3), BOTS)
    assert chairs.host("vera") == 3  # a role is a person's and not a seat's
    arrange(chairs, FreeSeat(3), BOTS)
    assert chairs.host("vera") == 0
