"""What the server counts and measures, as plain numbers. `operate/prometheus.py` writes them for Prometheus.

Each server has its own, so that several fit into one process. Nothing here takes a lock: all of it is changed on the
event loop, and the counters of the Prometheus library would cost a tenth of the time of a move.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)  # seconds


class Count:
    """How often something happened, by a label."""

    def __init__(self, name: str, text: str, label: str) -> None:
        self.name = name
        self.text = text
        self.label = label
        self.counts: Counter[str] = Counter()

    def add(self, label: str, count: int = 1) -> None:
        self.counts[label] += count


class Level:
    """How many there are now."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.value = 0


class Seconds:
    """How long something took: `counts[i]` times at most `BOUNDS[i]`, the last one longer than all of them."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    def __init__(self) -> None:
        self.moves = Count("bottega_moves", "Log entries stored and published", "game")
        self.refusals = Count("bottega_refusals", "Messages refused", "code")
        self.bot_moves = Count("bottega_bot_moves", "Moves of bots, by how they came about", "how")
        self.http = Count("bottega_http_responses", "HTTP responses", "status")
        self.notifications = Count("bottega_notifications", "Notifications sent", "kind")
        self.sockets = Level("bottega_sockets", "Open sockets")
        self.tables = Level("bottega_tables", "Tables in memory")
        self.store_seconds = Seconds("bottega_store_seconds", "To store a move")
        self.rules_seconds = Seconds("bottega_rules_seconds", "Rules on the event loop, a move")

    def all(self) -> list[Count | Level | Seconds]:
        return list(vars(self).values())
