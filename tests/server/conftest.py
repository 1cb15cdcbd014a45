"""A server for each test, with its own SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Running, settings


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with Running(settings(tmp_path)) as server:
        yield server
