"""What the box of Final Touch says on its side."""

from __future__ import annotations

from bottega.core.game import Spec
from bottega.core.options import SeatOption

SPEC = Spec(
    name="final-touch",
    title="Final Touch",
    rules_prefix="FT",
    seats=(2, 3, 4),
    minutes=(15, 20),
    longest=300,  # of 8,000 random games none had more than 96
    options={"starter": SeatOption("the seat that begins; left out, chance decides (FT-S3)")},
    credits="Final Touch: game design by Mike Elliott, artwork by Pandaluna, published by Space Buddies (2016).",
)
