"""The guided first game of the browser is what the rules say today, and goes the way its hints promise."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

SCRIPT = runpy.run_path(str(Path(__file__).parents[3] / "scripts/make_lesson.py"))


def stages() -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = SCRIPT["lesson"]()
    return made


def test_the_file_is_as_the_rules_would_write_it_now() -> None:
    assert SCRIPT["FILE"].read_text(encoding="utf-8") == SCRIPT["written"](), "run python scripts/make_lesson.py"


def test_the_pupil_wins_by_the_other_ones_forced_ruin() -> None:
    last = stages()[-1]["view"]
    assert last["outcome"] == {"winners": [0], "scores": [25, 19], "reason": "FT-E1"}
    assert [card["as"] for card in last["won"]] == ["finished", "ruined"]


def test_whatever_the_pupil_picks_up_is_a_choice_or_explained() -> None:
    for stage in stages():
        view = stage["view"]
        if view["choices"]:
            handfuls = 1
            for count in view["hands"][0].values():
                handfuls *= count + 1
            assert len(view["choices"]) + len(stage["refusals"]) == handfuls
