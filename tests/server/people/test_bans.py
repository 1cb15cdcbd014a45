"""Bans: of people, of addresses and networks."""

from __future__ import annotations

from bottega.server.operate import host
from server.running import Player, Running, wait_for

HERE = "192.0.2.7"


def ban(running: Running, who: str) -> None:
    running.run(host.ban(running.server.services.store, who, "Too rude."))
    bans = running.server.bans
    wait_for(lambda: bans.covers(None, HERE) or len(bans._people) + len(bans._networks))


def test_a_banned_person_may_look_and_leave_but_not_play(running: Running) -> None:
    vera, ada = running.guest("Vera", "fr"), running.guest("Ada")
    vera.post("/me/account", account="vera", password="correct horse")
    code, other = vera.table()["code"], ada.table()["code"]
    with vera.socket(code) as socket:
        socket.until_told("table")
        ban(running, "vera")
        assert socket.until_closed() == 4403
        assert socket.received[-1]["code"] == "banned"
        assert "Too rude." in socket.received[-1]["sentence"]
    with vera.socket(code) as socket:
        assert socket.until_closed() == 4403
    assert vera.refused(f"/tables/{other}/sit") == "banned"
    assert vera.refused("/tables", game="final-touch", seats=[{"kind": "me"}, {"kind": "open"}]) == "banned"
    assert Player(running.port).refused("/session", account="vera", password="correct horse") == "banned"
    link = running.run(running.server.people.link(running.run(running.server.people.get(vera.get("/me")["id"]))))
    assert Player(running.port).refused("/session/link", token=link.token) == "banned"
    assert vera.get("/tables/mine")
    assert ada.sit(code)
    assert vera.http.request("DELETE", "/me", json={"password": "correct horse"}).status_code == 204


def test_nobody_comes_from_a_banned_network(running: Running) -> None:
    vera = running.guest("Vera", address=HERE)
    code = vera.table()["code"]
    with vera.socket(code) as socket:
        socket.until_told("table")
        ban(running, "192.0.2.0/24")
        assert socket.until_closed() == 4403
    assert Player(running.port, address=HERE).refused("/guest", name="Vera") == "banned"
    assert vera.refused(f"/tables/{code}/stand") == "banned"
    assert Player(running.port, vera.cookie, address="198.51.100.1").post(f"/tables/{code}/stand")
    assert running.guest("Ada", address="198.51.100.1")


def test_after_unban_they_play_again(running: Running) -> None:
    vera = running.guest("Vera", address=HERE)
    ban(running, HERE)
    assert vera.refused("/tables", game="final-touch", seats=[]) == "banned"
    running.run(host.unban(running.server.services.store, HERE))
    wait_for(lambda: not running.server.bans.covers(None, HERE))
    assert vera.table()
