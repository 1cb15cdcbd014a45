"""Who somebody is: guests, accounts, links to other devices, mutes.

Imports no other room; imported by `table`, `server` and `web`.
"""
