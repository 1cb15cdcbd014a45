"""Who holds the pen writes, and nobody else."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.pen import Pen


def test_a_free_pen_is_taken_at_once() -> None:
    pen = Pen()
    assert pen.take()
    assert not pen.take()
    pen.put_down()
    assert pen.take()


def test_those_who_wait_get_it_in_the_order_they_came() -> None:
    async def main() -> None:
        pen, lines = Pen(), list[int]()

        async def write(number: int) -> None:
            async with pen:
                await asyncio.sleep(0)
                assert not pen.take()
                lines.append(number)

        assert pen.take()
        tasks = [asyncio.create_task(write(number)) for number in range(5)]
        await asyncio.sleep(0)
        assert lines == []
        pen.put_down()
        assert not pen.take()  # it went to the first who waited
        await asyncio.gather(*tasks)
        assert lines == [0, 1, 2, 3, 4]
        assert not pen.taken

    asyncio.run(main())


@pytest.mark.parametrize("handed_over", [False, True])
def test_who_gives_up_waiting_keeps_nobody_from_it(handed_over: bool) -> None:
    async def main() -> None:
        pen, lines = Pen(), list[str]()

        async def write(name: str) -> None:
            async with pen:
                lines.append(name)

        assert pen.take()
        hasty, patient = asyncio.create_task(write("hasty")), asyncio.create_task(write("patient"))
        await asyncio.sleep(0)
        if handed_over:
            pen.put_down()
        hasty.cancel()
        if not handed_over:
            await asyncio.sleep(0)
            pen.put_down()
        await asyncio.gather(hasty, patient, return_exceptions=True)
        assert lines == ["patient"]
        assert not pen.taken

    asyncio.run(main())


def test_a_mistake_puts_it_down() -> None:
    async def main() -> None:
        pen = Pen()
        with pytest.raises(ZeroDivisionError):
            async with pen:
                raise ZeroDivisionError
        assert not pen.taken

    asyncio.run(main())
