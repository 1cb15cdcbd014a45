"""Metrics as Prometheus reads them."""

from __future__ import annotations

import pytest

from bottega.server.metrics import Metrics
from bottega.server.operate.prometheus import prometheus_text


def test_every_kind_of_metric_is_written() -> None:
    metrics = Metrics()
    metrics.moves.add("fresco", 3)
    metrics.moves.add("fresco")
    metrics.refusals.add("too-fast")
    metrics.tables.value = 7
    for seconds in (0.0005, 0.001, 0.003, 60.0):
        metrics.store_seconds.observe(seconds)
    text = prometheus_text(metrics).decode()
    for line in (
        'bottega_moves_total{game="fresco"} 4.0',
        'bottega_refusals_total{code="too-fast"} 1.0',
        "bottega_tables 7.0",
        'bottega_store_seconds_bucket{le="0.001"} 2.0',
        'bottega_store_seconds_bucket{le="0.005"} 3.0',
        'bottega_store_seconds_bucket{le="5.0"} 3.0',
        'bottega_store_seconds_bucket{le="+Inf"} 4.0',
        "bottega_store_seconds_count 4.0",
    ):
        assert line in text.splitlines()


def test_times_are_counted_in_steps_that_dashboards_know() -> None:
    metrics, steps = Metrics(), (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
    for step in steps:
        metrics.rules_seconds.observe(step)
    lines = [f'bottega_rules_seconds_bucket{{le="{step}"}} {count}.0' for count, step in enumerate(steps, 1)]
    text = prometheus_text(metrics).decode().splitlines()
    assert [line for line in text if "rules_seconds_bucket" in line][:-1] == lines
    (total,) = [line for line in text if line.startswith("bottega_rules_seconds_sum")]
    assert float(total.split()[1]) == pytest.approx(sum(steps))


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.value += 1
    assert b"bottega_sockets 1.0" in prometheus_text(one)
    assert b"bottega_sockets 0.0" in prometheus_text(other)
