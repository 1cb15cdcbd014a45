"""For those who host Bottega: the doctor, cleaning up, erasing people, what hosts do by commands, metrics, logs.

Imports `people` and `table`; imported by `belongings`, `server`, `web` and `serve`.
"""
