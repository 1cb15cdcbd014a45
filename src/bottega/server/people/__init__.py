"""Who somebody is: guests, accounts, sessions, links to other devices, mutes, bans, reports.

Imports no other room; imported by `seats`, `table`, `replay`, `notify`, `operate`, `server` and `web`.
"""
