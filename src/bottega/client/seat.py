"""A seat in words, for a player that reads and writes texts: what it may know, its choices, the rules, its moves.

Everything is told from the view of the seat. `local_seat` and `remote_seat` have the two kinds of tables.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from bottega import texts
from bottega.core.errors import Illegal, Invalid
from bottega.core.game import AnyGame

MAX_LISTED = 200  # choices


class Refused(Exception):
    """A move was not made; the text says why and cites the rule."""


class Seat(ABC):
    """`view` is a game's own view; `names` are those of all seats, this one's being "you"."""

    lang: str
    game: AnyGame
    seat: int

    # --- what the two kinds of tables do ---

    @abstractmethod
    async def view(self) -> Any: ...

    @property
    @abstractmethod
    def names(self) -> Sequence[str]: ...

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    async def ending(self) -> list[str]:
        """How the game ended, in sentences."""

    @abstractmethod
    async def check(self, action: Any) -> None:
        """`Illegal` or `RefusedByServer` if it is not allowed."""

    @abstractmethod
    async def make(self, action: Any) -> None:
        """Makes a move, and lets the others go on until the game waits for this seat, or is over, or takes long."""

    @abstractmethod
    def take_news(self) -> list[str]:
        """What happened since the last time, in sentences."""

    # --- in words ---

    async def look(self) -> list[str]:
        view, words = await self.view(), self.game.words
        table = [capital(line) for line in words.describe(view, self.names, self.lang)]
        return [*self.take_news(), "", *table, "", *(await self.ending() if self.is_over else self.list_choices(view))]

    def list_choices(self, view: Any, all_of_them: bool = False) -> list[str]:
        """Numbered, the useful ones; a move may be another that the rules allow."""
        listed = self._listed(view, all_of_them)
        if not listed:
            return ["The game does not wait for you now, and you have nothing to answer."]
        kind = "play-choices" if len(listed) == len(view.choices) else "play-choices-some"
        called = [self.game.words.choice(view, action, self.names, self.lang) for action in listed]
        lines = [f"{number}. {capital(choice)}" for number, choice in enumerate(called, start=1)]
        return [texts.say(self.lang, kind), *lines]

    def _listed(self, view: Any, all_of_them: bool) -> Sequence[Any]:
        return view.choices[:MAX_LISTED] if all_of_them else self.game.words.shortlist(view)

    async def play(self, move: str, all_of_them: bool = False) -> list[str]:
        """A number of the list, words, the short notation, or JSON. `Refused` with the rule."""
        view = await self.view()
        action = self._read(view, move.strip(), all_of_them)
        try:
            await self.check(action)
        except Illegal as illegal:
            raise Refused(self.refusal(illegal.rule, illegal.sentence(self.lang))) from None
        chosen = self.game.words.choice(view, action, self.names, self.lang)
        await self.make(action)
        return [f"You played: {chosen}", *await self.look()]

    def _read(self, view: Any, move: str, all_of_them: bool) -> Any:
        listed = self._listed(view, all_of_them)
        try:
            if move.isdecimal():
                number = int(move[:4])
                if not 1 <= number <= len(listed):
                    raise Invalid(f"there is no choice {number}, the list has {len(listed)}")
                return listed[number - 1]
            if move.startswith("{"):
                return self.game.action_from_json(json.loads(move))
            return self.game.words.read(move, self.lang, view)
        except json.JSONDecodeError as error:
            raise Refused(f"This is not JSON: {error}") from None
        except Illegal as illegal:
            raise Refused(self.refusal(illegal.rule, illegal.sentence(self.lang))) from None
        except Invalid as error:
            raise Refused(f"Not understood: {error}. {self.game.words.help(self.lang)}") from None

    def refusal(self, rule: str | None, sentence: str) -> str:
        if rule is None:
            return sentence
        cited = f" The rule says: {texts.say(self.lang, rule)}" if texts.has(rule) else ""
        return f"Refused by rule {rule}: {sentence}{cited}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def rules(game: AnyGame, wanted: str, lang: str) -> list[str]:
    """A rule by its id, those with a word in them, or all."""
    known = texts.rules(lang, game.spec.rules_prefix)
    if not wanted:
        return [f"{id}: {text}" if "-head-" not in id else f"\n{text}" for id, text in known]  # noqa: A001
    found = [(id, text) for id, text in known if id == wanted.upper()]  # noqa: A001
    found = found or [(id, text) for id, text in known if texts.fold(wanted) in texts.fold(text)]  # noqa: A001
    return [f"{id}: {text}" for id, text in found] or [f"No rule has the id {wanted!r}, or the words in it."]  # noqa: A001
