"""A move in words: the language's own or English, to the action they mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from bottega.core.errors import Invalid
from bottega.games.pastiche.box import components
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.turn import action_from_json
from bottega.texts import fold, named, say


def read(text: str, lang: str, view: View | None = None) -> PasticheAction:
    """A move in words, the language's own or English; `Invalid` if it is neither.

    With a view, titles are first looked for in its hand and gallery, and an offer out of turn finds its partner.
    """
    words = split_words(text)
    failed = Invalid(f"move: {text!r} is not understood")
    for spoken in dict.fromkeys((lang, "en")):
        for kind, reader in READERS.items():
            if words and words[0] in _spoken(spoken, kind):
                try:
                    return action_from_json({"type": kind, **reader(_Said(words[1:], spoken, lang, view))})
                except Invalid as error:  # perhaps it makes sense in English
                    failed = error
    raise failed


def split_words(text: str) -> list[str]:
    """Words, numbers, and cells such as 2,-1 in one piece."""
    plain = re.sub(r"(?<=\d)\s*,\s*(?=-?\d)", ",", fold(text.replace("−", "-")))
    return re.findall(r"-?\d+,-?\d+|[^\W_]+", plain)


@cache
def _spoken(lang: str, word: str) -> frozenset[str]:
    """The ways to say one of the words that moves are made of."""
    return frozenset(fold(way) for way in say(lang, f"pa-word-{word}").split(", "))


@cache
def _colour_names(lang: str) -> dict[str, str]:
    """Folded name: colour; other names of it included."""
    found = {fold(say(lang, f"palette-{colour}")): colour for colour in COLOURS}
    for entry in say(lang, "pa-colour-words").split("; "):
        colour, _, names = entry.partition(": ")
        found |= {fold(name): colour for name in names.split(", ")}
    return found


class _Said:
    """What follows the verb, in the language it is said in."""

    def __init__(self, words: list[str], spoken: str, lang: str, view: View | None) -> None:
        self.words = words
        self.spoken = spoken
        self.lang = lang
        self.view = view

    def is_a(self, kind: str, word: str) -> bool:
        return word in _spoken(self.spoken, kind)

    def colour(self, word: str) -> str:
        """A colour by its name, the beginning of it, or another form of it (zielona, zielonych)."""
        names = _colour_names(self.spoken)
        if word in names:
            return names[word]
        found = {colour for name, colour in names.items() if name.startswith(word) or word.startswith(name[:3])}
        if len(found) != 1:
            raise Invalid(f"move: {word!r} is not one colour")
        return found.pop()

    def cards(self, words: Iterable[str]) -> dict[str, int]:
        counts: dict[str, int] = {}
        times = 1
        for word in words:
            if word.isdecimal():
                times = _number(word)
            elif not self.is_a("and", word):
                colour = self.colour(word)
                counts[colour] = counts.get(colour, 0) + times
                times = 1
        return counts

    def sides(self, words: Sequence[str]) -> list[tuple[Sequence[str], Sequence[str]]]:
        """What stands before and after "for", wherever that may be."""
        found = [(words[:n], words[n + 1 :]) for n, word in enumerate(words) if self.is_a("for", word)]
        if not found:
            raise Invalid(f"move: {' '.join(words)!r} does not say for what")
        return found

    def title(self, words: Sequence[str], near: Sequence[int] = ()) -> str:
        """The one commission whose title begins so, or has words that do, in the player's language or in English."""
        box = _standard() if self.view is None else self.view.box
        wanted = " ".join(words)
        for cards in (near, range(len(box.commissions))) if wanted else ():
            titles = [box.commissions[card].title for card in cards]
            for fits in (_is_all, _is_beginning, _is_inside):
                found = [title for title in titles if any(fits(wanted, way) for way in _ways(title, self.lang))]
                if len(found) == 1:
                    return found[0]
                if found:
                    raise Invalid(f"move: {wanted!r} may be {' or '.join(found)}")
        raise Invalid(f"move: {wanted!r} is no title")


