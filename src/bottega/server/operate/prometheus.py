"""The server's metrics as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from bottega.server.metrics import BOUNDS, Count, Level, Metrics, Seconds


class MetricsCollector(Collector):
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        for metric in self.metrics.all():
            yield _family(metric)


def _family(metric: Count | Level | Seconds) -> Metric:
    match metric:
        case Count(name=name, text=text, label=label, counts=counts):
            family = CounterMetricFamily(name, text, labels=[label])
            for value, count in counts.items():
                family.add_metric([value], count)
            return family
        case Level(name=name, text=text, value=level):
            return GaugeMetricFamily(name, text, level)
        case Seconds(name=name, text=text, counts=numbers, total=total):
            bounds = [*(str(bound) for bound in BOUNDS), "+Inf"]
            return HistogramMetricFamily(name, text, list(zip(bounds, accumulate(numbers), strict=True)), total)


def prometheus_text(metrics: Metrics) -> bytes:
    registry = CollectorRegistry()
    registry.register(MetricsCollector(metrics))
    return generate_latest(registry)
