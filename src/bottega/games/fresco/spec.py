"""What the box of Fresco says on its side."""

from __future__ import annotations

from typing import Final

from bottega.core.game import Spec
from bottega.core.options import Flag, Subset

# What later versions of the rules changed: the version since which it is so. Matches of earlier ones go on without it.
LEONARDO_STARTS_LAST: Final = 2  # FR-X5: on S3; before, chance gave him any start space
SEXTON_BY_ITSELF: Final = 2  # FR-T3: for anyone who works in the cathedral; before, only to restore a segment

SPEC = Spec(
    name="fresco",
    title="Fresco",
    rules_prefix="FR",
    seats=(2, 3, 4),
    minutes=(60, 90),
    options={
        "open": Flag("true shows everyone's money and paint to all; left out, they stay behind the screens"),
        "modules": Subset(
            "which of portraits, requests and blends are in the game; left out, all three",
            of=("portraits", "requests", "blends"),
        ),
    },
    usual=3,
    version=2,
    credits=(
        "Fresco: game design by Marco Ruskowski and Marcel Süßelbeck, published by Queen Games (2010); "
        "condensed rules by Eric Postpischil."
    ),
)
