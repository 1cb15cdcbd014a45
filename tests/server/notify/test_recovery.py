"""A forgotten password: a link by mail that works once, and answers that tell a stranger nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server.notify.recovery import LINK_SECONDS
from server.notify.receivers import MailBox, add, smtp_server
from server.notify.test_mail import Server, link, words
from server.running import Player, Running, settings, wait_for

Post = tuple[MailBox, str]
OLD, NEW = "correct horse", "battery staple"


@pytest.fixture
def post() -> Iterator[Post]:
    with smtp_server() as found:
        yield found


def member(server: Running, box: MailBox, confirmed: bool = True) -> Player:
    """Somebody with an account and a mail address."""
    vera = server.guest("Vera", lang="fr")
    vera.post("/me/account", account="Vera", password=OLD)
    add(vera, kind="mail", address="vera@example.org", password=OLD)
    letter = box.until(1)[0]
    if confirmed:
        vera.http.post(f"/confirm/{link(letter, 'confirm')}", json={})
    return vera


def ask(player: Player, account: str) -> int:
    return player.http.post("/recovery", json={"account": account}).status_code


def recover(player: Player, token: str, password: str = NEW) -> tuple[int, str]:
    answer = player.http.put("/recovery", json={"token": token, "password": password})
    return answer.status_code, answer.json().get("code") or answer.json()["account"]


def test_a_link_works_once_and_signs_out_everybody_else(tmp_path: Path, post: Post) -> None:
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        vera, stranger = member(server, box), Player(server.port)
        to_move = vera.post("/me/link")["token"]
        assert ask(stranger, "vera") == 204
        assert ask(stranger, "vera") == 204
        first, second = box.until(3)[1:]
        assert (first["to"], "« Vera »" in words(first)) == ("vera@example.org", True)
        token = link(first, "recover")
        assert recover(stranger, token, "vera") == (400, "malformed")
        assert recover(stranger, token, "password") == (422, "weak-password")
        assert vera.http.get("/me").status_code == 200
        assert recover(stranger, token) == (200, "Vera")
        assert recover(stranger, token) == (410, "link-used")
        assert recover(stranger, link(second, "recover")) == (410, "link-used")  # the others are void too
        assert vera.http.get("/me").status_code == 401
        assert stranger.refused("/session/link", token=to_move) == "link-used"
        assert stranger.refused("/session", account="vera", password=OLD) == "wrong-password"
        assert stranger.post("/session", account="vera", password=NEW)["name"] == "Vera"
        (act,) = server.run(server.server.services.store.hosts.acts())
        assert (act.act, act.operator, act.subject) == ("recovery", "mail", stranger.get("/me")["id"])


def test_a_link_expires_and_is_good_for_nothing_else(tmp_path: Path, post: Post) -> None:
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        vera = member(server, box)
        ask(vera, "vera")
        token = link(box.until(2)[1], "recover")
        assert vera.refused("/session/link", token=token) == "link-used"
        assert recover(vera, vera.post("/me/link")["token"]) == (410, "link-used")
        server.time.advance(LINK_SECONDS)
        assert recover(vera, token) == (410, "link-used")
        assert vera.http.get("/me").status_code == 200


def test_nobody_learns_whether_there_is_an_account(tmp_path: Path, post: Post) -> None:
    """No account, one whose address is not confirmed, one without any: the same answer, and no mail."""
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        member(server, box, confirmed=False)
        server.guest("Ochre").post("/me/account", account="ochre", password=OLD)
        stranger = Player(server.port)
        answers = [stranger.http.post("/recovery", json={"account": each}) for each in ("nobody", "vera", "ochre")]
        assert {(each.status_code, each.content) for each in answers} == {(204, b"")}
        assert [ask(stranger, f"somebody-{number}") for number in range(8)] == [204] * 7 + [429]  # ten from an address
        others = [Player(server.port, address=f"10.0.0.{number}") for number in range(3)]
        assert [ask(other, "nobody") for other in others] == [204, 204, 429]  # three for an account, there or not
        for seconds, answer in ((1_199.0, 429), (1.0, 204)):
            server.time.advance(seconds)
            assert ask(others[0], "nobody") == answer
        letter = server.guest("Umber")
        add(letter, kind="mail", address="umber@example.org")
        assert [mail["to"] for mail in box.until(2)] == ["vera@example.org", "umber@example.org"]


def test_an_address_is_not_flooded(tmp_path: Path, post: Post, caplog: pytest.LogCaptureFixture) -> None:
    box, smtp = post
    with caplog.at_level("INFO"), Server(tmp_path, smtp) as server:
        vera = member(server, box)  # one letter
        for _ in range(3):
            assert ask(vera, "vera") == 204
        wait_for(lambda: "no link sent" in caplog.text)
        assert len(box.until(3)) == 3
        server.time.advance(3_600)
        assert ask(vera, "vera") == 204
        box.until(4)


def test_without_mail_the_host_has_to_help(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as server:
        stranger = Player(server.port)
        assert stranger.refused("/recovery", account="vera") == "no-mail"
        assert not stranger.get("/me/notifications")["mail"]


def test_a_new_address_of_an_account_needs_its_password(tmp_path: Path, post: Post) -> None:
    """Else whoever finds a device signed in could take the account over for good."""
    box, smtp = post
    with Server(tmp_path, smtp) as server:
        vera = member(server, box)
        for password in (None, "wrong horse"):
            wish = {"kind": "mail", "address": "thief@example.org", "password": password}
            assert vera.refused("/me/channels", channel=wish) == "wrong-password"
        assert [row["label"] for row in vera.get("/me/notifications")["channels"]] == ["vera@example.org"]
