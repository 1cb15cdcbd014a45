"""The event stream: challenges, starts, turns and ends of all tables of a bot over one socket, after a break too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server.notify.event_streams import Told, changes
from bottega.server.protocol import NoClock, SeatInfo, TableLine
from server.running import Player, Running, settings, wait_for


@pytest.fixture(params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers for one database where it can be shared, else one twice: people at the first, bots at the second."""
    if request.param == "sqlite":
        with Running(settings(tmp_path)) as only:
            yield only, only
        return
    url = str(request.getfixturevalue("postgres_url"))
    with Running(settings(tmp_path, database=url)) as first, Running(settings(tmp_path, database=url)) as second:
        yield first, second


def at(player: Player, running: Running) -> None:
    """From now on through another process."""
    player.port = running.port
    player.http.base_url = f"http://127.0.0.1:{running.port}/api/v1"


def test_a_bot_hears_of_a_whole_game(pair: tuple[Running, Running]) -> None:
    first, second = pair
    owner = first.owner()
    robo = owner.bot()
    at(robo, second)
    with robo.events() as events:
        code = owner.table(seats="me,challenge:robo", options={"starter": 1})["code"]
        assert events.next() == ("challenge", code)
        assert (events.last["table"]["challenged"], events.last["table"]["seats"][0]["name"]) == ([1], "Vera")
        robo.post(f"/tables/{code}/challenge", accept=True)
        assert events.next() == ("start", code)
        assert events.next() == ("turn", code)
        with robo.socket(code) as bot, owner.socket(code) as vera:
            bot.until(lambda: bot.view)
            vera.until(lambda: vera.view)
            moved = bot.move()["seq"]
            vera.follow(moved)
            if 1 not in vera.view["awaited"]:
                moved = vera.move()["seq"]
            assert events.next() == ("turn", code)
            assert events.last["table"]["seq"] == moved
            vera.ask("resign")
            bot.ask("resign")
        while (event := events.next())[0] == "turn":
            pass
        assert event == ("end", code)


def test_a_challenge_can_be_withdrawn_and_declined(pair: tuple[Running, Running]) -> None:
    first, second = pair
    owner = first.owner()
    robo = owner.bot()
    at(robo, second)
    with robo.events() as events:
        code = owner.table(seats="me,open", autostart=False)["code"]
        owner.post(f"/tables/{code}/seats", act="challenge", seat=1, account="robo")
        assert events.next() == ("challenge", code)
        owner.post(f"/tables/{code}/seats", act="free", seat=1)
        assert events.next() == ("withdrawn", code)
        owner.post(f"/tables/{code}/seats", act="challenge", seat=1, account="robo")
        assert events.next() == ("challenge", code)
        declined = robo.post(f"/tables/{code}/challenge", accept=False)
        assert declined["seats"][1]["declined"] == "robo"
        assert events.next() == ("withdrawn", code)
        assert robo.refused(f"/tables/{code}/challenge", accept=True) == "not-challenged"


def test_after_a_break_a_stream_tells_what_still_matters(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    ended, running_on = (owner.table(seats="me,challenge:robo", options={"starter": 1})["code"] for _ in range(2))
    with robo.events() as events:
        assert {events.next() for _ in range(2)} == {("challenge", ended), ("challenge", running_on)}
        robo.post(f"/tables/{ended}/challenge", accept=True)
        robo.post(f"/tables/{running_on}/challenge", accept=True)
        heard = [events.next() for _ in range(4)]
        last = events.last["at"]
    assert set(heard) == {(kind, code) for kind in ("start", "turn") for code in (ended, running_on)}
    with owner.socket(ended) as vera, robo.socket(ended) as bot:
        vera.ask("resign")
        bot.ask("resign")
    asked = owner.table(seats="me,challenge:robo")["code"]
    with robo.events(since=last) as events:
        told = {events.next() for _ in range(4)}
    assert told == {("start", running_on), ("turn", running_on), ("end", ended), ("challenge", asked)}
    with robo.events() as events:
        assert ("end", ended) not in {events.next() for _ in range(3)}


def test_a_stream_is_for_somebody_and_since_a_time(running: Running) -> None:
    from server.running import Events

    with Events(running.port, {}) as events:
        assert events.read()["code"] == "sign-in"
    robo = running.owner().bot()
    robo.headers = {**robo.headers}
    with Events(running.port, robo.headers, since=float("nan")) as events:
        assert events.read()["type"] == "hello"
    wait_for(lambda: not running.server.event_streams.open)


def test_bots_that_do_not_exist_cannot_be_challenged(running: Running) -> None:
    owner = running.owner()
    owner.bot()
    for name in ("nobody", "vera"):
        seats = [{"kind": "me"}, {"kind": "challenge", "account": name}]
        assert owner.refused("/tables", game="final-touch", seats=seats) == "no-such-bot"
    twice = [{"kind": "challenge", "account": "robo"}] * 2
    assert owner.refused("/tables", game="final-touch", seats=twice) == "seated"


def test_a_rematch_challenges_the_bot_again(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    code = owner.table(seats="me,challenge:robo")["code"]
    robo.post(f"/tables/{code}/challenge", accept=True)
    with owner.socket(code) as vera, robo.socket(code) as bot:
        vera.ask("resign")
        bot.ask("resign")
    again = owner.post(f"/tables/{code}/rematch")
    assert [seat["challenged"] for seat in again["seats"]] == ["robo", None]
    with robo.events() as events:
        assert events.next() == ("challenge", again["code"])


# --- what is new ---


def table(**fields: object) -> TableLine:
    seats = [SeatInfo("person", "Vera"), SeatInfo("person", "robo", "outside")]
    base = {"code": "abc", "game": "final-touch", "status": "playing", "seats": seats, "mine": [1], "options": {}}
    usual = {"clock": NoClock(), "privacy": "link", "created": 1.0, "updated": 1.0, "my_turn": False, "outcome": None}
    return TableLine(**{**base, **usual, "awaited": [], **fields})  # type: ignore[arg-type]


def test_a_turn_is_told_once_for_each_state_of_the_game() -> None:
    told = Told()
    assert list(changes(told, table(awaited=[0]))) == ["start"]
    assert list(changes(told, table(awaited=[1], seq=1))) == ["turn"]
    assert list(changes(told, table(awaited=[1], seq=1))) == []
    assert list(changes(told, table(awaited=[1], seq=2))) == ["turn"]
    seats = [SeatInfo("person", "Vera"), SeatInfo("person", "robo", "outside", resigned=True)]
    assert list(changes(told, table(awaited=[1], seq=3, seats=seats))) == []
    assert list(changes(told, table(status="over", seq=4))) == ["end"]
