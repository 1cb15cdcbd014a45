"""Who sits where at a table, and what is decided about it before the game.

Imports `people`; imported by `api`, `table`, `replay`, `notify`, `operate`, `server`, `web` and `typescript`.
"""
