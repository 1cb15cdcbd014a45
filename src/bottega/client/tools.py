"""What a language model can do at a table, as tools of the Model Context Protocol: each answers with a text.

The docstrings are what the language model reads.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, ParamSpec

from mcp.server.mcpserver.exceptions import ToolError

from bottega import bots, games, texts
from bottega.client.account import Account, Json
from bottega.client.local_seat import LocalSeat
from bottega.client.remote_seat import RemoteSeat
from bottega.client.seat import Refused, Seat, rules
from bottega.core.errors import BottegaError, Invalid

P = ParamSpec("P")
Tool = Callable[..., Awaitable[str]]


def told(work: Callable[P, Awaitable[list[str]]]) -> Callable[P, Awaitable[str]]:
    """Joins the lines of an answer. What is refused is an error that says why."""

    @wraps(work)
    async def answer(*args: P.args, **named: P.kwargs) -> str:
        try:
            lines = await work(*args, **named)
        except (Refused, BottegaError) as error:
            raise ToolError(str(error)) from None
        return "\n".join(lines).strip()

    answer.__annotations__["return"] = str  # not that of the lines
    return answer


class Tools:
    """At one table at a time, wherever it is."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._seat: Seat | None = None

    @property
    def seat(self) -> Seat:
        if self._seat is None:
            raise Invalid("you sit at no table yet")
        return self._seat

    def all(self) -> list[Tool]:
        return [self.look, self.choices, self.play, self.rules]

    @told
    async def look(self) -> list[str]:
        """What happened since you last looked, the table as your seat may know it, and your choices."""
        return await self.seat.look()

    @told
    async def choices(self, all_of_them: bool = False) -> list[str]:
        """Your choices, numbered: the useful ones, or with all_of_them every one that is listed."""
        return self.seat.list_choices(await self.seat.view(), all_of_them)

    @told
    async def play(self, move: str, all_of_them: bool = False) -> list[str]:
        """Plays the number of a choice (of the list with all_of_them, if set), a move in words, or an action as JSON.

        Then the others play, and you see the table again. An illegal move is refused with the id of the rule.
        """
        return await self.seat.play(move, all_of_them)

    @told
    async def rules(self, game: str, about: str = "") -> list[str]:
        """The rules of a game: one by its id (FT-M2), those with a word in them, or all."""
        return rules(games.resolve(known(game)), about, self.lang)


class LocalTools(Tools):
    """On this computer, against bots."""

    def all(self) -> list[Tool]:
        return [self.games, self.new_game, *super().all()]

    @told
    async def games(self) -> list[str]:
        """The games there are, for how many players, and the bots to play against."""
        return [described(name, self.lang) for name in games.names()]

    @told
    async def new_game(self, game: str, opponents: str = "greedy") -> list[str]:
        """Begins a game at a table of your own. opponents: a bot for each other seat, with commas between."""
        seat = LocalSeat(known(game), [name.strip() for name in opponents.split(",")], self.lang)
        await seat.begin()
        self._seat = seat
        return [f"You play {seat.game.spec.title}.", *await seat.look()]


class RemoteTools(Tools):
    """At a server, as a bot account."""

    def __init__(self, account: Account, lang: str) -> None:
        super().__init__(lang)
        self.account = account

    def all(self) -> list[Tool]:
        return [self.tables, self.sit, self.decline, self.wait, *super().all()]

    @told
    async def tables(self) -> list[str]:
        """Your running games and the challenges that wait for your answer."""
        lines = [line(table) for table in await self._mine() if table["status"] != "over"]
        return lines or ["No game of yours runs, and nobody has challenged you."]

    async def _mine(self) -> list[Json]:
        found: list[Json] = await self.account.get("/tables/mine")
        return found

    @told
    async def sit(self, code: str) -> list[str]:
        """Goes to a table: accepts the challenge there, goes on with your game there, or takes a free seat."""
        if isinstance(self._seat, RemoteSeat):
            await self._seat.close()
        self._seat = None
        found = next((table for table in await self._mine() if table["code"] == code), None)
        if found is None:
            await self.account.post(f"/tables/{code}/sit")
        elif found["challenged"]:
            await self.account.post(f"/tables/{code}/challenge", accept=True)
        seat = RemoteSeat(self.account, code, self.lang)
        await seat.begin()
        self._seat = seat
        return [f"You play {seat.game.spec.title}.", *await seat.look()]

    @told
    async def decline(self, code: str) -> list[str]:
        """Declines a challenge."""
        await self.account.post(f"/tables/{code}/challenge", accept=False)
        return ["Declined."]

    @told
    async def wait(self) -> list[str]:
        """Waits some seconds for the others, then looks."""
        assert isinstance(self.seat, RemoteSeat)
        await self.seat.wait()
        return await self.seat.look()


def known(game: str) -> str:
    if game not in games.names():
        raise Invalid(f"game: {game!r} is not one of {', '.join(games.names())}")
    return game


def described(game: str, lang: str) -> str:
    spec = games.spec(game)
    about = f"{spec.rules_prefix.lower()}-about"
    seats = ", ".join(map(str, spec.seats))
    said = texts.say(lang, about) if texts.has(about) else ""
    return f"{game}: {spec.title}, for {seats} players. {said} Opponents: {', '.join(bots.names(game))}."


def line(table: dict[str, Any]) -> str:
    title = games.spec(table["game"]).title if table["game"] in games.names() else table["game"]
    people = ", ".join(seat["name"] for seat in table["seats"] if seat["name"])
    state = "challenges you" if table["challenged"] else "waits for you" if table["my_turn"] else "goes on"
    return f"{table['code']}: {title} with {people}: {state}"
