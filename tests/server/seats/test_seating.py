"""Who sits where: who is waited for, and what a rematch keeps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bottega import games
from bottega.core.options import Flag
from bottega.server.protocol import AsyncClock, Clock, LiveClock, NoClock
from bottega.server.seats.seating import Chair, Seating, rotated


def test_a_rematch_moves_everybody_on_and_keeps_all_options_but_who_begins() -> None:
    spec = games.load("final-touch").spec
    spec = replace(spec, options={**spec.options, "open": Flag("a choice that is kept")})
    vera, ada, bot = Chair("person", "vera", "Vera"), Chair("device", "vera", "Ada"), Chair("bot", bot="greedy")
    before = Seating([vera, ada, bot], {"starter": 1, "open": True}, LiveClock(5), rematch="abc")
    after = rotated(before, spec)
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
    assert rotated(before, spec).seats == [Chair("open"), Chair("person", "vera", "Vera")]


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
