"""Requests to addresses that people give us."""

from __future__ import annotations

import asyncio
import socket

import pytest

from bottega.core.errors import Invalid
from bottega.server.notify.outgoing import NotDelivered, is_public, post, read_url
from server.notify.receivers import HttpReceiver


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "ff0e::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "fe80::1%lo"),
    ],
)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url", ["", "ftp://example.org", "https://", "https://a:b@example.org/", "http://exa mple.org", "http://[::1", "x"]
)
def test_urls_that_make_no_sense(url: str) -> None:
    with pytest.raises(Invalid, match=r"^url: ") as refused:
        read_url(url, "url")
    assert len(url) < 10 or url not in str(refused.value)  # it may hold a secret


def send(url: str, allow_private: bool = True) -> int:
    return asyncio.run(post(url, {"x-a": "b"}, b"hello", allow_private))


def test_a_request_arrives_and_a_redirect_is_not_followed() -> None:
    with HttpReceiver() as receiver:
        assert send(receiver.url("/a?b=c")) == 201
        receiver.status = 307
        assert send(receiver.url()) == 307
        first, second = receiver.received
        assert (first.path, first.headers["x-a"], first.body) == ("/a?b=c", "b", b"hello")
        assert (first.headers["host"], second.path) == (f"127.0.0.1:{receiver.port}", "/hook")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
def test_nothing_goes_to_a_private_network(host: str) -> None:
    with HttpReceiver() as receiver:
        with pytest.raises(NotDelivered, match=r"private network|no such name"):
            send(f"http://{host}:{receiver.port}/", allow_private=False)
        assert receiver.received == []


def test_a_name_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a name could be public when it is checked, and private when it is connected to."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def look_up(host: str, *args: object, **names: object) -> object:
        asked.append(host)
        return real("127.0.0.1", *args, **names)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with HttpReceiver() as receiver:
        assert send(f"http://changing.example.org:{receiver.port}/") == 201
        assert [host for host in asked if host != "127.0.0.1"] == ["changing.example.org"]


def test_what_goes_wrong_is_said_without_the_address() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    with pytest.raises(NotDelivered, match=r"^connection: ") as refused:
        send(f"http://127.0.0.1:{port}/secret")
    assert "secret" not in refused.value.reason
    with HttpReceiver() as receiver, pytest.raises(NotDelivered, match=r"^TLS: "):
        send(f"https://127.0.0.1:{receiver.port}/")
