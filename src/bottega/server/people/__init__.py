"""Who somebody is, and how much they may ask for: guests, accounts, limits.

Imports no other room; `table` and `web` may import it.
"""
