"""Whole games of every title over real sockets, and that nothing hidden crosses any of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bottega import games
from server.running import Running, Socket

MOVES = 60  # of each game; the shorter ones end


@pytest.mark.parametrize("game", games.names())
def test_a_game_between_people_with_a_spectator(running: Running, game: str) -> None:
    seats = games.spec(game).seats[0]
    host = running.guest("Vera", "fr")
    code = host.table(game, ",".join(["me"] + ["open"] * (seats - 1)))["code"]
    people = [host, *(running.guest(f"Guest {seat}") for seat in range(1, seats))]
    for person in people[1:]:
        person.sit(code)
    sockets = [person.socket(code, lang="en") for person in people]
    watcher = running.guest("Watcher").socket(code)
    try:
        played = play(running, code, [*sockets, watcher], random.Random(game))
        assert played
    finally:
        for socket in (*sockets, watcher):
            socket.close()


def play(running: Running, code: str, sockets: list[Socket], dice: random.Random) -> int:
    """Random moves by whoever is awaited; after each, every socket is compared with what its seat may know."""
    for socket in sockets:
        socket.until(lambda socket=socket: socket.view)
    played = 0
    while not sockets[0].over and played < MOVES:
        seat = dice.choice(sockets[-1].view["awaited"])
        choice = dice.choice(sockets[seat].view["choices"])
        answer = sockets[seat].move(choice)
        assert answer["type"] == "ack", answer
        played += 1
        for socket in sockets:
            socket.until(lambda socket=socket: socket.seq == answer["seq"])
        check_views(running, code, sockets)
    return played


def check_views(running: Running, code: str, sockets: list[Socket]) -> None:
    match = running.server.tables.live[code].match
    assert match is not None
    for seat, socket in enumerate(sockets):
        viewer = seat if seat < match.seats else None
        assert socket.view == match.view_json(viewer)
        seen = [event["event"] for event in socket.received[-1]["events"]] if socket.received[-1].get("events") else []
        assert all("secret" not in event for event in seen)


def hidden_hands(state: dict[str, Any]) -> list[Any]:
    return state.get("hands", []) or state.get("palettes", [])
