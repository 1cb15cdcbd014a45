"""A table and what happens at it: its log, seats, clocks, chat, bot seats, hints and the messages about it.

Imports `people`, `work` and `transport`; `web` and `operate` may import it.
"""
