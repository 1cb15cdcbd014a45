"""Browser push, received as a push service and a browser would: the signature is checked and the text decrypted."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from server.notify.receivers import HttpReceiver, Received, add, begin, send_test, waiting_table
from server.running import Player, Running, settings, wait_for


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self, service: HttpReceiver, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.endpoint = service.url(f"/push/{name}")

    @property
    def wish(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"kind": "push", "endpoint": self.endpoint, "p256dh": text(point), "auth": text(self.secret)}

    def read(self, received: Received, public_key: str) -> dict[str, str]:
        """As the push service, then as the browser."""
        assert Vapid02.verify(received.headers["authorization"])
        scheme, _, parts = received.headers["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in parts.split(","))
        claims = json.loads(base64.urlsafe_b64decode(fields["t"].split(".")[1] + "=="))
        assert (scheme, fields["k"]) == ("vapid", public_key)
        assert self.endpoint.startswith(claims["aud"] + "/")
        assert 0 < claims["exp"] - time.time() < 86_400
        assert claims["sub"].startswith(("mailto:", "https://"))
        assert received.headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(received.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, str] = json.loads(opened)
        return found


@pytest.fixture
def service() -> Iterator[HttpReceiver]:
    with HttpReceiver() as receiver:
        yield receiver


def running_server(folder: Path, **changes: Any) -> Running:
    return Running(settings(folder, notify_seconds=0, notify_private=1, **changes))


def test_a_turn_is_shown_and_disappears_when_it_was_seen_elsewhere(tmp_path: Path, service: HttpReceiver) -> None:
    with running_server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        browser, key = Browser(service), ochre.get("/me/notifications")["push"]
        channel = add(ochre, **browser.wish)
        assert (channel["current"], channel["confirmed"]) == (True, True)
        assert send_test(ochre, channel) == 204
        assert browser.read(service.until(1)[0], key)["tag"] == "test"
        begin(vera, code)
        told = service.until(2)[1]
        shown = browser.read(told, key)
        assert shown["path"] == f"/t/{code}"
        assert "à vous de jouer" in shown["title"]
        assert "Vera" in shown["body"]
        with ochre.socket(code) as socket:
            socket.until(lambda: socket.view)
            closed = service.until(3)[2]
        assert browser.read(closed, key) == {"close": shown["tag"]}
        assert closed.headers["topic"] == told.headers["topic"] != service.received[0].headers["topic"]
        assert told.headers["ttl"] == "172800"  # two days


def test_all_servers_on_a_database_have_one_key(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running_server(tmp_path) as server:
            keys.append(server.guest().get("/me/notifications")["push"])
    assert keys[0] == keys[1]
    assert len(base64.urlsafe_b64decode(keys[0] + "=")) == 65


def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path, service: HttpReceiver) -> None:
    with running_server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        add(ochre, **Browser(service).wish)
        service.status = 410
        begin(vera, code)
        wait_for(lambda: ochre.get("/me/notifications")["channels"] == [])


def test_a_browser_that_is_signed_out_is_told_nothing(tmp_path: Path, service: HttpReceiver) -> None:
    with running_server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        phone = Player(server.port)
        phone.post("/session/link", token=ochre.post("/me/link")["token"])
        assert add(phone, **Browser(service, "phone").wish)["current"]
        assert [each["current"] for each in ochre.get("/me/notifications")["channels"]] == [False]  # another browser
        add(ochre, kind="webhook", url=service.url("/webhook"))
        ochre.post("/me/account", account="ochre", password="a brush and a rag")  # this ends all other sessions
        begin(vera, code)
        assert service.until(1)[0].path == "/webhook"
        wait_for(lambda: len(ochre.get("/me/notifications")["channels"]) == 1)
        assert len(service.received) == 1


def test_a_browser_keeps_its_channel_when_a_guest_becomes_an_account(tmp_path: Path, service: HttpReceiver) -> None:
    with running_server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        add(ochre, **Browser(service).wish)
        ochre.post("/me/account", account="ochre", password="a brush and a rag")
        assert [each["current"] for each in ochre.get("/me/notifications")["channels"]] == [True]
        begin(vera, code)
        service.until(1)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"endpoint": "ftp://example.org/x"}, "endpoint"),
        ({"p256dh": text(b"x" * 65)}, "p256dh"),
        ({"p256dh": text(b"\x04" * 64)}, "p256dh"),
        ({"auth": text(b"x" * 15)}, "auth"),
    ],
)
def test_what_no_browser_gives_is_refused(
    tmp_path: Path, service: HttpReceiver, change: dict[str, str], field: str
) -> None:
    with running_server(tmp_path) as server:
        answer = server.guest().http.post("/me/channels", json={"channel": {**Browser(service).wish, **change}})
        assert answer.status_code == 422
        assert field in answer.json()["sentence"]
