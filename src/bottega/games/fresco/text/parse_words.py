"""Moves of Fresco in words, the player's own language or English."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from bottega.core.action import Action
from bottega.core.errors import Invalid
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.rules.state import COLUMNS
from bottega.games.fresco.rules.turn import from_json
from bottega.texts import fold, say

SHORTEST: Final = 3  # letters that tell a name
ENDING: Final = 3  # letters by which another form of it may be longer


def read(text: str, lang: str) -> Action:
    """A move in words; `Invalid` if it is none. What stands in brackets is only an explanation."""
    plain = unicodedata.normalize("NFC", re.sub(r"\([^)]*\)?", " ", text.lower()))
    words = re.findall(r"\d+|[^\W\d_]+", plain)
    failed = Invalid(f"move: {text!r} is not understood")
    for spoken in dict.fromkeys((lang, "en")):
        if len(words) > 1 and _is_a(spoken, "restore", words[0]) and _is_a(spoken, "altar", words[1]):
            words = words[1:]
        for verb, (kind, reader) in READERS.items():
            if words and _is_a(spoken, verb, words[0]):
                try:
                    return from_json({"type": kind, **reader(_Said(words, spoken))})
                except Invalid as error:  # perhaps it makes sense in English
                    failed = error
    raise failed


@cache
def _ways(lang: str, word: str) -> frozenset[str]:
    """The ways to say one of the words that moves are made of."""
    return frozenset(fold(way) for way in say(lang, f"fr-word-{word}").split(", "))


def _is_a(lang: str, kind: str, word: str) -> bool:
    return fold(word) in _ways(lang, kind)


@cache
def _names(lang: str, kind: str) -> dict[str, str]:
    """Folded name: what it names. Other names of it are listed in `fr-names`."""
    known = {"paint": PAINTS, "fr-column": COLUMNS, "fr-stack": STACKS}[kind]
    found = {fold(say(lang, f"{kind}-{item}")): item for item in known}
    for entry in say(lang, "fr-names").split("; "):
        item, _, others = entry.partition(": ")
        if item in known:
            found |= {fold(name): item for name in others.split(", ")}
    return found


class _Said:
    """The words of a move, in the language it is said in."""

    def __init__(self, words: Sequence[str], lang: str) -> None:
        self.lang = lang
        self.verb = words[0]
        self.words = [word for word in words[1:] if not self.is_a("fillers", word)]

    def is_a(self, kind: str, word: str) -> bool:
        return _is_a(self.lang, kind, word)

    def take_number(self, what: str) -> int:
        if not self.words or not self.words[0].isdecimal():
            raise Invalid(f"move: which {what}?")
        return _number(self.words.pop(0))

    def take_space(self) -> list[int]:
        return [self.take_number("space") - 1, self.take_number("space") - 1]

    def indices(self) -> list[int]:
        """All the numbers that are left, which people count from 1."""
        return [self.take_number("tile") - 1 for _ in self.words.copy()]

    def nothing_more(self) -> None:
        if self.words:
            raise Invalid(f"move: {' '.join(self.words)!r} says too much")

    def name(self, kind: str, word: str) -> str:
        """By its name, the beginning of it, another form of it, or the letter of a paint on the grid."""
        letters = say(self.lang, "fr-letters").lower()
        if kind == "paint" and len(word) == 1 and word in letters:
            return PAINTS[letters.index(word)]
        names, word = _names(self.lang, kind), fold(word)
        if word in names:
            return names[word]
        found = {item for name, item in names.items() if name.startswith(word) or _is_a_form(word, name)}
        if len(found) != 1:
            raise Invalid(f"move: {word!r} is not clear")
        return found.pop()

    def counts(self, kind: str) -> dict[str, int]:
        """How many of each: "2 red blue", or with the number after the name, "red 2 blue 1"."""
        after = bool(self.words) and self.words[-1].isdecimal()
        counts: dict[str, int] = {}
        times = ""
        for word in reversed(self.words) if after else self.words:
            if word.isdecimal():
                if times:
                    raise Invalid(f"move: {times} of what?")
                times = word
            else:
                name = self.name(kind, word)
                counts[name] = counts.get(name, 0) + _number(times or "1")
                times = ""
        if times:
            raise Invalid(f"move: {times} of what?")
        return counts


def _is_a_form(word: str, name: str) -> bool:
    """Another ending of the same word: zielona and zielonych are zielony."""
    stem = name[: max(SHORTEST, len(name) - 1)]
    return word.startswith(stem) and len(word) <= len(name) + ENDING


def _number(word: str) -> int:
    if len(word) > 6:
        raise Invalid(f"move: {word!r} is too much")
    return int(word)


# --- the kinds of move ---


def _get_up(said: _Said) -> dict[str, Any]:
    said.words = [word for word in said.words if not said.is_a("clock", word)]
    time = said.take_number("time")
    said.nothing_more()
    return {"time": time}


def _plan(said: _Said) -> dict[str, Any]:
    if len(said.words) == 1 and said.is_a("nobody", said.words[0]):
        return {}
    if len(said.words) == len(COLUMNS) and all(word.isdecimal() for word in said.words):
        return dict(zip(COLUMNS, map(_number, said.words), strict=True))
    if not said.words:
        raise Invalid("move: plan what?")
    return said.counts("fr-column")


def _market(said: _Said) -> dict[str, Any]:
    return {"booth": said.take_number("booth") - 1, "tiles": said.indices()}


def _restore(said: _Said) -> dict[str, Any]:
    found: dict[str, Any] = {"at": said.take_space()}
    if said.words and said.is_a("bishop", said.words[0]):
        said.words.pop(0)
        found["bishop"] = said.take_space()
    said.nothing_more()
    return found


def _sexton(said: _Said) -> dict[str, Any]:
    found = {"bishop": said.take_space()}
    said.nothing_more()
    return found


def _altar(said: _Said) -> dict[str, Any]:
    if not said.words:
        raise Invalid("move: which paints?")
    return {"paints": said.counts("paint")}


def _studio(said: _Said) -> dict[str, Any]:
    said.words = [word for word in said.words if not said.is_a("portrait", word)]
    if said.is_a("money", said.verb) or (said.words and said.is_a("money", said.words[0])):
        return {}
    found: dict[str, Any] = {"portrait": said.take_number("portrait") - 1}
    return {**found, "primaries": said.counts("paint")} if said.words else found


def _blend(said: _Said) -> dict[str, Any]:
    paints = said.counts("paint")
    if list(paints.values()) != [1]:
        raise Invalid("move: one blend at a time")
    return {"to": next(iter(paints))}


def _request(said: _Said) -> dict[str, Any]:
    if not said.words:
        raise Invalid("move: which request?")
    return {"stack": said.name("fr-stack", said.words.pop(0)), "tiles": said.indices()}


def _pass(said: _Said) -> dict[str, Any]:
    said.nothing_more()
    return {}


def _step(said: _Said) -> dict[str, Any]:
    """The direction may come first ("ahead") or after a little word ("en avant")."""
    words = [said.verb, *said.words]
    ways = [way for way in ("ahead", "behind") if any(said.is_a(way, word) for word in words)]
    if len(ways) != 1:
        raise Invalid("move: ahead or behind?")
    return {"to": ways[0]}


def _income(said: _Said) -> dict[str, Any]:
    return {"primaries": said.counts("paint")}


READERS: Final[Mapping[str, tuple[str, Callable[[_Said], dict[str, Any]]]]] = {
    "get-up": ("get_up", _get_up),
    "plan": ("plan", _plan),
    "booth": ("market", _market),
    "restore": ("restore", _restore),
    "altar": ("altar", _altar),
    "sexton": ("sexton", _sexton),
    "take": ("studio", _studio),
    "portrait": ("studio", _studio),
    "money": ("studio", _studio),
    "blend": ("blend", _blend),
    "request": ("request", _request),
    "pass": ("pass", _pass),
    "step": ("step", _step),
    "ahead": ("step", _step),
    "behind": ("step", _step),
    "income": ("income", _income),
}
