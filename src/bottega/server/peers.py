"""The other processes that use the same database: who is connected to them, and what their clients have used up.

Processes write each other letters, which the database passes on and does not keep: at once when somebody comes to a
table or leaves it, and every `HEARTBEAT_SECONDS` with what was taken of the limits. A process that has been silent for
`SILENT_SECONDS` counts as gone: nobody is connected through it, and the bots at its tables think elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from bottega.server.limits import Limits
from bottega.server.timing import Time
from bottega.store import Notice, Store, Unavailable

log = logging.getLogger(__name__)

LETTER = "letter"  # what a notice with one says it is
HEARTBEAT_SECONDS = 1.0
SILENT_SECONDS = 6.0
LETTER_BYTES = 4_500  # PostgreSQL takes notices of 8,000 bytes at most, with quotes escaped


class Present(Struct, array_like=True, frozen=True, tag="present"):
    """Who is connected to a table through one process: the ids of those who sit there, and how many watch."""

    code: str
    people: frozenset[str] = frozenset()
    watchers: int = 0

    def __bool__(self) -> bool:
        return bool(self.people or self.watchers)


class Taken(Struct, array_like=True, frozen=True, tag="taken"):
    """Tokens that clients have taken from a bucket of the limits."""

    kind: str
    who: str
    rate: float
    most: float
    count: float


class Open(Struct, array_like=True, frozen=True, tag="open"):
    """How many of something limited somebody has open at the same time."""

    who: str
    count: int


Fact = Present | Taken | Open


class Letter(Struct):
    facts: list[Fact] = []
    knows: list[str] = []  # the processes that its writer has heard of
    goodbye: bool = False


@dataclass
class Peer:
    """Another process, as far as it has told."""

    heard: float
    present: dict[str, Present] = field(default_factory=dict)
    open: dict[str, int] = field(default_factory=dict)


class Peers:
    def __init__(self, store: Store, limits: Limits, time: Time) -> None:
        self._store = store
        self._limits = limits
        self._time = time
        self._peers: dict[str, Peer] = {}
        self._present: dict[str, Present] = {}  # here
        self._told_open: Counter[str] = Counter()
        self._facts: list[Fact] = []  # of the next letter
        self._something_to_tell = asyncio.Event()
        self.on_change: Callable[[str], None] = _ignore  # somebody came to a table elsewhere, or left it
        if store.shared:
            limits.taken, limits.open_elsewhere = {}, self._open_elsewhere

    # --- what is known of the others ---

    def people(self, code: str) -> frozenset[str]:
        """The people who are connected to a table through other processes."""
        return frozenset().union(*(present.people for present in self._elsewhere(code)))

    def watchers(self, code: str) -> int:
        return sum(present.watchers for present in self._elsewhere(code))

    def is_used(self, code: str) -> bool:
        """Whether anybody is connected to a table through another process."""
        return any(True for _ in self._elsewhere(code))

    def leads(self, code: str) -> bool:
        """Whether a table's bots think here: among the processes that people use it through, the first by name."""
        others = [name for name, peer in self._peers.items() if code in peer.present]
        return not others or (code in self._present and self._store.sender < min(others))

    def _open_elsewhere(self, who: str) -> int:
        return sum(peer.open.get(who, 0) for peer in self._peers.values())

    def _elsewhere(self, code: str) -> Iterator[Present]:
        return (peer.present[code] for peer in self._peers.values() if code in peer.present)

    # --- telling ---

    def set_present(self, present: Present) -> None:
        """Who is connected here now."""
        if not self._store.shared or present == self._present.get(present.code, Present(present.code)):
            return
        self._present[present.code] = present
        if not present:
            del self._present[present.code]
        self._facts.append(present)
        self._something_to_tell.set()

    async def run(self) -> None:
        """Writes letters until the server stops."""
        while self._store.shared:
            self._facts += self._use_of_limits()
            await self._send()
            self._forget_silent()
            self._something_to_tell.clear()
            try:
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await self._something_to_tell.wait()
            except TimeoutError:
                continue

    async def say_goodbye(self) -> None:
        if self._store.shared:
            await self._write(Letter(goodbye=True))

    def _use_of_limits(self) -> list[Fact]:
        now_open = +self._limits.open
        changed = now_open.keys() | self._told_open.keys()
        told: list[Fact] = [Open(who, now_open[who]) for who in changed if now_open[who] != self._told_open[who]]
        self._told_open = now_open
        return told + [Taken(*each) for each in self._limits.taken_since()]

    async def _send(self) -> None:
        facts, self._facts = self._facts, []
        for some in _letterfuls(facts):
            await self._write(Letter(some, list(self._peers)))

    async def _write(self, letter: Letter) -> None:
        try:
            await self._store.tell(LETTER, msgspec.json.encode(letter).decode())
        except Unavailable as error:
            log.warning("other processes cannot be told", extra={"error": str(error)})

    # --- listening ---

    def on_notice(self, notice: Notice | None) -> None:
        """A letter of another process, or of this one. None: letters may have been lost."""
        if notice is None:
            for name in list(self._peers):  # they write everything again once they see that they are not known here
                self._forget(name)
            self._tell_everything()
        elif notice.what == LETTER and notice.sender != self._store.sender:
            self._read(notice.sender, msgspec.json.decode(notice.body, type=Letter))

    def _read(self, sender: str, letter: Letter) -> None:
        if letter.goodbye:
            self._forget(sender)
            return
        peer = self._peers.setdefault(sender, Peer(0.0))
        peer.heard = asyncio.get_running_loop().time()
        if self._store.sender not in letter.knows:
            self._tell_everything()
        for fact in letter.facts:
            self._note(peer, fact)

    def _note(self, peer: Peer, fact: Fact) -> None:
        match fact:
            case Present(code=code):
                peer.present[code] = fact
                if not fact:
                    del peer.present[code]
                self.on_change(code)
            case Open(who=who, count=count):
                peer.open[who] = count
                if not count:
                    del peer.open[who]
            case Taken(kind, who, rate, most, count):
                self._limits.take_elsewhere(kind, who, rate, most, count, self._time.now())

    def _tell_everything(self) -> None:
        self._facts += self._present.values()
        self._told_open.clear()
        self._something_to_tell.set()

    def _forget_silent(self) -> None:
        now = asyncio.get_running_loop().time()
        for name in [name for name, peer in self._peers.items() if peer.heard < now - SILENT_SECONDS]:
            log.warning("another process is silent", extra={"peer": name})
            self._forget(name)

    def _forget(self, name: str) -> None:
        peer = self._peers.pop(name, None)
        if peer is None:
            return
        for code in peer.present:
            self.on_change(code)


def _letterfuls(facts: list[Fact]) -> Iterator[list[Fact]]:
    """The facts in parts that are small enough. The last one may be empty: then the letter only says "I am here"."""
    some: list[Fact] = []
    size = 0
    for fact in facts:
        length = len(msgspec.json.encode(fact))
        if some and size + length > LETTER_BYTES:
            yield some
            some, size = [], 0
        some.append(fact)
        size += length
    yield some


def _ignore(_code: str) -> None:
    """Until the tables are there."""
