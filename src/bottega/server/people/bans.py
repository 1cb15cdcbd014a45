"""Bans: people and networks that the host does not want here. They may look, and play nowhere."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from bottega.server.problems import Refused
from bottega.server.services import Services
from bottega.store import Person

Network = IPv4Network | IPv6Network


class Bans:
    """Kept in memory, since every request asks; read again whenever the host has changed them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._people: dict[str, str] = {}  # reasons
        self._networks: dict[Network, str] = {}

    async def load(self) -> None:
        people, networks = dict[str, str](), dict[Network, str]()
        for ban in await self.services.store.hosts.bans():
            network = read_network(ban.subject)
            if network is None:
                people[ban.subject] = ban.reason
            else:
                networks[network] = ban.reason
        self._people, self._networks = people, networks

    def check(self, person: Person | None, address: str) -> None:
        """`banned` for somebody who is, or whose owner is, or who comes from where nobody may."""
        reason = self._reason(person, address)
        if reason is not None:
            raise Refused("banned", reason=reason)

    def covers(self, person: Person | None, address: str) -> bool:
        return self._reason(person, address) is not None

    def _reason(self, person: Person | None, address: str) -> str | None:
        for subject in () if person is None else (person.id, person.owner):
            if subject in self._people:
                return self._people[subject]
        if not self._networks:
            return None
        try:
            number = ip_address(address)
        except ValueError:  # a socket of this machine
            return None
        number = getattr(number, "ipv4_mapped", None) or number
        return next((reason for network, reason in self._networks.items() if number in network), None)


def read_network(text: str) -> Network | None:
    """An address, or a network such as 192.0.2.0/24. None for anything else."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None
