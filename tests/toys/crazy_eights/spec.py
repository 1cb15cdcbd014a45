"""What a shelf label says of Crazy Eights."""

from __future__ import annotations

from bottega.core.game import Spec
from bottega.core.options import Flag

SPEC = Spec(
    name="crazy-eights",
    title="Crazy Eights",
    rules_prefix="CE",
    seats=(2, 3, 4),
    minutes=(5, 10),
    options={"open": Flag("true shows everyone's cards to all")},
    credits="A traditional card game.",
)
