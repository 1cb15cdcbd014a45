"""Reports of names and chat messages to the host."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.fake_time import FakeTime
from server.running import Player, Running, settings


def reports(running: Running) -> list[Any]:
    found: list[Any] = running.run(running.server.services.store.reports.all(answered=False))
    return found


def told(player: Player, code: str, **body: Any) -> int:
    return player.http.post(f"/tables/{code}/reports", json=body).status_code


def test_a_message_and_a_name_are_reported_once(running: Running) -> None:
    vera, ada = running.guest("Rude Name"), running.guest("Ada")
    code = vera.table()["code"]
    ada.sit(code)
    with vera.socket(code) as socket:
        socket.until_told("state")
        socket.ask("say", text="something rude")
        number = next(each["number"] for each in socket.received if each["type"] == "chat")
    for _ in range(2):
        assert told(ada, code, chat=number, note="look\u202e at this") == 204
        assert told(ada, code, seat=0) == 204
    id = vera.get("/me")["id"]  # noqa: A001
    assert [(each.person, each.name, each.text, each.note) for each in reports(running)] == [
        (id, "Rude Name", "something rude", "look at this"),
        (id, "Rude Name", None, ""),
    ]


def test_what_cannot_be_reported_is_refused_by_name(running: Running) -> None:
    vera, ada = running.guest(), running.guest("Ada")
    code = vera.table(seats="me,open,greedy")["code"]
    for body, code_of in (({}, "malformed"), ({"seat": 0, "chat": 1}, "malformed"), ({"chat": 1}, "not-found")):
        assert ada.refused(f"/tables/{code}/reports", **body) == code_of
    assert [ada.refused(f"/tables/{code}/reports", seat=seat) for seat in (1, 2, 7)] == ["not-found"] * 3
    assert vera.refused(f"/tables/{code}/reports", seat=0) == "not-found"  # oneself
    assert Player(running.port).refused(f"/tables/{code}/reports", seat=0) == "sign-in"
    assert reports(running) == []


def test_reports_are_limited_as_hosts_are_told(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        vera, ada = running.guest(), running.guest("Ada")
        codes = [vera.table()["code"] for _ in range(11)]
        assert [told(ada, code, seat=0) for code in codes] == [204] * 10 + [429]
        for seconds, answer in ((119.0, 429), (1.0, 204)):
            time.advance(seconds)
            assert told(ada, codes[-1], seat=0) == answer
        assert len(reports(running)) == 11
