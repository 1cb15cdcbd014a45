"""The lessons of the page are what the rules say today, and go the way their hints promise."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lessons import pastiche


def views(name: str) -> list[dict[str, Any]]:
    return [stage["view"] for stage in pastiche.story(name)]


def test_the_file_is_as_the_rules_would_write_it_now() -> None:
    assert pastiche.FILE.read_text(encoding="utf-8") == pastiche.written(), "run python scripts/make_lessons.py"


@pytest.mark.parametrize("name", pastiche.STORIES)
def test_each_has_laid_a_hex_in_every_turn(name: str) -> None:
    view = views(name)[0]
    laid = Counter(hexagon["by"] for hexagon in view["map"] if hexagon["by"] is not None)
    now = 0 if view["step"] == "place" else 1
    assert [laid[0] - now, laid[1]] == view["turns"]


def test_one_cell_is_the_best_for_amber() -> None:
    """The hint speaks of one star, and the hex turns to the way the script lays it."""
    view = views("turn")[0]
    values = view["values"]

    def worth(entry: dict[str, Any]) -> tuple[int, int]:
        cards = entry["cards"]
        return cards.get("amber", 0), sum(values[colour] * count for colour, count in cards.items())

    found = sorted((each for each in view["preview"] if each["hex"] == 0), key=worth, reverse=True)
    assert worth(found[0]) > worth(found[1])
    assert (found[0]["at"], found[0]["rotation"]) == ([1, -1], 0)


def test_the_pupil_completes_sunflowers() -> None:
    last = views("turn")[-1]
    assert last["completed"] == [["Sunflowers"], []]
    assert last["points"] == [8, 0]
    assert last["turn"] == 1


def test_a_primary_completes_the_madonna() -> None:
    assert views("primary")[-1]["completed"][0] == ["Madonna of the Meadow"]


def test_trades_leave_what_the_commissions_need() -> None:
    held = views("trading")[-1]["palettes"][0]
    assert held == {"yellow": 1, "green": 1, "amber": 1, "black": 1, "gray": 1, "bisque": 1}


def test_both_works_of_an_artist() -> None:
    last = views("commissions")[-1]
    assert last["scores"][0] == {"completed": 31, "bonus": 5, "usable": 0}
    assert (len(last["gallery"]), len(last["commissions"][0])) == (4, 2)


def test_everyone_has_had_as_many_turns_at_the_end() -> None:
    made = views("end")
    assert (made[0]["points"][0], made[1]["points"][0], made[1]["last_round"]) == (42, 50, True)
    assert made[-1]["turns"][0] == made[-1]["turns"][1]
    assert made[-1]["outcome"]["scores"] == [59, 12]
    assert made[-1]["scores"][0] == {"completed": 50, "bonus": 5, "usable": 4}
