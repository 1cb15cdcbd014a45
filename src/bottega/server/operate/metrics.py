"""Figures for Prometheus. Each server has its own, so that several fit into one process."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Seconds(Collector):
    """How long something takes. The library's own histogram takes locks, and a tenth of the time of a move."""

    def __init__(self, name: str, text: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.text = text
        self.counts = [0] * (len(FAST) + 1)
        self.total = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(FAST, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*(str(bound) for bound in FAST), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.text, buckets, self.total)


class Count(Collector):
    """How often something happens, by a label; without the locks of the library's own counter."""

    def __init__(self, name: str, text: str, label: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.text = text
        self.label = label
        self.counts: dict[str, int] = {}
        registry.register(self)

    def add(self, label: str, count: int = 1) -> None:
        self.counts[label] = self.counts.get(label, 0) + count

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.text, labels=[self.label])
        for label, count in self.counts.items():
            family.add_metric([label], count)
        yield family


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves = Count("bottega_moves", "Log lines stored and published", "game", registry)
        self.refusals = Counter("bottega_refusals", "Messages refused", ["code"], registry=registry)
        self.sockets = Gauge("bottega_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("bottega_tables", "Tables in memory", registry=registry)
        self.bot_moves = Counter(
            "bottega_bot_moves", "Moves of bots, by how they came about", ["how"], registry=registry
        )
        self.store_seconds = Seconds("bottega_store_seconds", "To store a move", registry)
        self.rules_seconds = Seconds("bottega_rules_seconds", "Rules on the event loop, a move", registry)
        self.http = Counter("bottega_http_responses", "HTTP responses", ["status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
