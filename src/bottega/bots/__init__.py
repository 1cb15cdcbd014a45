"""Bots: they see a View and choose one of its choices, nothing else."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
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
    """A bot by name, as the game plays it; `my_bot.py:Tidy` is the class Tidy of one's own file."""
    if name == "random":
        return RandomBot()
    if ".py:" in name:
        return _own(*name.rsplit(":", 1))
    if name not in names(game):
        raise Invalid(f"bots: unknown {name!r}, {game} has {', '.join(names(game))}")
    bot: Bot = games.module(game, "bots").BOTS[name]()
    return bot


def _own(file: str, name: str) -> Bot:
    kind = getattr(_module(Path(file)), name, None)
    if not callable(getattr(kind, "choose", None)):
        raise Invalid(f"bots: {file} has no class {name} with a method choose")
    bot: Bot = kind()  # type: ignore[misc]  # a class, as just checked
    return bot


@cache
def _module(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise Invalid(f"bots: {file}: no such file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
