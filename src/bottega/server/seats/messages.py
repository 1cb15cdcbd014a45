"""What crosses the wire about seats, by type: being ready, what the host decides, and handing a seat to somebody.

The rest is in `protocol`.
"""

from __future__ import annotations

from msgspec import Struct

from bottega.server.protocol import Account, Body, BotName, SeatNumber, Token


class Ready(Body):
    """With a live clock the game begins once everybody has said so."""

    ready: bool = True


# --- what the host decides before the game ---


class PutBot(Struct, tag="bot", tag_field="act", forbid_unknown_fields=True):
    """A bot for a free seat, or instead of the bot that has it."""

    seat: SeatNumber
    bot: BotName = "greedy"


class FreeSeat(Struct, tag="free", tag_field="act", forbid_unknown_fields=True):
    seat: SeatNumber


class SwapSeats(Struct, tag="swap", tag_field="act", forbid_unknown_fields=True):
    """Who sits at one seat sits at the other then; either may be free."""

    seat: SeatNumber
    other: SeatNumber


class PassHost(Struct, tag="host", tag_field="act", forbid_unknown_fields=True):
    """Who sits there is the host from now on."""

    seat: SeatNumber


class ChallengeBot(Struct, tag="challenge", tag_field="act", forbid_unknown_fields=True):
    """A free seat, or that of a bot of the server, waits for a bot account until it accepts or declines."""

    seat: SeatNumber
    account: Account


SeatAct = PutBot | FreeSeat | SwapSeats | PassHost | ChallengeBot


class AnswerChallenge(Body):
    """Of a bot account that a seat waits for."""

    accept: bool


# --- handing a seat to somebody ---


class SeatLink(Struct):
    """Whoever opens the link first may take the seat. `path` is the page to open; making another voids this one."""

    token: str
    path: str


class TakeSeat(Body):
    token: Token
