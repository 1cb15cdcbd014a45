"""Many writes in one statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import pytest

from bottega.store.database import Job, Step
from bottega.store.scribe import Scribe

ADD = "INSERT INTO jars (name, drops, price) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
FILL = "UPDATE jars SET drops = drops + $2 WHERE name = $1 OR name = $3"
PUT = "INSERT INTO jars VALUES ($1, $2, 0) ON CONFLICT (name) DO UPDATE SET drops = excluded.drops"
EMPTY = "DELETE FROM jars WHERE name = $1"


@pytest.fixture
def scribe() -> Iterator[Scribe]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("CREATE TABLE jars (name TEXT PRIMARY KEY, drops, price)")
    yield Scribe(connection)
    connection.close()


def job(*steps: tuple[object, ...]) -> Job:
    return Job([Step(str(sql), args) for sql, *args in steps], None, None)


def jars(scribe: Scribe) -> list[tuple[object, ...]]:
    return scribe.connection.execute("SELECT * FROM jars ORDER BY name").fetchall()


def test_all_steps_of_all_jobs_are_carried_out_in_order(scribe: Scribe) -> None:
    scribe.write(
        [job((ADD, "ochre", 1, 0.5), (FILL, "ochre", 3, "")), job((ADD, "madder", 2, None), (PUT, "madder", 7))]
    )
    assert jars(scribe) == [("madder", 7, None), ("ochre", 4, 0.5)]
    scribe.write([job((FILL, "ochre", 1, "madder")), job((EMPTY, "madder"), (PUT, "madder", 9))])
    assert jars(scribe) == [("madder", 9, 0), ("ochre", 5, 0.5)]


@pytest.mark.parametrize("value", [None, 0, -1, 2**62, 0.1, 1763306000.123456, "", 'l\'œil "vert"\n\\', '{"a": [1]}'])
def test_values_arrive_as_they_were(scribe: Scribe, value: object) -> None:
    scribe.write([job((ADD, "one", value, value)), job((ADD, "other", value, value))])
    stored = jars(scribe)
    assert stored == [("one", value, value), ("other", value, value)]
    assert all(type(row[1]) is type(value) for row in stored)


@pytest.mark.parametrize(
    "late",
    [
        job((ADD, "ochre", 9, 9.0)),
        job((FILL, "umber", 9, "")),
        job((EMPTY, "umber")),
        job((ADD, "umber", 1, 1.0), (ADD, "ochre", 1, 1.0)),
    ],
    ids=["place taken", "nothing to change", "nothing to delete", "second place taken"],
)
def test_where_one_came_too_late_nothing_is_written(scribe: Scribe, late: Job) -> None:
    scribe.write([job((ADD, "ochre", 1, 0.5))])
    with pytest.raises(sqlite3.IntegrityError):
        scribe.write([job((ADD, "madder", 2, 0.5)), late, job((FILL, "ochre", 1, ""))])
    assert jars(scribe) == [("ochre", 1, 0.5)]
    assert not scribe.connection.in_transaction


def test_a_later_step_may_change_nothing(scribe: Scribe) -> None:
    scribe.write([job((ADD, "ochre", 1, 0.5), (EMPTY, "umber"), (FILL, "umber", 1, ""))])
    assert jars(scribe) == [("ochre", 1, 0.5)]


def test_a_statement_that_cannot_be_learned_harms_no_other(scribe: Scribe) -> None:
    scribe.write([job((ADD, "ochre", 1, 0.5))])
    with pytest.raises(sqlite3.OperationalError):
        scribe.write([job(("UPDATE jars SET WHERE name = $1", "ochre"))])
    scribe.write([job((ADD, "madder", 2, 0.5))])
    assert [row[0] for row in jars(scribe)] == ["madder", "ochre"]