def _is_all(wanted: str, title: str) -> bool:
    return wanted == title


def _is_beginning(wanted: str, title: str) -> bool:
    return title.startswith(wanted)


def _is_inside(wanted: str, title: str) -> bool:
    return f" {wanted}" in title


@cache
def _ways(title: str, lang: str) -> tuple[str, ...]:
    """A title in plain words, as the language has it and in English."""
    return tuple(" ".join(split_words(way)) for way in (named(lang, "title", title), named("en", "title", title)))


@cache
def _standard() -> Box:
    return components.standard()


def _number(word: str) -> int:
    if len(word) > 6:
        raise Invalid(f"move: {word!r} is too much")
    return int(word)


def _read_place(said: _Said) -> dict[str, Any]:
    found: dict[str, Any] = {"rotation": 0, "take": "mix"}
    turning = False
    for word in said.words:
        if "," in word:
            found["at"] = [_number(part) for part in word.split(",")]
        elif word.isdecimal() and (turning or "hex" in found):
            found["rotation"] = _number(word)
        elif word.isdecimal():
            found["hex"] = _number(word) - 1
        elif said.is_a("turn", word):
            turning = True
        elif said.is_a("mix", word):
            found["take"] = "mix"
        elif not said.is_a("at", word):
            found["take"] = said.colour(word)
    return found


def _read_bank(said: _Said) -> dict[str, Any]:
    before, after = said.sides(said.words)[0]
    get = said.cards(after)
    if list(get.values()) != [1]:
        raise Invalid("move: the bank gives one card at a time")
    return {"give": said.cards(before), "get": next(iter(get))}


def _read_offer(said: _Said) -> dict[str, Any]:
    words, view = said.words.copy(), said.view
    to = None if view is None or view.seat in (None, view.turn) else view.turn
    for index, (word, whom) in enumerate(zip(said.words, said.words[1:], strict=False)):
        if said.is_a("to", word) and (whom.isdecimal() or said.is_a("all", whom)):
            to = _number(whom) - 1 if whom.isdecimal() else None
            del words[index : index + 2]
            break
    before, after = said.sides(words)[0]
    return {"to": to, "give": said.cards(before), "get": said.cards(after)}


def _read_answer(said: _Said) -> dict[str, Any]:
    numbers = [word for word in said.words if word.isdecimal()]
    if len(numbers) != 1:
        raise Invalid("move: which offer?")
    return {"offer": _number(numbers[0])}


def _read_swap(said: _Said) -> dict[str, Any]:
    mine, theirs = ((), ()) if said.view is None else (said.view.commissions, tuple(said.view.gallery))
    failed = Invalid("move: which commission for which?")
    for before, after in said.sides(said.words):
        try:
            return {"commission": said.title(before, mine), "gallery": said.title(after, theirs)}
        except Invalid as error:  # a title may have the word "for" in it
            failed = error
    raise failed


def _read_complete(said: _Said) -> dict[str, Any]:
    near = [] if said.view is None else [*said.view.commissions, *said.view.gallery]
    return {"commission": said.title(said.words, near)}


def _read_return(said: _Said) -> dict[str, Any]:
    return {"cards": said.cards(said.words)}


def _read_end(said: _Said) -> dict[str, Any]:
    if said.words:
        raise Invalid(f"move: {' '.join(said.words)!r} says too much")
    return {}


def _read_closed(said: _Said) -> dict[str, Any]:
    return {"on": not any(said.is_a("off", word) for word in said.words)}


READERS: Final[Mapping[str, Callable[[_Said], dict[str, Any]]]] = {
    "place": _read_place,
    "bank": _read_bank,
    "offer": _read_offer,
    "accept": _read_answer,
    "decline": _read_answer,
    "withdraw": _read_answer,
    "swap": _read_swap,
    "complete": _read_complete,
    "return": _read_return,
    "end": _read_end,
    "closed": _read_closed,
}
