"""The phrases that descriptions, choices and events share: titles, and the players of a side."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.texts import named, say


def title(lang: str, english: str) -> str:
    if english == "The Swing":  # Fragonard's; Renoir's, in Pastiche, has the same name in English only
        return say(lang, "ft-title-the-swing")
    return named(lang, "title", english) if english else say(lang, "ft-untitled")


def team(seats: int, side: int, names: Sequence[str]) -> list[str]:
    """The names of a side; partners sit across (FT-S4)."""
    return [names[seat] for seat in range(seats) if (seat % 2 if seats == 4 else seat) == side]


def teams(seats: int, sides: Sequence[int], names: Sequence[str]) -> list[str]:
    return [name for side in sides for name in team(seats, side, names)]
