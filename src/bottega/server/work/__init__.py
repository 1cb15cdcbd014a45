"""Work that would hold up the event loop: threads, and processes in which bots think, shared fairly.

Imports no other room; `table` may import it.
"""
