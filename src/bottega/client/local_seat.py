"""A seat at a match on this computer, against bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from bottega import bots, games, texts
from bottega.bots import naming
from bottega.client.playing import in_thread
from bottega.client.seat import Seat, capital
from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.core.match import Match


class LocalSeat(Seat):
    """The first seat; bots have the others."""

    def __init__(self, game: str, opponents: Sequence[str], lang: str, seed: str | None = None) -> None:
        self.game = games.load(game)
        self.lang = lang
        self.seat = 0
        self.match = Match(self.game, 1 + len(opponents), {}, seed)
        players = [None, *(bots.load(name, self.game) for name in opponents)]
        self._players = players
        self._table = bots.BotTable(self.match, players, Dice(secrets.randbits(62)))
        self._events: list[Event] = []

    async def begin(self) -> None:
        await self._let_others_play()

    async def view(self) -> Any:
        return self.match.view(self.seat)

    @property
    def names(self) -> list[str]:
        you = texts.say(self.lang, "seat-you")
        return [you if bot is None else naming.name(bot.name, seat) for seat, bot in enumerate(self._players)]

    @property
    def is_over(self) -> bool:
        return self.match.over

    async def ending(self) -> list[str]:
        outcome = self.match.outcome
        assert outcome is not None
        return told_ending(outcome.to_json(), self.seat, self.names)

    async def check(self, action: Any) -> None:
        self.match.check(self.seat, action)

    async def make(self, action: Any) -> None:
        self.match.play(self.seat, action, events=self._events)
        await self._let_others_play()

    async def _let_others_play(self) -> None:
        """Until the game waits for this seat, or something is asked of it."""

        def play_on(table: bots.BotTable) -> None:
            while not self.match.over and self.seat not in self.match.awaited:
                if self.seat in self.match.asked or not table.move(self._events):
                    return

        await in_thread(play_on, self._table)

    def take_news(self) -> list[str]:
        events, self._events = self._events, []
        tell = self.game.words.tell
        return [capital(tell(event.seen_by(self.seat), self.seat, self.names, self.lang)) for event in events]


def told_ending(outcome: dict[str, Any], seat: int, names: Sequence[str]) -> list[str]:
    won = "You have won." if seat in outcome["winners"] else "You have not won."
    winners = ", ".join(names[each] for each in outcome["winners"])
    scores = ", ".join(map(str, outcome["scores"]))
    return [f"The game is over (rule {outcome['reason']}). {won} Winners: {winners}. Scores: {scores}."]
