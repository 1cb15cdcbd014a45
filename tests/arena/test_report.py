"""The page on a game's balance: whole, on its own, for every game and for lists of one's own."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

import pytest

from bottega import games
from bottega.arena.balance import Balance
from bottega.arena.report import page
from bottega.arena.simulate import Plan, simulate
from contract import setting

TABLES = [(name, seats) for name in games.names() for seats in games.spec(name).seats]


class Reader(HTMLParser):
    """Every tag that opens must close, in order."""

    VOID = frozenset({"meta", "br", "line", "circle", "rect"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action", "data")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


def report(plan: Plan, count: int) -> str:
    balance = Balance(games.load(plan.game).sides(plan.seats))
    for played in simulate(plan, count):
        balance.add(played)
    return page(balance, plan, "bottega simulate --bots '<b>'")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_has_a_page(game: str, seats: int) -> None:
    text = report(Plan(game, seats, ("greedy", "random"), ledger=True), setting(game, "REPORT_GAMES", 40))
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    assert not reader.addresses
    assert "url(" not in text
    assert "@import" not in text
    for part in ("Who begins", "Length", "How points are made", "Cards"):
        assert f"<h2>{part}</h2>" in text
    assert "bottega simulate --bots &#x27;&lt;b&gt;&#x27;" in text
    assert "nan" not in re.sub(r"<title>.*?</title>", "", text)


def test_a_list_of_ones_own(tmp_path: Path) -> None:
    """A title in it is text, whatever it holds."""
    own = resources.files("bottega.games.final_touch.box").joinpath("components.toml").read_text(encoding="utf-8")
    file = tmp_path / "my <cards>.toml"
    file.write_text(own.replace("American Gothic", "<script>alert(1)</script>"), encoding="utf-8")
    text = report(Plan("final-touch", 2, ("greedy",), components=str(file), ledger=True), 80)
    assert "<script" not in text
    assert "&lt;script&gt;alert(1)" in text
    assert "the list my &lt;cards&gt;.toml" in text
    assert "The Hay Wain" in text
