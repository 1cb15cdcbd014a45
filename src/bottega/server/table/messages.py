"""Messages about a table for one reader: what everybody may know is encoded once, the rest for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from bottega.core.event import Event
from bottega.server import boxes
from bottega.server.protocol import ClockInfo, Json, TableInfo
from bottega.server.seats.seating import Seating
from bottega.server.table import narration, questions
from bottega.server.table.log import MatchLog
from bottega.server.table.wire import QuestionAsked, State, UndoAsked, Update

if TYPE_CHECKING:
    from bottega.server.table.table import Table

encode = msgspec.json.Encoder().encode


class Common(msgspec.Struct):
    """What all messages about the same state share."""

    log: MatchLog
    seating: Seating
    view: bytes  # the public part of every view, up to its last field
    clock: ClockInfo | None
    undo: UndoAsked | None
    question: QuestionAsked | None


class ForSeat(msgspec.Struct):
    """What a message says of the reader's own seat, beside the view."""

    can_undo: bool = False
    can_ask_undo: bool = False
    takes_back: list[int] = []
    auto_decline: bool = False


def common(log: MatchLog, seating: Seating, clock: ClockInfo | None, online: frozenset[int]) -> Common:
    asked = None if log.question is None else log.question.ask
    waiting = questions.waiting_for(log, seating, online)
    undo = question = None
    if asked is not None and asked.to is not None:
        undo = UndoAsked(asked.seat, asked.to, waiting, log.move_seqs[asked.to :])
    elif asked is not None:
        question = QuestionAsked(asked.about, asked.seat, waiting, asked.stand_in, asked.pause)
    return Common(
        log=log,
        seating=seating,
        view=encode(log.match.public_json())[:-1] + b",",
        clock=clock,
        undo=undo,
        question=question,
    )


def _view(common: Common, seat: int | None) -> Json:
    private = encode(common.log.match.private_json(seat))
    return cast(Json, msgspec.Raw(common.view + private[1:]))  # an object that is encoded already


def _for_seat(log: MatchLog, seat: int | None) -> ForSeat:
    if seat is None:
        return ForSeat()
    return ForSeat(
        can_undo=log.match.can_undo(seat) and not log.is_halted,
        can_ask_undo=questions.can_ask_undo(log, seat),
        takes_back=questions.taken_back(log, seat),
        auto_decline=seat in log.declining,
    )


def update(
    common: Common, since: int, events: Sequence[tuple[int, Event]], seat: int | None, lang: str | None
) -> Update:
    log, own = common.log, _for_seat(common.log, seat)
    return Update(
        since=since,
        seq=log.seq,
        events=narration.seen_events(log.match.game.spec.name, common.seating, events, seat, lang),
        view=_view(common, seat),
        clock=common.clock,
        can_undo=own.can_undo,
        undo=common.undo,
        can_ask_undo=own.can_ask_undo,
        takes_back=own.takes_back,
        question=common.question,
        auto_decline=own.auto_decline,
    )


def state(common: Common, seat: int | None) -> State:
    log, own = common.log, _for_seat(common.log, seat)
    return State(
        seq=log.seq,
        seat=seat,
        view=_view(common, seat),
        clock=common.clock,
        can_undo=own.can_undo,
        undo=common.undo,
        can_ask_undo=own.can_ask_undo,
        takes_back=own.takes_back,
        question=common.question,
        auto_decline=own.auto_decline,
    )


def table_info(table: Table, person: str | None) -> TableInfo:
    """The table as one person sees it."""
    row, log, match, seating = table.row, table.log, table.match, table.seating
    resigned = () if log is None else log.resigned
    return TableInfo(
        code=table.code,
        version=row.version,
        game=row.game,
        status=table.status,
        seats=seating.infos(
            *(table.away, table.online, resigned, table.replaceable, table.turns.notified),
            table.turns.answers if match is None else {},
        ),
        sides=[list(side) for side in table.sides],
        mine=seating.of(person),
        host=table.is_host(person),
        host_seat=table.host_seat,
        options=seating.options,
        clock=seating.clock,
        privacy=row.privacy,  # type: ignore[arg-type]  # written from the same type
        autostart=seating.autostart,
        created=row.created,
        seq=table.seq,
        awaited=[] if log is None else list(log.awaited),
        commitment=None if match is None else match.commitment,
        outcome=match.outcome.to_json() if match is not None and match.outcome else None,
        rematch=seating.rematch,
        unready=seating.unready(table.present) if match is None else [],
        bot_begins=match is None and seating.bot_begins(table.present),
        watchers=table.feed.watchers + table.services.peers.watchers(table.code),
        paused_until=None if log is None else log.paused_until,
        box=boxes.info(table.own_game),
        origin=seating.origin,
    )
