"""The server in the local network, found by its name."""

from __future__ import annotations

import asyncio
import sys

import pytest
from zeroconf.asyncio import AsyncZeroconf

from bottega.server.transport import nearby


async def found() -> tuple[str | None, list[str], int | None]:
    """What another one in the network finds, here in that of this computer alone."""
    network = AsyncZeroconf(interfaces=["127.0.0.1"])
    try:
        service = await network.async_get_service_info(nearby.KIND, nearby.SERVICE)
    finally:
        await network.async_close()
    assert service is not None
    return service.server, service.parsed_addresses(), service.port


def test_it_is_found_by_its_name_while_it_runs() -> None:
    async def work() -> None:
        async with nearby.announced("127.0.0.1", 8000) as name:
            assert name == nearby.NAME
            assert await found() == (f"{nearby.NAME}.", ["127.0.0.1"], 8000)
            async with nearby.announced("127.0.0.2", 8000) as second:
                assert second is None  # the name is taken

    asyncio.run(work())


def test_without_the_library_it_is_not_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    monkeypatch.setattr(nearby, "find_spec", lambda _: None)

    async def work() -> None:
        async with nearby.announced("127.0.0.1", 8000) as name:
            assert name is None

    asyncio.run(work())
