"""Requests to addresses that people give us. None goes to a private network, unless the host allows it.

The name is looked up once and the connection goes to the address that was checked, so that a name which changes its
address in between helps nobody. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import h11

from bottega.core.errors import Invalid
from bottega.server.hosts import DEFAULT_PORT

SECONDS = 15.0  # for a whole request
MAX_ANSWER_BYTES = 65_536  # that are read of an answer
NAT64 = IPv6Network("64:ff9b::/96")  # stands for an IPv4 address behind a gateway


class NotDelivered(Exception):
    """The reason is for the owner of the channel. `gone`: it will never work again."""

    def __init__(self, reason: str, gone: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.gone = gone


def read_url(text: str, name: str, schemes: tuple[str, ...] = ("http", "https")) -> SplitResult:
    """`Invalid` says what is wrong with it, and does not repeat it: it may hold a secret."""
    try:
        parts = urlsplit(text)
        usable = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0 and text.isascii()
    except ValueError:
        usable = False
    if not usable or any(letter <= " " for letter in text):
        raise Invalid(f"{name}: must be like {schemes[-1]}://example.org/...")
    if parts.username is not None or parts.password is not None:
        raise Invalid(f"{name}: must have no user and password in it")
    return parts


def is_public(address: str) -> bool:
    """Whether it is an address of the internet, and not of this machine or a network around it."""
    number = ip_address(address)
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return _is_global(number.ipv4_mapped)
        if number.sixtofour is not None or number.teredo is not None or number in NAT64:
            return False
    return _is_global(number)


def _is_global(number: IPv4Address | IPv6Address) -> bool:
    return number.is_global and not number.is_multicast and not number.is_reserved


async def resolve(host: str, port: int, allow_private: bool) -> str:
    """The first address of a host; `NotDelivered` if any of them is private, or there is none."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotDelivered("host: no such name") from None
    addresses = [str(address[0]) for *_, address in found]
    if not allow_private and not all(is_public(address) for address in addresses):
        raise NotDelivered("host: an address in a private network", gone=True)
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, allow_private: bool) -> int:
    """The status of the answer."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or DEFAULT_PORT[parts.scheme]
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
    request = h11.Request(method="POST", target=target, headers=list(lines.items()))
    try:
        async with asyncio.timeout(SECONDS):
            address = await resolve(host, port, allow_private)
            tls, name = (_tls(), host) if parts.scheme == "https" else (None, None)
            reader, writer = await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
            try:
                return await _exchange(reader, writer, request, body)
            finally:
                writer.close()
    except TimeoutError:
        raise NotDelivered(f"no answer within {SECONDS:g} s") from None
    except ssl.SSLError as error:
        raise NotDelivered(f"TLS: {error.reason or 'failed'}") from None
    except OSError as error:
        raise NotDelivered(f"connection: {error.strerror or 'failed'}") from None
    except h11.ProtocolError:
        raise NotDelivered("the answer is not HTTP") from None


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> int:
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_ANSWER_BYTES)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(4_096))
        elif isinstance(event, h11.ConnectionClosed):
            raise NotDelivered("connection: closed without an answer")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def check_status(status: int) -> None:
    """`NotDelivered` unless it says that all is well."""
    if not 200 <= status < 300:
        raise NotDelivered(f"HTTP {status}")
