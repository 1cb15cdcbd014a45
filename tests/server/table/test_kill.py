"""kill -9 under load, many times: every acknowledged move is there after the restart, and none twice."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

from server.loads import Pair, together
from server.processes import Process
from server.running import Player, wait_for

KILLS = 8
PAIRS = 4
BETWEEN = 25  # acknowledged moves before the next kill


def logged(folder: Path, code: str) -> list[tuple[int, str]]:
    with sqlite3.connect(folder / "bottega.db") as database:
        rows = database.execute("SELECT seq, message FROM log WHERE code = ? ORDER BY seq", (code,)).fetchall()
    database.close()
    return [(seq, message.partition(":")[2]) for seq, message in rows]


def check(folder: Path, pair: Pair) -> None:
    rows = logged(folder, pair.code)
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    ids = [message for _, message in rows]
    assert len(set(ids)) == len(ids)
    assert pair.acked.items() <= {message: seq for seq, message in rows}.items()


def kill_in_the_middle(server: Process, pairs: list[Pair]) -> None:
    goal = sum(len(pair.acked) for pair in pairs) + BETWEEN
    wait_for(lambda: sum(len(pair.acked) for pair in pairs) >= goal or all(pair.over for pair in pairs))
    server.kill()


def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    pairs: list[Pair] = []
    finished = 0
    for _ in range(KILLS):
        with Process("--data", str(tmp_path)) as server:
            for pair in pairs:
                pair.move_to(server.port)
            finished += sum(pair.over for pair in pairs)
            pairs = [pair for pair in pairs if not pair.over]
            pairs += [Pair([server.port]) for _ in range(PAIRS - len(pairs))]
            together(pairs, partial(kill_in_the_middle, server, pairs))
            for pair in pairs:
                check(tmp_path, pair)
    with Process("--data", str(tmp_path)) as server:
        for pair in pairs:
            pair.move_to(server.port)
            pair.play(lambda pair=pair: not pair.pending)  # type: ignore[misc]
            check(tmp_path, pair)
            assert not pair.pending
            assert Player(server.port, pair.people[0].cookie).get(f"/tables/{pair.code}")["seq"] == len(
                logged(tmp_path, pair.code)
            )
    assert sum(len(pair.acked) for pair in pairs)


def test_a_graceful_stop_loses_nothing_and_says_so(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as server:
        pair = Pair([server.port])
        watcher = Player.guest(server.port, "Watcher").socket(pair.code)

        def stopped() -> None:
            wait_for(lambda: len(pair.acked) >= 5)
            assert server.stop() == 0

        together([pair], stopped)
        assert watcher.until_closed() == 1012
        check(tmp_path, pair)
        assert not server.errors
