"""Whole games of every title over real sockets, and that nothing hidden crosses any of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bottega import games, record
from contract import setting
from server.running import Running, Socket


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_between_people_with_a_spectator(running: Running, game: str) -> None:
    seats = games.spec(game).seats[0]
    host = running.guest("Vera")
    code = host.table(game, ",".join(["me"] + ["open"] * (seats - 1)))["code"]
    people = [host, *(running.guest(f"Guest {seat}") for seat in range(1, seats))]
    for person in people[1:]:
        person.sit(code)
    watcher = running.guest("Watcher")
    sockets = [*(person.socket(code, lang="fr") for person in people), watcher.socket(code, lang="fr")]
    play_out(sockets, random.Random(game))
    match = running.server.tables.live[code].match
    assert match is not None
    for seat, socket in enumerate(sockets):
        check_secrets(game, socket, seat if seat < seats else None)
        check_events(socket, sockets[-1], seat)
        early = "".join(raw for raw, message in zip(socket.raw, socket.received, strict=True) if is_running(message))
        assert match.deal.seed not in early
        assert socket.received[-1]["type"] in ("update", "table", "ack")
    found = watcher.get(f"/replays/{code}/record")
    record.verify(found)
    assert found["commitment"] == sockets[0].received[-1].get("table", sockets[0].table)["commitment"]
    for socket in sockets:
        socket.close()


def play_out(sockets: list[Socket], dice: random.Random) -> None:
    """Random moves by whoever is awaited; everybody reads everything."""
    watcher = sockets[-1]
    for socket in sockets:
        while not socket.view:
            socket.read()
    while not watcher.over:
        seat = dice.choice(watcher.view["awaited"])
        answer = sockets[seat].move(sensible(sockets[seat].view["choices"], dice))
        assert answer["type"] == "ack", answer
        for socket in sockets:
            while socket.seq != answer["seq"]:
                socket.read()


def sensible(choices: list[dict[str, Any]], dice: random.Random) -> dict[str, Any]:
    """Any choice; those that bring a game to its end are taken where there are some."""
    ending = [choice for choice in choices if choice["type"] in ("complete", "end", "restore")]
    return dice.choice(ending or choices)


def is_running(message: dict[str, Any]) -> bool:
    return message["type"] in ("state", "update") and message["view"]["outcome"] is None


def check_secrets(game: str, socket: Socket, seat: int | None) -> None:
    """Every view ever sent: of others only numbers where the truth is a collection, or nothing."""
    views = [message["view"] for message in socket.received if is_running(message)]
    assert views
    for view in views:
        assert view["seat"] == seat
        for path in setting(game, "PRIVATE_FIELDS", tuple[str, ...]()):
            name, _, inner = path.partition(".")
            for owner, shown in enumerate(view[name]):
                value = shown[inner] if inner else shown
                if inner:
                    assert (owner == seat) == (value is not None), (path, owner, value)
                else:
                    assert (owner == seat) == isinstance(value, (dict, list)), (path, owner, value)
                    assert owner == seat or value is None or isinstance(value, int)
        if view.get("phase") == "plan":  # sealed until the last one is in
            assert all(player["plan"] is None for owner, player in enumerate(view["players"]) if owner != seat)


def check_events(socket: Socket, watcher: Socket, seat: int) -> None:
    """An event differs from what a spectator is told only where it is one's own."""

    def told(events: Socket) -> dict[int, list[dict[str, Any]]]:
        by_seq: dict[int, list[dict[str, Any]]] = {}
        for message in events.received:
            for event in message.get("events", []):
                assert event["words"]
                by_seq.setdefault(event["seq"], []).append(event["event"])
        return by_seq

    public = told(watcher)
    assert public
    for seq, events in told(socket).items():
        for mine, open_to_all in zip(events, public[seq], strict=True):
            assert mine == open_to_all or mine["seat"] == seat
