"""Every test of the store runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from store.opened import Run, Work, opened


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "bottega.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def run(url: str) -> Run:
    def with_store(work: Work) -> None:
        async def main() -> None:
            async with opened(url) as store:
                await work(store)

        asyncio.run(main())

    return with_store
