"""What the host decides about the seats before the game: bots, free seats, who sits where, and who is the host."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from bottega.server.problems import Refused
from bottega.server.seats.messages import ChallengeBot, FreeSeat, PassHost, PutBot, SeatAct, SwapSeats
from bottega.server.seats.seating import Chair, Seating
from bottega.store import Person


def arrange(chairs: Seating, act: SeatAct, bots: Collection[str], challenged: Person | None = None) -> None:
    """Carries out what the host wants. `bots`: those that can play the game. `challenged`: the bot account it names."""
    chair = _chair(chairs, act.seat)
    match act:
        case PutBot(seat=seat, bot=bot):
            _check_bot(bot, bots)
            if chair.kind not in ("open", "bot"):
                raise Refused("taken")
            chairs.seats[seat] = Chair("bot", bot=bot)
        case FreeSeat(seat=seat):
            if chair.kind == "open" and chair.challenged is None:
                raise Refused("invalid", reason=f"seat: {seat} is free already")
            chairs.seats[seat] = Chair("open")
        case ChallengeBot(seat=seat):
            assert challenged is not None
            chairs.challenge(challenged, seat)
        case SwapSeats(seat=seat, other=other):
            chairs.seats[seat], chairs.seats[other] = _chair(chairs, other), chair
        case PassHost(seat=seat):
            if chair.person is None:
                raise Refused("invalid", reason=f"seat: nobody sits at {seat} who could be the host")
            for each in chairs.seats:
                each.host = each.person == chair.person
        case _:
            assert_never(act)


def _check_bot(bot: str, bots: Collection[str]) -> None:
    if bot not in bots:
        raise Refused("invalid", reason=f"bot: unknown {bot!r}, there are {', '.join(bots)}")


def _chair(chairs: Seating, seat: int) -> Chair:
    if seat >= len(chairs.seats):
        raise Refused("not-found")
    return chairs.seats[seat]
