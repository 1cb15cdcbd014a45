"""What bots at a table are called: by a name from a workshop. What they are, such as their level, stands beside it."""

from __future__ import annotations

from typing import Final

# A row for each strength, a column for each seat: bots of one table never share a name, and who is called Ambrogio is a
# master at every table. The names read well in every language we have.
MASTERS: Final = ("Lucrezia", "Ambrogio", "Ginevra", "Donato")
JOURNEYMEN: Final = ("Piero", "Bianca", "Matteo", "Fiammetta")
APPRENTICES: Final = ("Tonio", "Sandro", "Nina", "Rosa")  # and bots that have no level


def name(bot: str, seat: int) -> str:
    row = {"master": MASTERS, "journeyman": JOURNEYMEN, "rated": JOURNEYMEN}.get(bot.partition(":")[0], APPRENTICES)
    return row[seat % len(row)]
