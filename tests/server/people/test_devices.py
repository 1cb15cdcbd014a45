"""How devices are described."""

from __future__ import annotations

import pytest

from bottega.server.people.devices import describe

WINDOWS = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"
)
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


@pytest.mark.parametrize(
    ("said", "described"),
    [
        (WINDOWS, "Chrome, Windows"),
        (f"{WINDOWS} Edg/130.0", "Edge, Windows"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"),
        ("curl/8.5.0", "curl"),
        ("my\u202e bot\n/1", "my bot"),
        ("x" * 4000, "x" * 40),
        ("", ""),
        (None, ""),
    ],
)
def test_a_device_is_described_in_a_few_words(said: str | None, described: str) -> None:
    assert describe(said) == described
