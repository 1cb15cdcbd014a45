"""Events: what happened, small enough to tell or to animate, each with its audience."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Event:
    """`facts` are for everybody; `secret` only for the seats in `to`."""

    type: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    to: tuple[int, ...] = ()
    secret: Mapping[str, Any] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as one seat (or a spectator, `None`) may know it."""
        return {"type": self.type, **self.facts, **(self.secret if seat in self.to else {})}
