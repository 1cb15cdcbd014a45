"""Since when people are not at their table, as far as this process knows."""

from __future__ import annotations

from collections.abc import Iterable


class Absence:
    """Counted from when somebody's last connection was closed, or from when the table was opened without them."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}

    def note(self, absent: Iterable[int], now: float) -> None:
        """Who is absent now. Whoever is not has been seen."""
        self._since = {seat: self._since.get(seat, now) for seat in absent}

    def lasts(self, seat: int, now: float) -> float | None:
        """For how many seconds a seat's person has been absent; None if they are there."""
        since = self._since.get(seat)
        return None if since is None else max(0.0, now - since)

    def enough_in(self, seats: Iterable[int], seconds: float, now: float) -> dict[int, float]:
        """Of the seats whose people are absent: in how many seconds they will have been so for long enough."""
        absent = {seat: self.lasts(seat, now) for seat in seats}
        return {seat: max(0.0, seconds - lasted) for seat, lasted in absent.items() if lasted is not None}
