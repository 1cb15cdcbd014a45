"""A bot's `choose(view, chance)` at a table of a server."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, TypeVar

from bottega import bots
from bottega.client.account import Json, RefusedByServer
from bottega.client.sockets import Report
from bottega.client.table import RemoteTable
from bottega.core.chance import Dice
from bottega.core.errors import BottegaError, Invalid
from bottega.core.parts import Bot

OnError = Literal["resign", "random"]
LATE = ("moved-on", "paused", "over", "resigned", "not-started")  # refusals of a move that need no other answer
TURN = "G-TURN"  # the rule that refuses an answer to an old question

Result = TypeVar("Result")


class Failed(Exception):
    """The bot raised something, or chose what the rules do not allow. It has been told to its author."""


class RemoteBot:
    """Plays one seat to the end. `on_error`: what becomes of the game if the bot fails."""

    def __init__(self, table: RemoteTable, name: str, on_error: OnError, report: Report) -> None:
        self.table = table
        self.name = name
        self.on_error = on_error
        self.report = report
        self.dice = Dice(secrets.randbits(62))
        self.bot: Bot | None = None
        self.has_resigned = False
        self._asked: object = None  # the last question that was put to the bot out of turn
        self._seen = -1  # the decision it was put for

    async def play(self) -> None:
        running = asyncio.create_task(self.table.run())
        acting = asyncio.create_task(self._act())
        try:
            await asyncio.wait({running, acting}, return_when=asyncio.FIRST_COMPLETED)
            if acting.done():
                acting.result()
            else:
                running.result()
        finally:
            running.cancel()
            acting.cancel()
            await asyncio.gather(running, acting, return_exceptions=True)

    async def _act(self) -> None:
        table = self.table
        while not table.is_over:
            table.changed.clear()
            await self._be_ready()
            await self._agree()
            view = table.view
            if view is not None and view["choices"] and (table.is_awaited or view["decision"] != self._seen):
                try:
                    await self._move(view)
                except Failed:
                    if self.on_error == "resign":
                        self.has_resigned = True
                        with suppress(RefusedByServer):  # it is over
                            await table.ask("resign")
                        return
                    await self._play_anything(view)
            if not table.changed.is_set():
                await table.changed.wait()

    async def _be_ready(self) -> None:
        """Before a game with a live clock; again if the server asks again."""
        mine = self.table.info.get("mine", [])
        if any(seat in self.table.info.get("unready", []) for seat in mine):
            await self.table.account.post(f"/tables/{self.table.code}/ready", ready=True)

    async def _agree(self) -> None:
        """To whatever the others ask for: an undo, a pause, a bot for somebody absent."""
        standing, seat = self.table.standing, self.table.seat
        for asked, about in ((standing.get("undo"), "undo"), (standing.get("question"), None)):
            if asked and seat in asked["waiting"]:
                await self._unless_late(self.table.ask("answer", about=about or asked["about"], agree=True))

    async def _move(self, view: Json) -> None:
        table, seat = self.table, self.table.seat
        assert seat is not None
        try:
            match, decision = await table.possible_match()
        except Invalid as error:  # such as rules of a later version
            self.report(f"{table.code}: this table cannot be played with the rules that are installed: {error}")
            raise Failed from None
        is_awaited, question = seat in match.awaited, match.question(seat)
        self._seen = decision
        if not is_awaited and question == self._asked:
            return
        self._asked = question
        action = await self._choose(match.view(seat), match)
        if action is not None:
            await self._send(decision, action)
        elif is_awaited:
            self.report(f"{table.code}: {self.name} chose nothing, though the game waits for it")
            raise Failed

    async def _choose(self, view: Any, match: Any) -> Json | None:
        try:
            if self.bot is None:
                self.bot = bots.load(self.name, match.game)
            if not view.awaited and not (view.choices and bots.answers_out_of_turn(self.bot)):
                return None
            action = await in_thread(lambda bot: bot.choose(view, self.dice), self.bot)
            return None if action is None else dict(action.to_json())
        except BottegaError as error:
            self.report(f"{self.table.code}: {error}")
            raise Failed from None
        except Exception as error:
            self.report(f"{self.table.code}: {self.name} failed\n{told_by_its_author(error)}")
            raise Failed from None

    async def _send(self, decision: int, action: Json) -> None:
        try:
            await self.table.move(decision, action)
        except RefusedByServer as refused:
            if refused.rule == TURN or refused.code in LATE:  # the next view asks anew
                return
            self.report(f"{self.table.code}: refused {action}: {refused}")
            raise Failed from None

    async def _play_anything(self, view: Json) -> None:
        """In place of a bot that failed, if the game still waits for the same answer."""
        if self.table.is_awaited:
            action = random.choice(view["choices"])
            await self._unless_late(
                self.table.ask("move", id=f"any-{view['decision']}", decision=view["decision"], action=action)
            )

    async def _unless_late(self, asking: Any) -> None:
        try:
            await asking
        except RefusedByServer as refused:
            self.report(f"{self.table.code}: {refused}")


def told_by_its_author(error: Exception) -> str:
    """The traceback from the bot's own code on."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    return "".join(traceback.format_exception(type(error), error, trace or error.__traceback__)).rstrip()


async def in_thread(work: Callable[[Any], Result], argument: Any) -> Result:
    """In a daemon thread of its own: Ctrl-C does not wait for a bot that thinks."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # there is one

    def run() -> None:
        try:
            result, error = work(argument), None
        except Exception as raised:
            result, error = None, raised
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, daemon=True, name="bot").start()
    return await done
