"""The processes in which bots think. One that is late or dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

import bottega
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.server.jobs import Failed, Job, Rank
from bottega.server.work.fair_queue import FairQueue
from bottega.server.work.worker import Question, Reply

log = logging.getLogger(__name__)

OWN = Path(bottega.__file__).parent.parent  # the Bottega that runs here, installed or not
MAX_ANSWER_BYTES = 16_000_000
START_TIMEOUT = 20.0  # seconds that a new process may take for its first answer, beside the bot's own
MIN_SECONDS = 0.8  # for a question, however long it waited
THINKING_SHARE = 0.75  # of those seconds; the rest is for a busy machine
THINKING_NICENESS = 10  # of a process that thinks, so that whatever is quick goes first
QUICK_BOTS = ("random", "greedy", "apprentice")  # bots that answer at once


class Worker:
    def __init__(self, process: asyncio.subprocess.Process, source: Path) -> None:
        self.process = process
        self.source = source
        self.fresh = True

    @classmethod
    async def start(cls, source: Path, niceness: int) -> Worker:
        """Runs the Bottega in the folder `source`."""
        path = os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bottega.server.work.worker", str(niceness)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            limit=MAX_ANSWER_BYTES,
            start_new_session=True,  # Ctrl-C in a terminal goes to the server only, which ends its processes itself
        )
        return cls(process, source)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, question: bytes, seconds: float) -> Reply:
        writer, reader = self.process.stdin, self.process.stdout
        assert writer is not None
        assert reader is not None
        async with asyncio.timeout(seconds + (START_TIMEOUT if self.fresh else 0)):
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


class Crew:
    """Processes of one kind, each asked one question at a time, and the queue for them."""

    def __init__(self, places: int, niceness: int) -> None:
        self.queue = FairQueue(places, len(Rank))
        self.niceness = niceness
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []  # the last used is used first: no more are started than are needed at once


class Workers:
    """A question has so many seconds from when it is asked: the longer it waits, the less time is left to think.

    Bots that answer at once have processes of their own: they never wait for one that thinks, and go before it where
    the machine is busy.
    """

    def __init__(self, count: int = 2, seconds: float = 2.5, compiled: str = "") -> None:
        self.count = count
        self.seconds = seconds
        self.compiled = Path(compiled) if compiled else None
        self._thinking = Crew(count, THINKING_NICENESS)
        self._answering = Crew((count + 1) // 2, 0)
        self._crews = (self._thinking, self._answering)
        self._closed = False

    @property
    def source(self) -> Path:
        """The Bottega that a new process runs: the compiled build, once there is one."""
        return self.compiled if self.compiled is not None and self.compiled.is_dir() else OWN

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for crew in self._crews for worker in crew.workers if worker.alive]

    async def choose(self, job: Job, match: Match, seat: int, bot: str, share: float = 1.0) -> dict[str, Any] | None:
        """The action a bot chooses, or none. `Failed` if it crashes or is late, `Dropped` if it is no longer wanted."""
        question = partial(_question, match, seat, bot, share=share)
        return (await self._ask(self._crew(bot), job, question, self.seconds)).action

    async def hints(self, job: Job, match: Match, seat: int, lang: str) -> list[dict[str, Any]]:
        """The master's opinion of a seat's moves, the best first. `Failed` or `Dropped` as above."""
        question = partial(_question, match, seat, "master", lang=lang)
        return (await self._ask(self._thinking, job, question, 2 * self.seconds)).hints

    async def warm(self, bots: Iterable[str]) -> None:
        """Starts a process of each kind that these bots need, before anyone has to wait for it."""
        with suppress(Failed):
            for crew in {self._crew(bot) for bot in bots}:
                if not crew.workers and not crew.queue.full:
                    async with crew.queue.turn(Job(())):
                        crew.idle.append(await self._start(crew))

    def _crew(self, bot: str) -> Crew:
        return self._answering if bot in QUICK_BOTS else self._thinking

    async def _ask(self, crew: Crew, job: Job, make: Callable[[], Question], seconds: float) -> Reply:
        asked = monotonic()
        async with crew.queue.turn(job):
            left = max(MIN_SECONDS, seconds - (monotonic() - asked))
            question = make()
            question.seconds = THINKING_SHARE * left
            worker = await self._free(crew)
            try:
                reply = await worker.ask(msgspec.json.encode(question), left)
            except (TimeoutError, OSError, ValueError, Failed, msgspec.DecodeError) as error:
                await self._drop(crew, worker)
                raise Failed(f"{type(error).__name__}: {error}") from None
            except asyncio.CancelledError:
                await self._drop(crew, worker)  # else its late answer would be taken for that to the next question
                raise
            crew.idle.append(worker)
        if reply.error is not None:
            raise Failed(reply.error)
        return reply

    async def _free(self, crew: Crew) -> Worker:
        source = self.source
        while crew.idle:
            worker = crew.idle.pop()
            if worker.alive and worker.source == source:
                return worker
            await self._drop(crew, worker)
        return await self._start(crew)

    async def _start(self, crew: Crew) -> Worker:
        if self._closed:
            raise Failed("the server stops")
        try:
            fresh = await Worker.start(self.source, crew.niceness)
        except OSError as error:
            raise Failed(f"{type(error).__name__}: {error}") from None
        crew.workers.add(fresh)
        return fresh

    async def _drop(self, crew: Crew, worker: Worker) -> None:
        crew.workers.discard(worker)
        await worker.kill()

    async def close(self) -> None:
        self._closed = True
        for crew in self._crews:
            for worker in list(crew.workers):
                await self._drop(crew, worker)


def _question(match: Match, seat: int, bot: str, **more: Any) -> Question:
    dice = secrets.randbits(62)
    guess = match.game.determinise(match.view(seat), Dice(dice))
    return Question(
        game=match.game.spec.name,
        version=match.game.version,
        seats=match.seats,
        options=dict(match.options),
        state=match.game.state_json(guess),
        seat=seat,
        bot=bot,
        dice=dice,
        **more,
    )
