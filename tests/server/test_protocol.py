"""The bodies of the HTTP API: what is just allowed, and what is just too much."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bottega.server import protocol
from bottega.server.notify import messages as notifications
from bottega.server.people.tokens import readable_code

BOUNDS: list[tuple[Any, list[Any], list[Any]]] = [  # the type, what it takes, and what it does not
    (protocol.Code, ["a", "Z" * 16, "ab-12", readable_code(8)], ["", "a" * 17, "a b", "é", "a\n"]),
    (protocol.Name, ["V", "V" * 24], ["", "V" * 25]),
    (protocol.Account, ["ada", "v" * 24, "véra_1.-"], ["ad", "v" * 25, "ada\n", "a da"]),
    (protocol.Password, ["x" * 8, "x" * 128], ["x" * 7, "x" * 129]),
    (protocol.Token, ["x", "x" * 128], ["", "x" * 129]),
    (protocol.MessageId, ["m", "m" * 64], ["", "m" * 65, "m\0", "m\n"]),
    (protocol.SessionId, ["0a" * 32], ["0a" * 31, "0a" * 33, "0G" * 32, "0a" * 32 + "\n"]),
    (protocol.SeatNumber, [0, 7], [-1, 8, 1.5, "1"]),
    (protocol.BotName, ["b", "b" * 24], ["", "b" * 25]),
    (protocol.LiveClock, [{"minutes": 0.1, "increment": 0}, {"minutes": 180, "increment": 300}], []),
    (protocol.LiveClock, [], [{"minutes": 0}, {"minutes": 180.1}, {"minutes": 5, "increment": -1}]),
    (protocol.LiveClock, [{"minutes": 5}], [{"minutes": 5, "increment": 300.1}, {"minutes": 5, "days": 1}]),
    (protocol.AsyncClock, [{"days": 0.1}, {"days": 30}], [{"days": 0}, {"days": 30.1}]),
    (protocol.DaysOffWish, [{"zone": "Z" * 64, "weekdays": [0, 6], "dates": ["2026-12-24"] * 100}], []),
    (
        protocol.DaysOffWish,
        [],
        [{"zone": "", "weekdays": [], "dates": []}, {"zone": "U", "weekdays": [7], "dates": []}],
    ),
    (protocol.DaysOffWish, [], [{"zone": "Z" * 65, "weekdays": [], "dates": []}]),
    (protocol.DaysOffWish, [], [{"zone": "U", "weekdays": [-1], "dates": []}]),
    (protocol.DaysOffWish, [], [{"zone": "U", "weekdays": [0] * 8, "dates": []}]),
    (protocol.DaysOffWish, [], [{"zone": "U", "weekdays": [], "dates": [""] * 101}]),
    (protocol.DaysOffWish, [], [{"zone": "U", "weekdays": [], "dates": ["2026-12-241"]}]),
    (protocol.Report, [{"note": "n" * 300}, {"chat": 1}], [{"note": "n" * 301}, {"chat": 0}]),
    (protocol.NewGuest, [{"name": "Vera", "invitation": "i" * 64}], [{"name": "Vera", "invitation": "i" * 65}]),
    (protocol.EraseMe, [{"password": "p" * 128}, {"password": ""}, {}], [{"password": "p" * 129}, {"name": "Vera"}]),
    (protocol.ChangePassword, [{"password": "p" * 128, "fresh": "f" * 8}], [{"password": "p" * 129, "fresh": "f" * 8}]),
    (protocol.Proof, ["", "s" * 64], ["s" * 65]),
    (notifications.Url, ["u", "u" * 1000], ["", "u" * 1001]),
    (notifications.Minute, [0, 1439], [-1, 1440]),
    (notifications.MailWish, [{"address": "a@b"}, {"address": "a" * 254}], [{"address": "ab"}, {"address": "a" * 255}]),
    (notifications.Quiet, [{"zone": "Z" * 64, "start": 0, "finish": 1}], [{"zone": "Z" * 65, "start": 0, "finish": 1}]),
    (notifications.Quiet, [{"zone": "Z", "start": 0, "finish": 1}], [{"zone": "", "start": 0, "finish": 1}]),
]


@pytest.mark.parametrize(("kind", "allowed", "refused"), BOUNDS)
def test_what_is_just_allowed_and_what_is_too_much(kind: Any, allowed: list[Any], refused: list[Any]) -> None:
    for value in allowed:
        msgspec.convert(value, kind)
    for value in refused:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(value, kind)


def test_a_table_has_one_to_eight_seats() -> None:
    for count in (0, 1, 8, 9):
        wish = {"game": "g" * 32, "seats": [{"kind": "me"}] * count}
        if count in (1, 8):
            table = msgspec.convert(wish, protocol.NewTable)
            assert (table.privacy, table.autostart, table.options) == ("link", True, {})
            assert table.clock == protocol.NoClock()
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(wish, protocol.NewTable)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "g" * 33, "seats": [{"kind": "me"}]}, protocol.NewTable)


@pytest.mark.parametrize("wrong", [{"version": 0}, {"seats": 0}, {"seed": "s" * 65}, {"commitment": "c" * 65}])
def test_a_record_has_a_version_seats_and_a_short_proof(wrong: dict[str, Any]) -> None:
    record = {"game": "fresco", "version": 1, "seats": 1, "moves": [], "seed": "s" * 64, "commitment": None}
    msgspec.convert(record, protocol.Record)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**record, **wrong}, protocol.Record)


def test_what_is_left_out_has_its_default() -> None:
    assert msgspec.convert({"name": "Vera"}, protocol.NewGuest) == protocol.NewGuest("Vera", "en", None)
    wish = {"account": "vera", "password": "x" * 8}
    assert msgspec.convert(wish, protocol.SignIn).leave_seat is False
    assert msgspec.convert({"minutes": 5}, protocol.LiveClock).increment == 0
    assert msgspec.convert({"kind": "bot"}, protocol.BotSeat).bot == "greedy"
