"""Threads of one kind of work: for one address after the other, and never for another kind."""

from __future__ import annotations

import asyncio
import threading

from bottega.server.work.pools import Pool
from server.running import TIMEOUT


def test_addresses_take_turns_and_pools_do_not_wait_for_each_other() -> None:
    gate, order = threading.Event(), []

    def work(name: str) -> str:
        gate.wait(TIMEOUT)
        order.append(name)
        return name.upper()

    async def main() -> None:
        busy, free = Pool("busy", 1), Pool("free", 1)
        asked = [("mallory", "m0"), ("mallory", "m1"), ("mallory", "m2"), ("vera", "v0")]
        tasks = [asyncio.create_task(busy.run((owner,), work, name)) for owner, name in asked]
        assert await free.run(("vera",), str.upper, "at once") == "AT ONCE"
        gate.set()
        assert await asyncio.gather(*tasks) == ["M0", "M1", "M2", "V0"]
        for pool in (busy, free):
            pool.close()

    asyncio.run(main())
    assert order == ["m0", "m1", "v0", "m2"]
