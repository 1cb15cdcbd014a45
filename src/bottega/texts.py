"""Everything Bottega says, in every language it speaks: Fluent files, found beside what they speak of.

`locale/` holds what all games share, and `languages.json`, the list of languages, each with its own name; each game's
folder, or its room `text`, has `texts.<lang>.ftl` and `rules.<lang>.ftl`. What a language does not
say yet is said in English.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ROOT = resources.files("bottega")
NAMES: dict[str, str] = json.loads((ROOT / "locale" / "languages.json").read_text(encoding="utf-8"))
LANGUAGES = tuple(NAMES)
REMEMBERED = 10_000  # sentences: most of what is said of one position was said of the one before


def files(lang: str) -> list[Traversable]:
    """The Fluent files of a language."""
    games = sorted((game for game in (ROOT / "games").iterdir() if game.is_dir()), key=str)
    folders = [ROOT / "locale", *games, *(game / "text" for game in games)]
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return sorted((file for file in found if f".{file.name}".endswith(f".{lang}.ftl")), key=lambda file: str(file))


# Fluent is slow to import, and `import bottega` does not need it: hence the imports inside.


@cache
def _resources(lang: str) -> list[Resource]:
    from fluent.runtime import FluentResource

    return [FluentResource(file.read_text(encoding="utf-8")) for file in files(lang)]


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    if lang not in LANGUAGES:
        raise ValueError(f"language: unknown {lang!r}, there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle


def message_ids(lang: str) -> list[str]:
    """The names of all messages, in the order of the files."""
    from fluent.syntax.ast import Message

    return [entry.id.name for file in _resources(lang) for entry in file.body if isinstance(entry, Message)]


def _find(lang: str, message: str) -> tuple[FluentBundle, Any] | None:
    """The pattern of a message, with what formats it: an English one keeps to English plurals."""
    for bundle in (_bundle(lang), _bundle("en")):
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
            return bundle, pattern
    return None


def has(message: str) -> bool:
    """Is there such a message? Every message stands in English at least."""
    return _find("en", message) is not None


def say(lang: str, message: str, **details: Any) -> str:
    """A message in a language, or in English where the language does not have it.

    A multiset `touches={"red": 2}` becomes words through the messages `touches-red`, and so on for other names;
    a list becomes "a, b and c".
    """
    return _say(lang, message, **{name: _words(lang, name, value) for name, value in details.items()})


@lru_cache(REMEMBERED, typed=True)
def _say(lang: str, message: str, **words: Any) -> str:
    found = _find(lang, message)
    if found is None:
        raise KeyError(message)
    bundle, pattern = found
    text, errors = bundle.format_pattern(pattern, words)
    if errors:
        raise ValueError(f"{message} in {lang}: {errors[0]}")
    return str(text)


def _words(lang: str, name: str, value: Any) -> Any:
    if isinstance(value, Mapping):
        return join(lang, [say(lang, f"{name}-{key}", count=count) for key, count in value.items()])
    if isinstance(value, (list, tuple)):
        return join(lang, [str(item) for item in value])
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in ("title", "artist"):  # the rules name a painting as the box does, in English
        return named(lang, name, value)
    return value


def join(lang: str, items: Sequence[str]) -> str:
    """A list in words."""
    if not items:
        return say(lang, "list-none")
    text = items[0]
    for place, item in enumerate(items[1:], start=2):
        text = say(lang, "list-last" if place == len(items) else "list-more", first=text, next=item)
    return text


def fold(text: str) -> str:
    """Lower case without accents, so that nobody needs a certain keyboard."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@lru_cache(REMEMBERED)
def named(lang: str, kind: str, name: str) -> str:
    """A title, artist or the like as the language has it: the message `title-mona-lisa`, else as it is written."""
    message = f"{kind}-{slug(name)}"
    return name if _find(lang, message) is None else say(lang, message)


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")


def year(lang: str, text: str) -> str:
    """A year as the language has it: "c. 1665" becomes "vers 1665"."""
    return say(lang, "year-circa", year=text.removeprefix("c. ")) if text.startswith("c. ") else text


def rules(lang: str, prefix: str) -> list[tuple[str, str]]:
    """A game's numbered rules in order, as (id, text); headings have ids such as `FT-head-end`."""
    return [(name, say(lang, name)) for name in message_ids("en") if name.startswith(f"{prefix}-")]
