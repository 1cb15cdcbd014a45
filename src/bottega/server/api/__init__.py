"""What clients ask for over HTTP, as plain functions: games, tables, replays. No web framework, sockets or threads.

`web` binds them to Litestar; `bottega.offline` calls them in a page without a server.
Imports `people`, `seats`, `table`, `replay`; imported by `server` and `web`.
"""
