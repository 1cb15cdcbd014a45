"""A table at a server, as one seat sees it: what it was sent, and questions to the server, over breaks too."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import aclosing, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bottega import games
from bottega.client.account import Account, Json, RefusedByServer
from bottega.client.sockets import Report, messages
from bottega.core.match import Match


class RemoteTable:
    """`run` keeps it connected. A question that is not answered when the connection breaks is asked again: the server
    does what has the same id once."""

    def __init__(self, account: Account, code: str, report: Report, lang: str | None = None) -> None:
        self.account = account
        self.code = code
        self.report = report
        self.lang = lang
        self.info: Json = {}  # the table, as the server tells it
        self.view: Json | None = None
        self.seat: int | None = None
        self.standing: Json = {}  # the last `state` or `update`
        self.events: list[Json] = []  # in words too, if there is a language
        self.changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[str, asyncio.Future[Json]]] = {}
        self._run = secrets.token_hex(4)
        self._numbers = itertools.count()

    @property
    def is_over(self) -> bool:
        return self.info.get("status") == "over" or bool(self.view and self.view["outcome"])

    @property
    def is_awaited(self) -> bool:
        return self.view is not None and self.seat in self.view["awaited"]

    async def run(self) -> None:
        """Until the game is over, or the server does not want us any more."""
        query = "" if self.lang is None else f"?lang={self.lang}"
        reading = messages(self.account, f"/tables/{self.code}/socket{query}", self._on_open, self.report)
        try:
            async with aclosing(reading):
                async for message in reading:
                    self._on_message(message)
                    self.changed.set()
                    if self.is_over:
                        return
        except RefusedByServer as refused:
            self._fail(refused)
            raise
        finally:
            self._socket = None
            self.changed.set()
            self._fail(RefusedByServer("over", "the game is over"))

    def _fail(self, error: RefusedByServer) -> None:
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(error)
                answer.exception()  # nobody may wait for it any more
        self._asked.clear()

    def _on_open(self, socket: ClientConnection) -> None:
        self._socket = socket
        for text, _ in self._asked.values():
            self._send(text)

    def _send(self, text: str) -> None:
        async def send(socket: ClientConnection) -> None:
            with suppress(ConnectionClosed):  # it is sent again over the next one
                await socket.send(text)

        if self._socket is not None:
            task = asyncio.ensure_future(send(self._socket))
            self._sending = task  # kept until it is done

    def _on_message(self, message: Json) -> None:
        if message["type"] == "table":
            self.info = message["table"]
        if message["type"] == "state":
            self.seat = message["seat"]
        if message["type"] in ("state", "update"):
            self.view, self.standing = message["view"], message
            self.events += message.get("events", [])
        waiting = self._asked.pop(message.get("id") or "", None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)

    # --- asking ---

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> Json:  # noqa: A002
        """The server's answer. `RefusedByServer` if it refuses."""
        name = id or f"{self._run}-{next(self._numbers)}"
        text = json.dumps({"type": type, "id": name, **fields})
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._asked[name] = text, answer
        self._send(text)
        said = await answer
        if said["type"] == "refusal":
            raise RefusedByServer(said["code"], said["sentence"], said["rule"])
        return said

    async def possible_match(self) -> tuple[Match, int]:
        """A match that looks like the real one to this seat, and the decision it has to make."""
        said = await self.ask("possible-state")
        view = self.view
        assert view is not None
        game = games.load(view["game"], version=view["version"])
        return Match(game, view["seats"], view["options"], position=said["state"]), int(said["decision"])

    async def move(self, decision: int, action: Json) -> None:
        """The same answer to the same decision has the same id, in another run of this program too."""
        await self.ask("move", id=f"move-{decision}", decision=decision, action=action)

    async def until(self, condition: Callable[[], object]) -> None:
        """Waits for messages until something is so, or the table is closed."""
        while not condition():
            self.changed.clear()
            await self.changed.wait()
