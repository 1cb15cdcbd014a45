"""Reading names and addresses of hosts, as people and browsers write them."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from bottega.core.errors import Invalid

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z._-]+?)\.?(:[0-9]*)?", re.IGNORECASE)
DEFAULT_PORT = {"http": 80, "https": 443}


def read_host(text: str) -> str | None:
    """The name or IP address in a `Host` header, normalised and without the port. None if it is malformed."""
    found = HOST.fullmatch(text)
    if found is None:
        return None
    name = found[1].strip("[]").lower()
    number = read_number(name)
    return name if number is None else str(number)


def read_hosts(text: str) -> frozenset[str]:
    """Names or IP addresses, separated by commas."""
    hosts = set()
    for part in filter(None, (part.strip() for part in text.split(","))):
        host = read_host(part)
        if host is None:
            raise Invalid(f"allowed_hosts: must be names such as games.example.org with commas between, not {part!r}")
        hosts.add(host)
    return frozenset(hosts)


def read_url(text: str) -> str:
    """A URL as browsers write an origin: no path, and no port where it is the default one."""
    if not text:
        return ""
    wrong = Invalid(f"public_url: must be like https://games.example.org, without a path, not {text!r}")
    try:
        parts = urlsplit(text)
        host, port = read_host(parts.netloc), parts.port
    except ValueError:
        raise wrong from None
    if host is None or parts.scheme not in DEFAULT_PORT or parts.path.strip("/") or parts.query or parts.fragment:
        raise wrong
    return f"{parts.scheme}://{bracketed(host)}" + ("" if port in (None, DEFAULT_PORT[parts.scheme]) else f":{port}")


def is_loopback(host: str) -> bool:
    number = read_number(host)
    return host.lower() == "localhost" if number is None else number.is_loopback


def read_number(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def bracketed(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host
