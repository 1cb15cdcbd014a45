"""Who somebody is: guests, accounts, sessions, links to other devices, mutes, bans, reports.

Imports no other room; imported by `seats`, `table`, `replay`, `operate`, `server` and `web`.
"""
