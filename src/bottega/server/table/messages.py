"""Messages about a match for one reader: what everybody may know is encoded once, the rest for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from bottega.core.event import Event
from bottega.server.protocol import ClockInfo, Json, State, UndoAsked, Update
from bottega.server.seats.seating import Seating
from bottega.server.table import narration, undo
from bottega.server.table.log import MatchLog

encode = msgspec.json.Encoder().encode


class Common(msgspec.Struct):
    """What all messages about the same state share."""

    log: MatchLog
    seating: Seating
    view: bytes  # the public part of every view, up to its last field
    clock: ClockInfo | None
    undo: UndoAsked | None


def common(log: MatchLog, seating: Seating, clock: ClockInfo | None) -> Common:
    request = log.undo_request
    return Common(
        log=log,
        seating=seating,
        view=encode(log.match.public_json())[:-1] + b",",
        clock=clock,
        undo=None if request is None else UndoAsked(request.by, request.to, undo.waiting_for(log, seating)),
    )


def _view(common: Common, seat: int | None) -> Json:
    private = encode(common.log.match.private_json(seat))
    return cast(Json, msgspec.Raw(common.view + private[1:]))  # an object that is encoded already


def update(
    common: Common, since: int, events: Sequence[tuple[int, Event]], seat: int | None, lang: str | None
) -> Update:
    log = common.log
    return Update(
        since=since,
        seq=log.seq,
        events=narration.seen_events(log.match.game.spec.name, common.seating, events, seat, lang),
        view=_view(common, seat),
        clock=common.clock,
        can_undo=seat is not None and log.match.can_undo(seat),
        undo=common.undo,
        can_ask_undo=seat is not None and undo.can_ask(log, seat),
    )


def state(common: Common, seat: int | None) -> State:
    log = common.log
    return State(
        seq=log.seq,
        seat=seat,
        view=_view(common, seat),
        clock=common.clock,
        can_undo=seat is not None and log.match.can_undo(seat),
        undo=common.undo,
        can_ask_undo=seat is not None and undo.can_ask(log, seat),
    )
