"""`bottega score`: the sheets of docs/companion.md, as people read them and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bottega import games
from cli.test_cli import bad, good

PAGE = (Path(__file__).parents[2] / "docs" / "companion.md").read_text(encoding="utf-8")


def example(game: str, folder: Path) -> Path:
    """The sheet that the page shows for a game."""
    section = PAGE.partition(f"### {games.spec(game).title}\n")[2]
    found = re.search(r"```toml\n(.*?)```", section, re.DOTALL)
    assert found
    file = folder / "sheet.toml"
    file.write_text(found[1], encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("game", "scores", "winners", "rule"),
    [
        ("final-touch", [7, 3], [], None),
        ("pastiche", [24, 15], [0], "PA-E2"),
        ("fresco", [13, 14, 1], [1], "FR-E2"),
    ],
)
def test_the_examples_of_the_page(
    game: str, scores: list[int], winners: list[int], rule: str | None, tmp_path: Path
) -> None:
    told = json.loads(good("score", game, str(example(game, tmp_path)), "--json"))
    assert (told["scores"], told["winners"], told["rule"]) == (scores, winners, rule)
    assert told["players"][:2] == ["Anna", "Ben"]
    assert set(told) == set(re.findall(r"^\| `(\w+)` \|", PAGE.partition("### What is answered")[2], re.M))


def test_as_people_read_it(tmp_path: Path) -> None:
    file = str(example("fresco", tmp_path))
    assert good("score", "fresco", file).splitlines() == [
        "Anna: 13",
        "    3  FR-H4  Altar with 1 red, 1 yellow and 1 orange",
        "    7  FR-T2  Portrait with points",
        "    1  FR-V1  Moved on from an occupied space",
        "    2  FR-E2  Money at the end: 4 thalers",
        "Ben: 14",
        "    8  FR-H3  Fresco tile of value 8",
        "    2  FR-H3  The bishop stood next to it",
        "    4  FR-E2  Money at the end: 9 thalers",
        "Caro: 1",
        "    1  FR-E2  Money at the end: 2 thalers",
        "",
        "Ben wins. (FR-E2)",
    ]
    assert "Tuile de fresque de valeur 8" in good("score", "fresco", file, "--lang", "fr")


def test_with_a_list_of_ones_own(tmp_path: Path) -> None:
    cards, file = tmp_path / "cards.toml", str(example("final-touch", tmp_path))
    text = games.standard_box("final-touch").text
    cards.write_text(text.replace('title = "Mona Lisa"', 'title = "Lisa"'), encoding="utf-8")
    assert bad("score", "final-touch", file, "--components", str(cards)) == (
        "bottega: masterpiece: 1: there is no masterpiece 'Mona Lisa' in the box\n"
    )


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in bad("score", "fresco", str(tmp_path / "none.toml"))
    file = tmp_path / "sheet.json"
    file.write_text("{", encoding="utf-8")
    assert bad("score", "fresco", str(file)).startswith(f"bottega: {file}: ")
