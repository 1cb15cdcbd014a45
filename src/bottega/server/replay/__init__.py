"""Finished games step by step, their reviews, and their records: exported, and imported from elsewhere.

Imports `people`, `seats`, `table`; imported by `api`, `operate`, `server`, `web` and `typescript`.
"""
