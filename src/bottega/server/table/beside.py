"""What belongs to a table and knows it, but does not hold it: a table that is let go of is freed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from bottega.server.table.table import Table


class Beside:
    def __init__(self, table: Table) -> None:
        self._table = ref(table)

    @property
    def table(self) -> Table:
        table = self._table()
        assert table is not None
        return table
