"""The outbox: who is told what, when, and that a crash neither loses nor forgets it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bottega import texts
from bottega.server.notify.outbox import LEASE_SECONDS, RETRY_SECONDS
from bottega.server.table import schedule
from bottega.server.timing import SystemTime
from server.fake_time import FakeTime
from server.notify.receivers import HttpReceiver, add, begin, play_on, send_test, waiting_table
from server.processes import Process
from server.running import Player, Running, settings, wait_for

DELAY = 60.0


@pytest.fixture
def hook() -> Any:
    with HttpReceiver() as receiver:
        yield receiver


class Server(Running):
    """One whose time a test moves."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.time = FakeTime()
        super().__init__(settings(folder, notify_private=1, notify_seconds=DELAY, **changes), self.time)

    def due(self) -> float | None:
        """Seconds until something has to be done."""
        found = self.run(self.server.services.store.outbox.next_due())
        return None if found is None else found - self.time.now()


def ochre_told(server: Server, hook: HttpReceiver, days: int | None = None) -> tuple[Player, Player, str]:
    """A table that waits for Ochre, who has been told so; with so many days for an answer."""
    clock = {} if days is None else {"clock": {"type": "async", "days": days}}
    vera, ochre, code = waiting_table(server.port, **clock)
    add(ochre, kind="webhook", url=hook.url())
    begin(vera, code)
    server.time.advance(DELAY)
    hook.until(1)
    return vera, ochre, code


def test_somebody_who_is_away_is_told_what_happened_in_their_language(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path, public_url="https://games.example.org", allowed_hosts="127.0.0.1") as server:
        vera, ochre, code = waiting_table(server.port)
        add(ochre, kind="webhook", url=hook.url("/a-secret"))
        begin(vera, code)
        assert server.due() == DELAY
        server.time.advance(DELAY)
        (told,) = hook.until(1)
        said = told.json
        assert said["title"] == texts.say("fr", "notify-turn", game="Final Touch")
        assert "à vous de jouer" in said["title"]
        assert (said["kind"], said["table"]) == ("turn", code)
        assert said["url"] == f"https://games.example.org/t/{code}"
        assert "Vera" in said["text"]
        assert told.headers["idempotency-key"] == said["id"]
        wait_for(lambda: vera.get(f"/tables/{code}")["seats"][1]["notified"] == server.time.now())
        assert server.due() is None
        with ochre.socket(code) as socket:  # they have come: others need not know that they were told
            wait_for(lambda: vera.get(f"/tables/{code}")["seats"][1]["notified"] is None)
            play_on(socket)
        server.time.advance(10 * DELAY)
        assert len(hook.received) == 1  # it is Vera's turn, who has no channel


