"""Spaces and arrays of numpy, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bottega.core.encoding import Encoding, IndexedGame, Row
from bottega.envs.setups import GameSetup

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Sampled(np.int64):
    """What a space samples without a mask. It stands for any legal index: many programs sample to try things out."""


class Indices(spaces.Discrete):
    """The actions of a game."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        found = super().sample(mask, probability)
        return Sampled(found) if mask is None and probability is None else found


def chosen(table: GameSetup, indexed: IndexedGame, action: Any) -> int:
    """The index that an action stands for; raises `Illegal` with the rule that forbids it."""
    if isinstance(action, Sampled) and indexed.seat >= 0:
        return int(indexed.legal[int(action) % len(indexed.legal)])
    return table.check(indexed, action)


class Arrays:
    """Writes what seats see. Each number is divided by the most it shows.

    With `waiting` there is one index more, after the moves: nothing, which is all that whoever waits can do.
    """

    def __init__(self, encoding: Encoding, waiting: bool = False) -> None:
        self.row = Row(len(encoding.features))
        self.cells = np.frombuffer(memoryview(self.row.cells), np.uint8)
        self.scale = scale(encoding)
        self.waiting = waiting
        self.indices = len(encoding.moves) + waiting

    def observe(self, indexed: IndexedGame, seat: int) -> Floats:
        self.row.at = 0
        indexed.observe(seat, self.row)
        return self.cells * self.scale

    def mask(self, indexed: IndexedGame, seat: int) -> Mask:
        mask = np.zeros(self.indices, np.int8)
        if seat == indexed.seat:
            mask[list(indexed.legal)] = 1
        elif self.waiting:
            mask[-1] = 1
        return mask


def scale(encoding: Encoding) -> Floats:
    return np.array([1 / most for _, most in encoding.features], np.float32)


def box(encoding: Encoding) -> spaces.Space[Any]:
    return spaces.Box(0.0, 1.0, (len(encoding.features),), np.float32)
