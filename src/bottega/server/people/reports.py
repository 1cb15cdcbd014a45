"""What players report to the host: the name of somebody at a table, or one of their chat messages."""

from __future__ import annotations

from bottega.server.people.sanitise import clean
from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.store import ChatRow, Conflict, Person, ReportRow

REPORTS = (1 / 120, 10)  # of one person, and from one address: a second, and at once


class Reports:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def add(
        self, reporter: Person, address: str, code: str, person: str, name: str, message: ChatRow | None, note: str
    ) -> None:
        """What is reported twice is kept once. `message`: None where it is about the name."""
        if person == reporter.id:
            raise Refused("not-found")
        now = self.services.time.now()
        for who in (reporter.id, address):
            self.services.limits.take("report", who, *REPORTS, now)
        chat, text = (None, None) if message is None else (message.number, message.text or message.phrase)
        row = ReportRow(0, now, reporter.id, person, code, chat, name, text, clean(note))
        try:
            await self.services.store.reports.add(row)
        except Conflict:
            return
