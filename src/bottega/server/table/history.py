"""What happened at a table before: from the feed where that still has it, else by replaying the log."""

from __future__ import annotations

from bottega.server.protocol import SeenEvent
from bottega.server.table import narration
from bottega.server.table.log import MoveEntry, events_since, read_entry
from bottega.server.table.table import Table


async def history(
    table: Table, since: int | None, seat: int | None, lang: str | None, owner: tuple[str, ...]
) -> tuple[int, list[SeenEvent]]:
    """The events after a seq, or after the last move of the reader's seat, and that seq. In words if `lang` is given.

    `owner`: whose share of the server's time it takes.
    """
    log, seating, services = table.running_log(), table.seating, table.services
    game = table.row.game
    entries = [read_entry(row.data) for row in await services.store.log.read(table.code)]
    if since is None:
        own = [seq for seq, entry in enumerate(entries, 1) if isinstance(entry, MoveEntry) and entry.seat == seat]
        since = own[-1] if own else 0
    if table.feed.covers(since, log.seq):
        return since, narration.seen_events(game, seating, table.feed.recent_events(since), seat, lang)

    def replay() -> list[SeenEvent]:
        return narration.seen_events(game, seating, events_since(log.match.deal, entries, since), seat, lang)

    return since, await services.narrating.run(owner, replay)
