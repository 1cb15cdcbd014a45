"""For those who host Bottega: the doctor, metrics for Prometheus, logs.

Imports `table`; imported by `web` and `serve`.
"""
