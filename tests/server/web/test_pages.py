"""The page's own files as they are sent."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from bottega.core.errors import Invalid
from bottega.server.web.pages import Pages
from server.running import Running, settings


@pytest.mark.parametrize(("path", "kind"), [("/", "text/html"), ("/metrics", "text/plain; version=0.0.4")])
def test_a_text_says_its_charset_once(tmp_path: Path, path: str, kind: str) -> None:
    with Running(settings(tmp_path)) as running:
        answer = httpx.get(f"http://127.0.0.1:{running.port}{path}")
    assert answer.headers["content-type"] == f"{kind}; charset=utf-8"


@pytest.fixture
def offline(tmp_path: Path) -> Path:
    """As `make static` writes it."""
    folder = tmp_path / "static"
    (folder / "python-0a1b2c").mkdir(parents=True)
    (folder / "index.html").write_text("the page without a server")
    (folder / "python-0a1b2c" / "pyodide.asm.wasm").write_bytes(bytes(600_000))
    return folder


def test_a_page_without_a_server_is_served_beside(tmp_path: Path, offline: Path) -> None:
    with (
        Running(settings(tmp_path, offline=str(offline))) as running,
        httpx.Client(base_url=f"http://127.0.0.1:{running.port}") as client,
    ):
        moved = client.get("/offline")
        page, wasm = client.get("/offline/"), client.get("/offline/python-0a1b2c/pyodide.asm.wasm")
        ours = client.get("/")
    assert (moved.is_redirect, moved.headers["location"]) == (True, "/offline/")
    assert page.text == "the page without a server"
    assert (wasm.headers["content-type"], wasm.headers["content-encoding"]) == ("application/wasm", "gzip")
    assert [each.headers["cache-control"].endswith("immutable") for each in (page, wasm)] == [False, True]
    policies = [each.headers["content-security-policy"] for each in (page, wasm, ours)]
    assert ["script-src 'self' 'wasm-unsafe-eval';" in policy for policy in policies] == [True, True, False]


def test_without_such_a_page_its_address_is_like_any_other(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        answer = httpx.get(f"http://127.0.0.1:{running.port}/offline")
    assert (answer.status_code, "Bottega" in answer.text) == (200, True)


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="make static"):
        Pages(offline=str(tmp_path))
