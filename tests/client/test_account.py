"""A bot account at a server: where its token comes from, and where it is sent."""

from __future__ import annotations

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from bottega.client.account import VARIABLE, Account, RefusedByServer, Unreachable, read_token
from bottega.core.errors import Invalid
from server.running import Running


def test_a_token_comes_from_the_command_line_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "token"
    file.write_text("  from-a-file\n", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, "from-the-environment")
    assert read_token("given", None) == "given"
    assert read_token(None, file) == "from-a-file"
    assert read_token(None, None) == "from-the-environment"
    monkeypatch.delenv(VARIABLE)
    for token, wanted in ((None, None), ("", None), ("two words", None), (None, tmp_path / "none"), ("given", file)):
        with pytest.raises(Invalid, match=r"^token: "):
            read_token(token, wanted)


@pytest.mark.parametrize("url", ["bottega.example", "ftp://bottega.example", "http://"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(Invalid, match=r"^url: "):
        Account(url, "token")


def test_whether_others_on_the_way_can_read_the_token() -> None:
    assert Account("https://bottega.example/", "x").is_private
    assert Account("http://127.0.0.1:8000", "x").is_private
    assert not Account("http://192.168.1.5:8000", "x").is_private


def test_refusals_have_their_code_and_sentence(running: Running) -> None:
    account = Account(f"http://127.0.0.1:{running.port}", "bottega_wrong")
    with pytest.raises(RefusedByServer, match="unknown or was revoked") as refused:
        asyncio.run(account.get("/me"))
    assert refused.value.code == "wrong-token"


class Elsewhere(BaseHTTPRequestHandler):
    seen: list[str | None] = []  # noqa: RUF012  # the tokens that came here

    def do_GET(self) -> None:
        self.seen.append(self.headers.get("Authorization"))
        self.send_response(302 if self.path.startswith("/api") else 200)
        self.send_header("Location", "/else")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_a_token_is_not_sent_on() -> None:
    server = HTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    account = Account(f"http://127.0.0.1:{server.server_port}", "secret")
    with pytest.raises(Unreachable, match="HTTP 302"):
        asyncio.run(account.get("/me"))
    server.shutdown()
    server.server_close()
    assert Elsewhere.seen == ["Bearer secret"]
    with pytest.raises(Unreachable):
        asyncio.run(account.get("/me"))
