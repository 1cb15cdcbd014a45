"""Work that a server does in threads and processes: done here, or in another worker of the browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec

from bottega.server.problems import Refused
from bottega.server.work.worker import AnyQuestion, answer
from bottega.server.work.workers import Worker

Result = TypeVar("Result")

START_TIMEOUT = 60.0  # seconds that a new worker of the browser may take for its first answer, beside the bot's own


class InlinePool:
    """Does work at once. What else waits has its turn first."""

    async def run(self, owner: tuple[str, ...], work: Callable[..., Result], *args: object) -> Result:
        await asyncio.sleep(0)
        return work(*args)

    def close(self) -> None:
        """There is nothing to end."""


class NoPasswords:
    """A page has one person, who needs none."""

    async def hash(self, owner: tuple[str, ...], password: str) -> str:
        raise Refused("no-account")

    async def verify(self, owner: tuple[str, ...], digest: str | None, password: str) -> bool:
        raise Refused("no-account")

    def close(self) -> None:
        """There is nothing to end."""


class Port(Protocol):
    """The way to another worker of the browser, in which a bot can think. The page's half makes it."""

    def ask(self, question: str) -> Awaitable[str]: ...

    def end(self) -> None: ...


class BrowserWorker:
    """A bot that thinks in a worker of its own, so that the table never waits for it."""

    is_current = True

    def __init__(self, port: Port) -> None:
        self.alive = True
        self._port = port
        self._fresh = True

    async def ask(self, question: bytes, seconds: float) -> bytes:
        async with asyncio.timeout(seconds + (START_TIMEOUT if self._fresh else 0)):
            reply = await self._port.ask(question.decode())
        self._fresh = False
        return reply.encode()

    async def kill(self) -> None:
        self.alive = False
        self._port.end()


class InlineWorker:
    """For bots that answer at once."""

    alive = is_current = True

    async def ask(self, question: bytes, seconds: float) -> bytes:
        return answer_json(question)

    async def kill(self) -> None:
        """There is nothing to end."""


def answer_json(question: bytes | str) -> bytes:
    return msgspec.json.encode(answer(msgspec.json.decode(question, type=AnyQuestion)))


def worker_starter(open_port: Callable[[], Port]) -> Callable[[bool], Awaitable[Worker]]:
    async def start(quick: bool) -> Worker:
        return InlineWorker() if quick else BrowserWorker(open_port())

    return start
