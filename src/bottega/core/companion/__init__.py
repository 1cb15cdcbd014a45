"""What helps people at a real table: their score sheets, counted by the rules of the game.

Imports the core; the companion rooms of the games, `cli` and `server` import it.
"""
