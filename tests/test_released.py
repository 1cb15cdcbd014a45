"""What earlier releases wrote replays, goes on by the rules it was begun with, and verifies."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bottega import bots, games, store
from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.core.match import Match
from bottega.record import read_lines, replay, verify
from bottega.server.operate.doctor import examine
from bottega.server.table.table import Table
from released_games import DATABASE, FOLDER, PASSWORD, RECORDS, play
from server.fake_time import FakeTime
from server.running import Player, Running, settings

RELEASES = sorted(path for path in FOLDER.iterdir() if path.is_dir())
LINES = [(path, line) for path in RELEASES for line, _ in read_lines(path / RECORDS)]


def test_the_corpus_stays_small() -> None:
    for path in RELEASES:
        assert sum(file.stat().st_size for file in path.iterdir()) < 300_000


# --- records ---


def play_to_the_end(match: Match) -> None:
    table = bots.BotTable(match, [bots.load("greedy", match.game.spec.name)] * match.seats, Dice(1))
    while not match.over:
        table.move()


@pytest.mark.parametrize(("release", "line"), LINES, ids=lambda value: getattr(value, "name", value))
def test_a_record_replays_and_goes_on(release: Path, line: int) -> None:
    record: Any = dict(read_lines(release / RECORDS))[line]
    match = replay(record)
    again = match.record_json()
    assert {name: again[name] for name in again if name in record} == {name: record[name] for name in again}
    if match.over:
        verify(record)
    else:
        play_to_the_end(match)
        assert match.record_json()["version"] == record["version"]
        assert replay(match.record_json()).state == match.state


def test_version_1_of_fresco_matters() -> None:
    """Else nothing above shows that the version is kept."""
    for path, line in LINES:
        record: Any = dict(read_lines(path / RECORDS))[line]
        if record["game"] == "fresco" and record["version"] == 1 and record["seats"] == 2:
            with pytest.raises(Invalid, match="order"):
                replay({**record, "version": 2})


# --- a server's database ---


def lay_in(url: str, script: str) -> None:
    """The database of a release, just as it was."""
    if not url.startswith("postgres"):
        with sqlite3.connect(url) as connection:
            connection.executescript(script)
        connection.close()
        return

    async def make() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(re.sub(r"^(PRAGMA|BEGIN|COMMIT)\b.*;\n", "", script, flags=re.M))
        await connection.close()

    asyncio.run(make())


async def play_on(table: Table) -> None:
    """As if everybody were absent."""
    match = table.running_match()
    while not match.over:
        seat = match.awaited[0]
        await table.move(None, seat, match.decision(seat), match.game.fallback(match.state, seat).to_json())


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_goes_on(release: Path, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = str(tmp_path / "bottega.db" if kind == "sqlite" else request.getfixturevalue("postgres_url"))
    script = (release / DATABASE).read_text(encoding="utf-8")
    lay_in(url, script)
    stored = Stored(script)
    with Running(settings(tmp_path, database=url), stored.time) as running:
        vera = Player(running.port)
        vera.post("/session", account="vera", password=PASSWORD)
        for code in stored.codes("playing"):
            goes_on(running, vera, code)
        for code in [*stored.codes("playing"), *stored.codes("over")]:
            verify(vera.get(f"/replays/{code}/record"))
        assert chat(vera, stored.codes("over")[0]) == ["Bonjour Vera !", "Well played"]
        for (code,) in stored.rows("SELECT code FROM imports"):
            assert vera.get(f"/replays/{code}/steps", first=5, count=1, lang="pl")["steps"][0]["lines"]
        begins_with_the_newest_rules(running, vera, stored.codes("open")[0])
    matches = stored.codes("playing") + stored.codes("over") + stored.codes("open")
    assert asyncio.run(examine(store.connect(url))) == (len(matches), [])


class Stored:
    """What a release had stored, read without any of our own code."""

    def __init__(self, script: str) -> None:
        self.database = sqlite3.connect(":memory:")
        self.database.executescript(script)
        self.time = FakeTime()  # then, not now: what is old may be erased
        ((self.time.at,),) = self.rows("SELECT max(at) FROM log")

    def rows(self, query: str, *values: str) -> list[tuple[Any, ...]]:
        return self.database.execute(query, values).fetchall()

    def codes(self, status: str) -> list[str]:
        found = [code for (code,) in self.rows("SELECT code FROM tables WHERE status = ? ORDER BY created", status)]
        assert found
        return found


def goes_on(running: Running, vera: Player, code: str) -> None:
    """Some moves by people, the rest at once; by the rules that it was begun with."""
    table = running.run(running.server.tables.get(code))
    rules, seq = table.row.rules, table.seq
    play(vera, code, len(table.seating.seats), until=seq + 3)
    running.run(play_on(table))
    match = table.running_match()
    assert match.over
    assert (match.game.version, match.record_json()["version"]) == (rules, rules)


def chat(player: Player, code: str) -> list[str]:
    with player.socket(code) as socket:
        return [socket.until_told("chat")["text"] for _ in range(2)]


def begins_with_the_newest_rules(running: Running, vera: Player, code: str) -> None:
    running.guest("Bea").sit(code)
    with vera.socket(code) as socket:
        socket.until(lambda: socket.view)
        assert socket.view["version"] == games.spec(socket.view["game"]).version
