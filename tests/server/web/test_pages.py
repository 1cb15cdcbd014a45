"""The page's own files as they are sent."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from server.running import Running, settings


@pytest.mark.parametrize(("path", "kind"), [("/", "text/html"), ("/metrics", "text/plain; version=0.0.4")])
def test_a_text_says_its_charset_once(tmp_path: Path, path: str, kind: str) -> None:
    with Running(settings(tmp_path)) as running:
        answer = httpx.get(f"http://127.0.0.1:{running.port}{path}")
    assert answer.headers["content-type"] == f"{kind}; charset=utf-8"
