"""Long runs that look for what short tests cannot find. By hand, not in `make test`.

make soak                                      # all of them, for hours
.venv/bin/python bench/soak.py kills --count 100

kills     the server killed under players, with undo in the mix, on SQLite and PostgreSQL by turns
messages  unreadable and wrong messages over sockets: refused, and the server stays well
requests  requests that fit the published schema, and many that do not: never a 5xx
memory    games begun and left: after all of them at most a fifth more than after the first tenth
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count as count_up
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "tests")]

import schemathesis  # noqa: E402
from hypothesis import HealthCheck, given  # noqa: E402
from hypothesis import settings as examples  # noqa: E402
from rich.console import Console  # noqa: E402
from schemathesis import GenerationMode  # noqa: E402
from schemathesis.core.result import Ok  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

import released_games  # noqa: E402
from bottega import games  # noqa: E402
from databases import new_database, running_postgres  # noqa: E402
from server.processes import Process  # noqa: E402
from server.running import TIMEOUT, Player, Socket  # noqa: E402
from server.table.test_handler import GARBAGE  # noqa: E402
from server.table.test_kill import survive  # noqa: E402

AT_ONCE = 40  # requests of one kind before those of the next; messages before their answers are read
AT_A_TIME = 10  # kills on one database before the other one's turn
GROWTH = 1.2
PASSWORD = "correct horse"
MESSAGES: list[dict[str, Any]] = [
    *(
        {"type": name, "action": action, **more}
        for name, more in (("move", {"decision": 0}), ("check", {}))
        for action in ({}, {"type": "smear"}, {"type": "smear", "touch": "gold"}, {"type": 1}, {"type": "improve"})
    ),
    *({"type": name} for name in ("undo", "back")),
    {"type": "answer-undo", "agree": True},
    {"type": "mute", "seat": 7, "on": True},
    {"type": "say", "text": " "},
    {"type": "as", "seat": 3},
]

tell = partial(Console(width=120).print, highlight=False)


def kills(count: int, folder: Path) -> None:
    with running_postgres() as postgres:
        for done in range(0, count, 2 * AT_A_TIME):
            survive(str(folder / f"{done}.db"), AT_A_TIME)
            survive(new_database(postgres), AT_A_TIME)
            tell(f"{done + 2 * AT_A_TIME} kills, no acknowledged move lost")


def messages(count: int, folder: Path) -> None:
    dice, answers = random.Random(1), Counter[str]()
    with Process("--data", str(folder)) as server:
        vera = Player.guest(server.port)
        code = str(vera.table(seats="me,device:Ada")["code"])
        while answers.total() < count:
            with vera.socket(code) as socket, suppress(ConnectionClosed):  # whoever goes on sending garbage is cut off
                for _ in range(AT_ONCE):
                    socket.line.send(bad(dice))
                for _ in range(AT_ONCE):
                    answers[_refusal(socket)] += 1
            assert vera.get("/me")["name"] == "Vera"
        assert not [line for line in server.errors if "Traceback" in line], server.errors[-3:]
    tell(f"{answers.total()} bad messages answered: {dict(answers)}")
    assert "internal" not in answers


def bad(dice: random.Random) -> str:
    """Garbage, or a message of which something was changed."""
    if dice.random() < 0.1:
        return dice.choice(GARBAGE)
    message = {**dice.choice(MESSAGES), "id": str(dice.random())}
    for name in dice.sample(sorted(message), dice.randrange(2)):
        message[name] = dice.choice(
            [None, [], {}, -1, 1e300, "\u0000", "x" * 500, True, {"type": "smear", "touch": []}]
        )
    text = json.dumps(message)
    return text[: dice.randrange(len(text))] if dice.random() < 0.1 else text


def _refusal(socket: Socket) -> str:
    while (message := socket.read())["type"] not in ("refusal", "ack", "news"):
        pass
    return str(message.get("code", message["type"]))


def requests(count: int, folder: Path) -> None:
    with Process("--data", str(folder)) as server:
        world, answers = World(server.port), Counter[int]()
        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/v1/schema/openapi.json")
        operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        for number in count_up(1):
            for operation in operations:
                answers += _answers(operation, AT_ONCE, world)
                assert max(answers) < 500, server.errors[-3:]
            tell(f"round {number}: {answers.total()} requests, {dict(sorted(answers.items()))}")
            if answers.total() >= count:
                break


def _answers(operation: Any, count: int, world: World) -> Counter[int]:
    """How often each status was answered. Ends at the first 5xx."""
    found = Counter[int]()

    @examples(max_examples=count, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=_cases(operation))
    def ask(case: Any) -> None:
        if max(found, default=0) >= 500:
            return
        world.inhabit(case)
        response = case.call(headers=world.headers(), timeout=2 * TIMEOUT)
        if response.status_code == 401:  # a request before has signed them out, or erased them
            world.sign_in()
            response = case.call(headers=world.headers(), timeout=2 * TIMEOUT)
        found[response.status_code] += 1
        if response.status_code >= 500:
            tell(case, response.text)

    ask()
    return found


def _cases(operation: Any) -> Any:
    """Requests that fit the schema, and, where it asks for anything, one in three that does not."""
    fitting = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not (operation.body or operation.path_parameters or operation.query):
        return fitting
    return fitting | fitting | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


def _released_records() -> list[dict[str, Any]]:
    file = released_games.FOLDER / "0.1.0" / released_games.RECORDS
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


class World:
    """People, tables and replays: most requests name some of these, or they would all be about nothing."""

    def __init__(self, port: int) -> None:
        self.port, self.dice = port, random.Random(1)
        self.cookie: str | None = None
        self.real: dict[str, list[Any]] = {
            "game": games.names(),
            "seat": [0, 1, 2],
            "password": [PASSWORD],
            "fresh": [PASSWORD],
            "zone": ["Europe/Warsaw"],
            "dates": [[]],
        }
        self.records = _released_records()
        for number, record in enumerate(self.records):
            owner = self.sign_in()
            self._add("account", f"owner{number}")
            owner.post("/me/account", account=f"owner{number}", password=PASSWORD)
            self._add("replay", owner.post("/replays", **record)["code"])

    def sign_in(self) -> Player:
        """As somebody new, with a game that waits and one that is on, a link and a channel."""
        guest = Player.guest(self.port, address=self._address())
        self.cookie = guest.cookie
        for seats in ("me,open", "me,device:Ada"):
            self._add("code", guest.table(seats=seats)["code"])
        self._add("token", guest.post("/me/link")["token"])
        self._add("session", guest.get("/sessions")[0]["id"])
        return guest

    def _add(self, name: str, value: Any) -> None:
        self.real[name] = [*self.real.get(name, []), value][-20:]

    def headers(self) -> dict[str, str]:
        return {
            "Cookie": f"bottega={self.cookie}",
            "X-Forwarded-For": self._address(),
            "Content-Type": "application/json",  # asked for even without a body: other sites cannot send it
        }

    def _address(self) -> str:
        """Another one each time, or most requests are refused as too fast."""
        return f"198.51.{self.dice.randrange(250)}.{self.dice.randrange(250)}"

    def inhabit(self, case: Any) -> None:
        """Puts real names in the place of three of four made-up ones, and most of a real record into a made-up one."""
        if case.operation.label == "POST /api/v1/replays" and isinstance(case.body, dict):
            record = self.dice.choice(self.records)
            case.body |= {name: record[name] for name in record if self.dice.random() < 0.9}
            return
        for part in (case.path_parameters, case.body):
            if isinstance(part, dict):
                for name in part:
                    known = self.real.get("replay" if "/replays/" in case.path else name, [])
                    if known and self.dice.random() < 0.75:
                        newest = known[-2:]  # of whoever asks
                        part[name] = self.dice.choice(self.dice.choice([newest, known]))


def memory(count: int, folder: Path) -> None:
    with Process("--data", str(folder)) as server:
        vera, sizes = Player.guest(server.port), list[int]()
        for number in range(1, count + 1):
            if number % 5_000 == 0:  # a person may have 10,000 tables
                vera = Player.guest(server.port)
            code = str(vera.table(seats="me,device:Ada")["code"])
            with vera.socket(code) as socket:
                socket.follow(0)
            if number % (count // 10) == 0:
                sizes.append(_resident(server.process.pid))
                tell(f"{number} games: {sizes[-1] / 1000:.0f} MB")
    assert sizes[-1] <= GROWTH * sizes[0], sizes


def _resident(pid: int) -> int:
    """In kB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


WORK: dict[str, tuple[Callable[[int, Path], None], int]] = {
    "kills": (kills, 1_000),
    "messages": (messages, 100_000),
    "requests": (requests, 20_000),
    "memory": (memory, 20_000),
}


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("what", nargs="?", choices=WORK)
    read.add_argument("--count", type=int)
    asked = read.parse_args()
    for name in [asked.what] if asked.what else WORK:
        work, usual = WORK[name]
        before = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="bottega-soak-") as folder:
            work(asked.count or usual, Path(folder))
        tell(f"{name}: {time.monotonic() - before:.0f} s")


if __name__ == "__main__":
    main()
