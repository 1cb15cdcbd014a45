"""Telling people of their turns outside the page: by browser push, mail, chat services and webhooks.

Imports `people`, `seats` and `table`; imported by `server`, `web` and `typescript`.
"""
