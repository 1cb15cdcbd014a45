"""Who sits where: what is decided about a table before the match begins."""

from __future__ import annotations

from collections.abc import Container, Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct, convert, to_builtins

from bottega.core.game import Spec
from bottega.server.people.sanitise import clean_name
from bottega.server.problems import Refused
from bottega.server.protocol import (
    BotSeat,
    Clock,
    DeviceSeat,
    Json,
    MySeat,
    NewTable,
    OpenSeat,
    SeatInfo,
    SeatWish,
)
from bottega.store import Person


class Chair(Struct):
    kind: Literal["open", "person", "bot", "device"]
    person: str | None = None  # whose session plays it
    name: str | None = None
    bot: str | None = None
    erased: bool = False  # its person has left the server; a bot has the seat


class Seating(Struct):
    """The body of a table's row."""

    seats: list[Chair]
    options: Json
    clock: Clock
    autostart: bool = True
    rematch: str | None = None

    @classmethod
    def read(cls, data: Json) -> Seating:
        return convert(data, cls)

    def to_json(self) -> Json:
        return dict(to_builtins(self))

    def copy(self) -> Seating:
        return self.read(self.to_json())

    def people(self) -> dict[int, str]:
        return {seat: chair.person for seat, chair in enumerate(self.seats) if chair.person is not None}

    def of(self, person: str | None) -> list[int]:
        """The seats of a session: its own and those of others at the same device."""
        return [seat for seat, chair in enumerate(self.seats) if person is not None and chair.person == person]

    def has(self, person: str | None, seat: int) -> bool:
        """Whether the seat is one of this session's."""
        return person is not None and 0 <= seat < len(self.seats) and self.seats[seat].person == person

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(seat for seat, chair in enumerate(self.seats) if chair.kind == "bot")

    @property
    def played_by_people(self) -> frozenset[int]:
        return frozenset(seat for seat, chair in enumerate(self.seats) if chair.kind in ("person", "device"))

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.seats)

    def host(self, creator: str, online: Container[int] = ()) -> int | None:
        """The seat that may begin the match: people who are online first, of these the creator, else the lowest."""

        def rank(seat: int) -> tuple[bool, bool, int]:
            return seat not in online, self.seats[seat].person != creator, seat

        return min(self.people(), key=rank, default=None)

    def sit(self, person: Person, seat: int | None) -> None:
        if any(chair.kind == "person" and chair.person == person.id for chair in self.seats):
            raise Refused("seated")
        free = [place for place, chair in enumerate(self.seats) if chair.kind == "open"]
        if not free:
            raise Refused("full")
        if seat is not None and seat not in free:
            raise Refused("taken" if seat < len(self.seats) else "not-found")
        self.seats[free[0] if seat is None else seat] = Chair("person", person.id, person.name)

    def stand(self, person: Person, seat: int | None) -> list[int]:
        """Frees one seat of a person, or all; returns which."""
        mine = self.of(person.id)
        leaving = mine if seat is None else [seat]
        if not leaving or any(place not in mine for place in leaving):
            raise Refused("not-seated")
        for place in leaving:
            self.seats[place] = Chair("open")
        return leaving

    def erase(self, person: str, started: bool) -> None:
        """Somebody leaves the server: their seats are free again, or played on by a bot without a name."""
        for seat in self.of(person):
            self.seats[seat] = Chair("bot", bot=STAND_IN, erased=True) if started else Chair("open")

    def infos(
        self,
        away: Container[int] = (),
        online: Container[int] = (),
        resigned: Container[int] = (),
        replaceable: Mapping[int, float] = MappingProxyType({}),
    ) -> list[SeatInfo]:
        """`replaceable`: the seats of absent people, with the seconds until a bot may stand in for them."""
        return [
            SeatInfo(
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                stand_in=STAND_IN if seat in away else None,
                online=seat in online,
                erased=chair.erased,
                resigned=seat in resigned,
                replaceable_in=replaceable.get(seat),
            )
            for seat, chair in enumerate(self.seats)
        ]


STAND_IN = "greedy"


def seating(wish: NewTable, person: Person) -> Seating:
    """The chairs of a new table. Whether the game has such seats and bots is checked elsewhere."""
    chairs = [_chair(seat, person) for seat in wish.seats]
    if sum(chair.kind == "person" for chair in chairs) > 1:
        raise Refused("seated")
    return Seating(chairs, wish.options, wish.clock, wish.autostart)


def _chair(wish: SeatWish, person: Person) -> Chair:
    match wish:
        case MySeat():
            return Chair("person", person.id, person.name)
        case BotSeat(bot=bot):
            return Chair("bot", bot=bot)
        case DeviceSeat(name=name):
            return Chair("device", person.id, clean_name(name))
        case OpenSeat():
            return Chair("open")


def rotated(before: Seating, spec: Spec) -> Seating:
    """For a rematch: the same people, each one seat further, with the options that are kept.

    The seat of somebody who has left the server is open.
    """
    seats = [Chair("open") if chair.erased else chair for chair in (before.seats[-1], *before.seats[:-1])]
    options = {name: value for name, value in before.options.items() if spec.options[name].kept}
    return Seating(seats, options, before.clock, before.autostart)
