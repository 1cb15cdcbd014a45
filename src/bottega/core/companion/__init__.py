"""What helps people at a real table: how to set a game up, and score sheets counted by its rules.

Imports the core; the companion rooms of the games, `cli` and `server` import it.
"""
