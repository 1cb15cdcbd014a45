"""The addresses a server answers to, and the one it gives to others."""

from __future__ import annotations

import os
import pty
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from bottega.cli.serve import qr_code
from bottega.server.hosts import read_hosts, read_url
from bottega.server.web import addresses
from bottega.server.web.addresses import Addresses, find_network_address
from server.processes import GENEROUS, SOURCE, Process
from server.running import TIMEOUT, Running, settings

LOOPBACK = [
    "localhost",
    "LOCALHOST:9000",
    "localhost.",
    "127.0.0.1:8000",
    "127.0.0.2",
    "[::1]:8000",
    "[0:0:0:0:0:0:0:1]",
]
STRANGERS = [
    *("evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8000", "evil.localhost", "evil@localhost"),
    *("localhost evil.example", "localhost,evil.example", "http://localhost", "localhost/", "[::1]evil", "::1"),
    *("", ":8000", ".", "198.51.100.7", "[2001:db8::7]", "2130706433", "127.1", "localhost:evil", "löcalhost"),
]


# --- which are its own ---


@pytest.mark.parametrize("own", [Addresses(), Addresses("0.0.0.0"), Addresses(public_url="https://games.example.org")])
def test_loopback_is_always_admitted_at_any_port_and_strangers_never(own: Addresses) -> None:
    assert [host for host in LOOPBACK if not own.admits(host)] == []
    assert [host for host in STRANGERS if own.admits(host)] == []


def test_its_public_address_and_further_names_are_admitted() -> None:
    own = Addresses(
        public_url=read_url("https://Games.Example.org/"),
        allowed_hosts=read_hosts(" laptop.fritz.box, 198.51.100.7:80 ,[2001:DB8:0::7],"),
    )
    for host in (
        "games.example.org",
        "GAMES.example.org.:443",
        "laptop.fritz.box:8000",
        "198.51.100.7",
        "[2001:db8::7]",
    ):
        assert own.admits(host), host
    for host in ("example.org", "www.games.example.org", "fritz.box", "198.51.100.8"):
        assert not own.admits(host), host


def test_a_server_for_this_computer_does_not_answer_to_the_addresses_of_the_machine() -> None:
    machine = socket.gethostname()
    own, network = find_network_address(socket.AF_INET), Addresses("0.0.0.0")
    for host in (own, machine, f"{machine}.local"):
        assert host is None or network.admits(host)
        assert host is None or not Addresses("127.0.0.1").admits(host)
    assert Addresses("Studio.example").admits("studio.example:8000")
    assert Addresses("198.51.100.7").admits("198.51.100.7:8000")


def test_no_name_is_looked_up_to_check_a_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger must not make the server ask the stranger's name server."""

    def asked(*_: object) -> None:
        raise AssertionError("looked up")

    monkeypatch.setattr(socket, "getaddrinfo", asked)
    monkeypatch.setattr(addresses, "_family", asked)  # nor is a socket made for it
    assert not Addresses("0.0.0.0").admits("evil.example")


# --- which it gives to others ---


def test_the_address_for_others() -> None:
    assert Addresses().find_public_url() is None
    assert Addresses("localhost").find_public_url() is None
    assert Addresses("198.51.100.7", 8001).find_public_url() == "http://198.51.100.7:8001"
    assert Addresses("2001:db8::7", 8001).find_public_url() == "http://[2001:db8::7]:8001"
    assert Addresses("0.0.0.0", public_url="https://a.example").find_public_url() == "https://a.example"
    assert [Addresses(host, 80).local_url for host in ("0.0.0.0", "::", "198.51.100.7")] == [
        *("http://127.0.0.1:80", "http://[::1]:80", "http://198.51.100.7:80"),
    ]


def test_it_is_announced_where_all_of_the_network_may_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "find_network_address", lambda _: "192.168.7.5")
    assert Addresses("0.0.0.0").nearby_address() == "192.168.7.5"
    assert Addresses("0.0.0.0", public_url="https://a.example").nearby_address() is None
    assert Addresses("192.168.7.5").nearby_address() is None


