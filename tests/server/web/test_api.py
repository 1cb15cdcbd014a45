"""What the API says of the games on the shelf."""

from __future__ import annotations

from typing import Any

from server.running import Running


def options(running: Running, game: str, lang: str) -> dict[str, Any]:
    found = next(each for each in running.guest().get("/games", lang=lang) if each["name"] == game)
    return {option["name"]: option for option in found["options"]}


def test_options_are_described_in_the_language_of_the_player(running: Running) -> None:
    assert options(running, "final-touch", "fr")["starter"]["label"] == "Qui commence"
    modules = options(running, "fresco", "pl")["modules"]
    assert modules["label"] == "Moduły"
    assert dict(zip(modules["of"], modules["labels"], strict=True))["requests"] == "Życzenia biskupa"


def test_an_option_that_is_left_out_has_its_default(running: Running) -> None:
    fresco = options(running, "fresco", "en")
    defaults = {name: option["default"] for name, option in fresco.items()}
    assert defaults == {"open": False, "modules": fresco["modules"]["of"]}
    assert options(running, "final-touch", "en")["starter"]["default"] is None
