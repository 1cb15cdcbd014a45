"""What a table looks like to one reader: messages about it, ready to be sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from bottega.core.event import Event
from bottega.server.protocol import ClockInfo, Json, State, TableInfo, UndoAsked, Update
from bottega.server.table import narration
from bottega.server.table.log import MatchLog

if TYPE_CHECKING:
    from bottega.server.table.table import Table

encode = msgspec.json.Encoder().encode


class Common(msgspec.Struct):
    """What everybody is told alike, worked out once for all."""

    course: MatchLog
    view: bytes  # the beginning of every view
    clock: ClockInfo | None
    undo: UndoAsked | None


def common(table: Table) -> Common:
    course = table.playing()
    asked = course.asked
    return Common(
        course=course,
        view=encode(course.match.public_json())[:-1] + b",",
        clock=table.clock.info(table.services.time.now()) if table.clock else None,
        undo=None if asked is None else UndoAsked(asked.by, asked.to, table.undo_waiting()),
    )


def _view(common: Common, seat: int | None) -> Json:
    own = encode(common.course.match.private_json(seat))
    return cast(Json, msgspec.Raw(common.view + own[1:]))  # a map, but written already


def update(
    table: Table, since: int, news: Sequence[tuple[int, Event]], seat: int | None, lang: str | None, common: Common
) -> Update:
    course = common.course
    return Update(
        since=since,
        seq=course.seq,
        events=narration.tell(table.row.game, table.seating, news, seat, lang),
        view=_view(common, seat),
        clock=common.clock,
        can_undo=seat is not None and course.match.can_undo(seat),
        undo=common.undo,
        can_ask_undo=seat is not None and course.can_ask_undo(seat),
    )


def state(common: Common, seat: int | None) -> State:
    course = common.course
    return State(
        seq=course.seq,
        seat=seat,
        view=_view(common, seat),
        clock=common.clock,
        can_undo=seat is not None and course.match.can_undo(seat),
        undo=common.undo,
        can_ask_undo=seat is not None and course.can_ask_undo(seat),
    )


def info(table: Table, person: str | None = None) -> TableInfo:
    row, match = table.row, table.match
    return TableInfo(
        code=table.code,
        version=row.version,
        game=row.game,
        status=table.status,
        seats=table.seating.infos(table.away, table.online),
        sides=[list(side) for side in table.sides],
        mine=table.seating.of(person),
        host=table.is_host(person),
        host_seat=table.host_seat,
        options=table.seating.options,
        clock=table.seating.clock,
        privacy=row.privacy,  # type: ignore[arg-type]  # written from the same type
        autostart=table.seating.autostart,
        created=row.created,
        seq=table.seq,
        awaited=[] if match is None else list(match.awaited),
        commitment=None if match is None else match.commitment,
        outcome=match.outcome.to_json() if match is not None and match.outcome else None,
        rematch=table.seating.rematch,
        watchers=sum(subscriber.seat is None for subscriber in table.subscribers),
    )


def personal(info: TableInfo, table: Table, person: str | None) -> TableInfo:
    """The same for somebody in particular."""
    return msgspec.structs.replace(info, mine=table.seating.of(person), host=table.is_host(person))