def test_a_machine_without_a_way_out_is_found_by_its_name_and_one_without_network_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = ["127.0.1.1", "169.254.3.4", "9.9.9.9", "192.168.7.5"]

    def look_up(*_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 0)) for address in found]

    monkeypatch.setattr(addresses, "_address_by_route", lambda _: [])
    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    everywhere = Addresses("0.0.0.0", 8000)
    assert everywhere.find_public_url() == "http://192.168.7.5:8000"
    del found[2:]
    assert everywhere.find_public_url() is None


# --- a real server ---


def ask(running: Running, path: str, *heads: str) -> tuple[int, str]:
    """Status and body of a request with exactly these heads, and no others."""
    with socket.create_connection(("127.0.0.1", running.port), TIMEOUT) as line:
        line.sendall("\r\n".join([f"GET {path} HTTP/1.1", *heads, "Connection: close", "", ""]).encode("latin-1"))
        answer = b"".join(iter(lambda: line.recv(65_536), b"")).decode()
    head, _, body = answer.partition("\r\n\r\n")
    return int(head.split()[1]), body


@pytest.fixture
def known(tmp_path: Path) -> Iterator[Running]:
    with Running(settings(tmp_path, public_url="https://games.example.org", allowed_hosts="studio.lan")) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/api/v1/session", "/healthz", "/metrics", "/nothing.js"])
def test_only_requests_to_its_own_addresses_are_answered(known: Running, path: str) -> None:
    for host in (f"127.0.0.1:{known.port}", "localhost:9000", "games.example.org", "studio.lan:8000"):
        assert ask(known, path, f"Host: {host}")[0] in (200, 404), host
    refusals = [
        *(["Host: evil.example"], [f"Host: evil.example:{known.port}"], ["Host:"], ["Host: 198.51.100.7"]),
        ["Host: evil.example", "X-Forwarded-Host: games.example.org"],
    ]
    for heads in refusals:
        status, body = ask(known, path, *heads)
        assert (status, '"wrong-host"' in body) == (421, True), heads
    for heads in ([], ["Host: localhost", "Host: evil.example"]):  # no HTTP: RFC 9112, 3.2
        assert ask(known, path, *heads)[0] == 400, heads


def test_the_refusal_names_the_address_and_the_setting(known: Running) -> None:
    _, body = ask(known, "/", "Host: evil.example:8000", "Accept-Language: en")
    assert "evil.example:8000" in body
    assert "BOTTEGA_PUBLIC_URL" in body
    assert "BOTTEGA_ALLOWED_HOSTS" in body
    _, body = ask(known, "/", f"Host: {'x' * 5_000}")
    assert len(body) < 1_000


def test_a_name_of_a_stranger_that_leads_here_gets_no_session(known: Running) -> None:
    """DNS rebinding: to the browser the stranger's page and this server are one site, so the Origin fits."""
    heads = {"host": f"evil.example:{known.port}", "origin": f"http://evil.example:{known.port}"}
    answer = httpx.post(f"http://127.0.0.1:{known.port}/api/v1/guest", json={"name": "Vera"}, headers=heads)
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("host", "origin", "welcome"),
    [
        ("localhost:9000", "http://localhost:9000", True),  # ssh -L 9000:localhost:8000
        ("games.example.org", "https://games.example.org", True),
        ("127.0.0.1:8000", "https://games.example.org", True),  # a proxy that does not pass the Host on
        ("evil.example", "http://evil.example", False),
        ("evil.example", None, False),
    ],
)
def test_sockets_go_by_the_same_rule(known: Running, host: str, origin: str | None, welcome: bool) -> None:
    code = known.guest().table()["code"]
    url = f"ws://{host}/api/v1/tables/{code}/socket"
    line = socket.create_connection(("127.0.0.1", known.port), TIMEOUT)
    heads = {} if origin is None else {"Origin": origin}
    with connect(url, sock=line, additional_headers=heads, compression=None, legacy=True) as opened:
        first = str(opened.recv(timeout=TIMEOUT))
        assert ('"hello"' in first) is welcome
        if not welcome:
            assert '"wrong-host"' in first
            with pytest.raises(Exception, match="4421"):
                opened.recv(timeout=TIMEOUT)


