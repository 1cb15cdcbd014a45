"""For those who host Bottega: the doctor, cleaning up, what belongs to people, commands of hosts, metrics, logs.

Imports `people`, `seats`, `table`, `replay`; imported by `server`, `web` and `serve`.
"""
