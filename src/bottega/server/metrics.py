"""Figures for Prometheus. Each server has its own, so that several fit into one process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("bottega_moves", "Log lines stored and published", ["game"], registry=registry)
        self.refusals = Counter("bottega_refusals", "Messages refused", ["code"], registry=registry)
        self.sockets = Gauge("bottega_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("bottega_tables", "Tables in memory", registry=registry)
        self.bot_moves = Counter(
            "bottega_bot_moves", "Moves of bots, by how they came about", ["how"], registry=registry
        )
        self.store_seconds = Histogram("bottega_store_seconds", "To store a move", registry=registry, buckets=FAST)
        self.rules_seconds = Histogram(
            "bottega_rules_seconds", "Rules on the event loop, a move", registry=registry, buckets=FAST
        )
        self.http = Counter("bottega_http_responses", "HTTP responses", ["status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
