"""What bots at a table are called: by what they are, with a letter where there are several of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from bottega import bots, texts


def called(players: Sequence[str | None], game: str, lang: str) -> list[str | None]:
    """The names of the bots of a table, by seat; none where no bot sits."""
    return [None if bot is None else _called(players, seat, game, lang) for seat, bot in enumerate(players)]


def _called(players: Sequence[str | None], seat: int, game: str, lang: str) -> str:
    bot = players[seat]
    known = bot in bots.names(game) and texts.has(f"seat-{bot}")
    name = texts.say(lang, f"seat-{bot}") if known else str(bot)
    if players.count(bot) == 1:
        return name
    return texts.say(lang, "seat-one-of", name=name, letter=ascii_uppercase[players[:seat].count(bot)])
