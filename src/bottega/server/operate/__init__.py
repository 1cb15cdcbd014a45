"""For those who host Bottega: the doctor, cleaning up, metrics for Prometheus, logs.

Imports `table`; imported by `server`, `web` and `serve`.
"""
