"""Days off, chosen in the settings and seen by those who wait; answer times before one sits down."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import expect

from bottega.store import DaysOff, LogRow, Reply
from server.notify.receivers import begin, waiting_table
from server.running import Running
from web.test_access import too_wide, violations
from web.test_people import come_as

SLOW = {"type": "async", "days": 3}


def test_chosen_in_the_settings_on_a_phone(visit: Any) -> None:
    visitor = visit(viewport={"width": 360, "height": 780}, locale="pl-PL", timezone_id="UTC")
    page = visitor.page
    page.goto("/settings")
    section, said = page.locator("[data-days-off]"), page.get_by_role("status").first
    section.get_by_label("sobota").check()
    expect(said).to_have_text("Zapisano.")
    section.get_by_label("niedziela").check()
    expect(section.get_by_label("niedziela")).to_be_checked()
    first = datetime.now(UTC).date() + timedelta(days=2)
    section.get_by_label("od", exact=True).fill(first.isoformat())
    section.get_by_label("do", exact=True).fill((first + timedelta(days=2)).isoformat())
    section.get_by_role("button", name="Dodaj").press("Enter")
    expect(section.get_by_role("listitem")).to_have_count(1)
    assert violations(page) == []
    assert not too_wide(page)
    page.reload()
    expect(section.get_by_label("sobota")).to_be_checked()
    section.get_by_role("button", name=re.compile("^Usuń: ")).click()
    expect(section.get_by_role("listitem")).to_have_count(0)
    section.get_by_label("sobota").uncheck()
    expect(section.get_by_label("sobota")).not_to_be_checked()


def test_seen_at_the_table_and_before_it(visit: Any, server: Running) -> None:
    vera, ochre, code = waiting_table(server.port, clock=SLOW)
    today = datetime.now(UTC).date()
    store, id = server.server.services.store, ochre.get("/me")["id"]  # noqa: A001
    server.run(store.habits.set_days_off(id, DaysOff("UTC", [today.weekday()], [], "2020-01-01")))
    begin(vera, code)
    page = come_as(visit(locale="fr-FR"), server, vera, f"/t/{code}")
    expect(page.locator("[data-day-off]")).to_contain_text("jour de repos jusqu’au")

    async def answer_five_times() -> None:
        for number in range(5):
            row = LogRow(100 + number, {"undo": 0}, 0.0)
            await store.log.append("nowhere", row, [], reply=Reply(id, float(number), 7_000.0))

    server.run(answer_five_times())
    fresh = ochre.table(seats="me,open", clock=SLOW, privacy="public")["code"]
    page.goto(f"/t/{fresh}")
    expect(page.locator("[data-answers]")).to_have_text("répond en général en moins de 3 h")
    assert violations(page) == []
    page.goto("/")
    expect(page.locator(f"a[href='/t/{fresh}'] [data-answers]")).to_have_text("Ochre répond en général en moins de 3 h")
