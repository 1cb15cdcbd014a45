"""The messages of a socket: what is just allowed, and what is just too much."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bottega.server.table.wire import ClientMessage


@pytest.mark.parametrize(
    ("message", "allowed", "refused"),
    [
        ({"type": "ask-pause"}, [{"hours": 1}, {"hours": 744}], [{"hours": 0.9}, {"hours": 744.1}]),
        ({"type": "say"}, [{"text": "t" * 300}, {"phrase": "p" * 32}], [{"text": "t" * 301}, {"phrase": "p" * 33}]),
        ({"type": "as"}, [{"seat": 0}, {"seat": 7}, {"seat": None}], [{"seat": 8}, {"seat": -1}, {}]),
        ({"type": "answer"}, [{"about": "pause", "agree": False}], [{"about": "lunch", "agree": True}]),
        ({"type": "ping"}, [{}], [{"since": 1}]),
    ],
)
def test_what_is_just_allowed_and_what_is_too_much(message: Any, allowed: list[Any], refused: list[Any]) -> None:
    for fields in allowed:
        msgspec.convert({**message, "id": "m1", **fields}, ClientMessage)
    for fields in refused:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**message, "id": "m1", **fields}, ClientMessage)


def test_who_is_muted_is_muted_unless_it_is_said() -> None:
    muted = msgspec.convert({"type": "mute", "id": "m1", "seat": 1}, ClientMessage)
    assert getattr(muted, "on", None) is True
