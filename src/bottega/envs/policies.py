"""Our bots as policies for other people's loops: indices for PettingZoo's environments and OpenSpiel's states.

`BotPolicy("master:200", "fresco")` plays by name whatever `bottega simulate` knows; it sees what its seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bottega import bots
from bottega.bots.levels import Level
from bottega.core.chance import Dice
from bottega.core.encoding import IndexedGame
from bottega.envs.setups import GameSetup, read_identifier


class BotPolicy:
    """The same seed and the same decisions give the same indices, for bots that count iterations."""

    def __init__(self, bot: str | bots.Bot, game: str, seed: int = 0) -> None:
        self.bot = bots.load(bot, read_identifier(game)[0]) if isinstance(bot, str) else bot
        self.dice = Dice(seed)

    def act(self, env: Any) -> int:
        """For the agent that a PettingZoo environment of ours has selected."""
        play = env.unwrapped.play
        return self.index(play.table, play.indexed)

    def step(self, state: Any) -> int:
        """For the player on turn in a state of ours, as OpenSpiel asks its bots."""
        return self.index(state.now.table, state.now.indexed)

    def index(self, table: GameSetup, indexed: IndexedGame) -> int:
        seat = int(indexed.seat)
        view = table.game.view(indexed.state, seat)
        indices: dict[Any, int] = {table.encoding.action(view, index): index for index in sorted(indexed.legal)}
        for action in self.wishes(view):
            if action in indices:
                return indices[action]
        return indices.get(table.game.fallback(indexed.state, seat), next(iter(indices.values())))

    def wishes(self, view: Any) -> Iterator[Any]:
        """What the bot would do, the best first: a few large trades have no index."""
        if not isinstance(self.bot, Level):
            yield self.bot.choose(view, self.dice)
            return
        obvious = self.bot.searching.obvious(view)
        if obvious is not None:
            yield obvious
        if view.awaited:
            search = self.bot.search(view, self.dice)
            yield from (search.knowledge.action(move) for move in [search.best(), *(row[0] for row in search.judged())])
