"""The examples run; the one that trains is only tried with a learner that knows nothing."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_the_notebook_runs() -> None:
    runpy.run_path(str(EXAMPLES / "explore.py"))


class First:
    """Plays the first legal index."""

    def predict(self, observation: Any, action_masks: Any, deterministic: bool) -> tuple[int, None]:
        return int(action_masks.argmax()), None


def test_a_learner_is_measured() -> None:
    example = runpy.run_path(str(EXAMPLES / "train_final_touch.py"))
    found = example["wins"](First(), 2, "greedy", 30, 1)
    assert 0 <= found.low <= found.value < 0.5
