"""A table with a component list of one's own: played with a bot, restored, replayed, and played again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bottega import Box, games, record, store
from bottega.server.operate.doctor import examine
from server.running import Player, Running, settings


def own(game: str) -> Box:
    """Ours, with a name of its own and one number changed."""
    field = {"final-touch": "finished = 4", "pastiche": "points = 8", "fresco": "thalers = 12"}[game]
    box = games.standard_box(game).relabelled("Mine", "Somebody", 3)
    return Box(game, box.text.replace(field, f"{field}0", 1))


def moves(player: Player, code: str, count: int = 1000) -> None:
    """Plays the first choice, and lets the bot answer."""
    with player.socket(code) as socket:
        for _ in range(count):
            socket.until(lambda: socket.over or (socket.view and socket.view["choices"]))
            if socket.over:
                return
            socket.follow(socket.move(socket.view["choices"][0])["seq"])


def test_a_game_with_a_box_of_ones_own(tmp_path: Path) -> None:
    box, wanted = own("final-touch"), settings(tmp_path)
    told = {"hash": box.hash, "name": "Mine", "author": "Somebody", "version": 3}
    with Running(wanted) as running:
        vera = running.guest("Vera")
        cookie, made = vera.cookie, vera.table(seats="me,greedy", box=box.text)
        assert made["box"] == told
        moves(vera, made["code"], 2)
        assert vera.get(f"/boxes/{box.hash}") == {**told, "game": "final-touch", "toml": box.text}
    with Running(wanted) as running:  # it is restored with its box
        vera = Player(running.port, cookie)
        moves(vera, made["code"])
        found = vera.get(f"/replays/{made['code']}/record")
        assert (found["components"], found["box"]["toml"]) == (box.hash, box.text)
        record.verify(found)
        assert vera.post(f"/tables/{made['code']}/rematch")["box"] == told
        assert vera.table(seats="me,open", box=box.hash)["box"] == told
        assert vera.table(seats="me,open", box=games.standard("final-touch").components)["box"] is None
    assert asyncio.run(examine(store.connect(wanted.url)))[1] == []


@pytest.mark.parametrize("game", games.names())
def test_bots_and_hints_know_the_box(running: Running, game: str) -> None:
    vera = running.guest("Vera")
    made = vera.table(game, "me,greedy", box=own(game).text)
    with vera.socket(made["code"]) as socket:
        socket.until(lambda: socket.view and 0 in socket.view["awaited"])
        told = socket.ask("hint")
        assert told["type"] == "hint", told


def test_a_box_that_cannot_be_played(running: Running) -> None:
    vera = running.guest("Vera")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for box in ("finished = 3", "0" * 64, own("fresco").text):
        assert vera.refused("/tables", game="final-touch", seats=seats, box=box) == "invalid"
    brought = vera.table("fresco", "me,open,open", box=own("fresco").text)["box"]["hash"]
    assert vera.refused("/tables", game="final-touch", seats=seats, box=brought) == "invalid"
