"""Chance: the one source of randomness.

Rules only ever ask for one of `size` equally likely results of a `kind` (each game numbers its kinds).
Who answers is the caller's business: dice, a sealed seed, or the script of a recorded game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from librt.random import Random
from mypy_extensions import i64

from bottega.core.errors import Invalid

SEEDS: Final = 1 << 62  # of dice that others throw


class Chance:
    """Where random results come from: `pick(kind, size)` is a number below `size`. Bots give 0 as `kind`."""

    def pick(self, kind: i64, size: i64) -> i64:
        raise NotImplementedError

    def note(self, kind: i64) -> None:
        """Something happened that a reader of the record wants to know, though nothing was picked."""


class Dice(Chance):
    """Fast and repeatable: for playouts, search and bots."""

    def __init__(self, seed: i64) -> None:
        self.random = Random(seed)

    def pick(self, kind: i64, size: i64) -> i64:
        return self.random.randrange(size)


class ChanceNeeded(Exception):
    """`ScriptedChance` was asked for one result more than it was told."""

    def __init__(self, kind: int, size: int) -> None:
        super().__init__(kind, size)
        self.kind = kind
        self.size = size


class ScriptedChance(Chance):
    """Gives the results it was told, and stops at the first it was not: for those who look at chance step by step."""

    def __init__(self, given: list[int]) -> None:
        self.given = given
        self.picked = 0

    def pick(self, kind: i64, size: i64) -> i64:
        if self.picked == len(self.given):
            raise ChanceNeeded(int(kind), int(size))
        self.picked += 1
        return self.given[self.picked - 1]


class SeededChance(Chance):
    """Pick number n of ply p is sha256("seed/p/n") modulo size: anyone with the seed can check it."""

    def __init__(self, seed: str, ply: int) -> None:
        self.prefix = _bytes(f"{seed}/{ply}/")
        self.picked = 0

    def pick(self, kind: i64, size: i64) -> i64:
        digest = sha256(self.prefix + str(self.picked).encode()).digest()
        self.picked += 1
        return int.from_bytes(digest, "big") % int(size)


def commitment(seed: str) -> str:
    """What is published before the first move: it fixes the seed without giving it away."""
    return sha256(_bytes(seed)).hexdigest()


def _bytes(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise Invalid("seed: not a text that can be written down") from None


class Kind:
    """One kind of chance: its name in records, and whether a move may draw several (a list there)."""

    def __init__(self, name: str, several: bool = False, flag: bool = False, short: tuple[str, ...] = ()) -> None:
        self.name = name
        self.several = several
        self.flag = flag  # noted, never picked
        self.short = short  # the fields that older records name a result by


class RecordingChance(Chance):
    """Writes down, by name, what another chance gave; follows a script where there is one.

    `results(kind)` names the equally likely results in the order `pick` counts them, `result(kind, place)` only one.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        results: Callable[[int], Sequence[Any]],
        source: Chance | None = None,
        script: Mapping[str, Any] | None = None,
        result: Callable[[int, int], Any] | None = None,
    ) -> None:
        self.kinds = kinds
        self.results = results
        self.result = result
        self.source = source
        self.notes: dict[str, Any] = {}
        self.script = _queues(kinds, script) if script else {}

    def pick(self, kind: i64, size: i64) -> i64:
        named = self.kinds[kind]
        given = self.script.get(named.name)
        if given:
            result = given.pop(0)
            index = _place(named, result, self.results(int(kind)))
            self._write(named, result)
            return index
        if self.source is not None:
            index = int(self.source.pick(kind, size))
        else:
            raise Invalid(f"chance: {named.name}: a result is missing")
        self._write(named, self.results(int(kind))[index] if self.result is None else self.result(int(kind), index))
        return index

    def note(self, kind: i64) -> None:
        self.notes[self.kinds[kind].name] = True

    def _write(self, kind: Kind, result: Any) -> None:
        if kind.several:
            self.notes.setdefault(kind.name, []).append(result)
        else:
            self.notes[kind.name] = result

    def unused(self) -> list[str]:
        """Names of scripted results that never came up."""
        flags = {kind.name for kind in self.kinds if kind.flag}
        return [name for name, left in self.script.items() if left and (name not in flags or name not in self.notes)]


def _queues(kinds: Sequence[Kind], script: Mapping[str, Any]) -> dict[str, list[Any]]:
    if not isinstance(script, Mapping):
        raise Invalid("chance: must be a map")
    known = {kind.name: kind for kind in kinds}
    queues: dict[str, list[Any]] = {}
    for name, given in script.items():
        kind = known.get(name)
        if kind is None:
            raise Invalid(f"chance: {name}: unknown, this game has {', '.join(known)}")
        if kind.several and not isinstance(given, list):
            raise Invalid(f"chance: {name}: must be a list")
        if kind.flag and not isinstance(given, bool):
            raise Invalid(f"chance: {name}: must be true or false")
        queues[name] = list(given) if kind.several else [given] if given is not False or not kind.flag else []
    return queues


def _place(kind: Kind, given: Any, results: Sequence[Any]) -> int:
    for index, result in enumerate(results):
        if result == given and type(result) is type(given):
            return index
    if kind.short and isinstance(given, dict) and set(given) == set(kind.short):
        for index, result in enumerate(results):
            if all(result[field] == given[field] for field in kind.short):
                return index
    raise Invalid(f"chance: {kind.name}: {given!r} is impossible here")
