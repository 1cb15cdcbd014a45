"""How long a person waits for a master's move, and what other tables feel of it.

    make bench-wait

A real server; somebody plays whole games against masters over the socket, while pairs of people play at other tables at
a moderate pace. A wait is the time until the next thing happens at the table while it is not up to the person.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

# started with -P, which leaves this folder out
sys.path[:0] = [str(Path(__file__).resolve().parent)]

import msgspec  # noqa: E402
from rich.console import Console  # noqa: E402
from serve import Heard, Http, Line, View, dial, people, start_ours, table  # noqa: E402

PLAYED = (("final-touch", 2), ("pastiche", 3), ("fresco", 3))
ALL = (
    ("final-touch", 2),
    ("final-touch", 3),
    ("final-touch", 4),
    ("pastiche", 2),
    ("pastiche", 4),
    ("fresco", 2),
    ("fresco", 4),
)
THINKS = 0.3  # seconds of the person, and of everybody at the other tables
PING, PONG = 0x89, 0x8A
TALK = ("offer", "close", "withdraw")  # what the person never does


tell = partial(Console(width=140).print, highlight=False)


class Guest(Line):
    """Stays as long as a whole game takes: it answers when the server asks whether it is still there."""

    def __init__(self, port: int, code: str, cookie: str, over: asyncio.Event) -> None:
        super().__init__(port, code, cookie)
        self.over = over

    def _frame(self, buffer: bytes, at: int) -> tuple[bytes, int] | None:
        found = super()._frame(buffer, at)
        if found is not None and buffer[at] == PING:
            asked = buffer[at + 2 : found[1]]
            self.transport.write(bytes((PONG, 0x80 | len(asked))) + bytes(4) + asked)
        return found

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.over.is_set():
            tell(f"the server hung up: {exc}")
            self.over.set()


@dataclass
class Waits:
    seconds: list[float] = field(default_factory=list)  # until the next thing happened
    rounds: list[float] = field(default_factory=list)  # until it was up to the person again
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Person(Guest):
    """Plays any choice after a moment; notes how long nothing happens while the others are to move."""

    def __init__(self, port: int, code: str, cookie: str, waits: Waits) -> None:
        super().__init__(port, code, cookie, waits.over)
        self.waits = waits
        self.since: float | None = None  # when the last thing happened, while the person waits
        self.passed: float | None = None  # when the person was done
        self.answered: int | None = -1

    def hear(self, events: Heard) -> None:
        if events.view is None:
            return
        now = time.perf_counter()
        if self.since is not None:
            self.waits.seconds.append(now - self.since)
        wish = None if events.view.outcome else self.wish(events.view)
        if wish is None:
            self.since = now
            self.passed = self.passed or now
        else:
            if self.passed is not None:
                self.waits.rounds.append(now - self.passed)
            self.since = self.passed = None
            asyncio.get_running_loop().call_later(THINKS, self.move, events.view.decision, wish)
        if events.view.outcome:
            self.over.set()

    def wish(self, view: View) -> dict[str, Any] | None:
        """None while the person has nothing to do, or has answered already."""
        if view.decision == self.answered:
            return None
        choices: list[dict[str, Any]] = [msgspec.json.decode(choice) for choice in view.choices]
        if 0 not in view.awaited:
            return next((choice for choice in choices if choice["type"] == "decline"), None)
        return random.choice([choice for choice in choices if choice["type"] not in TALK])

    def move(self, decision: int | None, action: dict[str, Any]) -> None:
        if decision == self.answered:
            return
        self.answered = decision
        self.send(msgspec.json.encode({"type": "move", "id": f"{decision}", "decision": decision, "action": action}))


class Neighbour(Guest):
    """Somebody at another table: answers after a moment, and notes how long each move took to be stored."""

    def __init__(self, port: int, code: str, cookie: str, seat: int, acks: list[float], over: asyncio.Event) -> None:
        super().__init__(port, code, cookie, over)
        self.seat = seat
        self.acks = acks
        self.sent: dict[str, float] = {}

    def hear(self, events: Heard) -> None:
        if events.type == "ack" and events.id in self.sent:
            self.acks.append(time.perf_counter() - self.sent.pop(events.id))
        if events.view is None:
            return
        if events.view.outcome is not None:
            self.over.set()
        elif self.seat in events.view.awaited:
            pause = random.uniform(0.5, 1.5) * THINKS
            asyncio.get_running_loop().call_later(pause, self.move, events.seq, events.view)

    def move(self, seq: int, view: View) -> None:
        name = f"{seq}/{self.seat}"
        move = {"type": "move", "id": name, "decision": view.decision, "action": random.choice(view.choices)}
        self.sent[name] = time.perf_counter()
        self.send(msgspec.json.encode(move))


async def neighbours(port: int, pair: list[Http], acks: list[float], stop: Callable[[], bool]) -> None:
    """One game of two people after another."""
    while not stop():
        code, over = await table(pair), asyncio.Event()
        lines = [
            await dial(port, partial(Neighbour, port, code, http.cookie, seat, acks, over))
            for seat, http in enumerate(pair)
        ]
        await over.wait()
        for line in lines:
            line.transport.close()


async def against_masters(port: int, game: str, seats: int) -> Waits:
    (http, _), waits = await people(port), Waits()
    wishes = [{"kind": "me"}, *[{"kind": "bot", "bot": "master"}] * (seats - 1)]
    made = await http.post("/api/v1/tables", game=game, seats=wishes)
    line = await dial(port, partial(Person, port, made["code"], http.cookie, waits))
    await waits.over.wait()
    line.transport.close()
    return waits


def quantile(found: list[float], part: int) -> float:
    return statistics.quantiles(found, n=100)[part - 1] if len(found) > 1 else max(found, default=0.0)


async def measure(port: int, games: tuple[tuple[str, int], ...], tables: int) -> None:
    acks: list[float] = []
    stopped = False
    cookies = [http.cookie for http in await people(port)]
    pairs = [[Http(port, cookie) for cookie in cookies] for _ in range(tables)]
    others = [asyncio.ensure_future(neighbours(port, pair, acks, lambda: stopped)) for pair in pairs]
    tell("game         seats  moves  wait p95  longest  round longest | others' moves  ack p50   p99  | load")
    for game, seats in games:
        await asyncio.sleep(2)
        acks.clear()
        waits = await against_masters(port, game, seats)
        tell(
            f"{game:<12} {seats:>5}  {len(waits.seconds):>5}  {quantile(waits.seconds, 95):>6.2f} s"
            f"  {max(waits.seconds):>5.2f} s  {max(waits.rounds):>11.1f} s | {len(acks):>13}"
            f"  {quantile(acks, 50) * 1000:>4.0f} ms {quantile(acks, 99) * 1000:>4.0f} ms | {os.getloadavg()[0]:.1f}",
        )
    stopped = True
    for task in others:
        task.cancel()
    await asyncio.wait(others, timeout=5)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=20, help="of other people")
    parser.add_argument("--all", action="store_true", help="every number of players")
    parser.add_argument("--game", action="append", help="such as fresco:4")
    wanted = parser.parse_args()
    chosen = [each.partition(":") for each in wanted.game or []]
    games = tuple((name, int(count)) for name, _, count in chosen) or (ALL if wanted.all else PLAYED)
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_ours(folder)
        try:
            asyncio.run(measure(port, games, wanted.tables))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
