"""The rules on the page: they begin with the aim, say what is ours, and show what they are about."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from bottega import games, texts
from web.test_access import too_wide, violations

SOURCES = Path(__file__).parents[2] / "web/src/games"
PHONE = {"viewport": {"width": 360, "height": 780}, "color_scheme": "dark"}


def test_rules_that_the_page_names_are_in_the_books() -> None:
    book = {rule for game in games.names() for rule, _ in texts.rules("en", games.spec(game).rules_prefix)}
    for path in (*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")):
        named = set(re.findall(r"\b(?:FT|FR|PA)-[A-Z]\d+\b", path.read_text(encoding="utf-8")))
        assert named <= book, path.name


@pytest.mark.parametrize(("looks", "lang"), [({}, "en"), (PHONE, "pl")])
@pytest.mark.parametrize("game", ["final-touch", "fresco", "pastiche"])
def test_the_rules_are_illustrated(visit: Any, game: str, looks: dict[str, Any], lang: str) -> None:
    page = visit(locale={"en": "en-GB", "pl": "pl-PL"}[lang], **looks).page
    page.goto(f"/rules/{game}")
    ids = re.findall(r'"([A-Z]{2}-[A-Z]\d+)": \[', (SOURCES / game / "pictures.ts").read_text(encoding="utf-8"))
    book = dict(texts.rules(lang, games.spec(game).rules_prefix))
    assert set(ids) <= set(book)
    expect(page.locator("[data-picture]")).to_have_count(len(ids))
    for rule in ids:
        picture = page.locator(f"[data-picture='{rule}']")
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg >> visible=true").first).to_be_visible()
        assert picture.evaluate("each => each.scrollWidth <= each.clientWidth && each.clientHeight > 30"), rule
    expect(page.locator("article.sheet-of-paper > h2").first).to_have_text(next(iter(book.values())))
    expect(page.locator("article.sheet-of-paper")).not_to_contain_text("[D]")
    expect(page.locator("#G-TURN")).to_have_count(0)
    assert not too_wide(page)
    if lang == "en":
        assert violations(page) == []
