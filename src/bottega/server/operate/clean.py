"""Deletes what is old: guests without games, tables nobody came back to, imports, old chat. Finished games stay."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from bottega.server.settings import Settings
from bottega.store import Kind, Store

BATCH = 20  # deleted together
PAUSE = 0.05  # seconds between two batches
DAY = 86_400.0


def days(settings: Settings) -> dict[Kind, int]:
    """After how many days what is deleted; what is kept for ever is left out."""
    all_days = {
        Kind.GUESTS: settings.guest_days,
        Kind.OPEN_TABLES: settings.open_table_days,
        Kind.UNFINISHED_TABLES: settings.unfinished_table_days,
        Kind.IMPORTS: settings.import_days,
        Kind.CHAT: settings.chat_days,
    }
    return {kind: number for kind, number in all_days.items() if number}


async def count_old(store: Store, settings: Settings, now: float) -> dict[Kind, int]:
    """What `clean` would delete."""
    return {kind: await store.retention.count(kind, now - number * DAY) for kind, number in days(settings).items()}


async def clean(
    store: Store, settings: Settings, now: float, in_use: Callable[[str], bool] = lambda _: False
) -> Counter[Kind]:
    """Deletes what is old, unless it is `in_use` by its key. Returns how much of what is gone."""
    deleted: Counter[Kind] = Counter()
    for kind, number in days(settings).items():
        before, last = now - number * DAY, ""
        while keys := await store.retention.find(kind, before, last, BATCH):
            last = keys[-1]
            unused = [key for key in keys if not in_use(key)]
            gone = await asyncio.gather(*(store.retention.delete(kind, key, before) for key in unused))
            deleted[kind] += sum(gone)
            await asyncio.sleep(PAUSE)
    return deleted
