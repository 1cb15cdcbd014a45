"""What a release wrote, kept so that no later version breaks it: `released/<version>/` has records and a database.

`python tests/released_games.py` plays and writes those of the version that stands in `pyproject.toml`. Run it once, for
the commit that is released, and never again: the games of a version are worth keeping because that version wrote them.
"""

from __future__ import annotations

import json
import sqlite3
import tomllib
from collections.abc import Sequence
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import bottega
from server.running import Player, Running, Socket, settings

Json = dict[str, Any]

FOLDER = Path(__file__).parent / "released"
RECORDS, DATABASE = "records.jsonl", "database.sql"
PASSWORD = "a long way to Arezzo"
GAMES: list[tuple[str, int, Json, int | None]] = [  # the last: after how many moves it is left, if it is
    ("final-touch", 2, {}, None),
    ("final-touch", 3, {"starter": 1}, None),
    ("final-touch", 4, {}, None),
    ("final-touch", 4, {"starter": 3}, 6),
    ("pastiche", 2, {}, None),
    ("pastiche", 3, {"open": True}, 30),
    ("pastiche", 4, {}, 40),
    ("fresco", 2, {}, None),
    ("fresco", 2, {"modules": ["portraits"]}, 40),
    ("fresco", 3, {}, None),
    ("fresco", 3, {"modules": [], "open": True}, 60),
    ("fresco", 4, {"modules": ["portraits", "blends"]}, 70),
]


def any_of(choices: Sequence[Json], number: int) -> Json:
    """One of the choices, the same in every Python; first which kind of move, since some have many that are alike."""
    draw = int.from_bytes(sha256(str(number).encode()).digest(), "big")
    kinds = list(dict.fromkeys(choice["type"] for choice in choices))
    draw, kind = divmod(draw, len(kinds))
    alike = [choice for choice in choices if choice["type"] == kinds[kind]]
    return alike[draw % len(alike)]


# --- records ---


def record(game: str, seats: int, options: Json, moves: int | None) -> Json:
    match = bottega.new(game, seats, options=options, seed=f"{game} {seats} {moves}")
    while not match.over and match.ply != moves:
        seat = match.awaited[0]
        match.play(seat, any_of([choice.to_json() for choice in match.choices(seat)], match.ply))
    return match.record_json()


# --- a server's database ---


def play(player: Player, code: str, seats: int, others: Sequence[Socket] = (), until: int | None = None) -> int:
    """Until the log is so long or the game is over. The player has the first seats, `others` the rest.

    Returns who moved last.
    """
    with ExitStack() as stack:
        sockets = [*(stack.enter_context(player.socket(code, seat=seat)) for seat in range(seats)), *others]
        seq = last = 0
        while until is None or seq < until:
            for socket in sockets:
                socket.follow(seq)
            if sockets[0].over:
                break
            last = sockets[0].view["awaited"][0]
            seq = sockets[last].move(any_of(sockets[last].view["choices"], seq))["seq"]
        return last


def play_on_a_server(folder: Path) -> None:
    """People with and without an account, games that are over and games that are not, chat, an undo and an import."""
    with Running(settings(folder)) as running:
        vera, ada = running.guest("Vera", "en"), running.guest("Ada", "fr")
        vera.post("/me/account", account="vera", password=PASSWORD)

        met = vera.table("final-touch", "me,open", options={"starter": 0})["code"]
        ada.sit(met)
        with ada.socket(met) as hers:
            hers.until(lambda: hers.view)
            hers.ask("say", text="Bonjour Vera !")
            play(vera, met, 1, [hers])
            hers.ask("say", phrase="well-played")

        for game, others, options, moves in [
            ("final-touch", 3, {}, 9),
            ("pastiche", 1, {"open": True}, 133),  # behind its snapshot
            ("fresco", 1, {}, 45),
            ("fresco", 2, {"modules": ["portraits", "requests"]}, 60),
            ("fresco", 2, {}, 2),
        ]:
            code = vera.table(game, "me" + ",device:Ada" * others, options=options)["code"]
            last = play(vera, code, others + 1, until=moves)
        with vera.socket(code, seat=last) as socket:
            assert socket.ask("undo")["type"] == "ack"

        vera.post("/replays", **record("pastiche", 2, {}, None))
        vera.table("fresco", "me,open")


def dump(file: Path) -> str:
    with sqlite3.connect(file) as database:
        return "\n".join(database.iterdump()) + "\n"


def write(version: str) -> None:
    folder = FOLDER / version
    folder.mkdir(parents=True)
    with (folder / RECORDS).open("w", encoding="utf-8") as lines:
        for game in GAMES:
            lines.write(json.dumps(record(*game), ensure_ascii=False, separators=(",", ":")) + "\n")
    with TemporaryDirectory() as data:
        play_on_a_server(Path(data))
        (folder / DATABASE).write_text(dump(Path(data) / "bottega.db"), encoding="utf-8")


if __name__ == "__main__":
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    write(project["project"]["version"])
