"""Replays of finished games step by step, and their records: exported, and imported from elsewhere."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec import Raw, Struct

from bottega import record as records
from bottega.core.errors import Invalid
from bottega.core.event import Event
from bottega.core.match import Match, Move, Origin
from bottega.server.problems import Refused
from bottega.server.protocol import MAX_IMPORTED_MOVES, Json, NoClock, OriginInfo, Record, ReplayInfo, ReplayStep
from bottega.server.seats.seating import Chair, Seating
from bottega.server.services import Services
from bottega.server.slices import in_slices
from bottega.server.table import narration
from bottega.server.table.tables import Tables, new_code, read_code
from bottega.store import Person

AT_ONCE = 100  # steps
IMPORTS = (0.1, 10)  # from one person: a second, and at once
LOOKS = (5.0, 60)  # pages of a replay from one address
PAGES = 20  # and imports that one address may wait for at the same time
KEPT = 32  # pages of replays that are remembered
PEOPLE = 5  # at one address who may import as much as one person may
DAY = 86_400.0
OPEN, SPECTATOR = "open", "spectator"


class EncodedSteps(Struct):
    """`ReplaySteps`, with each step in JSON already: a page has up to 1 MB, too much to encode in one piece."""

    view: str
    steps: list[Raw]
    total: int


class Replays:
    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables
        self._pages: OrderedDict[tuple[str, str, int, int, str | None], EncodedSteps] = OrderedDict()

    async def record(self, code: str, person: Person | None, address: str) -> tuple[Json, Seating, bool]:
        """The record of a finished game, who played, and whether it came from elsewhere."""
        self.services.limits.take("replay", address, *LOOKS, self.services.time.now())
        return await self.unlimited_record(code, person, address)

    async def unlimited_record(self, code: str, person: Person | None, address: str) -> tuple[Json, Seating, bool]:
        """The same, for whoever limits how many are asked for."""
        imported = await self.services.store.records.get(read_code(code))
        if imported is not None:
            return imported, _unknown_people(imported["seats"]), True
        table = await self.tables.find(code, person, address)
        if table.match is None or table.status != "over":
            raise Refused("not-over")  # a running game's record holds what nobody may know yet
        record = {**table.match.record_json(), "seed": table.row.seed}  # of a game that was given up, too
        return record if self.services.sealed else {**record, "sealed": False}, table.seating, False

    async def info(self, code: str, person: Person | None, address: str, lang: str) -> ReplayInfo:
        return _info(code, *await self.record(code, person, address), lang)

    async def steps(
        self, code: str, person: Person | None, address: str, view: str, first: int, count: int, lang: str | None
    ) -> EncodedSteps:
        record, seating, _ = await self.record(code, person, address)
        if view not in (OPEN, SPECTATOR, *map(str, range(record["seats"]))):
            raise Refused("not-found")
        page = (code, view, first, min(count, AT_ONCE), lang)
        if (kept := self._pages.get(page)) is not None:
            return kept
        owner = (address, person.id if person else "")
        with self.services.limits.one_more(f"replays {address}", PAGES):
            found = await in_slices(self.services, owner, _steps(record, seating, *page[1:]))
        steps = EncodedSteps(view, [step for step in found if step is not None], len(record["moves"]))
        self._pages[page] = steps
        if len(self._pages) > KEPT:
            self._pages.popitem(last=False)
        return steps

    def forget_pages(self) -> None:
        """They have names in them, and somebody's is gone."""
        self._pages.clear()

    async def import_record(self, record: Record, person: Person, address: str, lang: str) -> ReplayInfo:
        services, now = self.services, self.services.time.now()
        services.limits.take("import", person.id, *IMPORTS, now)
        if len(record["moves"]) > MAX_IMPORTED_MOVES:
            raise Refused("too-large")
        try:
            with services.limits.one_more(f"imports {address}", PAGES):
                *_, match = await in_slices(services, (address, person.id), records.replaying(record))
        except Invalid as error:
            raise Refused("invalid", reason=str(error)) from None
        kept = {**match.record_json(), **_proof(record)}
        text, code = msgspec.json.encode(kept).decode(), new_code()
        for who, people in ((person.id, 1), (address, PEOPLE)):
            most = people * services.settings.import_megabytes * 1e6
            services.limits.take("imported", who, most / DAY, most, now, count=len(text))
        await services.store.records.add(code, text, now)
        return _info(code, kept, _unknown_people(match.seats), True, lang)


def _info(code: str, record: Json, seating: Seating, imported: bool, lang: str) -> ReplayInfo:
    return ReplayInfo(
        code=code,
        game=record["game"],
        seats=record["seats"],
        names=narration.names(seating, None, lang),
        options=record.get("options", {}),
        steps=len(record["moves"]),
        outcome=record.get("outcome"),
        commitment=record.get("commitment"),
        seed=record.get("seed"),
        imported=imported,
        bots=[None if chair.erased else chair.shown_bot for chair in seating.seats],
        origin=_origin(record),
    )


def _origin(record: Json) -> OriginInfo | None:
    if record.get("origin") is None:
        return None
    found = Origin.from_json(record["origin"], record["seats"])
    return OriginInfo(found.step, found.code, found.dealt_for, found.same_draws, found.before)


def _proof(record: Record) -> Json:
    """The seed and its hash, if the record has them. They are not checked: `bottega replay --verify` does that."""
    proof = {name: record.get(name) for name in ("seed", "commitment", "sealed")}
    return {name: value for name, value in proof.items() if value is not None}


def _unknown_people(seats: int) -> Seating:
    return Seating([Chair("person") for _ in range(seats)], {}, NoClock())


def _steps(record: Json, seating: Seating, view: str, first: int, count: int, lang: str | None) -> Iterator[Raw | None]:
    """In JSON; None for each step before the first one."""
    events: list[Event] = []
    reader = int(view) if view.isdigit() else None
    played = records.replaying({**record, "outcome": None}, events=events)
    for step, match in enumerate(islice(played, first + count)):
        if step < first:
            yield None
        else:
            shown = [Event(event.type, {**event.facts, **event.secret}) for event in events] if view == OPEN else events
            seen = narration.seen_events(record["game"], seating, ((step, event) for event in shown), reader, lang)
            state = match.state_json() if view == OPEN else match.view_json(reader)
            move = match.moves[-1] if step else None
            sentences = _sentences(match, seating, view, lang)
            yield Raw(msgspec.json.encode(ReplayStep(step, _shown(move, view, reader), seen, state, sentences)))
        events.clear()


def _sentences(match: Match, seating: Seating, view: str, lang: str | None) -> list[str]:
    if lang is None:
        return []
    if view == OPEN:
        views = [match.view(seat) for seat in (None, *range(match.seats))]
        return narration.describe_open(match.game.spec.name, seating, views, lang)
    return narration.describe(match.game.spec.name, seating, match.view(int(view) if view.isdigit() else None), lang)[0]


def _shown(move: Move | None, view: str, reader: int | None) -> Json | None:
    """A move as the reader knew it then: of other seats only that they moved."""
    if move is None:
        return None
    if view == OPEN:
        return move.to_json()
    return {"seat": move.seat, "action": move.action.to_json()} if move.seat == reader else {"seat": move.seat}
