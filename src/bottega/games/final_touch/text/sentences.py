"""Final Touch in words: the table, the log and the choices for a terminal or a screen reader, all from the View."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bottega.core.errors import Invalid
from bottega.games.final_touch.box.components import Masterpiece
from bottega.games.final_touch.box.touches import COLOURS, pack, unpack
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.rules import turn
from bottega.games.final_touch.rules.actions import Play, play
from bottega.texts import fold, join, named, say, year

DESCRIBE_ONCE_A_TURN = False  # the table is short enough to be told anew at every move


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The table as sentences, the most urgent last: one's own hand."""
    card = view.masterpiece
    lines = [_card(lang, "ft-current", card)]
    if card.artist:
        artist = named(lang, "artist", card.artist)
        lines[0] += " " + say(lang, "ft-current-by", artist=artist, year=year(lang, card.year))
    lines.append(say(lang, "ft-missing", touches=unpack(view.missing)))
    lines.append(say(lang, "ft-zones", touches=unpack(view.improved), smears=int(view.smears)))
    lines.append(_card(lang, "ft-next", view.next) if view.next else say(lang, "ft-no-next"))
    lines += [
        say(lang, "ft-purse", players=_team(view.seats, side, names), money=money)
        for side, money in enumerate(view.purses)
    ]
    sizes = [say(lang, "ft-hand-size", player=names[seat], count=count) for seat, count in enumerate(view.hand_sizes)]
    lines.append(say(lang, "ft-hands", hands=join(lang, sizes)))
    lines.append(say(lang, "ft-piles", draw=view.draw_size, touches=unpack(view.discard)))
    if view.seat is not None:
        lines.append(say(lang, "ft-hand", touches=unpack(view.hand)))
    return lines


def _card(lang: str, message: str, card: Masterpiece) -> str:
    title, money = _title(lang, card.title), {"finished": int(card.finished), "ruined": int(card.ruined)}
    if message == "ft-next":
        return say(lang, message, title=title, touches=unpack(card.needs), **money)
    return say(lang, message, title=title, **money)


def _title(lang: str, title: str) -> str:
    if title == "The Swing":  # Fragonard's; Renoir's, in Pastiche, has the same name in English only
        return say(lang, "ft-title-the-swing")
    return named(lang, "title", title) if title else say(lang, "ft-untitled")


def _team(seats: int, side: int, names: Sequence[str]) -> list[str]:
    """The names of a side; partners sit across (FT-S4)."""
    return [names[seat] for seat in range(seats) if (seat % 2 if seats == 4 else seat) == side]


def _sides(seats: int, sides: Sequence[int], names: Sequence[str]) -> list[str]:
    return [name for side in sides for name in _team(seats, side, names)]


def choice(view: View, action: Play, names: Sequence[str], lang: str) -> str:
    """A choice and what it would do."""
    if action.improve:
        touches = unpack(action.improve)
        if action.improve == view.missing:
            return say(lang, "ft-choice-finish", touches=touches, value=int(view.masterpiece.finished))
        return say(lang, "ft-choice-improve", touches=touches)
    touches = unpack(action.smear)
    if view.smears + 1 < turn.SMEARS_THAT_RUIN:
        return say(lang, "ft-choice-smear", touches=touches)
    winners = [names[seat] for seat in turn.opposing_seats(view.seats, view.turn, view.contenders)]
    return say(lang, "ft-choice-ruin", touches=touches, value=int(view.masterpiece.ruined), winners=winners)


def shortlist(view: View) -> list[Play]:
    """The choices worth listing: here all of them."""
    return view.choices


def to_answer(view: View) -> bool:  # noqa: ARG001  # as in games with offers
    """Is something asked of this seat out of turn? Never here."""
    return False


def tell(event: Mapping[str, Any], seat: int | None, names: Sequence[str], lang: str) -> str:
    """An event, as one seat sees it, in a sentence."""
    facts = {
        name: value for name, value in event.items() if name not in ("type", "seat", "sides", "next", "contenders")
    }
    kind = event["type"]
    if "seat" in event:
        facts |= {"you": event["seat"] == seat, "player": names[event["seat"]]}
    if "title" in facts:
        facts["title"] = _title(lang, facts["title"])
    if kind == "ruined":
        facts["winners"] = _sides(len(names), event["sides"], names)
    if kind == "tiebreak":
        facts["players"] = [names[contender] for contender in event["contenders"]]
    if kind == "drew" and "touches" in event:
        kind = "drew-known"
    return say(lang, f"ft-{kind}", **facts)


# --- moves in words ---


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


def help(lang: str) -> str:  # noqa: A001  # the word for it
    return say(lang, "ft-help")


def because(view: View, action: Play) -> list[str]:
    """The rules that allow a legal move, and those that make it count."""
    if action.improve:
        return ["FT-I1", "FT-F1"] if action.improve == view.missing else ["FT-I1"]
    return ["FT-M2", "FT-F2"] if view.smears + 1 == turn.SMEARS_THAT_RUIN else ["FT-M2"]
