"""Messages of a client: unreadable, wrong, too many, at the same time."""

from __future__ import annotations

import json
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bottega.server.problems import Refused
from bottega.server.table import handler, narration
from bottega.server.table.table import Table
from server.running import Running, settings
from server.table.test_table import in_turn, open_both, two

GARBAGE = [
    "",
    "{",
    "[]",
    "null",
    '"move"',
    "{}",
    '{"type": "dance", "id": "1"}',
    '{"type": "move", "id": "1"}',
    '{"type": "move", "id": 1, "decision": 0, "action": {}}',
    '{"type": "move", "id": "1", "decision": "0", "action": {}}',
    '{"type": "move", "id": "1", "decision": 0, "action": {}, "seat": 1}',
    '{"type": "move", "id": "' + "x" * 65 + '", "decision": 0, "action": {}}',
    '{"type": "ping", "id": "a\\u0000b"}',
    "[" * 5000,
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
]


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_answered_and_harms_nobody(running: Running, text: str) -> None:
    code, vera, ada = two(running)
    sockets = open_both(code, vera, ada)
    mover, _ = in_turn(sockets)
    mover.line.send(text)
    assert mover.until_told("refusal")["code"] == "malformed"
    assert mover.move()["type"] == "ack"


def test_the_id_is_found_where_there_is_one(running: Running) -> None:
    code, vera, _ = two(running)
    with vera.socket(code) as socket:
        socket.line.send('{"type": "dance", "id": "mine"}')
        assert socket.until_told("refusal")["id"] == "mine"


@pytest.mark.parametrize(
    "action", [{}, {"type": 7}, {"type": "smear", "touch": ["red"] * 99}, {"type": "improve", "touches": []}]
)
def test_actions_that_are_none(running: Running, action: dict[str, object]) -> None:
    code, vera, ada = two(running)
    mover, _ = in_turn(open_both(code, vera, ada))
    answer = mover.move(action)
    assert answer["code"] in ("invalid", "illegal")
    assert answer["sentence"]
    assert mover.move()["type"] == "ack"


