"""Who has to be told that a table waits for them: people whose turn has just begun, where they are not connected.

Once more before their time runs out, in games with days for each answer. Bots, seats at somebody else's device and
those for whom a bot stands in are never told.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from bottega.server.protocol import AsyncClock
from bottega.server.seats.answers import answer_hours
from bottega.server.seats.seating import Seating
from bottega.server.services import Services
from bottega.store import Turn

REMINDED = 0.25  # of the time for an answer is left then
MAX_REMINDED_SECONDS = 12 * 3_600.0
DAY = 86_400.0


class TurnNotices:
    """Of one table. `notified`: when people were told of their turn. `answers`: the hours they mostly take for it."""

    def __init__(self, services: Services, code: str) -> None:
        self._services = services
        self._code = code
        self.notified: dict[str, float] = {}
        self.answers: dict[str, int] = {}

    async def read(self) -> None:
        """Somebody was told of their turn, or has seen it."""
        self.notified = await self._services.store.outbox.notified(self._code)

    async def close(self, person: str) -> bool:
        """Somebody need not be told of their turn any more; a notification disappears. False if there is none."""
        if not await self._services.store.outbox.close(self._code, person, self._services.time.now()):
            return False
        self._services.outbox_changed.set()
        await self.read()
        return True

    async def read_answers(self, seating: Seating) -> None:
        """For those who think of sitting down at a slow table."""
        if isinstance(seating.clock, AsyncClock):
            self.answers = await answer_hours(self._services.store, sorted(set(seating.people().values())))

    def begun(
        self,
        seating: Seating,
        awaited: Iterable[int],
        waited: Container[int],
        online: Container[str],
        runs_out: Mapping[int, float],
        seq: int,
    ) -> list[Turn]:
        """`waited`: the seats whose turn it was before. `online`: people. `runs_out`: when the time of a seat ends.

        The delay is for those who are just switching from one device to another.
        """
        soon, turns = self._services.time.now() + self._services.settings.notify_seconds, []
        for seat in awaited:
            chair = seating.seats[seat]
            if seat in waited or chair.kind != "person" or chair.person is None:
                continue
            if chair.person not in online:
                turns.append(Turn("turn", chair.person, seat, seq, soon))
            if isinstance(seating.clock, AsyncClock) and seat in runs_out:
                turns.append(Turn("reminder", chair.person, seat, seq, _reminder_due(seating.clock, runs_out[seat])))
        return turns

    def moved(
        self,
        seating: Seating,
        awaited: Iterable[int],
        before: Mapping[int, float],
        runs_out: Mapping[int, float],
        seq: int,
    ) -> list[Turn]:
        """The clock was set in the middle of a turn: reminders that were not due `before` are due at another time."""
        clock, now = seating.clock, self._services.time.now()
        if not isinstance(clock, AsyncClock):
            return []
        waiting = [seat for seat in awaited if _reminder_due(clock, before[seat]) > now]
        return [turn for turn in self.begun(seating, waiting, (), (), runs_out, seq) if turn.kind == "reminder"]


def _reminder_due(clock: AsyncClock, runs_out: float) -> float:
    return runs_out - min(clock.days * DAY * REMINDED, MAX_REMINDED_SECONDS)
