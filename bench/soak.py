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
from functools import partial
from itertools import count as count_up
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "tests")]

import schemathesis  # noqa: E402
from hypothesis import HealthCheck, given  # noqa: E402
from hypothesis import settings as examples  # noqa: E402
from rich.console import Console  # noqa: E402
from schemathesis.core.result import Ok  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

from databases import new_database, running_postgres  # noqa: E402
from server.processes import Process  # noqa: E402
from server.running import TIMEOUT, Player, Socket  # noqa: E402
from server.table.test_handler import GARBAGE  # noqa: E402
from server.table.test_kill import survive  # noqa: E402

AT_A_TIME = 10  # kills on one database before the other one's turn
GROWTH = 1.2
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
        code, socket = str(vera.table(seats="me,device:Ada")["code"]), None
        for number in range(count):
            socket = socket or vera.socket(code)
            try:
                socket.line.send(bad(dice))
                answers[_refusal(socket)] += 1
            except ConnectionClosed:  # a client that goes on sending garbage is disconnected
                socket = None
            if number % 1000 == 0:
                assert vera.get("/me")["name"] == "Vera"
        assert not [line for line in server.errors if "Traceback" in line], server.errors[-3:]
    tell(f"{count} bad messages: {dict(answers)}")
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
    patient = {"BOTTEGA_DATABASE_SECONDS": "60"}  # a busy machine is no fault of the server
    with Process("--data", str(folder), **patient) as server:
        people = [someone(server.port)]
        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/v1/schema/openapi.json")
        operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
        answers, numbers = Counter[int](), count_up()
        for operation in operations:

            @examples(
                max_examples=count // len(operations),
                deadline=None,
                suppress_health_check=list(HealthCheck),
                database=None,
            )
            @given(case=operation.as_strategy())
            def check(case: Any) -> None:
                address = f"198.51.{len(operations)}.{next(numbers) % 250}"  # else most are refused as too fast
                headers = {"Cookie": f"bottega={people[-1].cookie}", "X-Forwarded-For": address}
                response = case.call(headers=headers, timeout=2 * TIMEOUT)
                answers[response.status_code] += 1
                if response.status_code == 401:  # a request before has signed them out, or erased them
                    people.append(someone(server.port))
                assert response.status_code < 500, (case, response.text)

            check()
            tell(f"{sum(answers.values())} requests: {dict(answers)}")


def someone(port: int) -> Player:
    """With a table."""
    guest = Player.guest(port)
    guest.table(seats="me,device:Ada")
    return guest


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
