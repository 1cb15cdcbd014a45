"""What the box of Pastiche says on its side."""

from __future__ import annotations

from bottega.core.game import Spec
from bottega.core.options import Flag

SPEC = Spec(
    name="pastiche",
    title="Pastiche",
    rules_prefix="PA",
    seats=(2, 3, 4),
    minutes=(45, 60),
    longest=5000,  # of some hundred random games none had more than 1,187
    options={"open": Flag("true shows everyone's palette cards to all; left out, only their number")},
    usual=3,
    credits="Pastiche: game design by Sean D. MacDonald, development by Rick Soued, published by Gryphon Games (2011).",
)
