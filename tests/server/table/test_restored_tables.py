"""The course of a match, restored from its log: a table that was away from memory goes on as if it had stayed."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from bottega import games, store
from bottega.core.errors import Illegal
from bottega.server.operate.doctor import examine
from bottega.server.problems import Refused
from bottega.server.protocol import DeviceSeat, MySeat, NewTable, OpenSeat
from bottega.server.server import Server
from bottega.server.table import presence, questions
from bottega.server.table.log import AskEntry
from bottega.server.table.table import Table
from bottega.server.table.tables import IDLE_SECONDS
from bottega.store import Person
from server.fake_time import FakeTime
from server.running import Player, Running, settings

HURT = Path(__file__).parent / "undone-behind-its-snapshot.sql"
VERA, ADA = Person("vera", "Vera", "en", 0.0), Person("ada", "Ada", "en", 0.0)
SNAPSHOT_EVERY = 4  # log lines: undos, reloads and restarts often meet one
USUAL = (
    ["move"] * 8
    + ["undo"] * 4
    + ["agree"] * 3
    + ["refuse", "away", "pause", "decline", "leave memory", "leave memory", "restart"]
)

Step = tuple[str, int]
STEPS = st.lists(st.tuples(st.sampled_from(USUAL), st.integers(0, 10_000)), min_size=30, max_size=50)


def shown(table: Table) -> dict[str, Any]:
    """Everything that a table knows of its match."""
    log = table.running_log()
    match = log.match
    return {
        **log.snapshot(),
        "away": log.away,
        "question": log.question,
        "rest": (log.paused_until, log.declining, log.move_seqs),
        "messages": dict(table.written),
        "record": match.record_json(),
        "views": [match.view_json(seat) for seat in (None, *range(match.seats))],
    }


class TableOnServers:
    """A table with a snapshot at every fourth line, on one server or on several."""

    def __init__(self, folder: Path, url: str, servers: int) -> None:
        self.time = FakeTime()
        self.settings = settings(folder, database=url, snapshot_every=SNAPSHOT_EVERY)
        self.servers = [Server(self.settings, self.time) for _ in range(servers)]
        self.messages = itertools.count()
        self.code = ""

    async def begin(self, game: str, at_one_device: bool) -> None:
        for server in self.servers:
            await server.open()
        tables = self.servers[0].tables
        other = DeviceSeat("Ada") if at_one_device else OpenSeat()
        table = await tables.create(NewTable(game, [MySeat(), other]), VERA, "127.0.0.1")
        if not at_one_device:
            await tables.sit(table, ADA, None)
        self.code = table.code

    async def close(self) -> None:
        for server in self.servers:
            await server.close()

    async def table(self, place: int) -> Table:
        return await self.servers[place].tables.get(self.code)

    async def take(self, step: Step) -> None:
        """One step on one of the servers. All of them must know the same afterwards, as it was known in memory."""
        kind, number = step
        place = number % len(self.servers)
        table = await self.table(place)
        before = shown(table)
        if kind == "leave memory":
            self.time.advance(IDLE_SECONDS + 1)
            await self.servers[place].tables.sweep()
        elif kind == "restart":
            await self.servers[place].close()
            self.servers[place] = Server(self.settings, self.time)
            await self.servers[place].open()
        else:
            await self.write(table, kind, number)
            before = shown(table)
        for each in range(len(self.servers)):
            table = await self.table(each)
            await table.catch_up()
            assert shown(table) == before

    async def write(self, table: Table, kind: str, number: int) -> None:
        """What people do. Some steps mean nothing just now: they are refused, or left out."""
        match, message = table.running_match(), f"m{next(self.messages)}"
        log, now = table.running_log(), self.time.now()
        if match.over:
            return
        if kind == "pause" or (kind == "move" and log.paused_until is not None):
            wish = AskEntry(0, pause=2.0) if log.paused_until is None else AskEntry(0, resume=True)
            with suppress(Refused):  # another question waits
                await table.write(message, lambda: (questions.ask(log, table.seating, (), wish, now), None))
        elif kind == "decline" and match.game.spec.name != "pastiche":  # there the server would answer offers meanwhile
            draft = presence.decline_by_itself
            await table.write(message, lambda: (draft(log, 1, 1 not in log.declining), None))
        elif kind == "move":
            seat = match.awaited[number % len(match.awaited)]
            choices = match.choices(seat)
            action = choices[number % len(choices)].to_json()
            await table.move(message, seat, match.decision(seat), action)
        elif kind == "undo":
            with suppress(Illegal, Refused):  # no move of one's own yet, or a pause
                seat = number % match.seats
                await table.write(message, lambda: (questions.ask_undo(log, table.seating, seat), None))
        elif kind == "away":
            for seat in set(range(match.seats)).difference(match.allowed):  # no bot has anything to play for them
                await table.leave(seat)
                await table.back(message, seat)
        elif log.question is not None:
            seat, about, agree = (
                questions.waiting_for(log, table.seating, ())[0],
                log.question.ask.about,
                kind == "agree",
            )
            answer = questions.answer
            await table.write(message, lambda: (answer(log, table.seating, (), seat, about, agree, now), None))


async def play(folder: Path, url: str, servers: int, game: str, at_one_device: bool, steps: Sequence[Step]) -> None:
    live = TableOnServers(folder, url, servers)
    try:
        await live.begin(game, at_one_device)
        for step in [*steps, ("restart", 0)]:
            await live.take(step)
    finally:
        await live.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, int]:
    """Where it is, and how many servers share it."""
    if request.param == "sqlite":
        return str(tmp_path / "bottega.db"), 1
    return str(request.getfixturevalue("postgres_url")), 2


@pytest.mark.parametrize("game", games.names())
@given(at_one_device=st.booleans(), steps=STEPS)
@example(at_one_device=True, steps=[("move", 0)] * 3 + [("undo", 0), ("undo", 1), ("restart", 0), ("move", 0)])
@example(at_one_device=False, steps=[("move", 0)] * 6 + [("undo", 0), ("agree", 0)] * 2 + [("restart", 0), ("move", 1)])
@examples(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_table_that_left_memory_is_the_same_again(
    tmp_path: Path,
    database: tuple[str, int],
    caplog: pytest.LogCaptureFixture,
    game: str,
    at_one_device: bool,
    steps: Sequence[Step],
) -> None:
    """Whatever was played and taken back before, and wherever a snapshot was written in between."""
    asyncio.run(play(tmp_path, *database, game, at_one_device, steps))
    ours = [record for record in caplog.records if record.name.startswith("bottega")]  # others end elsewhere
    assert not ours, "no snapshot was unusable"


def lay_in(url: str, script: str) -> None:
    """A database with these rows, as if a server had written them."""

    async def make() -> None:
        made = store.connect(url)
        await made.open()
        await made.close()
        if made.shared:
            connection = await asyncpg.connect(url)
            await connection.execute(script)
            await connection.close()

    asyncio.run(make())
    if not url.startswith("postgres"):
        with sqlite3.connect(url) as connection:
            connection.executescript(script)
        connection.close()


def test_a_match_that_0_1_0_could_not_open_again_goes_on(tmp_path: Path, database: tuple[str, int]) -> None:
    url, _ = database
    lay_in(url, HURT.read_text(encoding="utf-8"))
    code, vera = "2gqgggpz", Person("9e4afe6c96ee0a4bbfcee0072a5329a8", "Vera", "en", 0.0)
    for seq in (128, 131):  # and once more
        with Running(settings(tmp_path, database=url)) as running:
            player = Player(running.port, running.run(running.server.sessions.begin(vera, "guest", None)))
            seats = [player.socket(code, seat=seat) for seat in (0, 1)]
            for number in range(3):
                for socket in seats:
                    socket.follow(seq + number)
                mover = seats[seats[0].view["awaited"][0]]
                assert mover.move(id=f"after {seq + number}")["seq"] == seq + number + 1
    assert asyncio.run(examine(store.connect(url))) == (1, [])
