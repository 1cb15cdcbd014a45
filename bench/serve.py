"""How many moves a second the server stores and shows, beside boardgame.io's server on the same machine.

    make bench-server

200 sockets at 100 tables of Final Touch; each player answers as soon as it is its turn. One run measures both in turns.
Both servers run in one process; the client of each is a process of its own, as lean as it can be: two cores are enough.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

IDLE_SECONDS = 3.0  # the server closes lines that were idle for 5
PEER = Path(__file__).parent / "boardgame.io"
GENEROUS = {
    "BOTTEGA_REQUESTS_PER_SECOND": "100000",
    "BOTTEGA_MESSAGES_PER_SECOND": "100000",
    "BOTTEGA_TABLES_PER_PERSON": "100000",
    "BOTTEGA_SOCKETS_PER_ADDRESS": "100000",
    "BOTTEGA_LOG_LEVEL": "warning",
}


class View(msgspec.Struct):
    awaited: list[int]
    decision: int | None
    choices: list[msgspec.Raw]
    outcome: dict[str, Any] | None


class Heard(msgspec.Struct):
    type: str
    seq: int = 0
    id: str | None = None
    view: View | None = None


@dataclass
class Result:
    moves: int = 0
    seconds: float = 0.0
    acks: list[float] = field(default_factory=list)
    games: int = 0
    cpu: float = 0.0  # seconds of the server's own

    def line(self, name: str) -> str:
        cuts = statistics.quantiles(self.acks, n=100)
        rate = self.moves / self.seconds
        return (
            f"{name}: {rate:,.0f} moves/s, ack p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms,"
            f" {self.cpu * 1e6 / self.moves:.0f} us of CPU a move"
        )


class Http:
    """As little of HTTP as making tables needs: a person's cookie, and a line that stays open, as a browser's does."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def post(self, path: str, **body: Any) -> Any:
        if self.line is None or time.perf_counter() > self.used + IDLE_SECONDS:
            self.line = await asyncio.open_connection("127.0.0.1", self.port)
        self.used = time.perf_counter()
        reader, writer = self.line
        data = msgspec.json.encode(body)
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("HTTP/1.1 20"), head
        if given := re.search(r"(?i)\r\nset-cookie: ([^;\r]+)", head):
            self.cookie = given[1]
        size = re.search(r"(?i)\r\ncontent-length: (\d+)", head)
        assert size
        return msgspec.json.decode(await reader.readexactly(int(size[1])))


# --- ours ---


def start_ours(folder: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-P", "-m", "bottega", "--port", "0", "--data", folder]
    process = subprocess.Popen(command, env={**os.environ, **GENEROUS}, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r":(\d+) ", process.stdout.readline())
    assert found
    return process, int(found[1])


async def people(port: int) -> list[Http]:
    made = [Http(port), Http(port)]
    for number, http in enumerate(made):
        await http.post("/api/v1/guest", name=f"P{number}")
    return made


async def table(two: list[Http]) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    code: str = (await two[0].post("/api/v1/tables", game="final-touch", seats=seats))["code"]
    await two[1].post(f"/api/v1/tables/{code}/sit")
    return code


class Line(asyncio.Protocol):
    """As little of a WebSocket as a player needs, so that the client does not hold the server up."""

    decode = msgspec.json.Decoder(Heard).decode

    def __init__(self, port: int, code: str, cookie: str) -> None:
        path = f"/api/v1/tables/{code}/socket"
        self.greeting = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        self.buffer = b""
        self.opened = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are not of that class
        self.transport.write(self.greeting.encode())

    def data_received(self, data: bytes) -> None:
        buffer, at = self.buffer + data, 0
        if not self.opened:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            assert buffer.startswith(b"HTTP/1.1 101"), buffer
            self.opened, at = True, end + 4
        while (frame := self._frame(buffer, at)) is not None:
            text, at = frame
            if text:
                self.hear(self.decode(text))
        self.buffer = buffer[at:]

    def _frame(self, buffer: bytes, at: int) -> tuple[bytes, int] | None:
        """The text of the frame that begins there (none of other kinds) and where the next one does, if it is whole."""
        if len(buffer) < at + 4:
            return None
        size, begin = buffer[at + 1], at + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            size = int.from_bytes(buffer[at + 2 : begin])
        end = begin + size
        return (buffer[begin:end] if buffer[at] == 0x81 else b"", end) if len(buffer) >= end else None

    def hear(self, events: Heard) -> None:
        """One message of the server."""

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + bytes(4) + text)  # a mask of zeros changes nothing


async def dial(port: int, make: Callable[[], Line]) -> Line:
    _, line = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", port)
    return line