def address(running: Running, **heads: str) -> Any:
    return httpx.get(f"http://127.0.0.1:{running.port}/api/v1/address", headers=heads).json()


def test_the_page_is_told_what_links_begin_with(tmp_path: Path, known: Running) -> None:
    assert address(known) == {"url": "https://games.example.org", "local": False}
    (tmp_path / "other").mkdir()
    with Running(settings(tmp_path / "other", allowed_hosts="studio.lan")) as here:
        assert address(here) == {"url": f"http://127.0.0.1:{here.port}", "local": True}
        assert address(here, host="localhost:9000") == {"url": "http://localhost:9000", "local": True}
        assert address(here, host="studio.lan") == {"url": "http://studio.lan", "local": False}
        forwarded = address(here, **{"host": "studio.lan", "x-forwarded-proto": "https"})
        assert forwarded == {"url": "https://studio.lan", "local": False}


def test_in_a_network_the_address_is_that_of_the_machine_wherever_it_was_asked(tmp_path: Path) -> None:
    own = find_network_address(socket.AF_INET)
    if own is None:
        pytest.skip("this machine is in no network")
    with Running(settings(tmp_path, host="0.0.0.0")) as running:
        url = f"http://{own}:{running.port}"
        assert address(running) == address(running, host="localhost") == {"url": url, "local": False}
        assert httpx.get(f"{url}/api/v1/address").json() == {"url": url, "local": False}
        made = httpx.post(f"{url}/api/v1/guest", json={"name": "Vera"}, headers={"origin": url})
        assert made.status_code == 201
        assert ask(running, "/", "Host: evil.example")[0] == 421


# --- what the terminal says ---


def lines(process: Process, count: int) -> list[str]:
    assert process.process.stdout is not None
    return [process.process.stdout.readline().strip() for _ in range(count)]


def test_the_terminal_tells_the_address_for_others(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path), "--lan") as running:
        own = find_network_address(socket.AF_INET)
        told = lines(running, 1)[0]
        if own is None:
            assert told.startswith("No network address was found. Join a network, or name the address")
        else:
            assert told == f"Open http://{own}:{running.port} on any device in this network"
            assert httpx.get(f"http://{own}:{running.port}/healthz").json() == {"status": "ok"}
    with Process("--data", str(tmp_path), BOTTEGA_PUBLIC_URL="https://games.example.org") as running:
        assert lines(running, 1) == ["Open https://games.example.org on any device"]


def test_in_a_terminal_there_is_a_code_for_phones(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "bottega",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--public-url",
        "http://a.example",
    ]
    environ = {**os.environ, **GENEROUS, "PYTHONPATH": SOURCE, "PYTHONUTF8": "1"}
    running = subprocess.Popen(command, env=environ, stdout=theirs, stderr=subprocess.DEVNULL)
    os.close(theirs)
    try:
        code, said = qr_code("http://a.example").splitlines(), ""
        while code[-1] not in said:
            said += os.read(ours, 65_536).decode().replace("\r\n", "\n")
        assert "\n".join(["Open http://a.example on any device", *code]) in said
    finally:
        running.kill()
        running.wait(TIMEOUT)
        os.close(ours)


def test_a_code_looks_the_same_in_light_and_dark_terminals() -> None:
    for line in qr_code("http://192.168.1.5:8000").splitlines():
        assert line.startswith("\x1b[38;5;231;48;5;16m")
        assert line.endswith("\x1b[0m")


def test_lan_and_a_host_are_too_much(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bottega", "--lan", "--host", "127.0.0.1", "--data", str(tmp_path)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": SOURCE}, capture_output=True, text=True, check=False, timeout=TIMEOUT
    )
    assert (done.returncode, done.stderr) == (
        2,
        "bottega: host: --lan listens on every address; leave out one of the two\n",
    )
