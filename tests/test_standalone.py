"""Pages in one file: nothing is fetched, and their colours are the page's."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from bottega import standalone

ROOT = Path(__file__).resolve().parent.parent


def test_everything_is_in_the_file_and_titles_are_text() -> None:
    text = standalone.page("<b>", ["<p>first</p>", "<p>second</p>"], "pl")
    assert '<html lang="pl">' in text
    assert "<title>&lt;b&gt;</title>" in text
    assert text.index("first") < text.index("second")
    assert not re.search(r"https?://|src=|@import|<link", text)


def test_colours_are_the_design_tokens() -> None:
    """The sheet is carried along; it must not drift away from the page's."""

    def colours(text: str) -> dict[str, str]:
        return dict(re.findall(r"(--[\w-]+):\s*(light-dark\([^;]*\)|#[0-9a-f]+);", text))

    own = colours(resources.files("bottega").joinpath("standalone.css").read_text(encoding="utf-8"))
    assert own
    tokens = colours((ROOT / "web/src/design/tokens.css").read_text(encoding="utf-8"))
    assert own.items() <= tokens.items()
