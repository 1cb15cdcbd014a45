"""What a notification says, in the language of its reader: whose turn it is, and what happened since their last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bottega import games, texts
from bottega.server.people.tokens import digest
from bottega.server.table.history import history
from bottega.server.table.table import Table
from bottega.store import DueRow

SENTENCES = 3  # of what happened, the last ones
HOUR = 3_600.0


class Note(Struct):
    """`id` is the same whenever the same thing is told again. `path`: the page to open."""

    id: str
    kind: Literal["turn", "reminder", "test"]
    code: str | None
    title: str
    lines: Sequence[str]
    path: str


def note_id(row: DueRow) -> str:
    return digest(f"{row.channel} {row.code} {row.kind} {row.seq}")[:32]


async def note_of(table: Table, row: DueRow, now: float) -> Note:
    game = games.spec(table.row.game).title
    _, events = await history(table, None, row.seat, row.lang, ("", row.person))
    lines = [event.words for event in events if event.words][-SENTENCES:]
    if row.kind == "reminder" and table.clock is not None:
        left = table.clock.left_at(now)[table.side_of[row.seat]]
        title = texts.say(row.lang, "notify-reminder", game=game, hours=max(1, round(left / HOUR)))
    else:
        title = texts.say(row.lang, "notify-turn", game=game)
    return Note(note_id(row), row.kind, row.code, title, lines, f"/t/{row.code}")


def trial_note(id: str, lang: str) -> Note:  # noqa: A002
    lines = [texts.say(lang, "notify-test-text")]
    return Note(id, "test", None, texts.say(lang, "notify-test"), lines, "/settings")
