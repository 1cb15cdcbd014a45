"""A page without a server, driven by its messages: the same table, bots and replays, kept in one file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bottega import games
from bottega.core.errors import Invalid
from bottega.offline.inline import answer_json
from bottega.offline.page import SETTINGS, Page
from bottega.record import read_lines, verify
from bottega.record import replay as replayed

IDS = count()  # a message that was sent before is not done again
AT_ONCE = replace(SETTINGS, bot_pace=0.0, offer_seconds=0.0)

Work = Callable[["Browser"], Awaitable[None]]


class BotPort:
    """A worker of the browser, without one."""

    async def ask(self, question: str) -> str:
        return answer_json(question).decode()

    def end(self) -> None: ...


class Browser:
    """The page's half: requests and one socket."""

    def __init__(self, database: Path, port: type[BotPort]) -> None:
        self.page = Page(database, lambda: None, port, self._on_message, AT_ONCE)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.number = self.sockets = 0

    def _on_message(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "answer":
            self._answers[message["id"]].set_result(message)
        else:
            self.told.put_nowait(message)

    async def ask(self, method: str, url: str, body: object = None) -> tuple[int, Any]:
        self.number += 1
        self._answers[self.number] = asyncio.get_running_loop().create_future()
        text = None if body is None else json.dumps(body)
        request = {"type": "request", "id": self.number, "method": method, "url": url, "body": text}
        self.page.handle(json.dumps(request))
        answer = await self._answers[self.number]
        return answer["status"], json.loads(answer["body"])

    async def get(self, url: str) -> Any:
        status, found = await self.ask("GET", url)
        assert status == 200, found
        return found

    async def post(self, url: str, body: object = None) -> Any:
        status, found = await self.ask("POST", url, body or {})
        assert status in (200, 201), found
        return found

    def say(self, kind: str, **more: object) -> None:
        self.page.handle(json.dumps({"type": kind, "id": self.sockets, **more}))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind over the socket."""
        while True:
            message = await self.told.get()
            text = json.loads(message["text"])
            if message["id"] == self.sockets and text["type"] in (kind, "state"):
                return dict(text)

    async def table(self, game: str, *others: str) -> str:
        await self.post("/guest", {"name": "Vera", "lang": "en"})
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": name} for name in others)]
        made = await self.post("/tables", {"game": game, "seats": seats, "privacy": "closed"})
        return str(made["code"])

    async def play(self, code: str, moves: int) -> None:
        """Takes the first choice at my turns, until the game is over or so many moves were acknowledged."""
        self.sockets += 1
        self.say("open", url=f"/tables/{code}/socket?lang=en")
        view = (await self.hear("state"))["view"]
        for _ in range(moves):
            while not view["choices"] and view.get("outcome") is None:
                view = (await self.hear("update"))["view"]
            if view.get("outcome") is not None:
                return
            move = {"type": "move", "id": f"m{next(IDS)}", "decision": view["decision"], "action": view["choices"][0]}
            self.say("text", text=json.dumps(move))
            view = (await self.hear("update"))["view"]


def in_browser(database: Path, work: Work, port: type[BotPort] = BotPort) -> None:
    async def run() -> None:
        browser = Browser(database, port)
        await browser.page.open()
        try:
            async with asyncio.timeout(60):
                await work(browser)
        finally:
            await browser.page.server.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_and_its_record(game: str, tmp_path: Path) -> None:
    async def work(browser: Browser) -> None:
        code = await browser.table(game, "greedy")
        await browser.play(code, 1000)
        record = await browser.get(f"/replays/{code}/record")
        assert replayed(record).over
        with pytest.raises(Invalid, match="sealed"):
            verify(record)

    in_browser(tmp_path / "bottega.db", work)


def test_a_bot_that_thinks_is_asked_through_its_port(tmp_path: Path) -> None:
    asked: list[str] = []

    class Port(BotPort):
        async def ask(self, question: str) -> str:
            asked.append(question)
            return await super().ask(question)

    async def work(browser: Browser) -> None:
        code = await browser.table("final-touch", "journeyman")
        await browser.play(code, 2)

    in_browser(tmp_path / "bottega.db", work, Port)
    assert asked


def test_what_was_acknowledged_is_there_after_the_page_was_closed(tmp_path: Path) -> None:
    codes: list[str] = []

    async def play(browser: Browser) -> None:
        codes.append(await browser.table("final-touch", "greedy"))
        await browser.play(codes[0], 3)

    async def look(browser: Browser) -> None:
        assert (await browser.get("/session"))["name"] == "Vera"
        (mine,) = await browser.get("/tables/mine")
        assert (mine["code"], mine["status"]) == (codes[0], "playing")
        await browser.play(codes[0], 1)

    in_browser(tmp_path / "bottega.db", play)
    in_browser(tmp_path / "bottega.db", look)


def test_a_real_table_is_counted(tmp_path: Path) -> None:
    async def count(browser: Browser) -> None:
        steps = (await browser.get("/games/fresco/companion?seats=2&lang=pl"))["set_up"]
        assert steps[-1]["rule"] == "FR-X5"
        sheet = {"players": ["Anna", "Ben"], "masterpiece": [{"value": 25, "finished": "Ben"}]}
        told = await browser.post("/games/final-touch/score?lang=pl", {"sheet": sheet})
        assert (told["winners"], told["lines"][0]["text"]) == ([1], "Ukończone arcydzieło")

    in_browser(tmp_path / "bottega.db", count)


def test_all_games_go_to_another_browser_in_one_file(tmp_path: Path) -> None:
    files: list[str] = []

    async def save(browser: Browser) -> None:
        await browser.play(await browser.table("final-touch", "greedy"), 1000)
        await browser.play(await browser.table("fresco", "greedy"), 3)
        files.append(await browser.get("/games-file"))

    async def read(browser: Browser) -> None:
        await browser.post("/guest", {"name": "Ada", "lang": "en"})
        assert await browser.post("/games-file", files[0]) == {"games": 2, "new": 2}
        assert await browser.post("/games-file", files[0]) == {"games": 2, "new": 0}
        mine = {each["game"]: each for each in await browser.get("/tables/mine")}
        assert {game: each["status"] for game, each in mine.items()} == {"final-touch": "over", "fresco": "playing"}
        await browser.play(mine["fresco"]["code"], 3)  # goes on where it was
        assert len((await browser.get("/games-file")).splitlines()) == 2

    in_browser(tmp_path / "one.db", save)
    (tmp_path / "games.jsonl").write_text(files[0], encoding="utf-8")
    for _, record in read_lines(tmp_path / "games.jsonl"):  # as `bottega replay` reads it
        replayed(record)
    in_browser(tmp_path / "other.db", read)


@pytest.mark.parametrize("text", ["", "no game", "{}", '{"table": 1}'])
def test_a_file_without_games_changes_nothing(text: str, tmp_path: Path) -> None:
    async def work(browser: Browser) -> None:
        await browser.post("/guest", {"name": "Ada", "lang": "en"})
        status, problem = await browser.ask("POST", "/games-file", text)
        assert (status, problem["code"]) == (422, "invalid")
        assert await browser.get("/tables/mine") == []

    in_browser(tmp_path / "bottega.db", work)


def test_requests_that_cannot_be_answered_say_why(tmp_path: Path) -> None:
    async def work(browser: Browser) -> None:
        for method, url, body, code in (
            ("GET", "/tables/mine", None, "sign-in"),
            ("GET", "/nothing", None, "not-found"),
            ("POST", "/tables", {"game": 7}, "malformed"),
            ("GET", "/replays/abc/steps?count=0", None, "malformed"),
            ("GET", "/tables/abcd2345", None, "no-such-table"),
        ):
            _, problem = await browser.ask(method, url, body)
            assert problem["code"] == code, url
            assert problem["sentence"]

    in_browser(tmp_path / "bottega.db", work)
