"""The lobby: tables made, joined, begun, listed, played again."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from bottega import games
from bottega.server.table import tables
from bottega.server.table.bot_seats import BotSeats
from bottega.server.table.feed import RECENT_WHEN_OVER
from bottega.server.table.schedule import TAKE_OVER_SECONDS
from bottega.server.table.tables import SWEEP_SECONDS, Tables
from bottega.store import LogRow
from server.fake_time import FakeTime
from server.running import Player, Running, settings, wait_for
from server.table.test_table import at_once
from store.opened import opened


def test_a_table_begins_when_the_last_seat_is_taken(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    table = vera.table()
    assert (table["status"], table["mine"], table["host"], table["commitment"]) == ("open", [0], True, None)
    assert vera.refused(f"/tables/{table['code']}/sit") == "seated"
    seated = ada.sit(table["code"].upper())  # codes may be typed in capitals
    assert (seated["status"], seated["mine"], seated["host"]) == ("playing", [1], False)
    assert len(seated["commitment"]) == 64
    assert [seat["name"] for seat in seated["seats"]] == ["Vera", "Ada"]
    assert eve.refused(f"/tables/{table['code']}/sit") == "started"
    due = running.run(running.server.services.store.tables.next_due(0.0))
    assert due is None, "nobody but its people has anything to do"


def test_a_table_without_a_match_has_no_moves(running: Running) -> None:
    open_table = running.guest().table()
    assert (open_table["status"], open_table["seq"], open_table["awaited"]) == ("open", 0, [])
    assert (open_table["commitment"], open_table["outcome"]) == (None, None)


def test_the_host_begins_where_that_was_wished(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(autostart=False)["code"]
    assert vera.refused(f"/tables/{code}/start") == "not-full"
    ada.sit(code, seat=1)
    assert eve.refused(f"/tables/{code}/sit") == "full"
    assert eve.refused(f"/tables/{code}/sit", seat=1) == "full"
    assert ada.refused(f"/tables/{code}/start") == "not-host"
    assert eve.refused(f"/tables/{code}/stand") == "not-seated"
    ada.post(f"/tables/{code}/stand")
    eve.sit(code)
    assert ada.refused(f"/tables/{code}/stand", seat=1) == "not-seated"
    assert vera.post(f"/tables/{code}/start")["status"] == "playing"
    assert vera.refused(f"/tables/{code}/start") == "started"


def test_the_next_begins_where_the_host_has_left(running: Running) -> None:
    """The table of a host who stood up does not jam, nor when the host comes back."""
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(autostart=False)["code"]
    vera.post(f"/tables/{code}/stand")
    assert ada.sit(code, seat=1)["host_seat"] == 1
    seated = eve.sit(code, seat=0)
    assert (seated["host"], seated["host_seat"]) == (True, 0)
    assert not vera.get(f"/tables/{code}")["host"]
    assert vera.refused(f"/tables/{code}/start") == "not-host"
    assert ada.refused(f"/tables/{code}/start") == "not-host"
    ada.post(f"/tables/{code}/stand")
    assert vera.sit(code)["host"]  # whoever made the table is the host again
    assert eve.refused(f"/tables/{code}/start") == "not-host"
    assert vera.post(f"/tables/{code}/start")["status"] == "playing"


def test_another_begins_while_the_host_is_away(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(seats="me,open,open", autostart=False)["code"]
    ada.sit(code)
    eve.sit(code)
    with eve.socket(code) as late, ada.socket(code) as present:
        present.until(lambda: present.table)
        with vera.socket(code):
            late.until(lambda: late.table.get("host_seat") == 0)
            assert ada.refused(f"/tables/{code}/start") == "not-host"
        late.until(lambda: late.table["host_seat"] == 1)
        assert not late.table["host"]
        present.until(lambda: present.table.get("host"))
        line = ada.get("/tables/mine")[0]
        assert (line["host_seat"], line["mine"]) == (1, [1])
        assert ada.post(f"/tables/{code}/start")["status"] == "playing"


def test_whoever_made_a_table_of_bots_begins_it(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    made = vera.table(seats="greedy,greedy", autostart=False)
    assert (made["host"], made["host_seat"]) == (True, None)
    assert ada.refused(f"/tables/{made['code']}/start") == "not-host"
    assert vera.post(f"/tables/{made['code']}/start")["status"] == "playing"


def test_whoever_sits_moves_to_a_free_seat(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    code = vera.table(seats="me,open,open")["code"]
    assert ada.sit(code)["mine"] == [1]
    assert ada.sit(code, seat=2)["mine"] == [2]
    assert [seat["name"] for seat in vera.get(f"/tables/{code}")["seats"]] == ["Vera", None, "Ada"]
    assert ada.refused(f"/tables/{code}/sit", seat=2) == "seated"
    assert ada.refused(f"/tables/{code}/sit", seat=0) == "taken"


def test_the_host_arranges_the_seats(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(seats="me,open,open,open")["code"]
    ada.sit(code)
    path = f"/tables/{code}/seats"
    vera.post(path, act="bot", seat=2, bot="apprentice")
    vera.post(path, act="swap", seat=0, other=1)
    seats = vera.post(path, act="swap", seat=2, other=3)["seats"]
    assert [seat["bot"] or seat["name"] for seat in seats] == ["Ada", "Vera", None, "apprentice"]
    for person in (ada, eve):
        assert person.refused(path, act="free", seat=3) == "not-host"
    assert vera.refused(path, act="bot", seat=2, bot="own.py:Bot") == "invalid"
    assert vera.refused(path, act="bot", seat=0) == "taken"
    assert vera.refused(path, act="free", seat=2) == "invalid"
    assert vera.refused(path, act="sell", seat=2) == "malformed"
    assert vera.refused(path, act="free", seat=2, price=3) == "malformed"
    handed = vera.post(path, act="host", seat=0)
    assert (handed["host"], handed["host_seat"]) == (False, 0)
    assert vera.refused(path, act="free", seat=3) == "not-host"
    assert ada.post(path, act="free", seat=3)["seats"][3]["kind"] == "open"
    assert ada.post(path, act="free", seat=1)["seats"][1]["kind"] == "open"
    assert vera.get(f"/tables/{code}")["mine"] == []
    for seat in (1, 2):
        ada.post(path, act="bot", seat=seat)
    assert ada.post(path, act="bot", seat=3)["status"] == "playing"  # every seat is taken
    assert ada.refused(path, act="swap", seat=0, other=1) == "started"


def test_a_live_clock_starts_when_everybody_is_ready(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(clock={"type": "live", "minutes": 5})["code"]
    assert vera.get(f"/tables/{code}")["unready"] == [0]
    assert ada.sit(code)["status"] == "open"
    ready = f"/tables/{code}/ready"
    assert eve.refused(ready) == "not-seated"
    with vera.socket(code) as socket:
        socket.until(lambda: socket.table)
        assert vera.post(ready)["unready"] == [1]
        assert vera.post(ready, ready=False)["unready"] == [0, 1]
        vera.post(ready)
    wait_for(lambda: not vera.get(f"/tables/{code}")["seats"][0]["online"])
    assert vera.get(f"/tables/{code}")["unready"] == [0, 1]
    with vera.socket(code) as socket, ada.socket(code) as other:
        for each in (socket, other):
            each.until(lambda each=each: each.table)  # type: ignore[misc]
        began = ada.post(ready)
        assert (began["status"], began["unready"]) == ("playing", [])
        assert socket.until_told("state")["clock"]["left"] == [300.0, 300.0]
    assert ada.refused(ready) == "started"


def test_nobodys_time_runs_who_was_ready_and_has_gone(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    code = vera.table(clock={"type": "live", "minutes": 5})["code"]
    ada.sit(code)
    vera.post(f"/tables/{code}/ready")
    assert ada.post(f"/tables/{code}/ready")["status"] == "open"
    assert ada.get("/tables/mine")[0]["unready"] == [0, 1]  # nobody is connected
    with vera.socket(code) as socket, ada.socket(code) as other:
        socket.until(lambda: socket.table)
        other.until(lambda: other.table)
        assert vera.get(f"/tables/{code}")["unready"] == [0]  # she is asked again
        assert vera.post(f"/tables/{code}/ready")["status"] == "playing"


def test_the_host_who_begins_is_ready_and_waits_for_the_others(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    code = vera.table(clock={"type": "live", "minutes": 5}, autostart=False)["code"]
    ada.sit(code)
    assert vera.refused(f"/tables/{code}/start") == "not-ready"
    with vera.socket(code) as host, ada.socket(code) as socket:
        host.until(lambda: host.table)
        socket.until(lambda: socket.table)
        assert ada.post(f"/tables/{code}/ready")["status"] == "open"
        assert vera.post(f"/tables/{code}/start")["status"] == "playing"


def test_whoever_lost_a_seat_sees_nothing_of_it(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(seats="me,open,open", autostart=False)["code"]
    ada.sit(code)
    with vera.socket(code) as host, ada.socket(code) as gone:
        host.until(lambda: host.table)
        gone.until(lambda: gone.table)
        vera.post(f"/tables/{code}/seats", act="free", seat=1)
        eve.sit(code, seat=1)
        vera.post(f"/tables/{code}/seats", act="swap", seat=0, other=2)
        vera.post(f"/tables/{code}/seats", act="bot", seat=0)
        vera.post(f"/tables/{code}/start")
        assert gone.until_told("state")["seat"] is None
        assert host.until_told("state")["seat"] == 2


def test_a_seat_is_handed_to_somebody_by_a_link(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(privacy="closed", options={"starter": 0})["code"]
    ada.sit(code)
    assert ada.refused(f"/tables/{code}/seats/0/link") == "not-seated"
    old = vera.post(f"/tables/{code}/seats/0/link")
    link = vera.post(f"/tables/{code}/seats/0/link")
    assert link["path"] == f"/t/{code}#seat={link['token']}"
    vera.post(f"/tables/{code}/stand")  # a bot stands in
    with vera.socket(code) as before, ada.socket(code) as other:
        before.until_told("state")
        other.until(lambda: other.table)
        assert eve.refused(f"/tables/{code}/take", token=old["token"]) == "link-used"
        assert ada.refused(f"/tables/{code}/take", token=link["token"]) == "seated"
        assert eve.post(f"/tables/{code}/take", token=link["token"])["mine"] == [0]
        assert eve.refused(f"/tables/{code}/take", token=link["token"]) == "link-used"
        assert before.until_closed() == 4403  # the seat is no longer hers
        other.until(lambda: other.table["seats"][0]["name"] == "Eve" and other.table["seats"][0]["stand_in"] is None)
    with eve.socket(code) as after:
        assert after.until_told("state")["seat"] == 0
    assert vera.get("/tables/mine") == []
    assert eve.get("/tables/mine")[0]["code"] == code


def test_a_player_who_handed_the_seat_over_watches(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(options={"starter": 0})["code"]
    ada.sit(code)
    with vera.socket(code) as socket:
        assert socket.until_told("state")["seat"] == 0
        socket.move()
        eve.post(f"/tables/{code}/take", token=vera.post(f"/tables/{code}/seats/0/link")["token"])
        seen = socket.until_told("state")
        assert (seen["seat"], seen["view"]["seat"]) == (None, None)
        assert socket.ask("undo")["code"] == "not-seated"
    stored = running.run(running.server.services.store.log.read(code))
    assert [row.message for row in stored] == [None] * len(stored)  # her id is nowhere any more


def test_two_who_sit_down_at_once(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table()["code"]
    answers = at_once(*(lambda p=p: p.http.post(f"/tables/{code}/sit", json={}).status_code for p in (ada, eve)))
    assert sorted(answers) == [200, 409]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, "no-such-game"),
        ({"seats": ["me"]}, "invalid"),
        ({"seats": ["me", "grandmaster"]}, "invalid"),
        ({"seats": ["me", "own.py:Bot"]}, "invalid"),
        ({"seats": ["me", "open"], "options": {"weather": "fine"}}, "invalid"),
        ({"seats": ["me", "open"], "options": {"starter": 7}}, "invalid"),
        ({"seats": ["me", "me"]}, "seated"),
        ({"seats": ["me", "open"], "clock": {"type": "live", "minutes": -1}}, "malformed"),
        ({"seats": ["me", "open"], "clock": {"type": "sundial"}}, "malformed"),
        ({"seats": ["me", "open"], "privacy": "secret"}, "malformed"),
        ({"seats": []}, "malformed"),
    ],
)
def test_what_cannot_be_a_table(running: Running, body: dict[str, Any], code: str) -> None:
    from server.running import wish

    sent = {"game": "final-touch", **body, "seats": [wish(word) for word in body["seats"]]}
    answer = running.guest().http.post("/tables", json=sent)
    assert answer.json()["code"] == code
    assert answer.status_code in range(400, 430)


def test_lists_show_what_is_public_and_ones_own(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    codes = {privacy: vera.table(privacy=privacy)["code"] for privacy in ("public", "link", "closed")}
    listed = ada.get("/tables", status="open")
    assert [table["code"] for table in listed] == [codes["public"]]
    assert {table["code"] for table in vera.get("/tables/mine")} == set(codes.values())
    ada.sit(codes["public"])
    assert ada.get("/tables", status="open") == []
    playing = ada.get("/tables", status="playing")
    assert [table["code"] for table in playing] == [codes["public"]]
    mine = ada.get("/tables/mine")[0]
    assert mine["my_turn"] == (1 in mine["awaited"])
    assert Player(running.port).http.get("/tables/mine").status_code == 401


def test_a_closed_table_is_for_those_who_sit_there(running: Running) -> None:
    vera, ada, eve = (running.guest(name) for name in ("Vera", "Ada", "Eve"))
    code = vera.table(privacy="closed")["code"]
    with eve.socket(code) as late, ada.socket(code) as early:
        late.until(lambda: late.table)  # an invited person sees who sits there, until the game begins
        early.until(lambda: early.table)
        ada.sit(code)
        assert late.until_closed() == 4403
        assert not late.view
    assert eve.http.get(f"/tables/{code}").json()["code"] == "not-allowed"
    with ada.socket(code) as socket:
        assert socket.until_told("state")["seat"] == 1
    with eve.socket(code) as socket:
        assert socket.until_closed() == 4403


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        eve = running.guest("Eve")
        codes = [eve.http.get("/tables/aaaaaaaa").json()["code"] for _ in range(31)]
        assert codes == ["no-such-table"] * 30 + ["too-fast"]
        time.advance(2.0)
        codes = [eve.http.get("/tables/aaaaaaaa").json()["code"] for _ in range(2)]
        assert codes == ["no-such-table", "too-fast"]


def test_after_a_break_everything_is_read_again(running: Running) -> None:
    """The connection to the database was lost, and with it the notices of what other processes wrote."""
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]

    async def write_elsewhere() -> None:
        async with opened(str(running.server.services.settings.data / "bottega.db")) as other:
            await other.log.append(code, LogRow(1, {"decline": 1, "on": True}, 1.0), (0,))

    with vera.socket(code) as socket:
        socket.follow(0)
        asyncio.run(write_elsewhere())
        assert running.loop is not None
        running.loop.call_soon_threadsafe(running.server.tables.on_notice, None)
        socket.follow(1)


def test_too_many_tables(tmp_path: Path) -> None:
    with Running(settings(tmp_path, tables_per_person=2)) as running:
        vera = running.guest()
        vera.table()
        vera.table()
        assert (
            vera.refused("/tables", game="final-touch", seats=[{"kind": "me"}, {"kind": "open"}]) == "too-many-tables"
        )
        assert running.guest().table()


def test_bots_play_alone_and_again(running: Running) -> None:
    """A rematch moves everybody one place further."""
    vera = running.guest("Vera")
    code = vera.table(seats="me,greedy,random")["code"]
    vera.post(f"/tables/{code}/stand")  # a bot stands in
    vera.watch(code)
    over = vera.get(f"/tables/{code}")
    assert over["outcome"]["winners"]
    assert over["seats"][0]["stand_in"] == "greedy"
    again = vera.post(f"/tables/{code}/rematch")
    assert again["mine"] == [1]
    assert [seat["bot"] for seat in again["seats"]] == ["random", None, "greedy"]
    assert vera.post(f"/tables/{code}/rematch")["code"] == again["code"]
    assert running.guest("Eve").refused(f"/tables/{code}/rematch") == "not-seated"
    assert vera.refused(f"/tables/{again['code']}/rematch") == "not-over"


def test_a_table_that_is_over_leaves_memory_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And everything of it: nothing waits for the collector."""
    monkeypatch.setattr(Tables, "_collect_garbage", lambda *_: None)
    with Running(settings(tmp_path)) as running:
        vera = running.guest()
        code = vera.table(seats="me,greedy")["code"]
        with vera.socket(code) as socket:
            socket.until(lambda: socket.view)
            vera.post(f"/tables/{code}/stand")
            socket.until(lambda: socket.over)
            check_it_kept_little(running, code)
            table = ref(running.server.tables.live[code])
            match = ref(running.server.tables.live[code].running_match())
            gc.disable()
        try:
            wait_for(lambda: code not in running.server.tables.live)
            wait_for(lambda: table() is None and match() is None)
        finally:
            gc.enable()
        assert running.server.services.metrics.tables.value == 0
        assert vera.get(f"/tables/{code}")["status"] == "over"


