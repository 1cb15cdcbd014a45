"""The bots of a table: asks those who have something to decide, one after the other, and plays for them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from bottega.core.errors import BottegaError, Illegal
from bottega.server.problems import Refused
from bottega.server.seating import STAND_IN
from bottega.server.workers import Failed

if TYPE_CHECKING:
    from bottega.server.table import Table

log = logging.getLogger(__name__)


class BotPlayers:
    """Bots by seat, and the stand-ins of people who are away."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._asked: dict[int, int] = {}  # the decision each seat was asked last
        self._thinking = False

    @property
    def seats(self) -> frozenset[int]:
        """Whose moves are ours to make."""
        return self.table.seating.bots | self.table.away

    def bot(self, seat: int) -> str:
        return self.table.seating.seats[seat].bot or STAND_IN

    def wake(self) -> None:
        """Called whenever something has changed."""
        if self.seats and not self._thinking and not self.table.house.stopping and self._next() is not None:
            self._thinking = True
            self.table.house.tasks.start(self._play(), f"bots at {self.table.code}")

    def _next(self) -> int | None:
        """First those who may act though the game does not wait for them and have something new before them."""
        match = self.table.match
        if match is None or match.over:
            return None
        awaited, ours = match.awaited, self.seats
        eager = [
            seat for seat in match.allowed if seat not in awaited and self._asked.get(seat) != match.decision(seat)
        ]
        return next((seat for seat in (*eager, *awaited) if seat in ours), None)

    async def _play(self) -> None:
        try:
            while not self.table.house.stopping and (seat := self._next()) is not None:
                await self._move(seat)
        except Refused as refused:  # the store is away; the table's alarm brings us back
            log.warning("bot waits", extra={"table": self.table.code, "code": refused.code})
        finally:
            self._thinking = False

    async def _move(self, seat: int) -> None:
        match = self.table.match
        assert match is not None
        decision = self._asked[seat] = match.decision(seat)
        is_awaited = seat in match.awaited
        if self.table.seating.seats[seat].kind != "bot" and not is_awaited:
            await self._lapse(seat, decision)
            return
        try:
            action = await self._choose(seat, is_awaited)
            if action is not None:
                await self.table.move(None, seat, decision, action)
        except Illegal as refusal:
            if refusal.reason != "stale":  # the game went on while it thought: it is asked again
                log.error("bot plays against the rules", extra=self._who(seat, str(refusal)))
                await self._fall_back(seat)
        except BottegaError as error:
            log.error("bot plays nonsense", extra=self._who(seat, str(error)))
            await self._fall_back(seat)

    async def _choose(self, seat: int, is_awaited: bool) -> dict[str, Any] | None:
        """What the bot wants; if it fails, what greedy wants; if that fails too, what an absent player does."""
        table, bot = self.table, self.bot(seat)
        for name, how in ((bot, "own"), (STAND_IN, "greedy")):
            assert table.match is not None
            try:
                action = await table.house.workers.choose(table.match, seat, name)
            except Failed as error:
                log.error("bot failed", extra={**self._who(seat, str(error)), "bot": name})
                continue
            if action is not None or not is_awaited:
                table.house.metrics.bot_moves.labels(how).inc()
                return action
        return self._fallback(seat) if is_awaited else None

    def _fallback(self, seat: int) -> dict[str, Any] | None:
        match = self.table.match
        if match is None or seat not in match.awaited:
            return None
        self.table.house.metrics.bot_moves.labels("fallback").inc()
        return dict(match.game.fallback(match.state, seat).to_json())

    async def _fall_back(self, seat: int) -> None:
        action = self._fallback(seat)
        match = self.table.match
        if action is not None and match is not None:
            await self.table.move(None, seat, match.decision(seat), action)

    async def _lapse(self, seat: int, decision: int) -> None:
        """Nobody is there to take an offer: it is declined."""
        match = self.table.match
        assert match is not None
        for choice in match.choices(seat):
            action = choice.to_json()
            if action.get("type") == "decline":
                await self.table.move(None, seat, decision, action)
                return

    def _who(self, seat: int, error: str) -> dict[str, Any]:
        return {"table": self.table.code, "seat": seat, "error": error}
