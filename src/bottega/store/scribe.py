"""Many writes in one statement of SQLite: all or nothing, and one commit.

A thread that runs statement after statement waits for its turn in the interpreter after each of them, behind everything
the event loop has to do, and the event loop is woken and put to sleep for it. So all steps of all jobs are inserted, as
one JSON list, into a view that keeps nothing: its trigger knows every statement by number, and carries them out.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from bottega.store.database import Job

VIEW = "CREATE TEMP VIEW steps AS SELECT 0 AS statement, 0 AS first, '' AS args"
WRITE = (
    "INSERT INTO steps SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')"
    " FROM json_each(?)"
)
CHECK = "SELECT RAISE(ABORT, 'somebody else was first') WHERE NEW.statement = {} AND NEW.first AND changes() = 0"


class Scribe:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._statements: dict[str, int] = {}  # as they come up: there are some twenty

    def write(self, jobs: Sequence[Job]) -> None:
        """Raises `sqlite3.IntegrityError` if the first step of a job changes nothing; then nothing is written."""
        known = self._statements
        new = {step.sql for job in jobs for step in job.steps if step.sql not in known}
        if new:
            self._learn(new)
        steps = [(known[step.sql], place == 0, step.args) for job in jobs for place, step in enumerate(job.steps)]
        self.connection.execute(WRITE, (msgspec.json.encode(steps).decode(),))

    def _learn(self, new: Iterable[str]) -> None:
        every = [*self._statements, *new]
        steps = "; ".join(_guarded(sql, number) for number, sql in enumerate(every))
        self._statements.clear()  # until all is in place
        self.connection.execute("DROP VIEW IF EXISTS temp.steps")  # and its trigger
        self.connection.execute(VIEW)
        self.connection.execute(f"CREATE TEMP TRIGGER carry_out INSTEAD OF INSERT ON steps BEGIN {steps}; END")
        self._statements.update({sql: number for number, sql in enumerate(every)})


def _guarded(sql: str, number: int) -> str:
    """The statement, for steps of its number alone. What the store leaves out on a conflict, fails here."""
    given = re.sub(r"\$(\d+)", lambda place: f"json_extract(NEW.args, '$[{int(place[1]) - 1}]')", sql)
    given = given.removesuffix(" ON CONFLICT DO NOTHING")
    if values := re.fullmatch(r"(INSERT INTO .*?) VALUES \((.*)\)( ON CONFLICT .*)?", given):
        return f"{values[1]} SELECT {values[2]} WHERE NEW.statement = {number}{values[3] or ''}"
    change, _, condition = given.partition(" WHERE ")
    return f"{change} WHERE NEW.statement = {number} AND ({condition}); {CHECK.format(number)}"
