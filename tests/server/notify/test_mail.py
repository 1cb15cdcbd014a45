"""Mail: only to addresses whose owner said yes, one for many turns, and stopped in one click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.fake_time import FakeTime
from server.notify.receivers import MailBox, add, begin, send_test, smtp_server, waiting_table
from server.running import Running, settings, wait_for

Post = tuple[MailBox, str]


@pytest.fixture
def post() -> Iterator[Post]:
    with smtp_server() as found:
        yield found


class Server(Running):
    def __init__(self, folder: Path, smtp: str, **changes: Any) -> None:
        self.time = FakeTime()
        wish = settings(folder, smtp=smtp, mail_from="Bottega <bottega@example.org>", notify_seconds=60, **changes)
        super().__init__(wish, self.time)

    def due(self) -> float | None:
        found = self.run(self.server.services.store.outbox.next_due())
        return None if found is None else found - self.time.now()


def words(mail: EmailMessage) -> str:
    return str(mail.get_content())


def link(mail: EmailMessage, page: str) -> str:
    """The token in it."""
    found = re.search(rf"http://127\.0\.0\.1:\d+/{page}#(\S+)", words(mail))
    assert found, words(mail)
    return found[1]


def test_an_address_is_asked_first(tmp_path: Path, post: Post) -> None:
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        vera, ochre, code = waiting_table(server.port)
        channel = add(ochre, kind="mail", address="ochre@example.org")
        assert (channel["label"], channel["confirmed"]) == ("ochre@example.org", False)
        (letter,) = box.until(1)
        assert (letter["to"], letter["from"]) == ("ochre@example.org", "Bottega <bottega@example.org>")
        assert letter["message-id"].endswith("@example.org>")
        assert letter["auto-submitted"] == "auto-generated"
        assert abs(parsedate_to_datetime(letter["date"]).timestamp() - datetime.now(UTC).timestamp()) < 300
        begin(vera, code)
        assert server.due() is None  # nothing is sent to an address that has not answered
        assert ochre.refused(f"/confirm/{'0' * 32}-{'0' * 64}") == "not-found"
        stranger = httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api/v1")
        assert stranger.post(f"/confirm/{link(letter, 'confirm')}", json={}).status_code == 204
        assert ochre.get("/me/notifications")["channels"][0]["confirmed"]
        assert send_test(ochre, channel) == 204
        assert "c’est à vous de jouer" in words(box.until(2)[1])


def test_turns_of_many_games_come_in_one_mail_and_stop_with_one_click(tmp_path: Path, post: Post) -> None:
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        vera, ochre, first = waiting_table(server.port)
        add(ochre, kind="mail", address="ochre@example.org")
        ochre.http.post(f"/confirm/{link(box.until(1)[0], 'confirm')}", json={})
        codes = [first]
        for _ in range(2):
            codes.append(str(vera.table(seats="me,open", options={"starter": 0}, autostart=False)["code"]))
            ochre.sit(codes[-1])
        begin(vera, codes[0])
        server.time.advance(60)
        mail = box.until(2)[1]
        assert codes[0] in words(mail)
        assert "Vera" in words(mail)
        for code in codes[1:]:
            begin(vera, code)
        server.time.advance(60)
        wait_for(lambda: server.due() not in (0, None))  # half an hour after the first
        server.time.advance(30 * 60)
        digest = box.until(3)[2]
        assert "2 parties" in digest["subject"]
        assert all(code in words(digest) for code in codes[1:])
        assert codes[0] not in words(digest)
        wait_for(lambda: server.due() is None)
        # as a mail program does it when somebody presses "unsubscribe" (RFC 8058)
        assert digest["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        address = str(digest["list-unsubscribe"]).strip("<>")
        assert address.endswith(link(digest, "unsubscribe"))
        for _ in range(2):
            assert httpx.post(address, data={"List-Unsubscribe": "One-Click"}).status_code == 204
        assert ochre.get("/me/notifications")["channels"] == []
        assert len(box.mails) == 3


def test_a_mail_that_is_sent_again_has_the_same_id(tmp_path: Path, post: Post) -> None:
    box, smtp = post
    with Server(tmp_path, smtp, mail_minutes=0.0) as server:
        vera, ochre, code = waiting_table(server.port)
        add(ochre, kind="mail", address="ochre@example.org")
        ochre.http.post(f"/confirm/{link(box.until(1)[0], 'confirm')}", json={})
        begin(vera, code)
        box.refuses = True
        server.time.advance(60)
        wait_for(lambda: ochre.get("/me/notifications")["channels"][0]["problem"] == "SMTP 451")
        box.refuses = False
        server.time.advance(60)
        box.until(2)
        wait_for(lambda: ochre.get("/me/notifications")["channels"][0]["problem"] == "")
        assert re.fullmatch(r"<[0-9a-f]{32}@example\.org>", box.mails[1]["message-id"])
        assert box.refused[-1]["message-id"] == box.mails[1]["message-id"]


@pytest.mark.parametrize("address", ["ochre", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "é@x.org"])
def test_what_is_no_address_is_refused(tmp_path: Path, post: Post, address: str) -> None:
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        answer = server.guest().http.post("/me/channels", json={"channel": {"kind": "mail", "address": address}})
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
        assert "address: " in answer.json()["sentence"]
        assert box.mails == []


def test_strangers_are_not_flooded(tmp_path: Path, post: Post) -> None:
    """However many guests ask, an address gets three letters an hour at most."""
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        for _ in range(3):
            add(server.guest(), kind="mail", address="stranger@example.org")
        guest = server.guest()
        assert guest.refused("/me/channels", channel={"kind": "mail", "address": "Stranger@example.org"}) == "too-fast"
        assert len(box.mails) == 3


def test_without_a_mail_server_mail_is_not_offered(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as server:
        guest = server.guest()
        assert guest.get("/me/notifications")["mail"] is False
        assert guest.refused("/me/channels", channel={"kind": "mail", "address": "a@example.org"}) == "invalid"
