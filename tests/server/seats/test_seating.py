"""Who sits where: what a rematch keeps."""

from __future__ import annotations

from dataclasses import replace

from bottega import games
from bottega.core.options import Flag
from bottega.server.protocol import LiveClock
from bottega.server.seats.seating import Chair, Seating, rotated


def test_a_rematch_moves_everybody_on_and_keeps_all_options_but_who_begins() -> None:
    spec = games.load("final-touch").spec
    spec = replace(spec, options={**spec.options, "open": Flag("a choice that is kept")})
    vera, ada, bot = Chair("person", "vera", "Vera"), Chair("device", "vera", "Ada"), Chair("bot", bot="greedy")
    before = Seating([vera, ada, bot], {"starter": 1, "open": True}, LiveClock(5), rematch="abc")
    after = rotated(before, spec)
    assert after == Seating([bot, vera, ada], {"open": True}, LiveClock(5))
