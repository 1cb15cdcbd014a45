"""A guest signs in to an account and brings their games along."""

from __future__ import annotations

from typing import Any

from bottega import games
from bottega.server.operate.erasing import leave_table
from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.store import Person

TRIES = 20  # against others who sit down or stand up meanwhile


async def check_seats(services: Services, guest: Person, account: Person, leave_seat: bool) -> None:
    """Nobody plays two seats against others: where both sit at a table that is not over, the guest's is given up.

    Without `leave_seat` it is refused, and the sentence says what would become of each seat.
    """
    for _ in range(TRIES):
        rows = await services.store.tables.with_both(guest.id, account.id)
        if not rows:
            return
        if not leave_seat:
            running = [games.spec(row.game).title for row in rows if row.status == "playing"]
            free = [games.spec(row.game).title for row in rows if row.status == "open"]
            details: dict[str, Any] = {
                "running": running,
                "running_count": len(running),
                "free": free,
                "free_count": len(free),
            }
            raise Refused("both-seated", guest=guest.name, account=account.name, **details)
        for row in rows:
            await leave_table(services.store, row, guest.id, services.time.now())
    raise Refused("moved-on")
