"""The one thing to do before a game is in sight at every size, without scrolling, and axe finds nothing."""

from __future__ import annotations

from typing import Any

import pytest

from server.running import Running
from web.sight import faults
from web.test_access import violations
from web.test_layout import SIZES
from web.test_lobby import become

LIVE = {"type": "live", "minutes": 5, "increment": 10}


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "pl-PL"])
def test_the_button_is_in_sight(visit: Any, server: Running, lang: str) -> None:
    vera, ada = server.guest("Vera"), server.guest("Ada")
    code = vera.table("fresco", seats="me,open,open,apprentice", clock=LIVE)["code"]
    ada.sit(code)
    pages = {"invitation": visit(locale=lang).page, "lobby": become(visit(locale=lang), vera)}
    found = []
    for name, page in pages.items():
        page.goto(f"/t/{code}")
        page.wait_for_selector("[data-act] .primary")
        page.wait_for_selector("[data-terms] .about")
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            wanted = ["[data-act] .primary", "[data-lobby]", *(["[data-act] input"] if name == "invitation" else [])]
            found += [f"{name}, {size}: {fault}" for fault in faults(page, wanted)]
        found += violations(page)
    assert not found, "\n".join(found)
