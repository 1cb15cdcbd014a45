"""What a game of Pastiche is worth (PA-E2 to PA-E5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.box.components import Box
from bottega.games.pastiche.rules.state import State

POINTS_TO_END: Final = {2: 45, 3: 40, 4: 35}  # PA-E1, by players


def completed_points(box: Box, completed: Sequence[int]) -> int:
    total = 0
    for card in completed:
        total += box.commissions[card].points
    return total


def usable_points(box: Box, palette: Sequence[int], commissions: Sequence[int]) -> int:
    """PA-E3: the cards that the commissions in one's hand still need, each counted once."""
    total = 0
    for colour in range(17):
        needed = sum(box.commissions[card].palette[colour] for card in commissions)
        total += min(palette[colour], needed) * box.points[colour]
    return total


def bonus_points(box: Box, completed: Sequence[int]) -> int:
    """PA-E4: for both works of one artist, by their combined points."""
    by_artist: dict[str, list[int]] = {}
    for card in completed:
        commission = box.commissions[card]
        by_artist.setdefault(commission.artist, []).append(commission.points)
    return sum(bonus(box, sum(points)) for points in by_artist.values() if len(points) == 2)


def pair_bonuses(box: Box, cards: Sequence[int]) -> dict[int, tuple[int, int]]:
    """PA-E4: for each of these commissions with the other work of its artist among them, that one and the bonus."""
    found = {}
    for card in cards:
        for other in cards:
            if other != card and box.commissions[other].artist == box.commissions[card].artist:
                found[card] = other, bonus_points(box, [card, other])
    return found


def account(
    box: Box, completed: Sequence[int], palette: Sequence[int], commissions: Sequence[int]
) -> list[dict[str, Any]]:
    """PA-E2: where the points come from: each commission, each artist's bonus, each colour of usable cards."""
    cards = [box.commissions[number] for number in completed]
    found: list[dict[str, Any]] = [{"type": "commission", "title": card.title, "points": card.points} for card in cards]
    for artist in dict.fromkeys([card.artist for card in cards]):
        works = [number for number in completed if box.commissions[number].artist == artist]
        extra = bonus_points(box, works)
        if extra:
            titles = [box.commissions[number].title for number in works]
            found.append({"type": "artist", "artist": artist, "titles": titles, "points": extra})
    for colour, held in enumerate(palette):
        count = min(held, sum([box.commissions[number].palette[colour] for number in commissions]))
        if count:
            points = count * box.points[colour]
            found.append({"type": "cards", "colour": COLOURS[colour], "count": count, "points": points})
    return found


def bonus(box: Box, points: int) -> int:
    return next((extra for least, most, extra in box.brackets if least <= points <= most), 0)


def standing(state: State, seat: int) -> tuple[int, int, int, int]:
    """PA-E2 and PA-E5: the score, and what breaks ties after it."""
    completed = state.completed[seat]
    usable = usable_points(state.box, state.palettes[seat], state.commissions[seat])
    extra = bonus_points(state.box, completed)
    return completed_points(state.box, completed) + usable + extra, len(completed), usable, extra


TIE_BREAKS: Final = ("commissions", "usable", "bonus")  # PA-E5, in their order


def tie_break(standings: Sequence[tuple[int, ...]]) -> str | None:
    """PA-E5: what decided between the best two of equal score, or that they share the win; none if it was the score."""
    best, second, *_ = sorted(standings, reverse=True)
    if best[0] != second[0]:
        return None
    deciding = (name for name, mine, theirs in zip(TIE_BREAKS, best[1:], second[1:], strict=True) if mine != theirs)
    return next(deciding, "shared")


def enough(state: State, seat: int) -> bool:
    """PA-E1: do the completed commissions call the end?"""
    return completed_points(state.box, state.completed[seat]) >= POINTS_TO_END[state.seats]
