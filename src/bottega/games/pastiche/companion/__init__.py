"""Pastiche at a real table: its score sheet, and how it is set up.

Imports `box` and `rules`; only `game` imports it.
"""
