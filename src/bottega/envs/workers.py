"""Many games shared out among processes, which write them into arrays that all of them see.

An order goes to every worker through a pipe, a word back says that it is done; arrays and actions lie in one block of
shared memory that has no name and so cannot be left behind. Workers end when their pipe does, however that comes.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any
from weakref import finalize

import numpy as np

from bottega.core.errors import BottegaError, Invalid
from bottega.envs.local_games import Arrays, LocalGames
from bottega.envs.setups import GameSetup

STOP_TIMEOUT = 5.0  # seconds for a worker to end by itself
LINE = 64  # bytes; each array begins on a line of the cache

Order = tuple[str, tuple[Any, ...]]  # a method of `Worker`, and what it takes


class Failed(BottegaError):
    """A worker has ended, or this vector was closed."""


def shapes(table: GameSetup, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and type of every array."""
    features, moves = len(table.encoding.features), len(table.encoding.moves)
    return {
        "observations": ((count, features), np.float32),
        "raw": ((count, features), np.uint8),
        "masks": ((count, moves), np.bool_),
        "turns": ((count,), np.int64),
        "rewards": ((count, table.seats), np.float64),
        "done": ((count,), np.bool_),
        "actions": ((count,), np.int64),
    }


def lay_out(table: GameSetup, count: int, memory: Any) -> tuple[dict[str, Any], int]:
    """The arrays one after the other in a block of memory, and its size; without a block only the size."""
    arrays, at = {}, 0
    for name, (shape, kind) in shapes(table, count).items():
        if memory is not None:
            arrays[name] = np.frombuffer(memory, kind, int(np.prod(shape)), at).reshape(shape)
        at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // LINE) * LINE
    return arrays, at


class Workers:
    def __init__(self, table: GameSetup, count: int, shaping: float, workers: int) -> None:
        spawn = multiprocessing.get_context("spawn")  # a fork would take a learner's threads and devices along
        memory = spawn.RawArray(ctypes.c_ubyte, lay_out(table, count, None)[1])
        arrays, _ = lay_out(table, count, memory)
        self.actions = arrays.pop("actions")
        self.arrays: Arrays = arrays
        self.numbers = np.arange(count)
        self.bounds = [count * worker // workers for worker in range(workers + 1)]
        self.pipes: list[Connection] = []
        self.processes: list[SpawnProcess] = []
        self.close = finalize(self, let_go, self.pipes, self.processes)
        for first, last in zip(self.bounds, self.bounds[1:], strict=False):
            pipe, end = spawn.Pipe()
            process = spawn.Process(target=work, args=(end, memory, table, count, shaping, first, last), daemon=True)
            process.start()
            end.close()  # it is the worker's: when that ends, so does the pipe
            self.pipes.append(pipe)
            self.processes.append(process)
        self._hear(
            self.pipes, " before it began: a program that starts workers does so under `if __name__ == '__main__':`"
        )

    def reset(self, seed: int) -> None:
        self._order("reset", seed)

    def step(self, actions: Any) -> None:
        self._check(np.asarray(actions))
        self._order("step")

    def sample(self) -> Any:
        self._order("sample")
        return self.actions.copy()

    # --- talking with the workers ---

    def _check(self, actions: Any) -> None:
        """All are legal, or nothing happens: before any worker begins."""
        if actions.shape != self.actions.shape:
            raise Invalid(f"actions: {actions.size} for {len(self.actions)} games")
        if actions.dtype.kind not in "iu":
            raise Invalid(f"actions: must be whole numbers, not {actions.dtype}")
        moves = self.arrays["masks"].shape[1]
        legal = (actions >= 0) & (actions < moves)
        legal &= self.arrays["masks"][self.numbers, np.where(legal, actions, 0)]
        if not legal.all():
            number = int(np.argmin(legal))
            worker = int(np.searchsorted(self.bounds, number, "right")) - 1
            self._order("refuse", number - self.bounds[worker], int(actions[number]), only=worker)
        self.actions[:] = actions

    def _order(self, what: str, *details: Any, only: int | None = None) -> None:
        if not self.close.alive:
            raise Failed("workers: this vector is closed")
        pipes = self.pipes if only is None else self.pipes[only : only + 1]
        order: Order = (what, details)
        for pipe in pipes:
            with suppress(OSError):  # that worker has ended: hearing tells
                pipe.send(order)
        self._hear(pipes)

    def _hear(self, pipes: list[Connection], when: str = "; its own words are above, if it had any") -> None:
        """Wait for all who were given an order, then raise what one of them says."""
        try:
            said = [pipe.recv() for pipe in pipes]
        except (EOFError, OSError):
            self.close()
            codes = ", ".join(str(process.exitcode) for process in self.processes)
            raise Failed(f"workers: one has ended{when} (exit codes {codes}); this vector is closed") from None
        except BaseException:  # an interrupt: what comes later through the pipes would be taken for another answer
            self.close()
            raise
        for error in said:
            if error is not None:
                raise error


def let_go(pipes: list[Connection], processes: list[SpawnProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(STOP_TIMEOUT)
        if process.is_alive():
            process.kill()
            process.join()


# --- in a worker ---


class Worker:
    def __init__(self, table: GameSetup, arrays: Arrays, shaping: float, first: int, last: int) -> None:
        mine = {name: array[first:last] for name, array in arrays.items()}
        self.actions = mine.pop("actions")
        self.share = LocalGames(table, last - first, shaping, first, mine.pop("observations"))
        self.shown = mine

    def reset(self, seed: int) -> None:
        self.share.reset(seed)
        self._show()

    def step(self) -> None:
        self.share.step(self.actions)
        self._show()

    def sample(self) -> None:
        self.actions[:] = self.share.sample()

    def refuse(self, number: int, index: int) -> None:
        self.share.batch.refuse(number, index)

    def _show(self) -> None:
        for name, array in self.shown.items():
            np.copyto(array, self.share.arrays[name])


def work(pipe: Connection, memory: Any, table: GameSetup, count: int, shaping: float, first: int, last: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the program that has the workers
    worker = Worker(table, lay_out(table, count, memory)[0], shaping, first, last)
    answer: BottegaError | None = None
    while True:
        try:
            pipe.send(answer)
            what, details = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            getattr(worker, what)(*details)
            answer = None
        except BottegaError as error:
            answer = error
