"""For each game, every phase of a turn as a scripted position, and what has to be in sight together in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page


def nothing(_: Page) -> None:
    pass


@dataclass(frozen=True)
class Phase:
    """`together`: selectors of what one acts on, what one acts with, and the button. `desk`: what one wants to see
    besides, where there is room for it."""

    name: str
    position: dict[str, Any]
    together: tuple[str, ...]
    pick: Callable[[Page], None] = nothing  # picks something up, as somebody would before pressing the button
    theirs: bool = False  # it is the turn of somebody else, who waits for me
    at_a_desk: tuple[str, ...] = ()  # what is in sight besides where there is room for it
    one_tap: tuple[tuple[str, str], ...] = ()  # elsewhere: what is seen once the pane of this name is chosen
    from_1366: tuple[str, ...] = ()  # what is in sight besides on windows of 1366 pixels or more


@dataclass(frozen=True)
class Layout:
    game: str
    seats: int
    phases: tuple[Phase, ...]
