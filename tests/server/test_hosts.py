"""Names and addresses of hosts, as people and browsers write them."""

from __future__ import annotations

import pytest

from bottega.core.errors import Invalid
from bottega.server.hosts import read_host, read_hosts, read_url


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("", ""),
        ("https://games.example.org", "https://games.example.org"),
        ("HTTPS://Games.Example.org:443/", "https://games.example.org"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("http://[FD00::2]:80", "http://[fd00::2]"),
    ],
)
def test_a_public_address_is_written_as_browsers_write_it(text: str, url: str) -> None:
    assert read_url(text) == url


@pytest.mark.parametrize(
    "text",
    [
        *(
            "games.example.org",
            "ftp://games.example.org",
            "https://",
            "https://games.example.org/bottega",
            "https://a?b",
        ),
        *(
            "https://me@games.example.org",
            "https://[::1",
            "https://games.example.org:port",
            "https://a b",
            "https://a#b",
        ),
    ],
)
def test_what_is_no_public_address_is_said(text: str) -> None:
    with pytest.raises(Invalid, match=r"public_url: must be like https://games\.example\.org"):
        read_url(text)


def test_what_is_no_host_is_said() -> None:
    with pytest.raises(Invalid, match=r"allowed_hosts: must be names .* not 'https://a\.example'"):
        read_hosts("b.example, https://a.example")
    assert read_host("a.example:1:2") is None
