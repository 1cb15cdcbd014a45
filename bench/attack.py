"""What a player feels while one address does its worst: the attacks of a review, one after the other.

    make bench-attack

A real server with its default limits and at most 1,024 open files, first left in peace, then attacked. The addresses
are told by X-Forwarded-For, as by a proxy on the same machine; the attacker is a process of its own, which shares the
machine with the server. Another player plays against greedy, opens stored tables and signs in. The bar: each within
three times of the calm figure.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import re
import resource
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import bottega
from bottega import bots, games
from bottega.core.chance import Dice
from bottega.core.match import Match

MALLORY, VERA = "203.0.113.9", "198.51.100.7"
OPEN_FILES = 1024
STORED = 600  # tables, and accounts
PASSWORD = "correct horse"
BAR = 3.0
TIMEOUT = 60.0
REFUSED_PAUSE = 0.25  # seconds before a refused request is tried again; to flood is another attack, on any server

Json = dict[str, Any]


# --- the server ---


@contextmanager
def server(folder: Path, **more: str) -> Iterator[int]:
    source = str(Path(bottega.__file__).parent.parent)
    environ = {**os.environ, "PYTHONPATH": source, "BOTTEGA_BOT_PACE": "0", **more}
    with (folder / "log").open("a") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "bottega", "--port", "0", "--data", str(folder)],
            env=environ,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES)),
        )
        assert process.stdout is not None
        with process.stdout:
            try:
                found = re.search(r":(\d+) ", process.stdout.readline())
                assert found is not None, (folder / "log").read_text()
                yield int(found[1])
            finally:
                process.terminate()
                process.wait()


def client(port: int, address: str) -> httpx.Client:
    url = f"http://127.0.0.1:{port}/api/v1"
    return httpx.Client(base_url=url, timeout=TIMEOUT, headers={"X-Forwarded-For": address})


def fill(folder: Path) -> list[str]:
    """Stored tables in the middle of a game, and accounts. Returns the codes."""
    with server(folder, BOTTEGA_MESSAGES_PER_SECOND="1000") as port, client(port, VERA) as http:
        http.post("/guest", json={"name": "Vera"})
        seats = [{"kind": "me"}, {"kind": "device", "name": "Ada"}]
        code = http.post("/tables", json={"game": "pastiche", "seats": seats}).json()["code"]
        with connect(_socket(port, code, VERA, None)[0], **_dialled(VERA, http)) as socket:
            view = _state(socket)
            for _ in range(100):
                socket.send(json.dumps({"type": "as", "id": secrets.token_hex(4), "seat": view["awaited"][0]}))
                view = _state(socket)
                socket.send(json.dumps(_move(view)))
                view = _state(socket)
    codes = [f"stored{number:03}" for number in range(STORED)]
    hashed = PasswordHasher().hash(PASSWORD)
    with closing(sqlite3.connect(folder / "bottega.db")) as database, database:
        for name in ("tables", "seats", "log", "snapshots"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            rest = ", ".join(column for column in columns if column != "code")
            for copy in codes:
                sql = f"INSERT INTO {name} (code, {rest}) SELECT ?, {rest} FROM {name} WHERE code = ?"
                database.execute(sql, (copy, code))
        for number in range(STORED):
            account = f"account{number}"
            sql = "INSERT INTO people (id, name, lang, created, account, account_key, password) VALUES (?,?,?,?,?,?,?)"
            database.execute(sql, (secrets.token_hex(16), account, "en", time.time(), account, account, hashed))
    return codes


def _socket(port: int, code: str, address: str, cookie: str | None) -> tuple[str, Json]:
    url = f"ws://127.0.0.1:{port}/api/v1/tables/{code}/socket"
    return url, {"X-Forwarded-For": address, "Cookie": f"bottega={cookie}"}


def _dialled(address: str, http: httpx.Client) -> Json:
    headers = {"X-Forwarded-For": address, "Cookie": f"bottega={http.cookies.get('bottega')}"}
    return {"additional_headers": headers, "compression": None, "open_timeout": TIMEOUT}


def _state(socket: Any) -> Json:
    """The next view."""
    while True:
        message: Json = json.loads(socket.recv(timeout=TIMEOUT))
        if message["type"] in ("state", "update"):
            view: Json = message["view"]
            return view


def _move(view: Json) -> Json:
    return {"type": "move", "id": secrets.token_hex(4), "decision": view["decision"], "action": view["choices"][0]}


# --- a player ---


class Player:
    """Times what they do: a move answered by greedy, opening a stored table, signing in."""

    def __init__(self, port: int, codes: Iterator[str], accounts: Iterator[int]) -> None:
        self.port, self.codes, self.accounts = port, codes, accounts
        self.http = client(port, VERA)
        self.http.post("/guest", json={"name": "Vera"})
        self.socket: Any = None
        self.view: Json = {}
        self.numbers = itertools.count(1)

    def sit_down(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        made = self.http.post("/tables", json={"game": "final-touch", "seats": seats, "options": {"starter": 0}})
        url, _ = _socket(self.port, made.json()["code"], VERA, None)
        self.socket = connect(url, legacy=True, **_dialled(VERA, self.http))
        self.view = _state(self.socket)

    def move(self) -> None:
        """Until greedy has answered it."""
        self.socket.send(json.dumps(_move(self.view)))
        self.view = _state(self.socket)
        while not self.view.get("outcome") and 0 not in self.view["awaited"]:
            self.view = _state(self.socket)

    def open_table(self) -> None:
        assert self.http.get(f"/tables/{next(self.codes)}").status_code == 200

    def sign_in(self) -> None:
        body = {"account": f"account{next(self.accounts)}", "password": PASSWORD}
        headers = {"X-Forwarded-For": f"198.51.100.{next(self.numbers) % 200 + 10}"}
        with httpx.Client(base_url=self.http.base_url, timeout=TIMEOUT, headers=headers) as fresh:
            assert fresh.post("/session", json=body).status_code == 200

    def round(self) -> list[float]:
        if self.socket is None or self.view.get("outcome"):
            self.sit_down()
        return [timed(work) for work in (self.move, self.open_table, self.sign_in)]

    def rounds(self, count: int) -> list[float]:
        """The 95th percentile of each."""
        return [p95(list(column)) for column in zip(*(self.round() for _ in range(count)), strict=True)]


def timed(work: Callable[[], None]) -> float:
    before = time.perf_counter()
    work()
    return time.perf_counter() - before


def p95(seconds: list[float]) -> float:
    return sorted(seconds)[int(0.95 * (len(seconds) - 1))]


# --- the attacks, each until the process is ended ---


class Mallory:
    def __init__(self, port: int, codes: list[str]) -> None:
        self.port, self.codes = port, codes

    async def ask(self, method: str, path: str, body: object = None, cookie: str | None = None) -> tuple[int, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} /api/v1{path} HTTP/1.1", "Host: localhost", f"X-Forwarded-For: {MALLORY}"]
        lines += ["Connection: close", "Content-Type: application/json", f"Content-Length: {len(data)}"]
        lines += [f"Cookie: bottega={cookie}"] if cookie else []
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write("\r\n".join([*lines, "", ""]).encode() + data)
            answer = await reader.read()
            writer.close()
        except OSError:
            return 0, None
        head, _, content = answer.partition(b"\r\n\r\n")
        found = re.search(rb"set-cookie: bottega=([^;]+)", head)
        status = int(head.split()[1]) if head else 0
        if status == 429:
            await asyncio.sleep(REFUSED_PAUSE)
        if found:
            return status, found[1].decode()
        with suppress(ValueError):
            return status, json.loads(content)
        return status, None

    async def guest(self) -> str | None:
        status, cookie = await self.ask("POST", "/guest", {"name": "Mallory"})
        return cookie if status == 201 else None

    async def table(self, cookie: str | None, *bots: str, game: str = "final-touch") -> str | None:
        seats = [{"kind": "bot", "bot": bot} if bot != "me" else {"kind": "me"} for bot in bots]
        status, made = await self.ask("POST", "/tables", {"game": game, "seats": seats}, cookie)
        return str(made["code"]) if status == 201 else None

    async def talk(self, code: str, cookie: str | None, message: Json | None, pause: float = 0.0) -> None:
        """Sends the same message over and over; only listens without one."""
        url, headers = _socket(self.port, code, MALLORY, cookie)
        while True:
            with suppress(OSError, WebSocketException):
                async with connect_async(url, additional_headers=headers, compression=None) as socket:
                    while True:
                        if message is not None:
                            await socket.send(json.dumps({**message, "id": secrets.token_hex(4)}))
                        await socket.recv()
                        await asyncio.sleep(pause)
            await asyncio.sleep(0.2)

    async def masters(self) -> None:
        """Thirty guests make all the tables of four masters they can, and watch a hundred of them."""
        guests = [await self.guest() for _ in range(30)]
        watching: list[asyncio.Task[None]] = []
        for cookie in itertools.cycle(guests):
            code = await self.table(cookie, "master", "master", "master", "master")
            if code is None:
                await asyncio.sleep(0.1)
            elif len(watching) < 100:
                watching.append(asyncio.create_task(self.talk(code, cookie, None)))

    async def hints(self) -> None:
        cookie = await self.guest()
        for _ in range(50):
            if code := await self.table(cookie, "me", "greedy", game="pastiche"):
                asyncio.get_running_loop().create_task(self.talk(code, cookie, {"type": "hint"}))
        await asyncio.Event().wait()

    async def replays(self) -> None:
        """Forty pages of a long game at a time, each another one."""
        cookie = await self.guest()
        _, info = await self.ask("POST", "/replays", record("pastiche"), cookie)

        async def read(first: int) -> None:
            while True:
                path = f"/replays/{info['code']}/steps?view=open&count=100&lang=pl&first={first % 300}"
                status, _ = await self.ask("GET", path)
                first += 1
                await asyncio.sleep(0.5 if status != 200 else 0)

        await asyncio.gather(*(read(7 * number) for number in range(40)))

    async def connections(self) -> None:
        """1,100 of them: empty ones, half heads and half bodies."""
        half = b"POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        sent = itertools.cycle((b"", half, half + b"Content-Length: 100\r\n\r\n{"))

        async def hold() -> None:
            while True:
                with suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.write(next(sent))
                    await reader.read()
                    writer.close()
                await asyncio.sleep(1.0)

        await asyncio.gather(*(hold() for _ in range(1100)))

    async def imports(self) -> None:
        """Records with much in them, and the largest of them read again and again."""
        cookie, told = await self.guest(), record("pastiche")

        async def add() -> None:
            while True:
                _, made = await self.ask("POST", "/replays", {**told, "seed": "x" * 1_500_000}, cookie)
                _, made = await self.ask("POST", "/replays", told, cookie)
                if isinstance(made, dict) and made.get("imported"):
                    await asyncio.gather(*(self.ask("GET", f"/replays/{made['code']}/record") for _ in range(20)))
                await asyncio.sleep(0.05)

        await asyncio.gather(*(add() for _ in range(10)))

    async def claims(self) -> None:
        cookie = await self.guest()

        async def claim() -> None:
            while True:
                for account in ("account0", secrets.token_hex(6)):
                    await self.ask("POST", "/me/account", {"account": account, "password": PASSWORD}, cookie)
                await self.ask("POST", "/session", {"account": "account1", "password": "wrong wrong"})
                await asyncio.sleep(0.02)

        await asyncio.gather(*(claim() for _ in range(20)))

    async def describe(self) -> None:
        cookie = await self.guest()
        codes = [await self.table(cookie, "me", "greedy", "greedy", "greedy", game="pastiche") for _ in range(45)]
        talks = [self.talk(code, cookie, {"type": "describe"}, 0.05) for code in [*codes, *codes] if code]
        await asyncio.gather(*talks)

    async def undo(self) -> None:
        cookie = await self.guest()
        codes = [await self.table(cookie, "me", "greedy") for _ in range(20)]
        await asyncio.gather(*(self.talk(code, cookie, {"type": "undo"}, 0.05) for code in codes if code))


ATTACKS = {
    "C2 tables of masters": "masters",
    "C2 hints": "hints",
    "C3 replays": "replays",
    "M1 idle and half-sent connections": "connections",
    "M2 imports": "imports",
    "M4 claims and wrong passwords": "claims",
    "sockets of describe": "describe",
    "undo over and over": "undo",
}


def record(game: str) -> Json:
    """A whole game of random bots."""
    match, dice = Match(games.load(game), 2, seed=1), Dice(1)
    player = bots.load("random", game)
    while not match.over:
        seat = match.awaited[0]
        action = player.choose(match.view(seat), dice)
        assert action is not None
        match.play(seat, action)
    return dict(match.record_json())


@contextmanager
def under(attack: str, port: int) -> Iterator[None]:
    """Of the lowest priority: a stranger's computer is another one."""
    command = ["nice", "-n", "19", sys.executable, "-P", __file__, "--attack", attack, "--port", str(port)]
    process = subprocess.Popen(command)
    try:
        yield
    finally:
        process.kill()
        process.wait()


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--rounds", type=int, default=30, help="of each: a move, a table opened, a sign-in")
    read.add_argument("--settle", type=float, default=5.0, help="seconds of an attack before the first round")
    read.add_argument("--only", default="", help="attacks whose names contain this")
    read.add_argument("--attack", help=argparse.SUPPRESS)
    read.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = read.parse_args()
    if asked.attack:
        resource.setrlimit(resource.RLIMIT_NOFILE, (4096, max(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
        attack: Callable[[], Awaitable[None]] = getattr(Mallory(asked.port, []), asked.attack)
        asyncio.run(attack())  # type: ignore[arg-type]
        return
    measure(asked)


def measure(asked: argparse.Namespace) -> None:
    shown = Table("While one address does", "greedy move p95", "open a table p95", "sign in p95", "worst ratio")
    with tempfile.TemporaryDirectory(prefix="bottega-attack-") as name:
        folder = Path(name)
        codes = iter(fill(folder))
        accounts = iter(range(2, STORED))
        wanted = {title: attack for title, attack in ATTACKS.items() if asked.only in title}
        for title, attack in wanted.items():
            with server(folder) as port:
                player = Player(port, codes, accounts)
                player.round()  # the first bot's process is started
                calm = player.rounds(asked.rounds)
                with under(attack, port):
                    time.sleep(asked.settle)
                    found = player.rounds(asked.rounds)
            ratio = max(now / before for now, before in zip(found, calm, strict=True))
            mark = "" if ratio <= BAR else f" (over {BAR:g})"
            both = (f"{1000 * then:.0f} -> {1000 * now:.0f} ms" for then, now in zip(calm, found, strict=True))
            shown.add_row(title, *both, f"{ratio:.1f}{mark}")
            Console().print(f"{title}: {ratio:.1f} times", style="dim")
        size = (folder / "bottega.db").stat().st_size / 1e6
    Console().print(shown)
    Console().print(f"{asked.rounds} rounds each. The database has {size:.0f} MB at the end.")


if __name__ == "__main__":
    main()
