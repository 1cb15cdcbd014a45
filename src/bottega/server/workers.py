"""The processes in which bots think. One that is late or dies is replaced; the game goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

import bottega
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.server.worker import Question, Reply

log = logging.getLogger(__name__)

LARGEST = 16_000_000  # bytes of an answer
START = 20.0  # seconds a new process may take for its first answer, on top of the bot's own


class Failed(Exception):
    """The bot gave no answer."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.fresh = True

    @classmethod
    async def start(cls) -> Worker:
        source = str(Path(bottega.__file__).parent.parent)  # this very Bottega, installed or not
        path = os.pathsep.join([source, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bottega.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            limit=LARGEST,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: bytes, seconds: float) -> Reply:
        writer, reader = self.process.stdin, self.process.stdout
        assert writer is not None
        assert reader is not None
        async with asyncio.timeout(seconds + (START if self.fresh else 0)):
            writer.write(question + b"\n")
            await writer.drain()
            line = await reader.readline()
        if not line:
            raise Failed("the process died")
        self.fresh = False
        return msgspec.json.decode(line, type=Reply)

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Workers:
    def __init__(self, count: int = 2, seconds: float = 5.0) -> None:
        self.seconds = seconds
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)  # started when first needed
        self._all: set[Worker] = set()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._all if worker.alive]

    async def choose(self, match: Match, seat: int, bot: str) -> dict[str, Any] | None:
        """The action a bot chooses for a seat, or none; `Failed` if it crashes or is late."""
        question = msgspec.json.encode(_question(match, seat, bot))
        worker = await self._free.get()
        try:
            if worker is None or not worker.alive:
                worker = await self._replace(worker)
            reply = await worker.ask(question, self.seconds)
        except (TimeoutError, OSError, ValueError, Failed, msgspec.DecodeError) as error:
            await self._drop(worker)
            worker = None
            raise Failed(f"{type(error).__name__}: {error}") from None
        except asyncio.CancelledError:
            await self._drop(worker)  # its late answer must not be taken for that to another question
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)
        if reply.error is not None:
            raise Failed(reply.error)
        return reply.action

    async def _replace(self, worker: Worker | None) -> Worker:
        await self._drop(worker)
        if self._closed:
            raise Failed("the server stops")
        fresh = await Worker.start()
        self._all.add(fresh)
        return fresh

    async def _drop(self, worker: Worker | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            await worker.kill()

    async def close(self) -> None:
        self._closed = True
        for worker in list(self._all):
            await self._drop(worker)


def _question(match: Match, seat: int, bot: str) -> Question:
    dice = secrets.randbits(62)
    guess = match.game.determinise(match.view(seat), Dice(dice))
    return Question(
        game=match.game.spec.name,
        seats=match.seats,
        options=dict(match.options),
        state=match.game.state_json(guess),
        seat=seat,
        bot=bot,
        dice=dice,
    )
