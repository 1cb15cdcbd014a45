"""A queue that is fair to everybody who asks, where more is asked for than can be done at once.

Jobs of a lower rank go first. Among jobs of one rank addresses take turns, at an address its people, and of a person
the tables: whoever asks for a thousand things delays nobody else by more than one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bottega.server.jobs import Dropped, Job

EVERY_RANK = 4  # one job in so many is taken from each rank by turns, so that no rank waits for ever


class Ring:
    """The jobs of one owner, and the rings of the owners within it, which take turns."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[Job, None] = OrderedDict()  # the oldest first
        self._owners: OrderedDict[str, Ring] = OrderedDict()  # the next first

    def __bool__(self) -> bool:
        return bool(self._jobs or self._owners)

    def add(self, job: Job, depth: int = 0) -> None:
        if depth == len(job.owner):
            self._jobs[job] = None
        else:
            self._owners.setdefault(job.owner[depth], Ring()).add(job, depth + 1)

    def take(self) -> Job:
        if self._jobs:
            return self._jobs.popitem(last=False)[0]
        name, ring = self._owners.popitem(last=False)
        job = ring.take()
        if ring:
            self._owners[name] = ring  # behind all the others
        return job

    def discard(self, job: Job, depth: int = 0) -> None:
        if depth == len(job.owner):
            self._jobs.pop(job, None)
        elif (ring := self._owners.get(job.owner[depth])) is not None:
            ring.discard(job, depth + 1)
            if not ring:
                del self._owners[job.owner[depth]]


class FairQueue:
    def __init__(self, places: int, ranks: int = 1) -> None:
        self.places = places
        self._running: set[Job] = set()
        self._waiting = [Ring() for _ in range(ranks)]
        self._turns = 0

    @property
    def full(self) -> bool:
        return len(self._running) >= self.places

    @asynccontextmanager
    async def turn(self, job: Job) -> AsyncIterator[None]:
        """Waits for this job's turn and holds one of the places. `Dropped` if the job is not wanted by then."""
        self._waiting[job.rank].add(job)
        self._fill()
        try:
            if not await job.turn:
                raise Dropped
            yield
        finally:
            self._running.discard(job)
            self._waiting[job.rank].discard(job)
            self._fill()

    def _fill(self) -> None:
        while not self.full and (job := self._next()) is not None:
            job.review()
            if not job.turn.done():  # neither dropped nor cancelled
                self._running.add(job)
                job.turn.set_result(True)

    def _next(self) -> Job | None:
        waiting = [ring for ring in self._waiting if ring]
        if not waiting:
            return None
        self._turns += 1
        rounds, turn = divmod(self._turns, EVERY_RANK)
        return waiting[0 if turn else rounds % len(waiting)].take()
