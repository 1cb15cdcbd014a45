"""The site of the documents. `make docs` builds it; Sphinx itself finds links that lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bottega

pytest.importorskip("sphinx", reason="make docs")

import docs_site  # which imports Sphinx


def test_every_page_stands_in_the_contents_once() -> None:
    contents = (docs_site.SETTINGS / "contents.md").read_text(encoding="utf-8")
    named = re.findall(r"^[\w/]+$", contents, re.M)
    pages = [page.relative_to(docs_site.ROOT).with_suffix("").as_posix() for page in docs_site.pages()]
    assert sorted(named) == sorted([*(page for page in pages if page != "README"), "reference"])


def test_links_work_in_the_site_as_they_do_in_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_site, "ROOT", tmp_path)
    monkeypatch.setattr(docs_site, "SOURCE", tmp_path / "source")
    (tmp_path / "docs").mkdir()
    (tmp_path / "examples").mkdir()
    for name in ("README.md", "docs/bots.md", "examples/bot.py"):
        (tmp_path / name).touch()
    page = tmp_path / "docs" / "api.md"
    page.write_text("[a](../README.md#play) [b](bots.md) [c](../examples/bot.py) [d](../examples/) [e](https://x.org)")
    assert docs_site.with_files(page) == (
        "[a](../index.md#play) [b](bots.md) [c](../examples/bot.py) d [e](https://x.org)"
    )
    assert (tmp_path / "source" / "examples" / "bot.py").is_file()


def test_what_would_be_loaded_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="https://x.org"><script src="//x.org/a.js"></script><img src="b.png"><link href="https://x.org/a.css">'
    )
    (tmp_path / "a.css").write_text("@font-face { src: url('https://x.org/a.woff2') } body { background: url(b.png) }")
    assert list(docs_site.foreign(tmp_path)) == [
        "a.html loads //x.org/a.js",
        "a.html loads https://x.org/a.css",
        "a.css loads https://x.org/a.woff2",
    ]


def test_public_names_that_the_reference_lacks_are_found() -> None:
    named = " ".join(f'id="bottega.{name}"' for name in bottega.__all__ if name != "Dice")
    assert next(docs_site.unexplained(named)) == "reference: bottega.Dice is missing"
