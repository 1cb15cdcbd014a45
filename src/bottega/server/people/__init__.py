"""Who somebody is: guests, accounts, bot accounts, sessions, links to other devices, mutes, bans, reports.

Imports no other room; imported by `api`, `seats`, `table`, `replay`, `notify`, `operate`, `server`, `web`
and `typescript`.
"""
