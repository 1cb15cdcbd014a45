"""Events: what happened, small enough to tell or to animate, each with its audience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Event:
    """`facts` are for everybody; `secret` only for the seats in `to`. Not a dataclass: every move makes some."""

    __slots__ = ("facts", "secret", "to", "type")

    def __init__(
        self,
        type: str,  # noqa: A002  # as it is called in JSON
        facts: Mapping[str, Any] | None = None,
        to: tuple[int, ...] = (),
        secret: Mapping[str, Any] | None = None,
    ) -> None:
        self.type = type
        self.facts: Mapping[str, Any] = {} if facts is None else facts
        self.to = to
        self.secret: Mapping[str, Any] = {} if secret is None else secret

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]  # facts are maps

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, self._all()

    def __repr__(self) -> str:
        return f"Event{self._all()!r}"

    def _all(self) -> tuple[object, ...]:
        return self.type, self.facts, self.to, self.secret

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as one seat (or a spectator, `None`) may know it."""
        return {"type": self.type, **self.facts, **(self.secret if seat in self.to else {})}
