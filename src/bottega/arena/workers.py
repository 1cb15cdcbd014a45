"""Who does the work: this process, several of them, or the machines of a Ray cluster. Same tasks, same results."""

from __future__ import annotations

import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from time import perf_counter
from typing import Any, Protocol, TypeVar

from bottega.arena.extras import need
from bottega.core.errors import BottegaError, Invalid

CLUSTER_TIMEOUT = 10  # seconds, for a cluster to answer
AHEAD = 4  # batches of tasks for each process
SHORT = 0.1  # seconds that a batch may take: an interrupt loses those that are not finished

T = TypeVar("T")
R = TypeVar("R")


class Workers(Protocol):
    """Whoever maps tasks to results, in order; what `map` is given must be known by name, to travel."""

    @property
    def count(self) -> int:
        """How many work at once."""

    def map(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterable[R]: ...


class Alone:
    count = 1

    def map(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterable[R]:
        return map(work, tasks)


class Processes:
    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self.pool = pool
        self.count = count

    def map(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterable[R]:
        """Only a few are handed out ahead: thousands in the queue would take long to throw away after an interrupt.

        Short tasks travel in batches, which grow and shrink with the time that they take.
        """
        waiting: deque[Future[tuple[list[R], float]]] = deque()
        given, size = 0, 1
        while given < len(tasks) or waiting:
            while given < len(tasks) and len(waiting) < AHEAD * self.count:
                waiting.append(self.pool.submit(_timed, work, tasks[given : given + size]))
                given += size
            results, seconds = waiting.popleft().result()
            yield from results
            size = size * 2 if seconds < SHORT / 2 else max(1, size // 2) if seconds > SHORT else size


class Ray:
    """Bottega must be installed on every machine, and files of one's own be found there by the same name."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.call = ray.remote(_call)

    def map(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterable[R]:
        size = max(1, len(tasks) // (AHEAD * self.count))
        batches = [tasks[start : start + size] for start in range(0, len(tasks), size)]
        for results in [self.call.remote(work, batch) for batch in batches]:
            try:
                yield from self.ray.get(results)
            except self.ray.exceptions.RayError as error:
                cause = getattr(error, "cause", error)
                if isinstance(cause, BottegaError):
                    raise cause from None  # as it was, without the cluster's own traceback
                raise Invalid(f"ray: {str(cause).strip().splitlines()[-1]}") from error


def _call(work: Callable[[T], R], batch: Sequence[T]) -> list[R]:
    return [work(task) for task in batch]


def _timed(work: Callable[[T], R], batch: Sequence[T]) -> tuple[list[R], float]:
    start = perf_counter()
    return _call(work, batch), perf_counter() - start


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """As many processes; with none, all is done in this one.

    Even one is better than none for whoever wants to interrupt: it can be ended amid compiled code.
    """
    if jobs == 0:
        yield Alone()
        return
    others = set(active_children())
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            yield Processes(pool, jobs)
        except BaseException:  # an interrupt, or a task that failed: nobody wants what the others are still at
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _check_there(address: str) -> None:
    """Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        return  # a word of Ray's own
    try:
        socket.create_connection((host, int(port)), timeout=CLUSTER_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise Invalid(f"ray: nobody answers at {address}: {error}") from None


@contextmanager
def on_ray(address: str | None = None, jobs: int | None = None) -> Iterator[Workers]:
    """The cluster at an address, or as Ray finds one or starts one; `local` is one of our own, with so many jobs."""
    ray = need("ray", "ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster started here tells nobody of it
    os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # one task's error is enough; the others' would follow it
    _check_there(address or os.environ.get("RAY_ADDRESS") or "")
    try:
        ray.init(address, num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # Ray raises just that when a machine is too busy to start it in its 30 seconds
        ray.shutdown()
        raise Invalid(f"ray: {str(error).splitlines()[0]}") from error
    try:
        yield Ray(ray)
    finally:
        ray.shutdown()
