"""Bots: they see a View and choose one of its choices, nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from bottega import games
from bottega.core.chance import Chance
from bottega.core.errors import Invalid


class Bot(Protocol):
    """Anything with a name that chooses; `chance` is its own dice, not the game's."""

    @property
    def name(self) -> str: ...

    def choose(self, view: Any, chance: Chance) -> Any: ...


class RandomBot:
    """Any choice, all equally likely."""

    name = "random"

    def choose(self, view: Any, chance: Chance) -> Any:
        choices = view.choices
        return choices[chance.pick(0, len(choices))]


def names(game: str) -> list[str]:
    return ["random", *games.module(game, "bots").BOTS]


def load(name: str, game: str) -> Bot:
    """A bot by name, as the game plays it."""
    if name == "random":
        return RandomBot()
    if name not in names(game):
        raise Invalid(f"bots: unknown {name!r}, {game} has {', '.join(names(game))}")
    bot: Bot = games.module(game, "bots").BOTS[name]()
    return bot
