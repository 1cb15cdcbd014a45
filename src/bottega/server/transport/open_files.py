"""How many files, connections included, this process may have open at the same time."""

from __future__ import annotations

import importlib.util

MOST = 65_536  # that are asked for, and where there is no limit
RESERVED = 200  # for the database, the bots, and connections that are about to be refused


def raise_limit() -> int:
    """Asks the system for as many as it allows. Returns how many that are."""
    if importlib.util.find_spec("resource") is None:  # Windows, which has no such limit
        return MOST
    import resource

    soft, hard = (
        MOST if each == resource.RLIM_INFINITY else each for each in resource.getrlimit(resource.RLIMIT_NOFILE)
    )
    wanted = min(hard, MOST)
    if soft >= wanted:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    except (OSError, ValueError):
        return soft
    return wanted


def connections_within(files: int, wanted: int) -> int:
    """How many connections may be open, so that some files are left for the rest."""
    return min(wanted, max(files - RESERVED, files // 2))