@dataclass
class Play:
    """A game between two players: what they count into, and how long they go on."""

    result: Result
    until: Callable[[], bool]
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Player(Line):
    """Answers as soon as it is asked, with any choice."""

    def __init__(self, port: int, code: str, cookie: str, seat: int, play: Play) -> None:
        super().__init__(port, code, cookie)
        self.seat = seat
        self.play = play
        self.sent: dict[str, float] = {}

    def hear(self, events: Heard) -> None:
        if events.type == "ack" and events.id in self.sent:
            self.play.result.acks.append(time.perf_counter() - self.sent.pop(events.id))
            self.play.result.moves += 1
        if events.view is None:
            return
        if events.view.outcome is not None or self.play.until():
            self.play.over.set()
        elif self.seat in events.view.awaited:
            self.move(events.seq, events.view)

    def move(self, seq: int, view: View) -> None:
        name = f"{seq}/{self.seat}"
        move = {"type": "move", "id": name, "decision": view.decision, "action": random.choice(view.choices)}
        self.sent[name] = time.perf_counter()
        self.send(msgspec.json.encode(move))


async def play_ours(port: int, two: list[Http], code: str, until: Callable[[], bool], result: Result) -> None:
    """One table: both players, and a rematch when the game is over."""
    while not until():
        play = Play(result, until)
        makers = [partial(Player, port, code, http.cookie, seat, play) for seat, http in enumerate(two)]
        lines = [await dial(port, make) for make in makers]
        await play.over.wait()
        result.games += 1
        if not until():
            code = (await two[0].post(f"/api/v1/tables/{code}/rematch"))["code"]
            two = two[::-1]  # the places turn with each match
        for line in lines:
            line.transport.close()


async def measure_ours(port: int, tables: int, seconds: float, pid: int) -> Result:
    result = Result()
    two = await people(port)
    pairs = [[Http(port, http.cookie) for http in two] for _ in range(tables)]
    codes = [await table(pair) for pair in pairs]
    plays = [partial(play_ours, port, pairs[i], codes[i], result=result) for i in range(tables)]
    return await timed(result, seconds, pid, plays)


async def timed(
    result: Result, seconds: float, pid: int, plays: Sequence[Callable[[Callable[[], bool]], Awaitable[None]]]
) -> Result:
    """The first second warms up and is not counted."""
    end = time.perf_counter() + 1 + seconds
    tasks = [asyncio.ensure_future(play(lambda: time.perf_counter() > end)) for play in plays]
    await asyncio.sleep(1)
    result.moves, result.acks[:] = 0, []
    begun, used = time.perf_counter(), cpu(pid)
    await asyncio.sleep(seconds)
    result.seconds, result.cpu = time.perf_counter() - begun, cpu(pid) - used
    kept = (result.moves, list(result.acks))
    await asyncio.wait(tasks, timeout=10)
    result.moves, result.acks = kept
    return result


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used: what a busy machine does not change."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[str]) -> float:
    """Megabytes in use."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else float("nan")


async def measure_idle(port: int, process: subprocess.Popen[str], count: int) -> tuple[float, float]:
    """kB for an idle table with two sockets, and MB for the server with `count` sockets."""
    pair = await people(port)
    for _ in range(20):
        await table(pair)
    before = memory(process)
    lines = []
    for _ in range(count // 2):
        code = await table(pair)
        lines += [await dial(port, partial(Line, port, code, http.cookie)) for http in pair]
    after = memory(process)
    for line in lines:
        line.transport.abort()
    return (after - before) * 1024 / (count // 2), after


# --- boardgame.io ---


def start_peer(*flags: str) -> tuple[subprocess.Popen[str], int]:
    process = subprocess.Popen(["node", "server.mjs", *flags], cwd=PEER, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def measure_peer(port: int, tables: int, seconds: float) -> str:
    done = subprocess.run(
        ["node", "client.mjs", str(port), str(tables), str(seconds)],
        cwd=PEER,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--no-peer", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        ours, port = start_ours(folder)
        print(f"start to first answer: {time.perf_counter() - begun:.2f} s")  # noqa: T201
        try:
            if wanted.idle:
                each, whole = uvloop.run(measure_idle(port, ours, wanted.idle))
                print(f"idle: {each:.0f} kB a table with 2 sockets, {whole:.0f} MB with {wanted.idle} sockets")  # noqa: T201
            for _ in range(wanted.rounds):
                print(uvloop.run(measure_ours(port, wanted.tables, wanted.seconds, ours.pid)).line("bottega"))  # noqa: T201
                for kept, flags in () if wanted.no_peer else (("files", ()), ("memory alone", ("--memory",))):
                    peer, peer_port = start_peer(*flags)
                    print(f"kept in {kept}, {measure_peer(peer_port, wanted.tables, wanted.seconds)}")  # noqa: T201
                    peer.terminate()
        finally:
            ours.terminate()
            ours.wait()


if __name__ == "__main__":
    main()
