"""The phrases that descriptions, choices and events share: titles, cards, hexes, offers and who they are for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bottega.games.pastiche.box.colours import COLOURS, DABS, unpack
from bottega.games.pastiche.rules.state import EVERYONE, Offer
from bottega.texts import join, named, say


def title(lang: str, english: str) -> str:
    return say(lang, "pa-title", title=named(lang, "title", english)) if english else say(lang, "pa-untitled")


def cards(lang: str, counts: Mapping[str, int]) -> str:
    return join(lang, [say(lang, f"cards-{colour}", count=count) for colour, count in counts.items()])


def dabs(points: str, lang: str) -> str:
    """Dabs by the language's own letters."""
    return points.translate(str.maketrans(DABS, say(lang, "pa-dabs")))


def face(tile: Mapping[str, Any], lang: str) -> str:
    middle = [say(lang, f"palette-{COLOURS[DABS.index(dab)]}") for dab in tile["centre"] or ""]
    return say(lang, "pa-face", dabs=dabs(tile["points"], lang), centre=middle)


def offer_facts(offer: Offer, seat: int | None, names: Sequence[str], lang: str) -> dict[str, Any]:
    return {
        "offer": offer.number,
        "you": offer.by == seat,
        "player": names[offer.by],
        **partner_facts(offer.to, seat, names),
        "cards": unpack(offer.give),
        "get": cards(lang, unpack(offer.get)),
    }


def partner_facts(to: int, seat: int | None, names: Sequence[str]) -> dict[str, str]:
    if to == EVERYONE:
        return {"to": "all", "partner": ""}
    return {"to": "you" if to == seat else "other", "partner": names[to]}
