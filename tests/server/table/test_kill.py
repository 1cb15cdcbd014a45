"""kill -9 under load, many times: every acknowledged move is there after the restart, and none twice."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from bottega import store
from bottega.store import LogRow
from server.loads import Pair, together
from server.processes import Process
from server.running import Player, wait_for

KILLS = 3  # `make soak` goes on to hundreds
PAIRS = 4
UNDO_EVERY = 7  # moves
BETWEEN = 25  # acknowledged moves before the next kill


def logged(url: str, codes: list[str]) -> list[list[tuple[int, str]]]:
    """The seq and the client message of each log entry, for each table."""

    async def read() -> list[list[LogRow]]:
        opened = store.connect(url)
        await opened.open()
        logs = [await opened.log.read(code) for code in codes]
        await opened.close()
        return logs

    return [[(row.seq, str(row.message).partition(":")[2]) for row in log] for log in asyncio.run(read())]


def check(url: str, pairs: list[Pair]) -> None:
    for pair, rows in zip(pairs, logged(url, [pair.code for pair in pairs]), strict=True):
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        ids = [message for _, message in rows]
        assert len(set(ids)) == len(ids)
        assert pair.acked.items() <= {message: seq for seq, message in rows}.items()


def kill_in_the_middle(server: Process, pairs: list[Pair]) -> None:
    goal = sum(len(pair.acked) for pair in pairs) + BETWEEN
    wait_for(lambda: sum(len(pair.acked) for pair in pairs) >= goal or all(pair.over for pair in pairs))
    server.kill()


def survive(url: str, kills: int) -> None:
    """Pairs play, with an undo now and then, and the server is killed under them again and again."""
    pairs: list[Pair] = []
    flags = ("--database", url)
    for _ in range(kills):
        with Process(*flags) as server:
            for pair in pairs:
                pair.move_to(server.port)
            pairs = [pair for pair in pairs if not pair.over]
            pairs += [Pair([server.port]) for _ in range(PAIRS - len(pairs))]
            for pair in pairs:
                pair.undo_every = UNDO_EVERY
            together(pairs, partial(kill_in_the_middle, server, pairs))
        check(url, pairs)
    with Process(*flags) as server:
        for pair in pairs:
            pair.move_to(server.port)
            pair.play(lambda pair=pair: not pair.pending)  # type: ignore[misc]
            assert not pair.pending
            seq = Player(server.port, pair.people[0].cookie).get(f"/tables/{pair.code}")["seq"]
            assert [seq] == [len(rows) for rows in logged(url, [pair.code])]
        check(url, pairs)
    assert sum(len(pair.acked) for pair in pairs)


def test_every_acknowledged_move_survives_a_kill(tmp_path: Path) -> None:
    survive(str(tmp_path / "bottega.db"), KILLS)


def test_a_graceful_stop_loses_nothing_and_says_so(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path)) as server:
        pair = Pair([server.port])
        watcher = Player.guest(server.port, "Watcher").socket(pair.code)

        def stopped() -> None:
            wait_for(lambda: len(pair.acked) >= 5)
            assert server.stop() == 0

        together([pair], stopped)
        assert watcher.until_closed() == 1012
        check(str(tmp_path / "bottega.db"), [pair])
        assert not server.errors
