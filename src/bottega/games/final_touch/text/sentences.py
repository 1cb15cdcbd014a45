"""Final Touch in words, for a terminal or a screen reader: choices, events and the rules behind a move.

The table stands in `describe`, moves that a player types in `parse_words`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bottega.games.final_touch.box.touches import unpack
from bottega.games.final_touch.knowledge.view import View
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.payment import opposing_seats
from bottega.games.final_touch.rules.smearing import SMEARS_THAT_RUIN
from bottega.games.final_touch.text.describe import describe
from bottega.games.final_touch.text.parse_words import read
from bottega.games.final_touch.text.phrases import teams, title
from bottega.texts import say

__all__ = ["DESCRIBE_ONCE_A_TURN", "because", "choice", "describe", "help", "read", "shortlist", "tell", "to_answer"]

DESCRIBE_ONCE_A_TURN = False  # the table is short enough to be told anew at every move


def help(lang: str) -> str:  # noqa: A001  # the word for it
    return say(lang, "ft-help")


def to_answer(view: View) -> bool:  # noqa: ARG001  # as in games with offers
    """Is something asked of this seat out of turn? Never here."""
    return False


def shortlist(view: View) -> list[Play]:
    """The choices worth listing: here all of them."""
    return view.choices


def choice(view: View, action: Play, names: Sequence[str], lang: str) -> str:
    """A choice and what it would do."""
    if action.improve:
        touches = unpack(action.improve)
        if action.improve == view.missing:
            return say(lang, "ft-choice-finish", touches=touches, value=int(view.masterpiece.finished))
        return say(lang, "ft-choice-improve", touches=touches)
    touches = unpack(action.smear)
    if view.smears + 1 < SMEARS_THAT_RUIN:
        return say(lang, "ft-choice-smear", touches=touches)
    winners = [names[seat] for seat in opposing_seats(view.seats, view.turn, view.contenders)]
    return say(lang, "ft-choice-ruin", touches=touches, value=int(view.masterpiece.ruined), winners=winners)


def because(view: View, action: Play) -> list[str]:
    """The rules that allow a legal move, and those that make it count."""
    if action.improve:
        return ["FT-I1", "FT-F1"] if action.improve == view.missing else ["FT-I1"]
    return ["FT-M2", "FT-F2"] if view.smears + 1 == SMEARS_THAT_RUIN else ["FT-M2"]


def tell(event: Mapping[str, Any], seat: int | None, names: Sequence[str], lang: str) -> str:
    """An event, as one seat sees it, in a sentence."""
    facts = {
        name: value for name, value in event.items() if name not in ("type", "seat", "sides", "next", "contenders")
    }
    kind = event["type"]
    if "seat" in event:
        facts |= {"you": event["seat"] == seat, "player": names[event["seat"]]}
    if "title" in facts:
        facts["title"] = title(lang, facts["title"])
    if kind == "ruined":
        facts["winners"] = teams(len(names), event["sides"], names)
    if kind == "tiebreak":
        facts["players"] = [names[contender] for contender in event["contenders"]]
    if kind == "drew" and "touches" in event:
        kind = "drew-known"
    return say(lang, f"ft-{kind}", **facts)
