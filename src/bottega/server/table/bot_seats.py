"""The bots of a table: asks those that have something to decide, all at the same time, and plays for them."""

from __future__ import annotations

import asyncio
import logging
from itertools import takewhile
from typing import Any, Protocol

from bottega.core.action import Action
from bottega.core.errors import BottegaError, Illegal
from bottega.core.match import Match
from bottega.server.jobs import Dropped, Failed, Job, Rank
from bottega.server.problems import Refused
from bottega.server.seats.seating import STAND_IN, Seating
from bottega.server.services import Services
from bottega.server.table.feed import Feed

log = logging.getLogger(__name__)


class TableWithBots(Protocol):
    """What bots need of the table they sit at."""

    services: Services
    code: str
    seating: Seating
    seated_bots: frozenset[int]
    feed: Feed

    @property
    def match(self) -> Match | None: ...

    @property
    def away(self) -> frozenset[int]: ...

    @property
    def declining(self) -> frozenset[int]: ...

    @property
    def is_halted(self) -> bool: ...

    @property
    def online(self) -> frozenset[int]: ...

    @property
    def owner(self) -> tuple[str, str, str]: ...

    def is_deserted(self) -> bool: ...

    def is_deciding(self, match: Match, seat: int, decision: int) -> bool: ...

    async def move(self, message: str | None, seat: int, decision: int | None, action: dict[str, Any]) -> int: ...


class Patience:
    """How long bots wait for a person's answer to an offer: half as long after each in a row that was not answered."""

    def __init__(self) -> None:
        self.decision = -1
        self.until = 0.0
        self.over = False
        self.lapsed = 0

    def start(self, decision: int, now: float, seconds: float) -> bool:
        """Starts to wait for an answer. False if that has begun before."""
        if decision == self.decision:
            self.lapsed += not self.over and now >= self.until
            self.over = now >= self.until
            return False
        if not self.over:
            self.lapsed = 0  # the one before was answered
        self.decision, self.over = decision, False
        self.until = now + seconds / 2 ** min(self.lapsed, 10)
        return True


class BotSeats:
    """Bots, and those that stand in for people who are away. Each thinks about one decision at a time.

    They pause at a deserted table. The table is given with each call and not kept: a table that nobody uses any more is
    then freed without the garbage collector.
    """

    def __init__(self) -> None:
        self._asked: dict[int, object] = {}  # the question each seat was asked last
        self._thinking: set[int] = set()
        self.jobs: set[Job] = set()  # what bots are asked at this table, hints too
        self._patience: dict[int, Patience] = {}  # by the seat of a person

    def schedule(self, table: TableWithBots) -> None:
        """Starts the bots that have something to decide. Called whenever something has changed."""
        services = table.services
        if services.stopping or not (table.seated_bots or table.away or table.declining):
            return
        for job in list(self.jobs):
            job.review()
        if table.is_halted or table.is_deserted() or not services.peers.leads(table.code):
            return
        seats = self._next(table)
        self._thinking.update(seats)
        together = min(1.0, services.workers.count / max(1, len(self._thinking)))
        for seat in seats:
            work = self._play(table, seat, together / _moves_in_a_row(table, seat))
            services.tasks.start(work, f"bot {seat} at {table.code}")

    def _next(self, table: TableWithBots) -> list[int]:
        """First those that may act though the game does not wait for them, if their question is a new one."""
        match = table.match
        if match is None or match.over:
            return []
        awaited, ours = match.awaited, _played_by_bots(table) | _declined_for(table, match)
        eager = [seat for seat in match.allowed if seat in ours and seat not in awaited and self._is_new(match, seat)]
        if eager or not self._thinking.issubset(awaited):
            return [seat for seat in eager if seat not in self._thinking]
        ready = [seat for seat in awaited if seat in ours and seat not in self._thinking]
        return [] if ready and self._wait_for_answers(table, match) else ready

    def _is_new(self, match: Match, seat: int) -> bool:
        return seat not in self._asked or self._asked[seat] != match.question(seat)

    def _wait_for_answers(self, table: TableWithBots, match: Match) -> bool:
        """Waits for people who are connected and have an offer to answer, for some time. False if there are none."""
        services, now = table.services, table.services.time.now()
        ours, online = _played_by_bots(table), table.online
        asked = [seat for seat in match.asked if seat not in ours and seat in online]
        for seat in asked:
            patience = self._patience.setdefault(seat, Patience())
            if patience.start(match.decision(seat), now, services.settings.offer_seconds):
                services.tasks.start(self._schedule_at(table, patience.until), f"patience at {table.code}")
        return any(now < self._patience[seat].until for seat in asked)

    async def _schedule_at(self, table: TableWithBots, when: float) -> None:
        await table.services.time.wait(when, asyncio.Event())
        self.schedule(table)

    # --- one seat ---

    async def _play(self, table: TableWithBots, seat: int, share: float) -> None:
        try:
            await self._move(table, seat, share)
        except Refused as refused:  # the store is unavailable; the table's alarm schedules the bots again
            log.warning("bot waits", extra={"table": table.code, "code": refused.code})
            return
        finally:
            self._thinking.discard(seat)
        self.schedule(table)

    async def _move(self, table: TableWithBots, seat: int, share: float) -> None:
        match = table.match
        assert match is not None
        self._asked[seat] = match.question(seat)
        decision = match.decision(seat)
        is_awaited = seat in match.awaited
        try:
            if table.seating.seats[seat].kind != "bot" and not is_awaited:
                await _decline(table, match, seat, decision)
                return
            action = await self._choose(table, seat, is_awaited, share)
            if action is not None:
                await _keep_pace(table)
                await table.move(None, seat, decision, action)
        except Dropped:  # it is asked again, if it still has something to decide
            self._asked.pop(seat, None)
        except Illegal as refusal:
            if refusal.reason != "stale":  # else the game went on while it thought: it is asked again
                log.error("bot made an illegal move", extra=_who(table, seat, refusal))
                await _fall_back(table, seat)
        except BottegaError as error:
            log.error("bot made an unreadable move", extra=_who(table, seat, error))
            await _fall_back(table, seat)

    async def _choose(self, table: TableWithBots, seat: int, is_awaited: bool, share: float) -> dict[str, Any] | None:
        """The bot's choice; if it fails, that of the greedy bot; if that fails too, what an absent player does."""
        services = table.services
        for name, how in ((table.seating.seats[seat].bot or STAND_IN, "own"), (STAND_IN, "greedy")):
            assert table.match is not None
            job = _job(table, table.match, seat)
            self.jobs.add(job)
            try:
                action = await services.workers.choose(job, table.match, seat, name, share)
            except Failed as error:
                log.error("bot failed", extra={**_who(table, seat, error), "bot": name})
                continue
            finally:
                self.jobs.discard(job)
            if action is not None or not is_awaited:
                services.metrics.bot_moves.add(how)
                return action
        return _fallback(table, seat) if is_awaited else None


