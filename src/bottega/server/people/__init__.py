"""Who somebody is: guests, accounts, sessions, links to other devices, mutes, bans, reports.

Imports no other room; imported by `table`, `operate`, `server` and `web`.
"""