def test_who_opens_the_table_before_it_is_due_is_not_told(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        add(ochre, kind="webhook", url=hook.url())
        begin(vera, code)
        with ochre.socket(code) as socket:
            socket.until(lambda: socket.view)
        wait_for(lambda: server.due() is None)
        server.time.advance(DELAY)
        other = add(vera, kind="webhook", url=hook.url("/vera"))
        with ochre.socket(code) as mine, vera.socket(code) as hers:  # nobody is told who is there
            hers.until(lambda: hers.view)
            play_on(mine)
        assert server.due() is None
        assert send_test(vera, other) == 204
        assert [each.path for each in hook.received] == ["/vera"]


def test_what_fails_is_tried_again_and_in_the_end_given_up(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        add(ochre, kind="webhook", url=hook.url())
        begin(vera, code)
        hook.status = 500
        for tries, pause in enumerate((DELAY, *RETRY_SECONDS)):
            assert server.due() == pause
            server.time.advance(pause)
            hook.until(tries + 1)
            wait_for(lambda: server.due() not in (0, LEASE_SECONDS))
        assert server.due() is None
        assert len({each.json["id"] for each in hook.received}) == 1
        assert ochre.get("/me/notifications")["channels"][0]["problem"] == "HTTP 500"
        assert vera.get(f"/tables/{code}")["seats"][1]["notified"] is None


def test_a_channel_that_breaks_stops_no_other(
    tmp_path: Path, hook: HttpReceiver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault of ours: the others are told, and this one again when its lease has ended."""
    with Server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        for path in ("/broken", "/whole"):
            add(ochre, kind="webhook", url=hook.url(path))
        send, broken = server.server.senders.send, ["/broken"]

        async def fail(channel: Any, *args: Any) -> None:
            if any(channel.target["url"].endswith(path) for path in broken):
                raise ZeroDivisionError
            await send(channel, *args)

        monkeypatch.setattr(server.server.senders, "send", fail)
        begin(vera, code)
        server.time.advance(DELAY)
        assert hook.until(1)[0].path == "/whole"
        wait_for(lambda: "delivery failed" in caplog.text)
        broken.clear()
        server.time.advance(LEASE_SECONDS)
        assert hook.until(2)[1].path == "/broken"


def test_nobody_is_told_in_their_quiet_hours(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port)
        add(ochre, kind="webhook", url=hook.url())
        quiet = {"zone": "UTC", "start": 8 * 60, "finish": 9 * 60}  # it is 8:00
        assert ochre.http.put("/me/notifications/quiet", json={"quiet": quiet}).status_code == 204
        begin(vera, code)
        server.time.advance(DELAY)
        wait_for(lambda: server.due() == 3_600 - DELAY)
        assert hook.received == []
        server.time.advance(3_600)
        assert hook.until(1)[0].json["table"] == code


def test_a_reminder_before_the_time_runs_out(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path) as server:
        _vera, ochre, code = ochre_told(server, hook, days=1)
        wait_for(lambda: server.due() == 18 * 3_600 - DELAY)
        with ochre.socket(code) as socket:  # looks and does nothing
            socket.until(lambda: socket.view)
        server.time.advance(18 * 3_600)
        reminder = hook.until(2)[1].json
        assert reminder["kind"] == "reminder"
        assert "6 heures" in reminder["title"]


def test_a_reminder_moves_with_days_off_that_are_changed_meanwhile(tmp_path: Path, hook: HttpReceiver) -> None:
    """On a Friday at 8:00, with a day for the answer and the weekend off, and then Saturday alone."""
    with Server(tmp_path) as server:
        _vera, ochre, _code = ochre_told(server, hook, days=1)
        wait_for(lambda: server.due() == 18 * 3_600 - DELAY)
        for weekdays, off in (([5, 6], 48), ([5], 24)):
            days = {"zone": "UTC", "weekdays": weekdays, "dates": []}
            assert ochre.http.put("/me/days-off", json=days).status_code == 200
            assert server.due() == (18 + off) * 3_600 - DELAY
        server.time.advance(42 * 3_600)
        assert hook.until(2)[1].json["kind"] == "reminder"
        days["weekdays"] = [6]
        assert ochre.http.put("/me/days-off", json=days).status_code == 200
        assert server.due() is None  # nobody is reminded twice


def test_what_was_told_is_withdrawn_when_a_bot_stands_in(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path) as server:
        vera, _ochre, code = ochre_told(server, hook, days=1)
        wait_for(lambda: vera.get(f"/tables/{code}")["seats"][1]["notified"])
        server.time.advance(24 * 3_600)

        def later() -> Any:
            server.time.advance(schedule.RETRY_SECONDS)  # a busy database is asked again, and a bot takes its time
            return vera.get(f"/tables/{code}")["seats"][1]

        wait_for(lambda: later()["stand_in"])
        wait_for(lambda: later()["notified"] is None)


def test_whoever_takes_over_a_seat_is_told_that_it_is_their_turn(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path) as server:
        vera, ochre, code = ochre_told(server, hook)
        wait_for(lambda: vera.get(f"/tables/{code}")["seats"][1]["notified"])
        eve = Player.guest(server.port, "Eve")
        add(eve, kind="webhook", url=hook.url("/eve"))
        with vera.socket(code, lang="en") as socket:
            socket.until(lambda: socket.view)
            eve.post(f"/tables/{code}/take", token=ochre.post(f"/tables/{code}/seats/1/link")["token"])
            (event,) = socket.until_told("update")["events"]
            assert event["words"] == "Eve has taken over another player’s seat."
            assert vera.get(f"/tables/{code}")["seats"][1]["notified"] is None  # what Ochre was told is gone
        server.time.advance(DELAY)
        assert hook.until(2)[1].path == "/eve"


def test_in_a_pause_nobody_is_told_and_afterwards_whoever_is_waited_for(tmp_path: Path, hook: HttpReceiver) -> None:
    with Server(tmp_path) as server:
        vera, ochre, code = waiting_table(server.port, clock={"type": "async", "days": 1})
        add(ochre, kind="webhook", url=hook.url())
        begin(vera, code)
        with vera.socket(code) as hers, ochre.socket(code) as mine:
            hers.until(lambda: hers.view)
            mine.until(lambda: mine.view)
            assert hers.ask("ask-pause", hours=24.0)["type"] == "ack"
            assert mine.until_told("update")["question"]["about"] == "pause"
            assert mine.ask("answer", about="pause", agree=True)["type"] == "ack"
        server.time.advance(18 * 3_600)  # when a reminder would have been due
        wait_for(lambda: server.due() is None)
        assert hook.received == []
        server.time.advance(6 * 3_600)
        wait_for(lambda: server.due() == DELAY)
        server.time.advance(DELAY)
        assert hook.until(1)[0].json["kind"] == "turn"


def test_a_killed_process_leaves_it_for_another(tmp_path: Path, hook: HttpReceiver) -> None:
    """Killed in mid-delivery, when nobody can know whether it arrived: it is sent again, with the same id."""
    hook.answering.clear()
    environ = {"BOTTEGA_NOTIFY_SECONDS": "0", "BOTTEGA_NOTIFY_PRIVATE": "1"}
    with Process("--data", str(tmp_path), **environ) as process:
        vera, ochre, code = waiting_table(process.port)
        add(ochre, kind="webhook", url=hook.url())
        begin(vera, code)
        hook.until(1)
        process.kill()
    hook.answering.set()

    class Later(SystemTime):
        def now(self) -> float:
            return super().now() + LEASE_SECONDS

    with Running(settings(tmp_path, notify_seconds=0, notify_private=1), Later()) as server:
        first, second = hook.until(2)
        assert first.json == second.json
        watching = Player.guest(server.port)
        wait_for(lambda: watching.get(f"/tables/{code}")["seats"][1]["notified"])
        assert server.run(server.server.services.store.outbox.next_due()) is None
    assert len(hook.received) == 2


def test_processes_share_the_work(postgres_url: str, tmp_path: Path, hook: HttpReceiver) -> None:
    """Each turn is told once, by whichever process comes first."""
    wish = settings(tmp_path, database=postgres_url, notify_seconds=0, notify_private=1)
    with Running(wish) as one, Running(wish) as two:
        for port in (one.port, two.port) * 3:
            vera, ochre, code = waiting_table(port)
            add(ochre, kind="webhook", url=hook.url())
            begin(vera, code)
            two.server.services.outbox_changed.set()
        hook.until(6)
        wait_for(lambda: one.run(one.server.services.store.outbox.next_due()) is None)
        assert len({each.json["table"] for each in hook.received}) == len(hook.received) == 6
