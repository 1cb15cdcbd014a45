"""What the box of Fresco says on its side."""

from __future__ import annotations

from bottega.core.game import Spec
from bottega.core.options import Flag, Subset

SPEC = Spec(
    name="fresco",
    title="Fresco",
    rules_prefix="FR",
    seats=(2, 3, 4),
    minutes=(60, 90),
    longest=1000,  # of some hundred random games none had more than 162
    options={
        "open": Flag("true shows everyone's money and paint to all; left out, they stay behind the screens"),
        "modules": Subset(
            "which of portraits, requests and blends are in the game; left out, all three",
            of=("portraits", "requests", "blends"),
        ),
    },
    usual=3,
    version=2,  # what it changed: `rules/state.py`
    credits=(
        "Fresco: game design by Marco Ruskowski and Marcel Süßelbeck, published by Queen Games (2010); "
        "condensed rules by Eric Postpischil."
    ),
)
