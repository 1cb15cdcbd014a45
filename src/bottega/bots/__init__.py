"""Bots: they see a View and choose one of its choices, nothing else."""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bottega import games
from bottega.bots import levels
from bottega.core.chance import Chance
from bottega.core.errors import BottegaError, Invalid
from bottega.core.event import Event
from bottega.core.game import AnyGame
from bottega.core.match import Match
from bottega.core.parts import Bot

__all__ = ["Bot", "BotTable", "RandomBot", "load", "names"]

YARDSTICK = "classic"  # greedy as it once was, to measure others by; nobody is offered it to play against
MAX_MOVES = 10_000  # some choices can be made for ever; games that end take a few hundred


class RandomBot:
    """Any choice, all equally likely; out of turn it mostly lets things be."""

    name = "random"
    out_of_turn = True

    def choose(self, view: Any, chance: Chance) -> Any:
        choices = view.choices
        if not view.awaited and (not choices or chance.pick(0, 4)):
            return None
        return choices[chance.pick(0, len(choices))]


class BotTable:
    """Bots at a match: asks those the game waits for, and before them those who may act, once for each question."""

    def __init__(self, match: Match, players: Sequence[Bot | None], chance: Chance) -> None:
        self.match = match
        self.players = players  # none where a person sits
        self.chance = chance
        self.asked: dict[int, object] = {}  # the question each seat was asked last

    def move(self, events: list[Event] | None = None) -> bool:
        """One move of one bot; false if no bot has one."""
        self._check_length()
        awaited = self.match.awaited
        eager = [seat for seat in self.match.allowed if seat not in awaited and self._wants_to_act(seat)]
        for seat in (*eager, *awaited):
            bot = self.players[seat]
            if bot is None:
                continue
            self.asked[seat] = self.match.question(seat)
            try:
                if self._let_play(bot, seat, events):
                    return True
            except Exception as error:
                error.add_note(f"{bot.name} on seat {seat}")
                raise
        return False

    def _let_play(self, bot: Bot, seat: int, events: list[Event] | None) -> bool:
        """Let a bot make its move; false if it makes none, out of turn."""
        is_awaited, view = seat in self.match.awaited, self.match.view(seat)
        action = self._ask(bot, view) if is_awaited or view.choices else None
        if action is not None:
            self.match.play(seat, action, events=events)
        elif is_awaited:
            raise Invalid(f"bots: {bot.name} chose nothing, though the game waits for seat {seat}")
        return action is not None

    def _ask(self, bot: Bot, view: Any) -> Any:
        try:
            return bot.choose(view, self.chance)
        except BottegaError as error:  # of rules that the bot tried by itself: only a traceback tells where
            raise RuntimeError(f"{type(error).__name__}: {error}") from error

    def _wants_to_act(self, seat: int) -> bool:
        """Does its bot answer out of turn, and is the question new? A plan that is sealed again leaves it as it was."""
        if not answers_out_of_turn(self.players[seat]):
            return False
        return seat not in self.asked or self.asked[seat] != self.match.question(seat)

    def _check_length(self) -> None:
        if self.match.ply < MAX_MOVES:
            return
        (seat, moves), *_ = Counter(move.seat for move in self.match.moves).most_common(1)
        bot = self.players[seat]
        raise Invalid(
            f"bots: {self.match.game.spec.name} has not ended after {self.match.ply} moves; "
            f"{bot.name if bot else 'a person'} on seat {seat} made {moves} of them"
        )


def answers_out_of_turn(bot: Bot | None) -> bool:
    return bool(getattr(bot, "out_of_turn", False))


def names(game: str) -> list[str]:
    """Those to choose from."""
    return ["random", *(name for name in games.standard(game).bots if name != YARDSTICK), *levels.names(game)]


def load(name: str, game: str | AnyGame) -> Bot:
    """A bot by name, as the game plays it; `my_bot.py:Tidy` is the class Tidy of one's own file.

    With a component list of one's own, give the game itself.
    """
    game = games.resolve(game)
    if name == "random":
        return RandomBot()
    if ".py:" in name:
        return _own(*name.rsplit(":", 1))
    if levels.is_level(name):
        return levels.level(name, game)
    if name not in game.bots:
        known = ", ".join(names(game.spec.name))
        raise Invalid(f"bots: unknown {name!r}, {game.spec.name} has {known}")
    return game.bots[name]()


def _own(file: str, name: str) -> Bot:
    kind = getattr(_module(Path(file)), name, None)
    if not callable(getattr(kind, "choose", None)):
        raise Invalid(f"bots: {file} has no class {name} with a method choose")
    try:
        bot: Bot = kind()  # type: ignore[misc]  # a class, as just checked
    except Exception as error:
        raise Invalid(f"bots: {file}: {name}() fails: {type(error).__name__}: {error}") from error
    return bot


@cache
def _module(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise Invalid(f"bots: {file}: no such file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # somebody else's code: whatever it raises, they want it in one line
        raise Invalid(f"bots: {file}: {type(error).__name__}: {error}") from error
    return module
