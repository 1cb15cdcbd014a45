"""Turns: by rank, then by address, person and table; what nobody wants any more has none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bottega.server.jobs import Dropped, Job
from bottega.server.work.fair_queue import EVERY_RANK, FairQueue


class Turns:
    """A queue whose only place is taken until `served` is asked for: then one after the other has it."""

    def __init__(self, ranks: int = 1) -> None:
        self.queue = FairQueue(1, ranks)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.gate = asyncio.Event()
        self.ask("first")

    def ask(self, name: str, *owner: str, rank: int = 0, wanted: Callable[[], bool] = lambda: True) -> Job:
        job = Job(owner, rank, wanted)
        self.tasks.append(asyncio.create_task(self._work(name, job)))
        return job

    async def _work(self, name: str, job: Job) -> None:
        async with self.queue.turn(job):
            await self.gate.wait()
            self.order.append(name)

    async def served(self) -> str:
        await settled()
        self.gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return " ".join(self.order[1:])


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def test_whoever_asks_for_much_delays_nobody_by_more_than_one() -> None:
    async def work() -> None:
        turns = Turns()
        for number in range(4):
            turns.ask(f"m{number}", "mallory")
        turns.ask("v0", "vera")
        turns.ask("v1", "vera")
        assert await turns.served() == "m0 v0 m1 v1 m2 m3"

    run(work)


def test_an_address_then_its_people_then_their_tables() -> None:
    async def work() -> None:
        turns = Turns()
        for person in range(3):  # many guests at one address are still one address
            turns.ask(f"guest{person}", "there", f"guest {person}", "a table")
        turns.ask("other1", "there", "guest 0", "another table")
        turns.ask("again", "there", "guest 0", "a table")
        turns.ask("ada", "here", "ada", "a table")
        assert await turns.served() == "guest0 ada guest1 guest2 other1 again"

    run(work)


def test_a_lower_rank_goes_first_but_no_rank_waits_for_ever() -> None:
    async def work() -> None:
        turns = Turns(ranks=2)
        for number in range(3):
            turns.ask(f"hint{number}", "vera", rank=1)
        for number in range(8):
            turns.ask(f"move{number}", "mallory", rank=0)
        order = (await turns.served()).split()
        assert order[0] == "move0"  # asked for last
        first_eight = order[: 2 * EVERY_RANK]
        assert sum(name.startswith("hint") for name in first_eight) == 1
        assert [name for name in order if name.startswith("move")] == [f"move{number}" for number in range(8)]

    run(work)


def test_as_many_at_once_as_there_are_places() -> None:
    async def work() -> None:
        queue = FairQueue(2)
        running = most = 0

        async def one(number: int) -> None:
            nonlocal running, most
            async with queue.turn(Job((str(number),))):
                running += 1
                most = max(most, running)
                await settled()
                running -= 1

        await asyncio.gather(*(one(number) for number in range(6)))
        assert (most, queue.full) == (2, False)

    run(work)


def test_what_nobody_wants_any_more_leaves_the_queue() -> None:
    async def work() -> None:
        turns = Turns()
        wanted = {"gone": True, "late": True}
        gone = turns.ask("gone", "vera", wanted=lambda: wanted["gone"])
        turns.ask("late", "vera", wanted=lambda: wanted["late"])
        turns.ask("stays", "vera")
        await settled()
        gone.review()
        wanted["gone"] = False
        gone.review()
        with pytest.raises(Dropped):
            await turns.tasks[1]  # at once, not when its turn comes
        wanted["late"] = False  # without a word: seen when its turn comes
        assert await turns.served() == "stays"
        with pytest.raises(Dropped):
            await turns.tasks[2]

    run(work)


def test_whose_turn_has_come_is_not_interrupted() -> None:
    async def work() -> None:
        wanted = True
        queue = FairQueue(1)
        job = Job((), wanted=lambda: wanted)
        async with queue.turn(job):
            wanted = False
            job.review()
            await settled()
            assert queue.full
        assert not queue.full

    run(work)


@pytest.mark.parametrize("has_turn", [True, False])
def test_one_who_gives_up_takes_nobodys_place(has_turn: bool) -> None:
    async def work() -> None:
        turns = Turns()
        turns.ask("second", "vera")
        turns.ask("third", "vera")
        await settled()
        turns.tasks[0 if has_turn else 1].cancel()
        await settled()
        order = await turns.served()
        assert turns.order == (["second", "third"] if has_turn else ["first", "third"]), order
        assert not turns.queue.full

    run(work)


def test_a_failure_gives_the_place_back() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        with pytest.raises(ValueError, match="no"):
            async with queue.turn(Job(("vera",))):
                raise ValueError("no")
        assert not queue.full

    run(work)
