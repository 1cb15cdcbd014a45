"""The examples run; the one that trains with others' tools is only tried with a learner that knows nothing."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.mark.parametrize("name", [path.name for path in sorted(EXAMPLES.glob("*.ipynb"))])
def test_notebooks_run(name: str) -> None:
    """Cell by cell, in one namespace, as a kernel does; they have no commands of a notebook's own, and no outputs."""
    notebook = json.loads((EXAMPLES / name).read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            exec(compile("".join(cell["source"]), f"{name}, {cell['id']}", "exec"), names)


class First:
    """Plays the first legal index."""

    def predict(self, observation: Any, action_masks: Any, deterministic: bool) -> tuple[int, None]:
        return int(action_masks.argmax()), None


def test_a_learner_is_measured() -> None:
    example = runpy.run_path(str(EXAMPLES / "train_final_touch.py"))
    found = example["wins"](First(), 2, "greedy", 30, 1)
    assert 0 <= found.low <= found.value < 0.5
