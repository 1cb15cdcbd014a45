"""For those who host Bottega: the doctor, erasing people, what hosts do by commands, metrics for Prometheus, logs.

Imports `people` and `table`; imported by `belongings`, `web` and `serve`.
"""
