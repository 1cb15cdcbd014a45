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


# --- a game at a real table ---


def test_the_companion_of_a_game(running: Running) -> None:
    guest = running.guest()
    found = guest.get("/games/fresco/companion", seats=2, lang="fr")
    assert found["set_up"][0]["rule"] == "FR-S1"
    assert found["set_up"][-1]["text"].startswith("À deux : Léonard")
    assert (found["form"]["rows"], found["form"]["more"]) == ("scored", ["Leonardo"])
    hand = guest.get("/games/pastiche/companion", seats=3)["form"]
    assert hand["each"]
    assert [part["ways"][0]["kind"] for part in hand["parts"]] == ["choices", "choices", "counts"]


def test_a_score_sheet_is_counted(running: Running) -> None:
    guest = running.guest()
    sheet = {"players": ["Anna", "Ben"], "masterpiece": [{"value": 25, "finished": "Ben"}]}
    told = guest.post("/games/final-touch/score?lang=fr", sheet=sheet)
    assert (told["scores"], told["winners"], told["rule"]) == ([0, 25], [1], "FT-E1")
    assert told["lines"] == [{"side": 1, "points": 25, "rule": "FT-F1", "text": "Un chef-d'œuvre achevé"}]


def test_a_score_sheet_that_cannot_be_counted(running: Running) -> None:
    guest = running.guest()
    step = {"players": ["A", "B", "C"], "scored": [{"player": "A", "tile": 8}, {"player": "B", "tile": 8}]}
    said = "Wiersz 2: na polu 8 stoi inny malarz. Wybierz: do przodu na 9 albo do tyłu na 7. (FR-V1)"
    answer = guest.http.post("/games/fresco/score?lang=pl", json={"sheet": step})
    assert answer.json() == {"code": "sheet", "sentence": said, "rule": None}
    assert guest.refused("/games/fresco/score", sheet={"players": ["A"]}) == "invalid"
    assert guest.refused("/games/chess/score", sheet={}) == "no-such-game"
    assert guest.http.get("/games/fresco/companion?seats=9").json()["code"] == "invalid"
