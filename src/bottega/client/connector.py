"""A bot at a server: accepts challenges and plays, at several tables at a time, until it is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import aclosing
from typing import Any

from bottega import games
from bottega.client.account import Account, Json, RefusedByServer, Unreachable
from bottega.client.playing import OnError, RemoteBot
from bottega.client.sockets import Report, messages, pauses
from bottega.client.table import RemoteTable

FATAL = ("wrong-token", "scope", "not-for-bots", "banned", "sign-in", "signed-out")


class Connector:
    """`bot`: as `bots.load` reads it. `at_a_time`: more challenges wait until a game is over."""

    def __init__(
        self, account: Account, bot: str, wanted: Collection[str], at_a_time: int, on_error: OnError, report: Report
    ) -> None:
        self.account = account
        self.bot = bot
        self.wanted = wanted
        self.at_a_time = at_a_time
        self.on_error: OnError = on_error
        self.report = report
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.waiting: dict[str, Json] = {}  # challenges, by code

    async def run(self) -> None:
        """Until it is cancelled. `RefusedByServer` if the token is not, or no longer, good."""
        me = await self._sign_in()
        self.report(f"connected to {self.account.url} as {me['name']}")
        try:
            async with asyncio.TaskGroup() as self._tasks:
                reading = messages(self.account, "/events", lambda _: None, self.report)
                async with aclosing(reading):
                    async for message in reading:
                        if message["type"] == "event":
                            await self._on_event(message["kind"], message["table"])
        except BaseExceptionGroup as group:
            fatal = group.subgroup(RefusedByServer)
            raise (fatal.exceptions[0] if fatal else group.exceptions[0]) from None

    async def _sign_in(self) -> Json:
        said = False
        for pause in pauses():
            try:
                found: Json = await self.account.get("/me")
                return found
            except Unreachable as error:
                if not said:
                    self.report(f"no connection ({error}), trying again")
                said = True
                await asyncio.sleep(pause)
        raise AssertionError

    async def _on_event(self, kind: str, table: Json) -> None:
        code = table["code"]
        if kind == "challenge":
            await self._on_challenge(code, table)
        elif kind == "withdrawn":
            self.waiting.pop(code, None)
        elif kind == "start" and code not in self.playing:
            self._play(code)

    async def _on_challenge(self, code: str, table: Json) -> None:
        host = next((seat["name"] for seat in table["seats"] if seat["kind"] == "person"), "somebody")
        title = games.spec(table["game"]).title if table["game"] in games.names() else table["game"]
        if table["game"] not in self.wanted:
            self.report(f"{code}: {title} with {host} declined")
            await self._answer(code, accept=False)
            return
        self.report(f"{code}: {host} wants to play {title}")
        self.waiting[code] = table
        await self._accept_next()

    async def _accept_next(self) -> None:
        while self.waiting and len(self.playing) < self.at_a_time:
            code = next(iter(self.waiting))
            del self.waiting[code]
            if await self._answer(code, accept=True):
                self._play(code)

    async def _answer(self, code: str, accept: bool) -> bool:
        """False if the challenge is gone, or the server cannot be reached: then it is told again."""
        try:
            await self.account.post(f"/tables/{code}/challenge", accept=accept)
        except RefusedByServer as refused:
            if refused.code in FATAL:
                raise
            self.report(f"{code}: {refused}")
            return False
        except Unreachable as error:
            self.report(f"{code}: {error}")
            return False
        return True

    def _play(self, code: str) -> None:
        if code not in self.playing:
            self.playing[code] = self._tasks.create_task(self._play_out(code))

    async def _play_out(self, code: str) -> None:
        table = RemoteTable(self.account, code, lambda text: self.report(f"{code}: {text}"))
        try:
            player = RemoteBot(table, self.bot, self.on_error, self.report)
            await player.play()
            self.report(f"{code}: {'resigned' if player.has_resigned else ending(table)}")
        except RefusedByServer as refused:
            if refused.code in FATAL:
                raise
            self.report(f"{code}: {refused}")
        except Unreachable as error:
            self.report(f"{code}: {error}")
        del self.playing[code]
        await self._accept_next()


def ending(table: RemoteTable) -> str:
    outcome: Any = (table.view or {}).get("outcome")
    if outcome is None:
        return "over, given up"
    won = "won" if table.seat in outcome["winners"] else "not won"
    return f"over, {won}, scores {', '.join(map(str, outcome['scores']))}"
