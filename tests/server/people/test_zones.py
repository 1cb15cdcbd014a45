"""Time zones by their names."""

from __future__ import annotations

import pytest

from bottega.server.people.zones import is_zone


@pytest.mark.parametrize(
    ("name", "is_known"),
    [("Europe/Warsaw", True), ("UTC", True), ("Nowhere/City", False), ("../etc/passwd", False), ("Europe", False)],
)
def test_zones(name: str, is_known: bool) -> None:
    assert is_zone(name) == is_known
