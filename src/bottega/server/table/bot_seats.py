"""The bots of a table: asks those who have something to decide, all at the same time, and plays for them."""

from __future__ import annotations

import asyncio
import logging
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from bottega.core.errors import BottegaError, Illegal
from bottega.core.match import Match
from bottega.server.problems import Refused
from bottega.server.table.beside import Beside
from bottega.server.table.seating import STAND_IN
from bottega.server.work.fair_queue import Dropped, Job
from bottega.server.work.workers import Failed, Rank

if TYPE_CHECKING:
    from bottega.server.table.table import Table

log = logging.getLogger(__name__)


class Patience:
    """How long bots wait for a person's answer: half as long after each in a row that never came."""

    def __init__(self) -> None:
        self.decision = -1
        self.until = 0.0
        self.over = False
        self.lapsed = 0

    def is_new(self, decision: int, now: float, seconds: float) -> bool:
        """Have they only now been asked this?"""
        if decision == self.decision:
            self.lapsed += not self.over and now >= self.until
            self.over = now >= self.until
            return False
        if not self.over:
            self.lapsed = 0  # the one before was answered
        self.decision, self.over = decision, False
        self.until = now + seconds / 2 ** min(self.lapsed, 10)
        return True


class BotSeats(Beside):
    """Bots by seat, and the stand-ins of people who are away. Each thinks about one thing at a time.

    They pause where nobody plays who is not away, and nobody looks on.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._asked: dict[int, object] = {}  # the question each seat was asked last
        self._thinking: set[int] = set()
        self.jobs: set[Job] = set()  # what bots are asked at this table, hints too
        self._patience: dict[int, Patience] = {}  # with each person

    @property
    def seats(self) -> frozenset[int]:
        """Whose moves are ours to make."""
        return self.table.seated_bots | self.table.away

    def bot(self, seat: int) -> str:
        return self.table.seating.seats[seat].bot or STAND_IN

    def wake(self) -> None:
        """Called whenever something has changed."""
        table = self.table
        services = table.services
        if services.stopping or not (table.seated_bots or table.away):
            return
        for job in list(self.jobs):
            job.review()
        if table.is_deserted():
            return
        seats = self._next()
        self._thinking.update(seats)
        together = min(1.0, services.workers.count / max(1, len(self._thinking)))
        for seat in seats:
            work = self._play(table, seat, together / self._steps(seat))
            services.tasks.start(work, f"bot {seat} at {table.code}")

    def _next(self) -> list[int]:
        """First those who may act though the game does not wait for them and have something new before them."""
        match = self.table.match
        if match is None or match.over:
            return []
        awaited, ours = match.awaited, self.seats
        eager = [seat for seat in match.allowed if seat not in awaited and self._is_eager(match, seat)]
        if eager or not self._thinking.issubset(awaited):
            return [seat for seat in eager if seat not in self._thinking]
        ready = [seat for seat in awaited if seat in ours and seat not in self._thinking]
        return [] if ready and self._is_patient(match) else ready

    def _is_eager(self, match: Match, seat: int) -> bool:
        is_new = seat not in self._asked or self._asked[seat] != match.question(seat)
        return seat in self.seats and is_new

    def _steps(self, seat: int) -> int:
        """The how-manieth move in a row it is: the more there are, the less time each of them gets."""
        assert self.table.match is not None
        before = takewhile(lambda move: move.seat == seat, reversed(self.table.match.moves))
        return 1 + sum(1 for _ in before)

    def _is_patient(self, match: Match) -> bool:
        """Has somebody who is there an offer to answer? Bots wait for that, though not for ever."""
        now = self.table.services.time.now()
        asked = [seat for seat in match.asked if seat not in self.seats and seat in self.table.online]
        for seat in asked:
            patience = self._patience.setdefault(seat, Patience())
            if patience.is_new(match.decision(seat), now, self.table.services.settings.offer_seconds):
                self.table.services.tasks.start(
                    self._wake_at(self.table, patience.until), f"patience at {self.table.code}"
                )
        return any(now < self._patience[seat].until for seat in asked)

    async def _wake_at(self, table: Table, when: float) -> None:
        await table.services.time.wait(when, asyncio.Event())
        self.wake()

    async def _play(self, table: Table, seat: int, share: float) -> None:
        """The table stays as long as somebody thinks at it."""
        try:
            await self._move(seat, share)
        except Refused as refused:  # the store is away; the table's alarm brings us back
            log.warning("bot waits", extra={"table": table.code, "code": refused.code})
            return
        finally:
            self._thinking.discard(seat)
        self.wake()

    async def _rest(self) -> None:
        """What comes too soon after the last move cannot be followed by those who play."""
        table, services = self.table, self.table.services
        while any(subscriber.seat is not None for subscriber in table.subscribers):
            until = table.shown + services.settings.bot_pace
            if services.time.now() >= until:
                return
            await services.time.wait(until, asyncio.Event())

    async def _move(self, seat: int, share: float) -> None:
        match = self.table.match
        assert match is not None
        self._asked[seat] = match.question(seat)
        decision = match.decision(seat)
        is_awaited = seat in match.awaited
        if self.table.seating.seats[seat].kind != "bot" and not is_awaited:
            await self._lapse(seat, decision)
            return
        try:
            action = await self._choose(seat, is_awaited, share)
            if action is not None:
                await self._rest()
                await self.table.move(None, seat, decision, action)
        except Dropped:  # it is asked again, should it still have something to decide
            self._asked.pop(seat, None)
        except Illegal as refusal:
            if refusal.reason != "stale":  # the game went on while it thought: it is asked again
                log.error("bot plays against the rules", extra=self._who(seat, str(refusal)))
                await self._fall_back(seat)
        except BottegaError as error:
            log.error("bot plays nonsense", extra=self._who(seat, str(error)))
            await self._fall_back(seat)

    async def _choose(self, seat: int, is_awaited: bool, share: float) -> dict[str, Any] | None:
        """What the bot wants; if it fails, what greedy wants; if that fails too, what an absent player does."""
        table, bot = self.table, self.bot(seat)
        for name, how in ((bot, "own"), (STAND_IN, "greedy")):
            assert table.match is not None
            job = self._job(table.match, seat)
            self.jobs.add(job)
            try:
                action = await table.services.workers.choose(job, table.match, seat, name, share)
            except Failed as error:
                log.error("bot failed", extra={**self._who(seat, str(error)), "bot": name})
                continue
            finally:
                self.jobs.discard(job)
            if action is not None or not is_awaited:
                table.services.metrics.bot_moves.labels(how).inc()
                return action
        return self._fallback(seat) if is_awaited else None

    def _job(self, match: Match, seat: int) -> Job:
        """Wanted until the game has gone on, the table is deserted, or somebody's coming or going changes its rank."""
        table, decision, rank = self.table, match.decision(seat), self._rank()

        def wanted() -> bool:
            return table.asks(match, seat, decision) and not table.is_deserted() and self._rank() == rank

        return Job(table.owner, rank, wanted)

    def _rank(self) -> Rank:
        return Rank.PRESENT if self.table.online else Rank.ABSENT

    def _fallback(self, seat: int) -> dict[str, Any] | None:
        match = self.table.match
        if match is None or seat not in match.awaited:
            return None
        self.table.services.metrics.bot_moves.labels("fallback").inc()
        return dict(match.game.fallback(match.state, seat).to_json())

    async def _fall_back(self, seat: int) -> None:
        action = self._fallback(seat)
        match = self.table.match
        if action is not None and match is not None:
            await self.table.move(None, seat, match.decision(seat), action)

    async def _lapse(self, seat: int, decision: int) -> None:
        """Nobody is there to take an offer: it is declined."""
        assert self.table.match is not None
        action = _refusal(self.table.match, seat)
        if action is not None:
            await self.table.move(None, seat, decision, action)

    def _who(self, seat: int, error: str) -> dict[str, Any]:
        return {"table": self.table.code, "seat": seat, "error": error}


def _refusal(match: Match, seat: int) -> dict[str, Any] | None:
    """How a seat declines an offer, if there is one before it."""
    told = (choice.to_json() for choice in match.choices(seat))
    return next((action for action in told if action.get("type") == "decline"), None)
