"""Servers in the process of the tests deal the same cards and roll the same dice for bots, time after time."""

from __future__ import annotations

import secrets
from functools import partial
from random import Random

import pytest

from bottega.core.match import Match
from bottega.server.table import tables

SEED = "1"


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that is red is red for everyone."""
    monkeypatch.setattr(tables, "Match", partial(Match, seed=SEED))
    monkeypatch.setattr(secrets, "randbits", Random(SEED).getrandbits)
