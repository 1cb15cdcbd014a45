"""The channels of a person: what they chose, and nobody else's."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bottega.server.notify.channels import MAX_CHANNELS
from server.notify.receivers import HttpReceiver, add, send_test
from server.running import Player, Running, settings


def test_channels_belong_to_one_person(running: Running) -> None:
    vera, ochre = running.guest("Vera"), running.guest("Ochre")
    channel = add(vera, kind="webhook", url="https://example.org/a-secret")
    assert channel == {
        "id": channel["id"],
        "kind": "webhook",
        "label": "example.org",
        "confirmed": True,
        "problem": "",
        "current": False,
    }
    assert ochre.get("/me/notifications")["channels"] == []
    assert send_test(ochre, channel) == 404
    assert ochre.http.delete(f"/me/channels/{channel['id']}").status_code == 404
    export = vera.get("/me/export")["notifications"]
    assert [each["target"] for each in export["channels"]] == [{"url": "https://example.org/a-secret"}]
    assert vera.http.delete(f"/me/channels/{channel['id']}").status_code == 204
    assert vera.get("/me/notifications")["channels"] == []


def test_a_stranger_sees_what_is_offered(running: Running) -> None:
    stranger = Player(running.port)
    offered = stranger.get("/me/notifications")
    assert (offered["mail"], offered["channels"], offered["quiet"]) == (False, [], None)
    assert offered["services"] == ["ntfy", "Discord", "Slack", "Matrix", "Telegram"]
    assert stranger.refused("/me/channels", channel={"kind": "webhook", "url": "https://example.org"}) == "sign-in"


@pytest.mark.parametrize(
    "wish",
    [
        {"kind": "webhook", "url": "https://example.org/a-secret"},
        {"kind": "push", "endpoint": "https://example.org/push", "p256dh": "x" * 87, "auth": "x" * 22},
        {"kind": "mail", "address": "vera@example.org"},
        {"kind": "chat", "url": "ntfy://example"},
    ],
    ids=lambda wish: str(wish["kind"]),
)
def test_a_field_that_nobody_reads_is_refused(running: Running, wish: dict[str, str]) -> None:
    vera = running.guest()
    answer = vera.http.post("/me/channels", json={"channel": {**wish, "colour": "red"}})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "colour" in answer.json()["sentence"]


def test_a_private_address_is_not_reached(running: Running) -> None:
    vera = running.guest()
    with HttpReceiver() as receiver:
        channel = add(vera, kind="webhook", url=receiver.url())
        answer = vera.http.post(f"/me/channels/{channel['id']}/test", json={})
        assert (answer.status_code, answer.json()["code"]) == (422, "not-delivered")
        assert "private network" in answer.json()["sentence"]
        assert receiver.received == []


@pytest.mark.parametrize(
    ("quiet", "status"),
    [
        ({"zone": "Europe/Warsaw", "start": 1320, "finish": 420}, 204),
        ({"zone": "Europe/Nowhere", "start": 1320, "finish": 420}, 422),
        ({"zone": "UTC", "start": 1440, "finish": 420}, 400),
        ({"zone": "UTC", "start": 0}, 400),
        (None, 204),
    ],
)
def test_quiet_hours(running: Running, quiet: dict[str, object] | None, status: int) -> None:
    vera = running.guest()
    answer = vera.http.put("/me/notifications/quiet", json={"quiet": quiet})
    assert answer.status_code == status
    assert vera.get("/me/notifications")["quiet"] == (quiet if status == 204 else None)


def test_nobody_uses_the_server_to_flood_others(tmp_path: Path) -> None:
    with HttpReceiver() as receiver, Running(settings(tmp_path, notify_private=1)) as server:
        vera = server.guest()
        channel = add(vera, kind="webhook", url=receiver.url())
        statuses = [send_test(vera, channel) for _ in range(MAX_CHANNELS)]
        assert statuses[0] == 204
        assert statuses[-1] == 429
        assert len(receiver.received) == statuses.count(204) < MAX_CHANNELS


def test_secrets_are_in_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with HttpReceiver() as receiver, Running(settings(tmp_path, notify_private=1)) as server:
        receiver.status = 500
        vera = server.guest()
        for wish in (
            {"kind": "webhook", "url": receiver.url("/a-secret")},
            {"kind": "chat", "url": f"ntfy://127.0.0.1:{receiver.port}/a-secret"},
        ):
            assert send_test(vera, add(vera, **wish)) == 422
    ours = [record for record in caplog.records if not record.name.startswith("httpx")]
    assert not any("a-secret" in record.getMessage() + str(vars(record)) for record in ours)