def _played_by_bots(table: TableWithBots) -> frozenset[int]:
    return table.seated_bots | table.away


def _declined_for(table: TableWithBots, match: Match) -> frozenset[int]:
    """People who want offers declined that they cannot accept, and have such an offer."""
    wanted = table.declining.intersection(match.asked)
    return frozenset(seat for seat in wanted if _refuse_hopeless(match, seat) is not None)


def _refuse_hopeless(match: Match, seat: int) -> Action | None:
    answers = match.game.answers
    return None if answers is None else answers.refuse_hopeless(match.state, seat)


def _moves_in_a_row(table: TableWithBots, seat: int) -> int:
    """How many moves a seat makes in a row with its next one: the more there are, the less time each of them gets."""
    assert table.match is not None
    before = takewhile(lambda move: move.seat == seat, reversed(table.match.moves))
    return 1 + sum(1 for _ in before)


async def _keep_pace(table: TableWithBots) -> None:
    """Where people play, waits until they have had time to see the last move."""
    services = table.services
    while table.online:
        until = table.feed.published_at + services.settings.bot_pace
        if services.time.now() >= until:
            return
        await services.time.wait(until, asyncio.Event())


def _job(table: TableWithBots, match: Match, seat: int) -> Job:
    """Wanted until the game has gone on, the table is deserted, or people coming or going have changed its rank."""
    decision, rank = match.decision(seat), _rank(table)

    def wanted() -> bool:
        return table.is_deciding(match, seat, decision) and not table.is_deserted() and _rank(table) == rank

    return Job(table.owner, rank, wanted)


def _rank(table: TableWithBots) -> Rank:
    return Rank.PRESENT if table.online else Rank.ABSENT


def _fallback(table: TableWithBots, seat: int) -> dict[str, Any] | None:
    match = table.match
    if match is None or seat not in match.awaited:
        return None
    table.services.metrics.bot_moves.add("fallback")
    return dict(match.game.fallback(match.state, seat).to_json())


async def _fall_back(table: TableWithBots, seat: int) -> None:
    action, match = _fallback(table, seat), table.match
    if action is not None and match is not None:
        await table.move(None, seat, match.decision(seat), action)


async def _decline(table: TableWithBots, match: Match, seat: int, decision: int) -> None:
    """Declines an offer to somebody who is away, or that somebody cannot accept, if there is one."""
    if seat not in match.asked:
        return
    answer = match.game.fallback(match.state, seat) if seat in table.away else _refuse_hopeless(match, seat)
    if answer is not None:
        await table.move(None, seat, decision, answer.to_json())


def _who(table: TableWithBots, seat: int, error: Exception) -> dict[str, Any]:
    return {"table": table.code, "seat": seat, "error": str(error)}
