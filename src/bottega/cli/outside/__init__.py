"""Commands for players that are programs of their own: bots at a server, and language models at a table."""
