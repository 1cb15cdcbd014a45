"""A table and what happens at it: the writer, log, feed, schedule, seating, clocks, chat, undo, bots, hints, replays.

Runs without sockets, threads and processes: what needs these is handed to it as a protocol (`services`).
Imports `people`; imported by `operate`, `server` and `web`.
"""
