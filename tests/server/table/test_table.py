"""One table: checked, stored, then shown. Acks and refusals, repeats, reconnects, undo."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest

from bottega import texts
from bottega.core.errors import Illegal
from bottega.server.table import feed
from bottega.server.table.log import UndoEntry
from bottega.server.table.table import Table
from bottega.store import LogRow
from server.running import Player, Running, Socket, settings


def two(running: Running, game: str = "final-touch", **rest: Any) -> tuple[str, Player, Player]:
    vera, ada = running.guest("Vera"), running.guest("Ada", "fr")
    code = vera.table(game, **rest)["code"]
    ada.sit(code)
    if rest.get("clock", {}).get("type") == "live":
        all_ready(code, vera, ada)
    return code, vera, ada


def all_ready(code: str, *people: Player) -> None:
    """Everybody comes and says so: then a game with a live clock begins."""
    with ExitStack() as stack:
        for socket in [stack.enter_context(person.socket(code)) for person in people]:
            socket.until(lambda socket=socket: socket.table)  # type: ignore[misc]
        for person in people:
            person.post(f"/tables/{code}/ready")


def open_both(code: str, *people: Player, **params: Any) -> list[Socket]:
    sockets = [person.socket(code, **params) for person in people]
    for socket in sockets:
        socket.follow(0)
    return sockets


def in_turn(sockets: list[Socket]) -> tuple[Socket, Socket]:
    """The one whose move it is, and the other."""
    seat = sockets[0].view["awaited"][0]
    return sockets[seat], sockets[1 - seat]


def play(sockets: list[Socket], moves: int) -> None:
    for _ in range(moves):
        mover, _ = in_turn(sockets)
        answer = mover.move()
        assert answer["type"] == "ack", answer
        for socket in sockets:
            socket.follow(answer["seq"])


def test_a_move_is_acknowledged_and_shown_to_everybody(running: Running) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    second_tab = vera.socket(code)
    mover, other = in_turn(sockets)
    assert mover.move() == {"type": "ack", "id": mover.received[-1]["id"], "seq": 1}
    for socket in (mover, other, second_tab):
        socket.follow(1)
    assert second_tab.view == sockets[0].view
    entries = running.run(running.server.services.store.log.read(code))
    assert [entry.seq for entry in entries] == [1]


def test_refusals_name_the_rule_in_the_senders_language(running: Running) -> None:
    code, vera, ada = two(running, options={"starter": 1})
    sockets = open_both(code, vera, ada)
    _, french = sockets
    both = {"type": "improve", "touches": {"red": 1}, "touch": "blue"}
    match = running.server.tables.live[code].match
    assert match is not None
    with pytest.raises(Illegal) as illegal:
        match.check(1, both)
    answer = french.move(both)
    assert (answer["code"], answer["rule"]) == ("illegal", illegal.value.rule)
    assert answer["sentence"] == illegal.value.sentence("fr") != illegal.value.sentence("en")
    not_mine = sockets[0].ask("move", decision=sockets[0].view["decision"], action={"type": "smear", "touch": "red"})
    assert (not_mine["code"], not_mine["rule"]) == ("illegal", "G-TURN")
    assert running.run(running.server.services.store.log.read(code)) == []


def test_a_stale_decision_is_refused(running: Running) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    stale = in_turn(sockets)[0].view["decision"]
    play(sockets, 2)
    mover, _ = in_turn(sockets)
    answer = mover.ask("move", decision=stale, action=mover.view["choices"][0])
    assert (answer["code"], answer["rule"]) == ("illegal", "G-TURN")
    assert answer["sentence"]


def test_a_message_sent_twice_happens_once(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        code, vera, ada = two(running)
        sockets = open_both(code, vera, ada)
        mover, _ = in_turn(sockets)
        person = (vera, ada)[sockets.index(mover)]
        message = {"decision": mover.view["decision"], "action": mover.view["choices"][0], "id": "once"}
        assert mover.ask("move", **message)["seq"] == 1
        mover.answers.clear()
        assert mover.ask("move", **message) == {"type": "ack", "id": "once", "seq": 1}
        cookie = person.cookie
    with Running(settings(tmp_path)) as again:  # the ack was lost and the server restarted
        person = Player(again.port, cookie)
        socket = person.socket(code)
        assert socket.ask("move", **message) == {"type": "ack", "id": "once", "seq": 1}
        assert len(again.run(again.server.services.store.log.read(code))) == 1


def test_two_who_answer_at_once(running: Running) -> None:
    """The same seat from two tabs: one move counts, the other is told that the game moved on."""
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    for _ in range(5):
        mover, other = in_turn(sockets)
        person = (vera, ada)[sockets.index(mover)]
        tab = person.socket(code)
        tab.follow(0)
        answers = at_once(lambda mover=mover: mover.move(), lambda tab=tab: tab.move())
        assert sorted(answer["type"] for answer in answers) == ["ack", "refusal"]
        tab.close()
        seq = max(answer.get("seq", 0) for answer in answers)
        for socket in (mover, other):
            socket.follow(seq)
    assert len(running.run(running.server.services.store.log.read(code))) == 5


def at_once(*calls: Any) -> list[Any]:
    barrier, answers = Barrier(len(calls)), list[Any]()

    def run(call: Any) -> None:
        barrier.wait()
        answers.append(call())

    threads = [Thread(target=run, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    with Running(settings(tmp_path, snapshot_every=32)) as running:
        code, vera, ada = two(running, "pastiche")
        sockets = open_both(code, vera, ada)
        play(sockets, 40)
        before = [socket.view for socket in sockets]
        cookies = [vera.cookie, ada.cookie]
        assert running.run(running.server.services.store.log.snapshot(code))
    with Running(settings(tmp_path)) as again:
        people = [Player(again.port, cookie) for cookie in cookies]
        sockets = open_both(code, *people)
        assert [socket.view for socket in sockets] == before
        play(sockets, 3)


def test_a_gap_is_filled_and_an_old_one_replaced(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "RECENT", 4)
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    play(sockets, 6)
    near = vera.socket(code, seq=3)
    first = near.until_told("update")
    assert (first["since"], first["seq"]) == (3, 6)
    assert {event["seq"] for event in first["events"]} == {4, 5, 6}
    assert first["view"] == sockets[0].view
    far = vera.socket(code, seq=1)
    assert far.until_told("state")["seq"] == 6
    ahead = vera.socket(code, seq=99)  # from a later life of the same table: not to be believed
    assert ahead.until_told("state")["seq"] == 6


def test_the_seat_comes_from_the_session(running: Running) -> None:
    code, *_ = two(running)
    stranger = running.guest("Mallory")
    with stranger.socket(code, seat=0) as socket:
        assert socket.read()["code"] == "not-seated"
        assert socket.until_closed() == 4403
    with stranger.socket(code) as socket:
        watching = socket.until_told("state")
        assert watching["seat"] is None
        for message in ("undo", "back", "resign", "ask-resume"):
            assert socket.ask(message)["code"] == "not-seated"
        assert socket.ask("move", decision=0, action={"type": "smear", "touch": "red"})["code"] == "not-seated"
        assert socket.ask("as", seat=1)["code"] == "not-seated"


def test_two_people_at_one_device(running: Running) -> None:
    vera = running.guest("Vera")
    code = vera.table(seats="me,device:Ada", options={"starter": 1})["code"]
    socket = vera.socket(code)
    assert socket.until_told("state")["seat"] == 0
    assert socket.view["hands"][1] == 6 or isinstance(socket.view["hands"][1], int)
    assert socket.ask("as", seat=1)["type"] == "ack"
    state = socket.until_told("state")
    assert state["seat"] == 1
    assert isinstance(state["view"]["hands"][1], dict)
    assert isinstance(state["view"]["hands"][0], int)
    assert socket.move()["type"] == "ack"


def movers(socket: Socket) -> dict[int, int]:
    """Who made which move, as a socket was told: whoever finishes a masterpiece goes on."""
    events = [event for message in socket.received for event in message.get("events", [])]
    return {event["seq"]: event["event"]["seat"] for event in reversed(events) if "seat" in event["event"]}


def test_news_description_check_and_ping(running: Running) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada, lang="pl")
    play(sockets, 5)
    mover, _ = in_turn(sockets)
    news = mover.ask("news")
    assert news["type"] == "news"
    own = max(seq for seq, seat in movers(mover).items() if seat == mover.view["seat"])
    assert {event["seq"] for event in news["events"]} == set(range(own + 1, 6))
    assert all(event["words"] for event in news["events"])
    whole = mover.ask("news", since=0)
    assert {event["seq"] for event in whole["events"]} == {1, 2, 3, 4, 5}
    described = mover.ask("describe")
    assert described["lines"]
    assert len(described["choices"]) == len(mover.view["choices"])
    assert mover.ask("check", action=mover.view["choices"][0])["type"] == "ack"
    assert mover.ask("check", action={"type": "pass"})["rule"] == "FT-T1"
    assert mover.ask("ping")["type"] == "pong"
    assert mover.seq == 5


def test_old_news_are_replayed(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "RECENT", 2)
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    play(sockets, 6)
    told = [event for message in sockets[0].received for event in message.get("events", [])]
    assert sockets[0].ask("news", since=0)["events"] == told


# --- undo ---


def test_undo_by_consent_even_of_drawn_cards(running: Running) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    before = [socket.view for socket in sockets]
    mover, other = in_turn(sockets)
    play(sockets, 1)
    assert mover.ask("undo")["type"] == "ack"
    other.follow(2)
    asked = other.received[-1]
    assert asked["undo"]["waiting"] == [sockets.index(other)]
    assert asked["events"][0]["event"]["type"] == "undo-asked"
    assert mover.ask("answer-undo", agree=True)["rule"] == "G-UNDO"  # not one's own question
    assert other.ask("answer-undo", agree=True)["seq"] == 3
    for socket, view in zip(sockets, before, strict=True):
        socket.follow(3)
        assert socket.view == view
    play(sockets, 2)


def test_undo_refused_and_forgotten(running: Running) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    mover, other = in_turn(sockets)
    play(sockets, 1)
    mover.ask("undo")
    assert other.ask("answer-undo", agree=False)["type"] == "ack"
    assert other.ask("answer-undo", agree=True)["rule"] == "G-UNDO"
    mover.follow(3)
    assert mover.received[-1]["undo"] is None
    assert not mover.received[-1]["can_ask_undo"]
    assert mover.ask("undo")["rule"] == "G-UNDO"  # not again before the next move
    play(sockets, 1)
    assert other.ask("undo")["type"] == "ack"
    assert other.ask("undo")["rule"] == "G-UNDO"  # one question at a time
    assert mover.ask("undo")["rule"] == "G-UNDO"
    play(sockets, 1)  # whoever plays on has answered
    assert mover.ask("answer-undo", agree=True)["rule"] == "G-UNDO"


def test_an_undo_that_showed_something_waits_for_those_who_are_away(running: Running) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    mover, other = in_turn(sockets)
    play(sockets, 1)
    [vera, ada][sockets.index(other)].post(f"/tables/{code}/stand")
    mover.until(lambda: mover.view["ply"] >= 2)  # the bot that stands in has moved
    refusal = mover.ask("undo")
    assert refusal["sentence"] in [texts.say(lang, "refused-undo-away") for lang in texts.LANGUAGES]
    assert mover.view["ply"] >= 2


def test_undo_is_limited(running: Running) -> None:
    """Alone, nobody has to agree, and each undo is a line in the log."""
    vera = running.guest()
    socket = vera.socket(vera.table(seats="me,device:Ada")["code"])
    answers = [socket.ask("undo") for _ in range(40)]
    assert "too-fast" in [answer.get("code") for answer in answers]


def test_undo_by_right_and_against_bots(running: Running) -> None:
    vera = running.guest()
    code = vera.table("pastiche", "me,greedy")["code"]
    socket = vera.socket(code)
    while not socket.view or 0 not in socket.view["awaited"]:
        socket.read()
    assert socket.ask("undo")["rule"] == "G-UNDO"  # nothing of one's own yet
    ply = socket.view["ply"]
    assert socket.move()["type"] == "ack"
    while not (socket.view["ply"] > ply):
        socket.read()
    assert socket.ask("undo")["type"] == "ack"  # bots never mind
    while socket.view["ply"] != ply:
        socket.read()


def test_undo_behind_a_snapshot_after_a_restart(tmp_path: Path) -> None:
    with Running(settings(tmp_path, snapshot_every=32)) as running:
        code, vera, ada = two(running, "pastiche")
        sockets = open_both(code, vera, ada)
        play(sockets, 32)
        cookies = [vera.cookie, ada.cookie]
    with Running(settings(tmp_path)) as again:
        sockets = open_both(code, *(Player(again.port, cookie) for cookie in cookies))
        live = again.server.tables.live[code]
        assert live.match is not None
        assert live.match.earliest == 31
        mover = sockets[live.match.moves[20].seat]
        other = sockets[1 - sockets.index(mover)]
        assert again.run(live.write(None, lambda: (UndoEntry(20), None))) == 33
        for socket in (mover, other):
            socket.follow(33)
            assert socket.view["ply"] == 20
        play(sockets, 2)


@contextmanager
def reopened_at_its_snapshot(folder: Path) -> Iterator[tuple[Running, Table, list[Socket]]]:
    """A game of Pastiche after eight moves, with a snapshot of the last; the server has been restarted."""
    with Running(settings(folder, snapshot_every=8)) as running:
        code, vera, ada = two(running, "pastiche")
        play(open_both(code, vera, ada), 8)
        cookies = [vera.cookie, ada.cookie]
    with Running(settings(folder)) as again:
        sockets = open_both(code, *(Player(again.port, cookie) for cookie in cookies))
        yield again, again.server.tables.live[code], sockets


def test_an_undo_behind_a_snapshot_shows_what_another_process_wrote_first(tmp_path: Path) -> None:
    with reopened_at_its_snapshot(tmp_path) as (again, live, sockets):
        store = again.server.services.store

        async def another_process_writes() -> None:
            await store.log.append(live.code, LogRow(9, {"ask": 0, "to": 0}, 0.0), live.row.awaited)

        again.run(another_process_writes())
        assert again.run(live.write(None, lambda: (UndoEntry(2), None))) == 10
        for socket in sockets:
            socket.follow(10)  # which checks that no update is missing
            assert [message["seq"] for message in socket.received if message["type"] == "state"] == [8, 9]


def test_a_match_by_later_rules_is_not_opened(tmp_path: Path) -> None:
    """And says why; a database may have been served by a later Bottega before."""
    with Running(settings(tmp_path)) as running:
        code, vera, _ = two(running)
        cookie = vera.cookie
    with sqlite3.connect(tmp_path / "bottega.db") as database:
        database.execute("UPDATE tables SET rules = 99")
    database.close()
    with Running(settings(tmp_path)) as running:
        vera = Player(running.port, cookie)
        answer = vera.http.get(f"/tables/{code}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "outdated"
        assert "version: 99 of the rules is of a later Bottega" in answer.json()["sentence"]


def test_what_another_process_wrote_is_followed_as_news(tmp_path: Path) -> None:
    with reopened_at_its_snapshot(tmp_path) as (again, live, sockets):
        store = again.server.services.store

        async def another_process_writes(seq: int, entry: dict[str, Any]) -> None:
            await store.log.append(live.code, LogRow(seq, entry, 0.0), live.row.awaited)
            await live.catch_up()

        again.run(another_process_writes(9, {"ask": 0, "to": 0}))
        for socket in sockets:
            assert [each["event"]["type"] for each in socket.until_told("update")["events"]] == ["undo-asked"]
        again.run(another_process_writes(10, {"undo": 2}))  # behind the snapshot that it was restored from
        for socket in sockets:
            assert socket.until_told("state")["seq"] == 10
            assert socket.view["ply"] == 2


def test_a_move_reads_no_log_unless_the_last_one_is_in_doubt(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    log, reads = running.server.services.store.log, list[str]()
    real = log.read

    async def read(code: str, after: int = 0) -> list[LogRow]:
        reads.append(code)
        return await real(code, after)

    monkeypatch.setattr(log, "read", read)
    play(sockets, 3)
    assert reads == []
    running.server.tables.live[code].write_unconfirmed = True
    play(sockets, 2)
    assert reads == [code]


def test_an_entry_of_a_later_version_is_not_misread(running: Running) -> None:
    code, vera, ada = two(running)
    mover, _ = in_turn(open_both(code, vera, ada))
    store = running.server.services.store

    async def a_later_version_writes() -> None:
        await store.log.append(code, LogRow(1, {"dance": 0}, 0.0), [0])

    running.run(a_later_version_writes())
    assert mover.move()["code"] == "outdated"
    assert len(running.run(store.log.read(code))) == 1
