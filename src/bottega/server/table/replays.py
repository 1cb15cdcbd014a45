"""Replays of finished games step by step, and their records: exported, and imported from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import msgspec

from bottega import record as records
from bottega.core.errors import Invalid
from bottega.core.event import Event
from bottega.core.match import Match, Move
from bottega.server.problems import Refused
from bottega.server.protocol import Json, NoClock, ReplayInfo, ReplayStep, ReplaySteps
from bottega.server.services import Services
from bottega.server.table import narration
from bottega.server.table.seating import Chair, Seating
from bottega.server.table.tables import Tables, new_code, read_code
from bottega.store import Person

AT_ONCE = 100  # steps
IMPORTS = (0.1, 10)  # from one person: a second, and at once
LOOKS = (5.0, 60)  # pages of a replay from one address
PAGES = 20  # and imports that one address may wait for at the same time
SLICE = 0.1  # seconds of work for one reader before the next one's turn
MAX_IMPORTED_MOVES = 5_000
OPEN, SPECTATOR = "open", "spectator"


class Replays:
    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables

    async def record(self, code: str, person: Person | None, address: str) -> tuple[Json, Seating, bool]:
        """The record of a finished game, who played, and whether it came from elsewhere."""
        imported = await self.services.store.records.get(read_code(code))
        if imported is not None:
            return imported, _unknown_people(imported["seats"]), True
        table = await self.tables.find(code, person, address)
        if table.match is None or not table.match.over:
            raise Refused("not-over")  # a running game's record holds what nobody may know yet
        if not table.may_watch(person):
            raise Refused("not-allowed")
        return table.match.record_json(), table.seating, False

    async def info(self, code: str, person: Person | None, address: str, lang: str) -> ReplayInfo:
        record, seating, imported = await self.record(code, person, address)
        return ReplayInfo(
            code=code,
            game=record["game"],
            seats=record["seats"],
            names=narration.names(record["game"], seating, None, lang),
            options=record.get("options", {}),
            steps=len(record["moves"]),
            outcome=record.get("outcome"),
            commitment=record.get("commitment"),
            seed=record.get("seed"),
            imported=imported,
        )

    async def steps(
        self, code: str, person: Person | None, address: str, view: str, first: int, count: int, lang: str | None
    ) -> ReplaySteps:
        self.services.limits.take("replay", address, *LOOKS, self.services.time.now())
        record, seating, _ = await self.record(code, person, address)
        if view not in (OPEN, SPECTATOR, *map(str, range(record["seats"]))):
            raise Refused("not-found")
        owner = (address, person.id if person else "")
        with self.services.limits.one_more(f"replays {address}", PAGES):
            found = _steps(record, seating, view, first, min(count, AT_ONCE), lang)
            steps: list[ReplayStep] = []
            while more := await self.services.narrating.run(owner, _some, found):
                steps += more
        return ReplaySteps(view, steps, len(record["moves"]))

    async def import_record(self, record: Json, person: Person, address: str, lang: str) -> ReplayInfo:
        self.services.limits.take("import", person.id, *IMPORTS, self.services.time.now())
        moves = record.get("moves")
        if isinstance(moves, list) and len(moves) > MAX_IMPORTED_MOVES:
            raise Refused("too-large")
        try:
            with self.services.limits.one_more(f"imports {address}", PAGES):
                match = await self.services.narrating.run((address, person.id), records.replay, record)
        except Invalid as error:
            raise Refused("invalid", reason=str(error)) from None
        kept = match.record_json()
        for name in ("seed", "commitment"):  # not checked here; `bottega replay --verify` does that
            if isinstance(record.get(name), str):
                kept[name] = record[name]
        code = new_code()
        await self.services.store.records.add(code, msgspec.json.encode(kept).decode(), self.services.time.now())
        return await self.info(code, person, address, lang)


def _unknown_people(seats: int) -> Seating:
    return Seating([Chair("person") for _ in range(seats)], {}, NoClock())


def _some(steps: Iterator[ReplayStep]) -> list[ReplayStep]:
    """As many of the next steps as can be made in SLICE seconds; none when there are no more."""
    until, some = monotonic() + SLICE, []
    for step in steps:
        some.append(step)
        if monotonic() >= until:
            break
    return some


def _steps(record: Json, seating: Seating, view: str, first: int, count: int, lang: str | None) -> Iterator[ReplayStep]:
    played = records.replay({**record, "outcome": None})
    match = _start(played)
    reader = int(view) if view.isdigit() else None
    for step in range(min(first + count, len(played.moves) + 1)):
        events: list[Event] = []
        move = played.moves[step - 1] if step else None
        if move is not None:
            match.replay(move.seat, move.action, move.chance, events=events)
        if step >= first:
            shown = [Event(event.type, {**event.facts, **event.secret}) for event in events] if view == OPEN else events
            seen = narration.seen_events(record["game"], seating, ((step, event) for event in shown), reader, lang)
            state = match.state_json() if view == OPEN else match.view_json(reader)
            sentences = _sentences(match, seating, view, lang)
            yield ReplayStep(step, _shown(move, view, reader), seen, state, sentences)


def _sentences(match: Match, seating: Seating, view: str, lang: str | None) -> list[str]:
    if lang is None:
        return []
    if view == OPEN:
        views = [match.view(seat) for seat in (None, *range(match.seats))]
        return narration.describe_open(match.game.spec.name, seating, views, lang)
    return narration.describe(match.game.spec.name, seating, match.view(int(view) if view.isdigit() else None), lang)[0]


def _start(played: Match) -> Match:
    if played.start is not None:
        return Match(played.game, played.seats, played.options, 0, position=played.start)
    return Match(played.game, played.seats, played.options, 0, setup=played.setup)


def _shown(move: Move | None, view: str, reader: int | None) -> Json | None:
    """A move as the reader knew it then: of other seats only that they moved."""
    if move is None:
        return None
    if view == OPEN:
        return move.to_json()
    return {"seat": move.seat, "action": move.action.to_json()} if move.seat == reader else {"seat": move.seat}
