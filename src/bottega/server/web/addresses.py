"""The addresses of a server: those it answers to, and the one that invitations carry.

By DNS rebinding a stranger's page can reach this server under a name that the stranger owns, and the browser then takes
both for one site. So the server answers only requests whose `Host` is one of its own addresses.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from bottega.server.hosts import bracketed, is_loopback, read_host, read_hosts, read_number, read_url
from bottega.server.settings import Settings
from bottega.server.transport import nearby

EVERY_ADDRESS = "0.0.0.0"
LOOPBACK_OF = {
    EVERY_ADDRESS: "127.0.0.1",
    "::": "::1",
}  # how to reach, on this computer, a server that listens on every address
ELSEWHERE = {
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}  # reserved for documentation: no machine has them


@dataclass(frozen=True)
class Addresses:
    host: str = "127.0.0.1"  # that it listens on
    port: int = 8000
    public_url: str = ""  # as `read_url` returns it
    allowed_hosts: frozenset[str] = frozenset()  # as `read_hosts` returns them
    nearby_name: str | None = None  # the name by which the local network finds it

    @classmethod
    def of(cls, settings: Settings) -> Addresses:
        hosts = read_hosts(settings.allowed_hosts)
        return cls(settings.host, settings.port, read_url(settings.public_url), hosts)

    @property
    def is_local(self) -> bool:
        """Whether it listens to this computer only."""
        return is_loopback(self.host)

    @property
    def local_url(self) -> str:
        """For people at this computer."""
        return _url(LOOPBACK_OF.get(self.host, self.host), self.port)

    def find_public_url(self) -> str | None:
        """For everybody else; None if others cannot reach it. A laptop changes networks, so this is not remembered.

        It can take seconds, where the machine's own name has to be looked up.
        """
        if self.public_url:
            return self.public_url
        if self.is_local:
            return None
        host = find_network_address(_family(self.host)) if self.host in LOOPBACK_OF else self.host
        return None if host is None else _url(host, self.port)

    @property
    def nearby_url(self) -> str | None:
        """For everybody in the local network, where the name could be announced."""
        return None if self.nearby_name is None else _url(self.nearby_name, self.port)

    def nearby_address(self) -> str | None:
        """What to announce in the local network; None if it is not for that network."""
        return find_network_address(socket.AF_INET) if self.host == EVERY_ADDRESS and not self.public_url else None

    def admits(self, host: str) -> bool:
        """Whether a `Host` is one of our addresses. Its port may be any: a tunnel has a port of its own."""
        name = read_host(host)
        if name is None:
            return False
        return is_loopback(name) or name in self._names or (not self.is_local and _belongs_to_this_machine(name))

    @cached_property
    def _names(self) -> frozenset[str]:
        own = {self.host.lower(), read_host(urlsplit(self.public_url).netloc) or self.host}
        if not self.is_local:
            machine = socket.gethostname().lower()
            own |= {machine, f"{machine.split('.')[0]}.local", nearby.NAME}
        return self.allowed_hosts | own


# --- this machine ---


def find_network_address(family: socket.AddressFamily) -> str | None:
    """This machine's address in its network; None if it is in none."""
    for look in (_address_by_route, _addresses_by_name):
        for address in look(family):
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                return str(address)
    return None


def _address_by_route(family: socket.AddressFamily) -> list[IPv4Address | IPv6Address]:
    """The address it would send from. Connecting a datagram socket finds that out and sends nothing."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))
            return [ip_address(probe.getsockname()[0])]
    except OSError:
        return []


def _addresses_by_name(family: socket.AddressFamily) -> list[IPv4Address | IPv6Address]:
    """For a network without a route elsewhere, such as a cable between two computers. Private addresses come first."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, family)
    except OSError:
        return []
    return sorted({ip_address(address[0]) for *_, address in found}, key=lambda number: not number.is_private)


def _belongs_to_this_machine(host: str) -> bool:
    """Found out by binding a socket, which is possible to the machine's own addresses only."""
    if read_number(host) is None:
        return False
    try:
        with socket.socket(_family(host), socket.SOCK_DGRAM) as probe:
            probe.bind((host, 0))
    except OSError:
        return False
    return True


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _url(host: str, port: int) -> str:
    return f"http://{bracketed(host)}:{port}"
