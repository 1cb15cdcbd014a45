"""What is read from the headers of a request."""

from __future__ import annotations

import pytest

from bottega.server.web.security import language_of


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [(None, "en"), ("xx, pl;q=0.8", "pl"), ("fr-CA", "fr"), ("plt", "en"), ("*", "en"), (";;,", "en")],
)
def test_the_language_a_browser_wants(accepted: str | None, lang: str) -> None:
    assert language_of(accepted) == lang
