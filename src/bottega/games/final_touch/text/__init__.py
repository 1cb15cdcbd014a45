"""Final Touch in words: what the table, a choice or an event says, what a player types, and all its texts by language.

Imports the rooms before it and `bots`, whose judgement orders the choices; only `game` imports it.
"""
