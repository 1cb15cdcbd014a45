"""A new table whose game goes on from a step of one that is over, played here or imported."""

from __future__ import annotations

from bottega import play_on as positions
from bottega.core.errors import Invalid
from bottega.core.match import Deal
from bottega.server.problems import Refused
from bottega.server.protocol import Json, NewTable, OriginInfo, PlayOn
from bottega.server.replay.replays import PAGES, Replays
from bottega.server.seats.seating import Start
from bottega.server.slices import in_slices
from bottega.server.table.table import Table
from bottega.server.table.tables import read_code
from bottega.store import Person


async def play_on(replays: Replays, code: str, wish: PlayOn, person: Person, address: str) -> Table:
    """`Refused` as for a replay: a running game shows nobody its position."""
    record, _, _ = await replays.record(code, person, address)
    try:
        deal = await _deal(replays, read_code(code), record, wish, (address, person.id))
    except Invalid as error:
        raise Refused("invalid", reason=str(error)) from None
    new = NewTable(
        game=record["game"],
        seats=wish.seats,
        options=dict(deal.options),
        clock=wish.clock,
        privacy=wish.privacy,
        autostart=wish.autostart,
        box=None if deal.game.source is None else deal.game.source.text,
    )
    return await replays.tables.create(new, person, address, _start(deal))


async def _deal(replays: Replays, code: str, record: Json, wish: PlayOn, owner: tuple[str, str]) -> Deal:
    if len(wish.seats) != record["seats"]:
        raise Invalid(f"seats: the game has {record['seats']}, not {len(wish.seats)}")
    seed = positions.seed_of(record) if wish.same_draws else None
    with replays.services.limits.one_more(f"replays {owner[0]}", PAGES):
        *_, match = await in_slices(replays.services, owner, positions.until(record, wish.step))
    return positions.deal(match, seed, wish.dealt_for, code)


def _start(deal: Deal) -> Start:
    assert deal.position is not None
    assert deal.origin is not None
    origin = deal.origin
    told = OriginInfo(origin.step, origin.code, origin.dealt_for, origin.same_draws, origin.before)
    return Start(dict(deal.position), told, deal.game.version, deal.seed if origin.same_draws else None)
