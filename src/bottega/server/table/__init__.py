"""A table and what happens at it: the writer, log, feed, schedule, clocks, chat, undo, bots, hints.

Runs without sockets, threads and processes: what needs these is handed to it as a protocol (`services`).
Imports `people`, `seats`; imported by `api`, `replay`, `notify`, `operate`, `server`, `web` and `typescript`.
"""
