"""Who plays Final Touch by itself: greedy, the search behind the levels, and reasons for hints.

Imports `box`, `rules` and `knowledge`; `text` may import it.
"""
