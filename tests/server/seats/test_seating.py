"""Who sits where: who is waited for, and what a rematch keeps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bottega import games
from bottega.core.options import Flag
from bottega.server.problems import Refused
from bottega.server.protocol import (
    AsyncClock,
    BotSeat,
    Clock,
    DeviceSeat,
    LiveClock,
    MySeat,
    NewTable,
    NoClock,
    OpenSeat,
    SeatWish,
)
from bottega.server.seats.seating import Chair, Seating, rotated, seating
from bottega.store import Person

VERA, ADA = Person("vera", "Vera", "en", 1.0), Person("ada", "Ada", "en", 1.0)


def chair(person: Person, **more: Any) -> Chair:
    return Chair("person", person.id, person.name, **more)


def seats(*chairs: Chair, **more: Any) -> Seating:
    return Seating(list(chairs), {}, NoClock(), **more)


def test_a_rematch_moves_everybody_on_and_keeps_all_options_but_who_begins() -> None:
    spec = games.load("final-touch").spec
    spec = replace(spec, options={**spec.options, "open": Flag("a choice that is kept")})
    vera, ada, bot = Chair("person", "vera", "Vera"), Chair("device", "vera", "Ada"), Chair("bot", bot="greedy")
    before = Seating([vera, ada, bot], {"starter": 1, "open": True}, LiveClock(5), rematch="abc")
    after = rotated(before, spec, "vera")
    assert after == Seating([bot, vera, ada], {"open": True}, LiveClock(5))


def test_a_live_clock_waits_until_everybody_is_here_and_ready() -> None:
    vera, ada, bot = Chair("person", "vera", "Vera"), Chair("person", "ada", "Ada"), Chair("bot", bot="greedy")
    chairs = Seating([vera, Chair("device", "vera", "Eve"), ada, bot], {}, LiveClock(5))
    chairs.set_ready("vera", True)
    assert chairs.unready({"vera", "ada"}) == [2]  # both at one device are ready together
    assert chairs.unready({"ada"}) == [0, 1, 2]  # whoever is away is waited for
    chairs.set_ready("ada", True)
    assert chairs.may_begin({"vera", "ada"})
    assert not chairs.may_begin({"ada"})
    chairs.ask_again({"ada"})
    assert not chairs.may_begin({"vera", "ada"})  # she has to say it again


@pytest.mark.parametrize("clock", [NoClock(), AsyncClock(3)])
def test_nobody_is_waited_for_where_time_is_not_short(clock: Clock) -> None:
    chairs = Seating([Chair("person", "vera", "Vera"), Chair("person", "ada", "Ada")], {}, clock)
    assert chairs.unready(()) == []
    assert chairs.may_begin(())


def test_somebody_alone_with_bots_is_not_asked() -> None:
    chairs = Seating([Chair("person", "vera", "Vera"), Chair("bot", bot="greedy")], {}, LiveClock(5))
    assert chairs.may_begin(())
    chairs.seats[1] = Chair("open")
    assert not chairs.may_begin(())


def test_a_rematch_asks_everybody_anew_and_its_maker_is_the_host() -> None:
    spec = games.load("final-touch").spec
    before = Seating([Chair("person", "vera", "Vera", ready=True, host=True), Chair("open")], {}, LiveClock(5))
    assert rotated(before, spec, "vera").seats == [Chair("open"), Chair("person", "vera", "Vera")]


def test_a_bot_at_the_last_free_seat_begins_the_game() -> None:
    vera, ada = Chair("person", "vera", "Vera"), Chair("person", "ada", "Ada")
    chairs = Seating([vera, ada, Chair("open")], {}, LiveClock(5))
    here = {"vera", "ada"}
    assert not chairs.bot_begins(here)  # they are asked whether they are ready
    chairs.set_ready("vera", True)
    chairs.set_ready("ada", True)
    assert chairs.bot_begins(here)
    assert not chairs.bot_begins({"vera"})
    assert not Seating([vera, Chair("open"), Chair("open")], {}, NoClock()).bot_begins(here)
    assert not Seating([vera, Chair("open")], {}, NoClock(), autostart=False).bot_begins(here)
    assert chairs.seats[2] == Chair("open")


def test_the_chairs_of_a_new_table() -> None:
    wished: list[SeatWish] = [MySeat(), DeviceSeat(" Eve\n"), BotSeat("master"), OpenSeat()]
    made = seating(NewTable("fresco", wished, {"open": True}, LiveClock(5), autostart=False), VERA)
    eve, bot = Chair("device", "vera", "Eve"), Chair("bot", bot="master")
    assert made == Seating([chair(VERA), eve, bot, Chair("open")], {"open": True}, LiveClock(5), autostart=False)
    assert Seating.read(made.to_json()) == made.copy() == made
    assert (set(made.bots), set(made.played_by_people), made.full) == ({2}, {0, 1}, False)
    assert made.people() == {0: "vera", 1: "vera"}
    assert (made.of("vera"), made.of("ada"), made.of(None)) == ([0, 1], [], [])
    assert [made.has("vera", seat) for seat in (-1, 0, 1, 2, 4)] == [False, True, True, False, False]
    assert not made.has(None, 3)
    with pytest.raises(Refused, match="seated"):
        seating(NewTable("fresco", [MySeat(), MySeat()]), VERA)


def test_whoever_comes_gets_the_first_free_seat_or_the_one_they_want() -> None:
    table = seats(chair(VERA), Chair("open"), Chair("bot", bot="greedy"), Chair("open"))
    table.sit(ADA, None)
    assert table.seats[1] == chair(ADA)
    table.sit(ADA, 3)  # she moves
    assert (table.seats[1], table.seats[3]) == (Chair("open"), chair(ADA))
    for person, seat, code in ((VERA, None, "seated"), (VERA, 0, "seated"), (ADA, 2, "taken"), (ADA, 4, "not-found")):
        with pytest.raises(Refused, match=code):
            table.sit(person, seat)
    with pytest.raises(Refused, match="full"):
        seats(chair(VERA)).sit(ADA, None)


def test_who_stands_up_frees_one_seat_or_all() -> None:
    eve = Chair("device", "vera", "Eve")
    table = seats(chair(VERA), eve, chair(ADA))
    for person, seat in ((VERA, 2), (Person("bob", "Bob", "en", 1.0), None), (VERA, 3)):
        with pytest.raises(Refused, match="not-seated"):
            table.stand(person, seat)
    assert table.stand(VERA, 1) == [1]
    assert table.seats == [chair(VERA), Chair("open"), chair(ADA)]
    table.seats[1] = eve
    assert table.stand(VERA, None) == [0, 1]
    assert table.seats == [Chair("open"), Chair("open"), chair(ADA)]


def test_who_leaves_the_server_leaves_a_free_seat_or_a_bot() -> None:
    table = seats(chair(VERA), chair(ADA))
    table.erase("vera", started=False)
    assert table.seats == [Chair("open"), chair(ADA)]
    table.erase("ada", started=True)
    assert table.seats[1] == Chair("bot", bot="greedy", erased=True)
    assert [each.called(1) is None for each in table.seats] == [True, True]


def test_a_link_is_for_one_seat_and_for_somebody_else() -> None:
    table = seats(Chair("bot", bot="greedy"), chair(VERA, link="token"), chair(Person("bob", "Bob", "en", 1.0)))
    for person, link, code in ((ADA, "other", "link-used"), (VERA, "token", "seated")):
        with pytest.raises(Refused, match=code):
            table.take(person, link)
    assert table.take(ADA, "token") == (1, "vera")
    assert table.seats[1] == chair(ADA)
    with pytest.raises(Refused, match="link-used"):
        table.take(VERA, "token")


def test_the_host_is_somebody_who_is_there() -> None:
    bob = Person("bob", "Bob", "en", 1.0)
    table = seats(chair(ADA), chair(bob), chair(VERA))
    assert table.host("vera") == 2
    assert table.host("gone") == 0
    assert table.host("vera", online={0, 1}) == 0
    assert table.host("bob", online={0, 1}) == 1
    table.seats[1].host = True
    assert table.host("vera", online={0, 1, 2}) == 1
    assert table.host("vera", online={2}) == 2
    assert seats(Chair("bot", bot="greedy")).host("vera") is None


def test_what_is_told_of_each_seat() -> None:
    table = seats(chair(VERA, ready=True), chair(ADA, ready=True), Chair("device", "ada", "Eve"), Chair("open"))
    told = table.infos(
        away={1},
        online={0},
        resigned={1},
        replaceable={2: 5.0},
        notified={"vera": 1.0, "ada": 2.0},
        answers={"vera": 3, "ada": 6},
    )
    vera, ada, eve, nobody = told
    assert (vera.name, vera.online, vera.ready, vera.stand_in, vera.resigned) == ("Vera", True, True, None, False)
    assert (vera.notified, vera.answers_within) == (None, 3)  # who is there need not be told
    assert (ada.online, ada.ready, ada.stand_in, ada.resigned) == (False, False, "greedy", True)
    assert (ada.notified, ada.answers_within) == (None, 6)  # a bot plays
    assert (eve.kind, eve.replaceable_in, eve.notified, eve.answers_within) == ("device", 5.0, None, None)
    assert (nobody.kind, nobody.name, nobody.replaceable_in) == ("open", None, None)
    assert table.infos(notified={"ada": 2.0})[1].notified == 2.0
    plain = table.infos()[0]
    assert (plain.online, plain.resigned, plain.stand_in, plain.answers_within) == (False, False, None, None)


# --- bot accounts ---

ROBO = Person("robo", "Robo", "en", 1.0, "Robo", "vera")


def test_a_challenged_seat_waits_for_its_bot_alone() -> None:
    chairs = Seating([Chair("person", "vera", "Vera"), Chair("open")], {}, NoClock())
    chairs.challenge(ROBO, 1)
    info = chairs.infos()[1]
    assert (info.kind, info.name, info.bot, info.challenged) == ("open", None, None, "Robo")
    assert not chairs.may_begin(())
    assert chairs.people() == {0: "vera"}
    assert chairs.listed() == {0: "vera", 1: "robo"}
    with pytest.raises(Refused, match="full"):
        chairs.sit(Person("ada", "Ada", "en", 1.0), None)
    with pytest.raises(Refused, match="seated"):
        chairs.challenge(ROBO, 1)
    with pytest.raises(Refused, match="not-challenged"):
        chairs.answer_challenge(Person("ada", "Ada", "en", 1.0), accept=True)


def test_a_bot_that_accepts_is_seated_and_shown_as_a_bot() -> None:
    chairs = Seating([Chair("person", "vera", "Vera"), Chair.challenging(ROBO)], {}, LiveClock(5))
    chairs.answer_challenge(ROBO, accept=True)
    info = chairs.infos(online=(1,))[1]
    assert (info.kind, info.name, info.bot, info.ready) == ("person", "Robo", "outside", True)
    assert chairs.unready({"vera", "robo"}) == [0]


def test_a_bot_that_declines_leaves_the_seat_free() -> None:
    chairs = Seating([Chair("person", "vera", "Vera"), Chair.challenging(ROBO)], {}, NoClock())
    chairs.answer_challenge(ROBO, accept=False)
    assert (chairs.infos()[1].challenged, chairs.infos()[1].declined) == (None, "Robo")
    chairs.sit(Person("ada", "Ada", "en", 1.0), 1)
    assert chairs.infos()[1].declined is None


def test_a_rematch_challenges_bot_accounts_again() -> None:
    spec = games.load("final-touch").spec
    before = Seating([Chair("person", "vera", "Vera"), Chair.of(ROBO)], {}, NoClock())
    assert rotated(before, spec, "vera").seats == [Chair.challenging(ROBO), Chair("person", "vera", "Vera")]
    assert rotated(before, spec, "robo").seats == [Chair.of(ROBO), Chair("person", "vera", "Vera")]


def test_erasing_a_bot_frees_the_seat_that_waits_for_it() -> None:
    chairs = Seating([Chair("person", "vera", "Vera"), Chair.challenging(ROBO)], {}, NoClock())
    chairs.erase("robo", started=False)
    assert chairs.seats[1] == Chair("open")
