"""Fresco at a real table: its score sheet.

Imports `box` and `rules`; only `game` imports it.
"""
