"""Bottega inside a page, without a server: the same tables, people and replays, called by messages of the page.

Runs in a worker of the browser that has Python (Pyodide); `web/src/offline` is its other half.
Imports what it needs of `server`; nothing imports it.
"""
