"""Telling people of their turns outside the page (push, mail, chat services, webhooks), and bots of their events.

Imports `people`, `seats` and `table`; imported by `server`, `web` and `typescript`.
"""
