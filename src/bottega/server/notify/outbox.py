"""The outbox: delivers what the tables have written there, in any number of processes.

A row is claimed with a lease, looked at again, sent, and marked as sent. Of a process that dies, another one takes over
the rows when the lease has ended. If it died after sending and before marking, the notification is sent twice, with the
same id: browsers and most mail programs then show one of them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from itertools import groupby

from bottega.server.notify.outgoing import NotDelivered
from bottega.server.notify.quiet import quiet_until
from bottega.server.notify.senders import Senders
from bottega.server.notify.wording import Note, note_of
from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.server.table.tables import Tables
from bottega.store import ChannelRow, Conflict, DueRow, StoreError

log = logging.getLogger(__name__)

LEASE_SECONDS = 120.0  # far longer than a delivery may take
POLL_SECONDS = 30.0  # between two looks at what other processes have written
BATCH = 20  # rows that are claimed together
RETRY_SECONDS = (60.0, 300.0, 1_800.0, 7_200.0)  # after a failure; then it is given up
KEPT_SECONDS = 30 * 86_400.0  # for "notified 2 days ago"

Delivery = list[tuple[DueRow, Note]]


class Outbox:
    def __init__(self, services: Services, tables: Tables, senders: Senders) -> None:
        self.services = services
        self.tables = tables
        self.senders = senders

    async def run(self) -> None:
        """Until the server stops."""
        services = self.services
        while True:
            services.outbox_changed.clear()
            until = services.time.now() + POLL_SECONDS
            try:
                while await self.deliver():
                    pass
                due = await services.store.outbox.next_due()
                until = until if due is None else min(due, until)
            except StoreError as error:
                log.warning("the outbox waits", extra={"error": str(error)})
            await services.time.wait(until, services.outbox_changed)

    async def clean(self) -> None:
        await self.services.store.outbox.clean(self.services.time.now() - KEPT_SECONDS)

    async def deliver(self) -> bool:
        """Sees to some of what is due. False if nothing is."""
        name, now = secrets.token_hex(8), self.services.time.now()
        rows = await self.services.store.outbox.claim(name, now, now + LEASE_SECONDS, BATCH)
        groups = [(channel, list(some)) for channel, some in groupby(rows, lambda row: row.channel)]
        done = await asyncio.gather(*(self._deliver(name, *group) for group in groups), return_exceptions=True)
        for (channel, _), error in zip(groups, done, strict=True):
            if isinstance(error, BaseException):  # the rows are due again when the lease has ended
                log.error("delivery failed", extra={"channel": channel}, exc_info=error)
        return bool(rows)

    async def _deliver(self, name: str, id: str, rows: Sequence[DueRow]) -> None:  # noqa: A002
        store = self.services.store
        channel = await store.channels.get(id)
        if channel is None or await store.channels.remove_if_signed_out(id):
            return
        delivery: Delivery = []
        for row in rows:
            if row.closing:
                await self._close(name, channel, row)
            elif (until := quiet_until(row.quiet, self.services.time.now())) is not None:
                await store.outbox.postpone(name, row, until, row.tries)
            elif (note := await self._note(row)) is None:
                await store.outbox.drop(name, row)
            else:
                delivery.append((row, note))
        if channel.kind == "mail":
            await self._mail(name, channel, delivery)
        else:
            for each in delivery:
                await self._send(name, channel, [each])

    async def _note(self, row: DueRow) -> Note | None:
        """What to say. None if the table does not wait for this person any more, or they are looking at it."""
        try:
            table = await self.tables.get(row.code)
            if self.services.store.shared:
                await table.catch_up()
            chair = table.seating.seats[row.seat]
            is_waiting = row.seat in table.running_log().awaited and row.seat not in table.away
            if not is_waiting or chair.person != row.person or row.person in table.present:
                return None
            return await note_of(table, row, self.services.time.now())
        except Refused as refused:
            if refused.code == "unavailable":
                raise
            return None  # the table was deleted, or cannot be opened

    async def _mail(self, name: str, channel: ChannelRow, delivery: Delivery) -> None:
        """All in one, unless the last mail was a short time ago: then later, with what has come by then."""
        now, interval = self.services.time.now(), self.services.settings.mail_minutes * 60
        if not delivery:
            return
        try:
            await self.services.store.channels.take_turn(channel.id, now, now - interval)
        except Conflict:
            due = max(channel.last_sent + interval, now + RETRY_SECONDS[0])
            for row, _ in delivery:
                await self.services.store.outbox.postpone(name, row, due, row.tries)
            return
        await self._send(name, channel, delivery)

    async def _send(self, name: str, channel: ChannelRow, delivery: Delivery) -> None:
        store, now = self.services.store, self.services.time.now()
        try:
            await self.senders.send(channel, [note for _, note in delivery], delivery[0][0].lang)
        except NotDelivered as error:
            await self._failed(name, channel, [row for row, _ in delivery], error)
            return
        self.services.metrics.notifications.add(channel.kind, len(delivery))
        for row, _ in delivery:
            await store.outbox.mark_sent(name, row, now)
            if (table := self.tables.live.get(row.code)) is not None:
                await table.turns.read()
                table.send_table()
        if channel.problem:
            await store.channels.note_problem(channel.id, "")

    async def _failed(self, name: str, channel: ChannelRow, rows: Sequence[DueRow], error: NotDelivered) -> None:
        """Tries again later, or gives up."""
        store, now = self.services.store, self.services.time.now()
        log.info("not delivered", extra={"channel": channel.id, "kind": channel.kind, "reason": error.reason})
        if error.gone and channel.kind == "push":
            await store.channels.remove(channel.id)
            return
        await store.channels.note_problem(channel.id, error.reason)
        for row in rows:
            if error.gone or row.tries >= len(RETRY_SECONDS):
                await store.outbox.drop(name, row)
            else:
                await store.outbox.postpone(name, row, now + RETRY_SECONDS[row.tries], row.tries + 1)

    async def _close(self, name: str, channel: ChannelRow, row: DueRow) -> None:
        """Best effort: a notification that stays a while longer is no harm."""
        if row.sent is not None:
            try:
                await self.senders.close(channel, row.code)
            except NotDelivered as error:
                log.info("not closed", extra={"channel": channel.id, "reason": error.reason})
        await self.services.store.outbox.drop(name, row)
