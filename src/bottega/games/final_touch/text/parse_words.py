"""A move in short notation or in words, the language's own or English, to the play it means."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bottega.core.errors import Invalid
from bottega.games.final_touch.box.touches import COLOURS, pack
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.rules.actions import Play, play
from bottega.texts import fold, say


def read(text: str, lang: str, view: View | None = None) -> Play:  # noqa: ARG001  # other games look things up in it
    """A move in short notation or in words, the language's own or English; `Invalid` if it is neither."""
    if text.strip()[:1] in ("+", "-"):
        return play(text)
    words = re.findall(r"\w+", fold(text))
    for spoken in (lang, "en"):
        for verb in ("ft-word-improve", "ft-word-smear"):
            if words and words[0] in [fold(word) for word in say(spoken, verb).split(", ")]:
                touches = _touches(words[1:], spoken)
                return Play(touches, 0) if verb == "ft-word-improve" else Play(0, touches)
    raise Invalid(f"move: {text!r} is not understood")


def _touches(words: Sequence[str], lang: str) -> int:
    counts, times = dict.fromkeys(COLOURS, 0), 1
    fillers = [fold(word) for word in say(lang, "ft-word-fillers").split(", ")]
    for word in words:
        if word in fillers:
            continue
        if word.isdecimal():
            times = int(word[:2])
            continue
        counts[_colour(word, lang)] += times
        times = 1
    return pack(counts)


def _colour(word: str, lang: str) -> str:
    """A colour by its name, the beginning of it, or another form of it (żółty, żółtym)."""
    names = {colour: fold(say(lang, f"colour-{colour}")) for colour in COLOURS}
    found = [colour for colour, name in names.items() if name.startswith(word) or _is_a_form(word, name)]
    if len(found) != 1:
        raise Invalid(f"move: {word!r} is not one colour")
    return found[0]


def _is_a_form(word: str, name: str) -> bool:
    """Another ending of the same word, not just anything that begins alike."""
    return len(name) > 3 and word.startswith(name[:-2]) and len(word) <= len(name) + 2
