"""What the parts of the store share: one database, and the name of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Any

import msgspec

from bottega.store.database import Database, Job, Notice, Step, StoreError


class StorePart:
    """The statements of one concern. `sender` names this process in the notices that other processes get."""

    def __init__(self, database: Database, sender: str) -> None:
        self.database = database
        self.sender = sender

    def _write(self, *steps: Step, notify: tuple[str, str] | None = None) -> Awaitable[None]:
        """Starts at once and is not cancelled with its caller. `notify`: a table's code, and what of it changed.

        `Late` if the database takes longer than it may.
        """
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        job = Job(steps, Notice(*notify, self.sender) if notify is not None else None, partial(_settle, written))
        self.database.write(job)
        limit = loop.call_later(self.database.seconds, job.give_up, self.database.seconds)
        written.add_done_callback(lambda _: limit.cancel())
        return written


def _settle(written: asyncio.Future[None], error: StoreError | None) -> None:
    if written.done():  # cancelled
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def to_text(data: object) -> str | None:
    return None if data is None else msgspec.json.encode(data).decode()


def from_text(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)