def test_circles_are_looked_for_when_nobody_plays(tmp_path: Path) -> None:
    class Circle:
        def __init__(self) -> None:
            self.me = self

    time = FakeTime()
    with Running(settings(tmp_path), time):
        circle = ref(Circle())
        gc.disable()
        try:
            time.advance(SWEEP_SECONDS)
            wait_for(lambda: circle() is None)
        finally:
            gc.enable()


def check_it_kept_little(running: Running, code: str) -> None:
    live = running.server.tables.live[code]
    match = live.running_match()
    assert (match.earliest, len(live.feed.recent)) == (match.ply, RECENT_WHEN_OVER)


def test_bots_whom_people_wait_for_go_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to open the table; one of bots alone is not even read."""
    time = FakeTime()
    with monkeypatch.context() as patch, Running(settings(tmp_path), time) as running:
        patch.setattr(BotSeats, "schedule", lambda *_: None)
        vera = running.guest("Vera")
        alone = vera.table(seats="greedy,greedy")["code"]
        code = vera.table(seats="me,greedy", options={"starter": 1})["code"]
        cookie = vera.cookie
    time.advance(TAKE_OVER_SECONDS)
    with Running(settings(tmp_path), time) as again:
        live = again.server.tables.live
        wait_for(lambda: code in live and live[code].seq >= 1)
        assert alone not in live
        Player(again.port, cookie).watch(alone)


@pytest.mark.parametrize("game", games.names())
def test_every_bot_of_every_game_plays_here(running: Running, game: str) -> None:
    from bottega import bots

    vera = running.guest()
    seats = games.spec(game).seats[0]
    names = (bots.names(game) * seats)[: max(seats, len(bots.names(game)))][: games.spec(game).seats[-1]]
    code = vera.table(game, ",".join(names))["code"]
    vera.watch(code, seq=12)
    assert set(running.server.services.metrics.bot_moves.counts) == {"own"}


def test_a_code_that_no_database_takes_is_no_code_of_a_table(tmp_path: Path, postgres_url: str) -> None:
    with Running(settings(tmp_path, database=postgres_url)) as running:
        vera = running.guest()
        for path in ("/tables/a%00", "/replays/a%00", "/replays/a%00/steps", "/tables/%F0%9F%8E%A8"):
            answer = vera.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        with vera.socket("a%00") as socket:
            assert socket.until_closed() == 4404


def test_opening_tables_takes_the_share_of_whoever_asks(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    del running.server.tables.live[code]  # as after a restart
    owners: list[tuple[str, ...]] = []
    run = running.server.services.opening.run

    def noted(owner: tuple[str, ...], *work: Any) -> Any:
        owners.append(owner)
        return run(owner, *work)

    monkeypatch.setattr(running.server.services.opening, "run", noted)
    monkeypatch.setattr(tables, "OPENING", 0)
    mallory = Player(running.port, address="192.0.2.1")
    assert mallory.http.get(f"/tables/{code}").json()["code"] == "too-fast"
    monkeypatch.setattr(tables, "OPENING", 1)
    assert mallory.get(f"/tables/{code}")["status"] == "playing"
    assert owners == [("192.0.2.1", code)]


def test_of_many_tables_that_were_left_the_oldest_leave_memory_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MAX_IDLE", 2)
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        vera = running.guest()
        codes = [str(vera.table()["code"])]
        time.at += tables.SETTLED_SECONDS / 2
        codes += [str(vera.table()["code"]) for _ in range(3)]
        live = running.server.tables.live
        running.run(running.server.tables.sweep())
        assert set(live) == set(codes)  # none of them for long enough
        time.at += tables.SETTLED_SECONDS / 2 + 1
        running.run(running.server.tables.sweep())
        assert set(live) == set(codes[1:])
        time.at += tables.SETTLED_SECONDS
        running.run(running.server.tables.sweep())
        assert len(live) == 2
        assert vera.get(f"/tables/{codes[0]}")["status"] == "open"


def test_names_of_players_at_one_device_are_cleaned(running: Running) -> None:
    vera = running.guest()
    table = vera.post(
        "/tables",
        game="final-touch",
        seats=[{"kind": "me"}, {"kind": "device", "name": " B\u202eela\x00\n"}],
    )
    assert table["seats"][1]["name"] == "Bela"
    seats = [{"kind": "me"}, {"kind": "device", "name": "\u200b"}]
    assert vera.refused("/tables", game="final-touch", seats=seats) == "no-name"


def test_my_tables_say_how_much_time_is_left(tmp_path: Path) -> None:
    time = FakeTime()
    with Running(settings(tmp_path), time) as running:
        vera = running.guest("Vera")
        vera.table(seats="me,device:Ada", clock={"type": "live", "minutes": 5})
        vera.table(seats="me,device:Ada")
        time.advance(60)
        assert {line["left"] for line in vera.get("/tables/mine")} == {None, 240.0}


def test_what_happened_since_my_last_move(running: Running) -> None:
    vera, ada = running.guest("Vera"), running.guest("Ada")
    vera.http.patch("/me", json={"lang": "fr"})
    code = vera.table(options={"starter": 0})["code"]
    ada.sit(code)
    with vera.socket(code) as mine, ada.socket(code) as other:
        mine.until(lambda: 0 in mine.view.get("awaited", []))
        since = mine.move()["seq"]
        other.follow(since)
        other.follow(other.move()["seq"])
        told = vera.get(f"/tables/{code}/since")
    assert told["since"] == since
    assert {event["seq"] for event in told["events"]} == {since + 1}
    assert told["events"][0]["words"].startswith("Ada ")
    assert "Vous" not in str(told)
    assert running.guest("Eve").http.get(f"/tables/{code}/since").json()["code"] == "not-seated"
