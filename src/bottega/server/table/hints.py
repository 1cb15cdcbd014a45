"""Hints at a table: what the master would do, for somebody who plays against bots alone."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager
from typing import Any

from bottega import games
from bottega.server.jobs import Dropped, Failed, Job, Rank
from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.server.table import narration
from bottega.server.table.feed import Subscriber
from bottega.server.table.table import Table
from bottega.server.table.wire import HintedMove

log = logging.getLogger(__name__)

AT_ONCE = 10  # hints, before the limit by the minute counts
PEOPLE = 5  # at one address who may ask as often as that
WAITING = 10  # hints that one address may be waiting for


async def hint(
    table: Table, subscriber: Subscriber, seat: int, lang: str, draft: dict[str, Any] | None = None
) -> tuple[int, list[HintedMove]]:
    """The decision that was thought about, and the best moves. `Refused` where this seat may have no hint now.

    A `draft` that the rules do not allow is refused as it would be if it were played.
    """
    match, services = table.running_match(), table.services
    if any(chair.kind != "bot" for place, chair in enumerate(table.seating.seats) if place != seat):
        raise Refused("with-people")
    if match.over or table.is_halted or seat not in match.allowed:
        raise Refused("nothing-to-decide")
    if draft is not None:
        match.check(seat, draft)
    limit(services, *subscriber.owner)
    decision = match.decision(seat)

    def wanted() -> bool:
        return table.is_deciding(match, seat, decision) and subscriber in table.feed.subscribers

    job = Job((*subscriber.owner, table.code), Rank.HINT, wanted)
    table.bots.jobs.add(job)
    try:
        with waiting(services, subscriber.owner[0]):
            found = await services.workers.hints(job, match, seat, lang, draft)
    except Dropped:
        raise Refused("moved-on") from None
    except Failed as error:
        log.error("no hint", extra={"table": table.code, "seat": seat, "error": str(error)})
        raise Refused("no-hint") from None
    finally:
        table.bots.jobs.discard(job)
    match = table.running_match()  # another object if the table was restored meanwhile
    if match.over or match.decision(seat) != decision:
        raise Refused("moved-on")
    if not found:
        raise Refused("nothing-to-decide")
    return decision, _in_words(table, match.view(seat), found, lang)


def limit(services: Services, address: str, person: str) -> None:
    """`Refused` where somebody, or an address, asks the master too often."""
    rate, now = services.settings.hints_per_minute / 60, services.time.now()
    services.limits.take("hint", person, rate, AT_ONCE, now)
    services.limits.take("hint from", address, PEOPLE * rate, PEOPLE * AT_ONCE, now)


def waiting(services: Services, address: str) -> AbstractContextManager[None]:
    """`Refused` where an address waits for too many answers of the master."""
    return services.limits.one_more(f"hints {address}", WAITING)


def _in_words(table: Table, view: Any, found: list[dict[str, Any]], lang: str) -> list[HintedMove]:
    sentences = games.standard(table.row.game).words
    names = narration.names(table.seating, view.seat, lang)
    actions = [table.game.action_from_json(hint["action"]) for hint in found]
    return [
        HintedMove(
            hint["action"],
            sentences.choice(view, action, names, lang),
            hint["value"],
            hint["reason"],
            hint["points"],
            hint["outlook"],
            hint["draft"],
        )
        for hint, action in zip(found, actions, strict=True)
    ]
