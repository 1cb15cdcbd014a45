"""Chat services through Apprise."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.core.errors import Invalid
from bottega.server.notify.chat_services import ChatServices
from bottega.server.settings import Settings
from server.notify.receivers import HttpReceiver, add, begin, send_test, waiting_table
from server.running import Running, settings


@pytest.fixture
def ntfy() -> Iterator[HttpReceiver]:
    with HttpReceiver() as receiver:
        receiver.status = 200
        yield receiver


def test_a_turn_arrives_at_a_server_of_ntfy(tmp_path: Path, ntfy: HttpReceiver) -> None:
    with Running(settings(tmp_path, notify_seconds=0, notify_private=1)) as server:
        vera, ochre, code = waiting_table(server.port)
        assert "ntfy" in ochre.get("/me/notifications")["services"]
        channel = add(ochre, kind="chat", url=f"ntfy://127.0.0.1:{ntfy.port}/easel")
        assert send_test(ochre, channel) == 204
        begin(vera, code)
        told = ntfy.until(2)[1]
        assert "à vous de jouer" in told.json["title"]
        assert told.json["message"].endswith(f"/t/{code}")
        ntfy.status = 307
        assert send_test(ochre, channel) == 422  # redirects are not followed


def label(url: str, **changes: object) -> str:
    services = ChatServices(Settings(**changes))  # type: ignore[arg-type]
    return asyncio.run(services.check(url))[1]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("json://example.org/", "must be of ntfy, Discord"),
        ("mailto://a:b@example.org", "must be of"),
        ("file:///etc/passwd", "must be of"),
        ("nonsense", "must be of"),
        ("ntfy://easel?redirect=yes", "no \\?"),
        ("ntfy://127.0.0.1/easel", "private network"),
        ("ntfys://localhost:8443/easel", "private network"),
        ("matrixs://user:password@127.0.0.1/#room", "private network"),
    ],
)
def test_what_is_not_allowed(url: str, reason: str) -> None:
    with pytest.raises(Invalid, match=rf"^url: .*{reason}"):
        label(url)


def test_the_host_chooses_the_services() -> None:
    assert label("ntfy://easel").startswith("ntfys://easel")
    assert label("discord://12345678901234567/a-token").startswith("discord://1...7/a...n")
    assert label("json://127.0.0.1/", notify_services="JSON", notify_private=1) == "json://127.0.0.1/"
    with pytest.raises(Invalid, match=r"^url: must be of json,"):
        label("ntfy://easel", notify_services="json")
