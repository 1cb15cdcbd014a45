"""The guided first game of the browser is what the rules say today, and goes the way its hints promise."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

SCRIPT = runpy.run_path(str(Path(__file__).parents[3] / "scripts/make_pastiche_lesson.py"))


def stages() -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = SCRIPT["lesson"]()
    return made


def test_the_file_is_as_the_rules_would_write_it_now() -> None:
    assert SCRIPT["FILE"].read_text(encoding="utf-8") == SCRIPT["written"](), (
        "run python scripts/make_pastiche_lesson.py"
    )


def test_one_cell_is_the_best_for_amber() -> None:
    """The hint speaks of one star, and the hex turns to the way the script lays it."""
    view = stages()[0]["view"]
    values = view["values"]

    def worth(entry: dict[str, Any]) -> tuple[int, int]:
        cards = entry["cards"]
        return cards.get("amber", 0), sum(values[colour] * count for colour, count in cards.items())

    found = sorted((each for each in view["preview"] if each["hex"] == 0), key=worth, reverse=True)
    assert worth(found[0]) > worth(found[1])
    assert (found[0]["at"], found[0]["rotation"]) == ([1, -1], 0)


def test_the_pupil_completes_sunflowers() -> None:
    last = stages()[-1]["view"]
    assert last["completed"] == [["Sunflowers"], []]
    assert last["points"] == [8, 0]
    assert last["turn"] == 1