def test_a_mistake_of_ours_costs_nobody_their_seat(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code, vera, ada = two(running)
    mover, _ = in_turn(open_both(code, vera, ada))
    with monkeypatch.context() as broken:
        broken.setattr(Table, "_draft_move", lambda *_: 1 / 0)
        answer = mover.move()
    assert (answer["type"], answer["code"]) == ("refusal", "internal")
    assert "division" not in answer["sentence"]
    assert any(record.exc_info and record.exc_info[0] is ZeroDivisionError for record in caplog.records)
    assert mover.move()["type"] == "ack"


def test_messages_of_one_socket_are_answered_in_order(running: Running) -> None:
    """Those after a move wait until it is stored; so does the end of the connection."""
    code, vera, ada = two(running)
    mover, other = in_turn(open_both(code, vera, ada))
    move = {"decision": mover.view["decision"], "action": mover.view["choices"][0]}
    names = [mover.send("move", **move), mover.send("ping"), mover.send("move", **move), mover.send("ping")]
    answers = list[tuple[str, str]]()
    while len(answers) < 4:
        message = mover.read()
        answers += [(message["id"], message["type"])] if message.get("id") else []
    assert answers == list(zip(names, ["ack", "pong", "refusal", "pong"], strict=True))
    other.follow(1)
    last = other if other.view["choices"] else mover
    last.follow(1)
    last.send("move", decision=last.view["decision"], action=last.view["choices"][0])
    last.drop()
    (mover if last is other else other).follow(2)


def test_a_move_that_another_one_overtakes_is_refused(running: Running) -> None:
    """Two devices of one person answer the same question at the same time."""
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    twins = [vera.socket(code), vera.socket(code)]
    for twin in twins:
        twin.follow(0)
        twin.ask("as", seat=twin.view["awaited"][0])
        twin.until_told("state")
    move = {"decision": twins[0].view["decision"], "action": twins[0].view["choices"][0]}
    names = [twin.send("move", **move) for twin in twins]
    answers = []
    for twin, name in zip(twins, names, strict=True):
        twin.until(partial(twin.answers.get, name))
        answers.append(twin.answers[name])
    ack, refusal = sorted(answers, key=lambda answer: str(answer["type"]))
    assert (ack["type"], refusal["type"], refusal["rule"]) == ("ack", "refusal", "G-TURN")


def test_binary_and_large_messages(running: Running) -> None:
    code, vera, _ = two(running)
    with vera.socket(code) as socket:
        socket.line.send(b"\x00\xff")
        assert socket.until_told("refusal")["code"] == "malformed"
        socket.line.send(json.dumps({"type": "say", "id": "1", "text": "x" * 20_000}))
        assert socket.until_told("refusal")["code"] == "too-large"
        socket.line.send("x" * 100_000)
        assert socket.until_closed() == 1009


def test_whoever_goes_on_sending_garbage_is_cut_off(running: Running) -> None:
    code, vera, ada = two(running)
    with vera.socket(code) as socket:
        for _ in range(handler.STRIKES - 1):
            socket.line.send("garbage")
        assert socket.ask("say", text="Sorry!")["type"] == "ack"
        socket.line.send("garbage")
        assert socket.until_closed() == 1008
    with ada.socket(code) as socket:
        assert socket.until_told("state")


def test_too_fast(tmp_path: Path) -> None:
    with Running(settings(tmp_path, messages_per_second=1.0)) as running:
        code, vera, _ = two(running)
        with vera.socket(code) as socket:
            answers = [socket.ask("ping")["type"] for _ in range(6)]
            assert answers[:3] == ["pong"] * 3
            assert "refusal" in answers
            assert next(m["code"] for m in socket.received if m["type"] == "refusal") == "too-fast"


def test_a_description_is_made_once_until_the_game_goes_on(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    describe = narration.describe

    def noted(game: str, seating: Any, view: Any, lang: str) -> Any:
        made.append(lang)
        return describe(game, seating, view, lang)

    monkeypatch.setattr(narration, "describe", noted)
    vera = running.guest()
    code = vera.table(seats="me,device:Ada")["code"]
    with vera.socket(code, lang="en") as socket, vera.socket(code, lang="fr") as other:
        socket.follow(0)
        other.follow(0)
        told = [socket.ask("describe")["lines"] for _ in range(3)]
        assert told[0] == told[1] == told[2] != other.ask("describe")["lines"]
        assert made == ["en", "fr"]
        socket.ask("as", seat=socket.view["awaited"][0])
        socket.until_told("state")
        seq = socket.move()["seq"]
        socket.follow(seq)
        assert socket.ask("describe")["lines"] != told[0]


def test_an_address_that_sends_much_is_read_more_slowly_but_not_cut_off(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handler, "LOOK_AGAIN", 0.0)
    vera = running.guest(address="192.0.2.1")
    code = vera.table()["code"]
    limits, taken = running.server.services.limits, partial(next, count())
    take = limits.take

    def every_third(kind: str, who: str, *rest: float, **named: float) -> None:
        if kind == "message" and who == "192.0.2.1" and taken() % 3:
            raise Refused("too-fast", retry_after=0.0)
        take(kind, who, *rest, **named)

    monkeypatch.setattr(limits, "take", every_third)
    with vera.socket(code) as socket:
        assert [socket.ask("ping")["type"] for _ in range(5)] == ["pong"] * 5
    assert taken() >= 13


def test_a_refusal_repeats_no_long_input(running: Running) -> None:
    code, vera, ada = two(running)
    mover, _ = in_turn(open_both(code, vera, ada))
    for action in ({"type": "x" * 5_000}, {"type": "smear", "touch": "x" * 5_000}, {"x" * 5_000: 1}):
        refusal = mover.ask("check", action=action)
        assert (refusal["type"], len(refusal["sentence"]) < 1_000) == ("refusal", True)
