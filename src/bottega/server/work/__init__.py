"""Work that would hold up the event loop: threads, password hashing, and processes in which bots think.

Imports no other room; imported by `server`.
"""
