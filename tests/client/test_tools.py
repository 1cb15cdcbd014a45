"""A language model at a table, through the client of the Model Context Protocol's own library, over stdio."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

import bottega
from bottega import games
from client.connecting import Connecting
from server.running import Running

SOURCE = str(Path(bottega.__file__).parent.parent)
Call = Callable[..., Awaitable[str]]


def with_model(work: Callable[[Call], Awaitable[None]], *flags: str, **environ: str) -> None:
    """Runs `bottega mcp` and what a language model would do; texts of errors begin with REFUSED."""

    async def main() -> None:
        command = StdioServerParameters(
            command=sys.executable,
            args=["-m", "bottega", "mcp", *flags],
            env={**os.environ, "PYTHONPATH": SOURCE, **environ},
        )
        async with Client(command) as client:

            async def call(tool: str, **arguments: object) -> str:
                result = await client.call_tool(tool, arguments)
                text = "\n".join(part.text for part in result.content if part.type == "text")
                return f"REFUSED {text}" if result.is_error else text

            await work(call)

    asyncio.run(main())


def test_a_model_plays_a_whole_game_against_bots() -> None:
    async def work(call: Call) -> None:
        assert "final-touch: Final Touch, for 2, 3, 4 players" in await call("games")
        assert (await call("look")).startswith("REFUSED")
        text = await call("new_game", game="final-touch", opponents="greedy")
        for _ in range(200):
            if "The game is over" in text:
                break
            text = await call("play", move="1")
        assert re.search(r"The game is over \(rule FT-E\d\)\. You have (not )?won\.", text)

    with_model(work)


def test_a_move_is_refused_with_the_rule_and_nothing_happens() -> None:
    async def work(call: Call) -> None:
        text = await call("new_game", game="final-touch")
        missing = re.search(r"Still missing: (?:\d )?(\w+)", text)
        assert missing is not None
        before = await call("look")
        refused = await call("play", move=f'{{"type": "smear", "touch": "{missing[1]}"}}')
        assert re.search("Refused by rule FT-M[12]: You ", refused)  # whether it is in hand is a matter of the deal
        assert "The rule says: " in refused
        assert "REFUSED" in await call("play", move="paint it black")
        assert "there is no choice 99" in await call("play", move="99")
        assert "This is not JSON" in await call("play", move="{")
        assert await call("look") == before

    with_model(work)


def test_a_model_asks_for_rules_and_for_choices_in_its_language() -> None:
    async def work(call: Call) -> None:
        assert (await call("rules", game="final-touch", about="ft-m2")).startswith("FT-M2: ")
        assert "FT-" in await call("rules", game="final-touch")
        assert "No rule has the id" in await call("rules", game="final-touch", about="quantum")
        assert "is not one of" in await call("rules", game="chess")
        await call("new_game", game="pastiche", opponents="greedy,greedy")
        some, all_of_them = await call("choices"), await call("choices", all_of_them=True)
        assert len(all_of_them.splitlines()) > len(some.splitlines()) > 2
        assert "Vous" in await call("look") or "vous" in await call("look")

    with_model(work, "--lang", "fr")


@pytest.mark.parametrize("game", games.names())
def test_a_model_sees_its_own_view_alone(game: str) -> None:
    """What it is told is what the words of a game tell from the view of its seat."""
    from bottega.client.local_seat import LocalSeat

    async def work() -> None:
        seat = LocalSeat(game, ["greedy"], "en", seed="7")
        await seat.begin()
        told = "\n".join(await seat.look()).lower()
        words = seat.game.words
        for line in words.describe(seat.match.view(0), seat.names, "en"):
            assert line.lower() in told
        for line in words.describe(seat.match.view(1), [seat.names[1], "you"], "en"):
            if "hand:" in line:
                assert line.lower() not in told

    asyncio.run(work())


def test_a_model_plays_at_a_server_as_a_bot_account(running: Running) -> None:
    owner = running.owner()
    robo, other = owner.bot(), owner.bot("other")
    declined = owner.table(seats="me,challenge:robo")["code"]
    code = owner.table(seats="challenge:robo,challenge:other", options={"starter": 0})["code"]

    async def work(call: Call) -> None:
        listed = await call("tables")
        assert f"{code}: Final Touch" in listed
        assert "challenges you" in listed
        assert await call("decline", code=declined) == "Declined."
        text = await call("sit", code=code)
        missing = re.search(r"Still missing: (?:\d )?(\w+)", text)
        assert missing is not None, text
        refused = await call("play", move=f'{{"type": "smear", "touch": "{missing[1]}"}}')
        assert re.search("Refused by rule FT-M[12]: You ", refused)  # whether it is in hand is a matter of the deal
        for _ in range(200):
            if "The game is over" in text:
                break
            text = await call("play", move="1") if "1. " in text else await call("wait")
        assert re.search(r"You have (not )?won\.", text)

    with Connecting(running.port, other.token, "greedy"):
        with_model(work, "--url", f"http://127.0.0.1:{running.port}", BOTTEGA_TOKEN=robo.token)
    assert owner.get(f"/tables/{declined}")["seats"][1]["declined"] == "robo"
    assert owner.get(f"/replays/{code}")["bots"] == ["outside", "outside"]
