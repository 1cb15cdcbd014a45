"""A seat at a table of a server."""

from __future__ import annotations

import asyncio
from typing import Any

from bottega import games, texts
from bottega.client.account import Account, RefusedByServer
from bottega.client.local_seat import told_ending
from bottega.client.seat import Refused, Seat
from bottega.client.table import RemoteTable
from bottega.core.match import Match

WAIT_SECONDS = 20.0  # for the others, before the reader is told that it takes longer


class RemoteSeat(Seat):
    """What this seat cannot see is dealt at random in `view`, which tells nothing of it."""

    def __init__(self, account: Account, code: str, lang: str) -> None:
        self.lang = lang
        self.table = RemoteTable(account, code, lambda _: None, lang)
        self._running: asyncio.Task[None] | None = None
        self._decision = 0

    async def begin(self) -> None:
        """Connects, and waits until the game has begun."""
        self._running = asyncio.create_task(self._run())
        await self._wait(lambda: self.table.view is not None)
        if self.table.view is None or self.table.seat is None:
            await self.close()
            raise Refused("The game has not begun, or you do not sit at this table. Try again later.")
        self.seat = self.table.seat
        view = self.table.view
        self.game = games.load(view["game"], version=view["version"])
        await self._wait(self._is_ours)

    async def _run(self) -> None:
        try:
            await self.table.run()
        except RefusedByServer as refused:
            self.table.report(str(refused))

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _wait(self, condition: Any) -> None:
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await self.table.until(lambda: condition() or self._running is None or self._running.done())
        except TimeoutError:
            return

    def _is_ours(self) -> bool:
        view = self.table.view
        return self.is_over or self.table.is_awaited or (view is not None and self.seat in view["asked"])

    async def wait(self) -> None:
        """For the others, some seconds."""
        await self._wait(self._is_ours)

    async def _match(self) -> Match:
        match, self._decision = await self.table.possible_match()
        return match

    async def view(self) -> Any:
        if self.is_over:  # nothing is asked any more
            raise Refused("\n".join([*self.take_news(), *await self.ending()]))
        return (await self._match()).view(self.seat)

    @property
    def names(self) -> list[str]:
        you = texts.say(self.lang, "seat-you")
        called = [seat["name"] or texts.say(self.lang, "seat-human", number=1) for seat in self.table.info["seats"]]
        return [you if seat == self.seat else name for seat, name in enumerate(called)]

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    async def ending(self) -> list[str]:
        outcome = (self.table.view or {}).get("outcome")
        return ["The game was given up."] if outcome is None else told_ending(outcome, self.seat, self.names)

    async def look(self) -> list[str]:
        """Of a game that is over the socket is closed, and only the end can be told."""
        return [*self.take_news(), *await self.ending()] if self.is_over else await super().look()

    async def check(self, action: Any) -> None:
        try:
            await self.table.ask("check", action=action.to_json())
        except RefusedByServer as refused:
            raise Refused(self.refusal(refused.rule, refused.sentence)) from None

    async def make(self, action: Any) -> None:
        try:
            await self.table.move(self._decision, action.to_json())
        except RefusedByServer as refused:
            raise Refused(self.refusal(refused.rule, refused.sentence)) from None
        await self._wait(self._is_ours)

    def take_news(self) -> list[str]:
        events, self.table.events = self.table.events, []
        return [event["words"] for event in events if event["words"]]
