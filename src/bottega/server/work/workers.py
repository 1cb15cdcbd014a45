"""The workers in which bots think, and who is next. One that is late or dies is replaced."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Protocol

import msgspec

from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.server.jobs import Failed, Job, Rank
from bottega.server.work.fair_queue import FairQueue
from bottega.server.work.worker import AnyQuestion, PieceQuestion, Question, Reply

MIN_SECONDS = 0.8  # for a question to a bot, however long it waited
THINKING_SHARE = 0.75  # of those seconds; the rest is for a busy machine
REVIEW_SECONDS = 120.0  # for one piece of a review, however long it waited
QUICK_BOTS = ("random", "greedy", "apprentice")  # bots that answer at once


class Worker(Protocol):
    """Somewhere a bot can think: a process, or in a page a worker of the browser."""

    @property
    def alive(self) -> bool: ...

    @property
    def is_current(self) -> bool:
        """Whether a new one would run the same Bottega."""

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Its answer, as JSON. `TimeoutError`, `OSError`, `ValueError` or `Failed` if there is none in time."""

    async def kill(self) -> None: ...


StartWorker = Callable[[bool], Awaitable[Worker]]  # is told whether it is for bots that answer at once


class Crew:
    """Workers of one kind, each asked one question at a time, and the queue for them."""

    def __init__(self, places: int, quick: bool) -> None:
        self.queue = FairQueue(places, len(Rank))
        self.quick = quick
        self.workers: set[Worker] = set()
        self.idle: list[Worker] = []  # the last used is used first: no more are started than are needed at once


class Workers:
    """A question has so many seconds from when it is asked: the longer it waits, the less time is left to think.

    Bots that answer at once have workers of their own: they never wait for one that thinks.
    """

    def __init__(self, start: StartWorker, count: int = 2, seconds: float = 2.5, hint_seconds: float = 1.8) -> None:
        self.count = count
        self.seconds = seconds
        self.hint_seconds = hint_seconds
        self._start_worker = start
        self._thinking = Crew(count, quick=False)
        self._answering = Crew((count + 1) // 2, quick=True)
        self._crews = (self._thinking, self._answering)
        self._reviewing = FairQueue(max(1, count // 2))  # a move never waits for reviews in all workers
        self._closed = False

    async def choose(self, job: Job, match: Match, seat: int, bot: str, share: float = 1.0) -> dict[str, Any] | None:
        """The action a bot chooses, or none. `Failed` if it crashes or is late, `Dropped` if it is no longer wanted."""
        question = partial(_question, match, seat, bot, share=share)
        return (await self._ask(self._crew(bot), job, question, self.seconds)).action

    async def hints(
        self, job: Job, match: Match, seat: int, lang: str, draft: dict[str, Any] | None = None
    ) -> list[dict[str, Any]]:
        """The master's opinion of a seat's moves, the best first. `Failed` or `Dropped` as above."""

        def question(seconds: float) -> Question:
            return _question(match, seat, "master", min(seconds, self.hint_seconds), lang=lang, draft=draft)

        return (await self._ask(self._thinking, job, question, 2 * self.seconds)).hints

    async def review_piece(
        self, job: Job, record: str, ply: int, iterations: int, instead: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """One piece of the review of a finished game, or its decision alone for an action `instead` of the one that
        was made. `Failed` or `Dropped` as above."""
        async with self._reviewing.turn(Job(job.owner, wanted=job.wanted)):
            question = PieceQuestion(record, ply, iterations, instead)
            reply = await self._ask(self._thinking, job, lambda _: question, REVIEW_SECONDS, at_least=REVIEW_SECONDS)
        assert reply.piece is not None
        return reply.piece

    async def warm(self, bots: Iterable[str]) -> None:
        """Starts a worker of each kind that these bots need, before anyone has to wait for it."""
        with suppress(Failed):
            for crew in {self._crew(bot) for bot in bots}:
                if not crew.workers and not crew.queue.full:
                    async with crew.queue.turn(Job(())):
                        crew.idle.append(await self._start(crew))

    def _crew(self, bot: str) -> Crew:
        return self._answering if bot in QUICK_BOTS else self._thinking

    async def _ask(
        self,
        crew: Crew,
        job: Job,
        make: Callable[[float], AnyQuestion],
        seconds: float,
        at_least: float = MIN_SECONDS,
    ) -> Reply:
        """`make` is told how many seconds the bot may think."""
        asked = monotonic()
        async with crew.queue.turn(job):
            left = max(at_least, seconds - (monotonic() - asked))
            question = make(THINKING_SHARE * left)
            worker = await self._free(crew)
            try:
                answer = await worker.ask(msgspec.json.encode(question), left)
                reply = msgspec.json.decode(answer, type=Reply)
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
        while crew.idle:
            worker = crew.idle.pop()
            if worker.alive and worker.is_current:
                return worker
            await self._drop(crew, worker)
        return await self._start(crew)

    async def _start(self, crew: Crew) -> Worker:
        if self._closed:
            raise Failed("the server stops")
        try:
            fresh = await self._start_worker(crew.quick)
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


def _question(match: Match, seat: int, bot: str, seconds: float, **more: Any) -> Question:
    dice = secrets.randbits(62)
    guess = match.game.determinise(match.view(seat), Dice(dice))
    source = match.game.source
    return Question(
        box=None if source is None else source.text,
        game=match.game.spec.name,
        version=match.game.version,
        seats=match.seats,
        options=dict(match.options),
        state=match.game.state_json(guess),
        seat=seat,
        bot=bot,
        dice=dice,
        seconds=seconds,
        **more,
    )
