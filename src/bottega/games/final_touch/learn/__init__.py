"""Final Touch as arrays for learners: observations and numbered actions.

Imports `box`, `rules` and `knowledge`; only `game` imports it.
"""
