"""The messages of the event stream, by type. It begins with `Hello`, as the socket of a table does."""

from __future__ import annotations

from typing import Literal

from bottega.server.protocol import TableLine
from bottega.server.table.wire import Answer

EventKind = Literal["challenge", "withdrawn", "start", "turn", "end"]


class TableEvent(Answer, tag="event"):
    """Something happened at a table of yours. `at`: when it was noticed.

    `challenge`: a seat waits for you; `withdrawn`: it no longer does; `start`: the game has begun; `turn`: it waits for
    you; `end`: it is over, or was given up.
    """

    kind: EventKind
    at: float
    table: TableLine
