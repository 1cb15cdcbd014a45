"""The page's types of each game are those the game declares."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Literal, NotRequired, TypedDict

import pytest

from bottega.core.shapes import Counts, Outcome
from bottega.server.game_types import typescript

PAGES = Path(__file__).parents[3] / "web" / "src" / "games"

Hue = Literal["red", "blue"]


class Easel(TypedDict):
    """What one paints at.

    It has legs.
    """

    on: list[int | None]
    paint: Counts[Hue]
    legs: NotRequired[dict[str, tuple[int, int]]]
    ended: Outcome


Thing = Easel | None


def test_types_are_written_by_their_names() -> None:
    module = ModuleType(__name__)
    vars(module).update(Hue=Hue, Easel=Easel, Thing=Thing)
    body = typescript.text(module).partition("\n")[2]
    assert (
        body
        == """import type { Outcome } from "../view";

export type Hue = "red" | "blue";

/** What one paints at. */
export type Easel = {
  on: (number | null)[];
  paint: Partial<Record<Hue, number>>;
  legs?: Record<string, readonly [number, number]>;
  ended: Outcome;
};

export type Thing = Easel | null;
"""
    )


@pytest.mark.parametrize(("path", "text"), typescript.files().items(), ids=typescript.files())
def test_the_types_of_the_page_are_up_to_date(path: str, text: str) -> None:
    """Else: `python -m bottega.server.game_types`."""
    assert (PAGES / path).read_text(encoding="utf-8") == text
