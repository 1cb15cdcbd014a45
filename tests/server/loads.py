"""Players in threads who never stop: each notes what was acknowledged, and comes back after a crash."""

from __future__ import annotations

import json
import threading
import uuid
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import Player, Socket

GONE = (OSError, ConnectionClosed, TimeoutError, EOFError, InvalidHandshake)


class Pair:
    """Two people at one table of Final Touch who play as fast as they can, each through a server of their own."""

    def __init__(self, ports: list[int]) -> None:
        self.people = [Player.guest(ports[seat % len(ports)], f"Player {seat}") for seat in range(2)]
        self.code = self.people[0].table()["code"]
        self.people[1].sit(self.code)
        self.acked: dict[str, int] = {}  # message id: seq
        self.pending: dict[int, dict[str, Any]] = {}  # seat: sent and not yet answered
        self.over = False
        self.undo_every = 0  # so many moves; 0: never

    def move_to(self, port: int, seats: tuple[int, ...] = (0, 1)) -> None:
        for seat in seats:
            self.people[seat] = Player(port, self.people[seat].cookie)

    def play(self, stop: Callable[[], bool]) -> None:
        """Until told to stop or the server is gone. What was not answered is sent again, with the same id."""
        sockets: list[Socket] = []
        with suppress(*GONE):
            sockets = [person.socket(self.code) for person in self.people]
            for seat, socket in enumerate(sockets):
                while not socket.view:
                    socket.read()
                if seat in self.pending:
                    self._answered(seat, socket.ask(**self.pending[seat]))
            while not stop() and not self.over:
                self._move(sockets)
        for socket in sockets:
            with suppress(*GONE):
                socket.close()

    def _move(self, sockets: list[Socket]) -> None:
        latest = max(sockets, key=lambda socket: socket.seq)
        if latest.over:
            self.over = True
            return
        seat = latest.view["awaited"][0]
        socket = sockets[seat]
        while socket.seq < latest.seq:
            socket.read()
        message = {
            "type": "move",
            "id": uuid.uuid4().hex,
            "decision": socket.view["decision"],
            "action": socket.view["choices"][0],
        }
        self._send(sockets, seat, message)
        if self.undo_every and len(self.acked) % self.undo_every == 0:
            self._send(sockets, seat, {"type": "undo", "id": uuid.uuid4().hex})
            self._send(sockets, 1 - seat, {"type": "answer-undo", "id": uuid.uuid4().hex, "agree": True})

    def _send(self, sockets: list[Socket], seat: int, message: dict[str, Any]) -> None:
        self.pending[seat] = message
        answer = sockets[seat].ask(**message)
        self._answered(seat, answer)
        while sockets[seat].seq < answer.get("seq", 0):
            sockets[seat].read()

    def _answered(self, seat: int, answer: dict[str, Any]) -> None:
        message = self.pending.pop(seat)
        if answer.get("rule") in ("G-UNDO", "G-OVER") and message["type"] != "move":
            return  # the move was taken back before the crash, or was the last one
        assert answer["type"] == "ack", (answer, json.dumps(message))
        self.acked[message["id"]] = answer["seq"]


def together(pairs: list[Pair], during: Callable[[], None]) -> None:
    """All pairs play while something is done to them."""
    stop = threading.Event()
    threads = [threading.Thread(target=pair.play, args=(stop.is_set,), daemon=True) for pair in pairs]
    for thread in threads:
        thread.start()
    try:
        during()
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
