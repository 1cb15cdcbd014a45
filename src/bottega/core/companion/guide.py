"""What a game tells people at a real table: how it is set up, step by step, and what their score sheet asks for.

All of it is in words, in the language of whoever asks: whoever shows it needs to know nothing of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bottega import texts

# A whole number; one of the choices, or several of them; as many of each as there are (`counts`); some that may be the
# same (`list`); a player; or the one thing there is (`mark`).
Kind = Literal["number", "choice", "choices", "counts", "list", "player", "mark"]


@dataclass(frozen=True)
class Step:
    """Of the set-up, with the rule that says so."""

    rule: str
    text: str


@dataclass(frozen=True)
class Choice:
    value: str
    label: str


@dataclass(frozen=True)
class Field:
    """What can be written in a row of the sheet, under `name`."""

    name: str
    kind: Kind
    label: str
    choices: Sequence[Choice] = ()
    least: int = 0
    most: int = 0  # of a number, or of what is chosen; 0 if there is no limit
    once: bool = False  # whatever is chosen stands nowhere else on the sheet


@dataclass(frozen=True)
class Part:
    """Exactly one of these fields, or, where it is optional, none. `beside` names the field that it belongs to."""

    ways: Sequence[Field]
    optional: bool = False
    beside: str = ""


@dataclass(frozen=True)
class Form:
    """The rows of a sheet, under `rows`: a list in its order, or one for each player."""

    rows: str
    parts: Sequence[Part]
    each: bool = False
    more: Sequence[str] = ()  # names of painters who are no players


def choices(lang: str, labels: Mapping[str, str]) -> list[Choice]:
    """Each by the id of the message that labels it."""
    return [Choice(value, texts.say(lang, label)) for value, label in labels.items()]


def titles(lang: str, names: Iterable[str]) -> list[Choice]:
    """Works by their titles, in the order of the alphabet."""
    found = [Choice(name, texts.named(lang, "title", name)) for name in names]
    return sorted(found, key=lambda choice: texts.fold(choice.label))
