"""Who sits where: what is decided about a table before the match begins."""

from __future__ import annotations

import secrets
from collections.abc import Container, Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct, convert, to_builtins
from msgspec.structs import astuple

from bottega.bots import naming
from bottega.core.game import AnyGame, Spec
from bottega.core.match import Deal, Match, Origin
from bottega.server.people.sanitise import clean_name
from bottega.server.problems import Refused
from bottega.server.protocol import (
    BotSeat,
    ChallengeSeat,
    Clock,
    DeviceSeat,
    Json,
    LiveClock,
    MySeat,
    NewTable,
    OpenSeat,
    OriginInfo,
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
    ready: bool = False  # its person has said so
    host: bool = False  # the host's role was handed to its person
    link: str | None = None  # the hash of the token that lets somebody take the seat
    outside: bool = False  # its person is a bot account
    challenged: str | None = None  # the id of the bot account that an open seat waits for; `name` is what it is called
    declined: str | None = None  # the name of the bot account that did not want this open seat

    @classmethod
    def of(cls, person: Person) -> Chair:
        return cls("person", person.id, person.name, outside=person.owner is not None)

    @classmethod
    def challenging(cls, bot: Person) -> Chair:
        return cls("open", name=bot.name, challenged=bot.id)

    @property
    def shown_bot(self) -> str | None:
        """What plays there, for everybody to see, if it is no person."""
        return OUTSIDE if self.outside else self.bot

    def called(self, seat: int) -> str | None:
        """The name of whoever sits there: a person's own, or a bot's from its workshop."""
        if self.kind == "open":
            return None
        return naming.name(self.bot, seat) if self.bot is not None and not self.erased else self.name


class Start(Struct):
    """The position that a game begins from instead of a deal; secret as a deal is.

    `rules`: the version of the game that it is from. `seed`: of that game, if its draws come again.
    """

    position: Json
    origin: OriginInfo
    rules: int
    seed: str | None = None


class Seating(Struct):
    """The body of a table's row."""

    seats: list[Chair]
    options: Json
    clock: Clock
    autostart: bool = True
    rematch: str | None = None
    box: str | None = None  # the hash of the component list, unless it is ours
    start: Start | None = None  # of a game that goes on from another

    @classmethod
    def read(cls, data: Json) -> Seating:
        return convert(data, cls)

    def to_json(self) -> Json:
        return dict(to_builtins(self))

    def copy(self) -> Seating:
        return self.read(self.to_json())

    @property
    def origin(self) -> OriginInfo | None:
        return None if self.start is None else self.start.origin

    def deal(self, game: AnyGame, seed: str, setup: Json) -> Deal:
        """How the match began, from what is stored of it."""
        if self.start is None:
            return Deal(game, len(self.seats), self.options, seed, setup)
        origin = Origin(*astuple(self.start.origin))
        return Deal(game, len(self.seats), self.options, seed, setup, self.start.position, origin)

    def play_on(self, game: AnyGame, start: Start) -> Match:
        """A new match from a position."""
        return Match.resume(self.deal(game, start.seed or secrets.token_hex(32), {}))

    def people(self) -> dict[int, str]:
        return {seat: chair.person for seat, chair in enumerate(self.seats) if chair.person is not None}

    def listed(self) -> dict[int, str]:
        """People, and the bot accounts that open seats wait for: the table is in their lists."""
        waiting = {seat: chair.challenged for seat, chair in enumerate(self.seats) if chair.challenged is not None}
        return {**self.people(), **waiting}

    def challenges(self, person: str | None) -> list[int]:
        """The seats that wait for the answer of a bot account."""
        return [seat for seat, chair in enumerate(self.seats) if person is not None and chair.challenged == person]

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
        """The seat of the host: of the people who are online, if any are, whoever was handed the role, or else the

        creator, or else the first.
        """

        def rank(seat: int) -> tuple[bool, bool, bool, int]:
            return seat not in online, not self.seats[seat].host, self.seats[seat].person != creator, seat

        return min(self.people(), key=rank, default=None)

    def sit(self, person: Person, seat: int | None) -> None:
        """Takes a free seat; whoever sits at the table already moves to it."""
        own = next((place for place in self.of(person.id) if self.seats[place].kind == "person"), None)
        if own is not None and seat in (None, own):
            raise Refused("seated")
        free = [place for place, chair in enumerate(self.seats) if chair.kind == "open" and not chair.challenged]
        if not free:
            raise Refused("full")
        if seat is not None and seat not in free:
            raise Refused("taken" if seat < len(self.seats) else "not-found")
        wanted = free[0] if seat is None else seat
        if own is None:
            self.seats[wanted] = Chair.of(person)
        else:
            self.seats[own], self.seats[wanted] = self.seats[wanted], self.seats[own]

    def stand(self, person: Person, seat: int | None) -> list[int]:
        """Frees one seat of a person, or all; returns which."""
        mine = self.of(person.id)
        leaving = mine if seat is None else [seat]
        if not leaving or any(place not in mine for place in leaving):
            raise Refused("not-seated")
        for place in leaving:
            self.seats[place] = Chair("open")
        return leaving

    def challenge(self, bot: Person, seat: int) -> None:
        """An open seat, or that of a bot of the server, waits for a bot account. Nobody plays two seats."""
        if bot.id in self.listed().values():
            raise Refused("seated")
        if self.seats[seat].kind not in ("open", "bot"):
            raise Refused("taken")
        self.seats[seat] = Chair.challenging(bot)

    def answer_challenge(self, bot: Person, accept: bool) -> None:
        """Whoever accepts is ready too."""
        seats = self.challenges(bot.id)
        if not seats:
            raise Refused("not-challenged")
        for seat in seats:
            self.seats[seat] = Chair("open", declined=bot.name)
        if accept:
            self.seats[seats[0]] = Chair.of(bot)
            self.seats[seats[0]].ready = True

    def erase(self, person: str, started: bool) -> None:
        """Somebody leaves the server: their seats are free again, or played on by a bot without a name."""
        for seat in self.of(person):
            self.seats[seat] = Chair("bot", bot=STAND_IN, erased=True) if started else Chair("open")
        for seat in self.challenges(person):
            self.seats[seat] = Chair("open")

    def take(self, person: Person, link: str) -> tuple[int, str]:
        """Somebody takes the seat that a link is for. Returns which, and whose it was.

        Whoever sits at the table cannot: nobody sees the cards of two who do not share a device.
        """
        for seat, before in self.people().items():
            if self.seats[seat].link == link:
                if self.of(person.id):
                    raise Refused("seated")
                self.seats[seat] = Chair.of(person)
                return seat, before
        raise Refused("link-used")

    # --- ready ---

    def set_ready(self, person: str, ready: bool) -> None:
        """For a session: those at the same device are ready together."""
        for seat in self.of(person):
            self.seats[seat].ready = ready

    def ask_again(self, here: Container[str]) -> None:
        """Whoever said that they are ready and has gone is no longer so when they come back."""
        for chair in self.seats:
            chair.ready = chair.ready and chair.person in here

    def unready(self, here: Container[str]) -> list[int]:
        """The seats that a match with a live clock waits for: nobody's time shall run unless they are here for it."""
        if not isinstance(self.clock, LiveClock):
            return []
        return [seat for seat, person in self.people().items() if not (self.seats[seat].ready and person in here)]

    def may_begin(self, here: Container[str]) -> bool:
        """Whether every seat is taken and nobody is waited for. Somebody alone with bots is not asked."""
        is_alone = len(set(self.people().values())) <= 1
        return self.full and (is_alone or not self.unready(here))

    def bot_begins(self, here: Container[str]) -> bool:
        """Whether a bot at the only free seat would begin the match at once."""
        free = [seat for seat, chair in enumerate(self.seats) if chair.kind == "open"]
        if len(free) != 1 or not self.autostart:
            return False
        filled = self.copy()
        filled.seats[free[0]] = Chair("bot", bot=STAND_IN)
        return filled.may_begin(here)

    def infos(
        self,
        away: Container[int] = (),
        online: Container[int] = (),
        resigned: Container[int] = (),
        replaceable: Mapping[int, float] = MappingProxyType({}),
        notified: Mapping[str, float] = MappingProxyType({}),
        answers: Mapping[str, int] = MappingProxyType({}),
    ) -> list[SeatInfo]:
        """`replaceable`: the seats of absent people, with the seconds until a bot may stand in for them.

        `notified`: when people were told of their turn. `answers`: the hours within which they mostly answer.
        """

        def is_waited_for(seat: int, chair: Chair) -> bool:
            return chair.kind == "person" and seat not in online and seat not in away

        return [
            SeatInfo(
                kind=chair.kind,
                name=chair.called(seat),
                bot=chair.shown_bot,
                challenged=chair.name if chair.challenged else None,
                declined=chair.declined,
                stand_in=STAND_IN if seat in away else None,
                online=seat in online,
                erased=chair.erased,
                resigned=seat in resigned,
                replaceable_in=replaceable.get(seat),
                ready=chair.ready and seat in online,
                answers_within=answers.get(chair.person or "") if chair.kind == "person" else None,
                notified=notified.get(chair.person or "") if is_waited_for(seat, chair) else None,
            )
            for seat, chair in enumerate(self.seats)
        ]


STAND_IN = "greedy"
OUTSIDE = "outside"  # what `SeatInfo.bot` says of a bot account


def seating(wish: NewTable, person: Person, challenged: Mapping[str, Person] = MappingProxyType({})) -> Seating:
    """The chairs of a new table. Whether the game has such seats and bots is checked elsewhere.

    `challenged`: the bot accounts that are wished for, by the names in the wish.
    """
    chairs = [_chair(seat, person, challenged) for seat in wish.seats]
    named = [chair.person if chair.kind == "person" else chair.challenged for chair in chairs if chair.kind != "device"]
    people = [each for each in named if each is not None]
    if len(people) > len(set(people)):
        raise Refused("seated")
    return Seating(chairs, wish.options, wish.clock, wish.autostart)


def _chair(wish: SeatWish, person: Person, challenged: Mapping[str, Person]) -> Chair:
    match wish:
        case MySeat():
            return Chair.of(person)
        case ChallengeSeat(account=account):
            return Chair.challenging(challenged[account])
        case BotSeat(bot=bot):
            return Chair("bot", bot=bot)
        case DeviceSeat(name=name):
            if person.owner is not None:
                raise Refused("not-for-bots")
            return Chair("device", person.id, clean_name(name))
        case OpenSeat():
            return Chair("open")


def rotated(before: Seating, spec: Spec, by: str) -> Seating:
    """For a rematch: the same people, each one seat further, with the options that are kept.

    The seat of somebody who has left the server is open. Bot accounts are challenged again, but for the one who asks.
    """
    chairs = (before.seats[-1], *before.seats[:-1])
    seats = [_again(chair, by) for chair in chairs]
    options = {name: value for name, value in before.options.items() if spec.options[name].kept}
    return Seating(seats, options, before.clock, before.autostart, box=before.box)


def _again(chair: Chair, by: str) -> Chair:
    if chair.erased:
        return Chair("open")
    if chair.outside and chair.person != by:
        return Chair("open", name=chair.name, challenged=chair.person)
    return Chair(chair.kind, chair.person, chair.name, chair.bot, outside=chair.outside)
