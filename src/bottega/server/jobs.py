"""Jobs: what is asked of bots and other slow work, for whom, and how urgent it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum


class Rank(IntEnum):
    """What bots are asked for, the most urgent first."""

    PRESENT = 0  # a move where somebody who plays is connected
    ABSENT = 1  # a move elsewhere
    HINT = 2
    REVIEW = 3  # a piece of the review of a finished game


class Dropped(Exception):
    """The job was no longer wanted when its turn came."""


class Failed(Exception):
    """The bot gave no answer."""


def _always() -> bool:
    return True


@dataclass(eq=False)
class Job:
    owner: tuple[str, ...]  # whose share it takes: an address, a person there, a table of theirs
    rank: int = 0
    wanted: Callable[[], bool] = _always
    turn: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def review(self) -> None:
        """Leaves the queue if it is not wanted any more. A job that has begun is not interrupted."""
        if not self.turn.done() and not self.wanted():
            self.turn.set_result(False)
