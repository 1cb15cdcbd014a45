"""The lessons of the page are what the rules say today, and go the way their hints promise."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.fresco.game import Fresco
from lessons import fresco

TILES, PORTRAITS = 25, len(Fresco().box.portraits)


def views(name: str) -> list[dict[str, Any]]:
    return [stage["view"] for stage in fresco.story(name)]


def pupil(view: dict[str, Any]) -> Any:
    return view["players"][0]


def test_the_file_is_as_the_rules_would_write_it_now() -> None:
    assert fresco.FILE.read_text(encoding="utf-8") == fresco.written(), "run python scripts/make_lessons.py"


@pytest.mark.parametrize("name", fresco.STORIES)
def test_no_tile_or_portrait_is_too_many_for_the_round(name: str) -> None:
    view = views(name)[0]
    on_the_ceiling = sum(tile is not None for row in view["fresco"] for tile in row)
    taken = sum(len(player["tiles"]) + 3 * len(player["requests"]) for player in view["players"])
    assert on_the_ceiling + taken == TILES
    assert view["portraits_left"] == PORTRAITS - 2 * view["round"]
    assert view["last_round"] == (on_the_ceiling <= Fresco().box.tiles_left)


def test_a_round() -> None:
    made = views("round")
    assert (pupil(made[1])["mood"], pupil(made[1])["apprentices"]) == (8, 6)
    assert pupil(made[10])["score"] - pupil(made[9])["score"] == 8
    assert made[11]["bump"] == {"seat": 0, "ahead": 19, "behind": 17}
    assert pupil(made[12])["score"] == 19
    assert made[16]["round"] == made[0]["round"] + 1
    assert [event["type"] for event in fresco.story("round")[16]["events"]][-1] == "round"


def test_the_theatre_lifts_the_mood() -> None:
    made = views("mood")
    assert [pupil(view)["mood"] for view in (made[0], made[1], made[-1])] == [2, 3, 9]
    assert pupil(made[1])["apprentices"] == 5
    assert pupil(made[0])["thalers"] - 2 * 1 + 1 == pupil(made[-1])["thalers"]  # two tiles bought, one pays


def test_special_blends() -> None:
    made = views("blends")
    assert pupil(made[2])["paints"] == {"orange": 1, "purple": 1}
    assert pupil(made[3])["paints"] == {"pink": 1}
    before, after = views("altar")
    assert pupil(after)["score"] - pupil(before)["score"] == 9


def test_a_request_pays_points_and_paint() -> None:
    before, asked, after = views("requests")
    assert before["requests"]["green"][:2] == [9, 8]
    assert pupil(asked)["score"] - pupil(before)["score"] == 9
    more = {paint: count - pupil(before)["paints"].get(paint, 0) for paint, count in pupil(after)["paints"].items()}
    assert {paint: count for paint, count in more.items() if count} == {"green": 1, "blue": 1}


def test_the_last_round() -> None:
    made = views("end")
    assert {"type": "plan", "cathedral": 4, "studio": 1} in made[2]["choices"]
    assert pupil(made[9])["thalers"] == 9
    assert made[-1]["outcome"] == {"winners": [0], "scores": [86, 71, 61], "reason": "FR-E2"}


@pytest.mark.parametrize("name", fresco.STORIES)
def test_the_pupil_can_do_what_is_asked(name: str) -> None:
    made = views(name)
    for number, move in enumerate(fresco.STORIES[name].moves):
        if move.seat == 0:
            assert move.action in made[number]["choices"]


def test_the_pupil_is_told_why_not() -> None:
    stages = [stage for name in fresco.STORIES for stage in fresco.story(name)]
    assert {rule["rule"] for stage in stages for rule in stage["refusals"]} == {"FR-H3", "FR-W1"}
