"""The guided first round of the browser is what the rules say today, and goes the way its hints promise."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

SCRIPT = runpy.run_path(str(Path(__file__).parents[3] / "scripts/make_fresco_lesson.py"))


def stages() -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = SCRIPT["lesson"]()
    return made


def test_the_file_is_as_the_rules_would_write_it_now() -> None:
    assert SCRIPT["FILE"].read_text(encoding="utf-8") == SCRIPT["written"](), "run python scripts/make_fresco_lesson.py"


def test_what_the_hints_say_comes_true() -> None:
    views = [stage["view"] for stage in stages()]
    assert views[1]["players"][0]["mood"] == 8
    assert views[1]["players"][0]["apprentices"] == 6
    assert views[10]["players"][0]["score"] - views[9]["players"][0]["score"] == 8
    assert views[11]["bump"] == {"seat": 0, "ahead": 19, "behind": 17}
    assert views[16]["round"] == views[0]["round"] + 1
    assert [event["type"] for event in stages()[16]["events"]][-1] == "round"


def test_the_pupil_can_do_what_is_asked_and_is_told_why_not_otherwise() -> None:
    made = stages()
    for number, (seat, action) in enumerate(SCRIPT["MOVES"]):
        if seat == 0:
            assert action in made[number]["view"]["choices"]
    refused = {rule["rule"] for stage in made for rule in stage["refusals"]}
    assert refused == {"FR-H3", "FR-W1"}
