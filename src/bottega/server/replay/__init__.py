"""Finished games step by step, and their records: exported, and imported from elsewhere.

Imports `people`, `seats`, `table`; imported by `api`, `operate`, `server` and `web`.
"""
