"""Crazy Eights: the template of a game. Copy this folder to `src/bottega/games/`, and make it yours."""
