"""The bank trades by its rules, and lists every trade that changes something."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.core.errors import Illegal
from bottega.games.pastiche.box.colours import COLOURS, handful, pack
from bottega.games.pastiche.rules.bank import check, trades

PRIMARIES = ("red", "yellow", "blue")
FOR_THREE = set(COLOURS) - {*PRIMARIES, "gray", "bisque"}


def fair(give: tuple[str, ...], get: str) -> bool:
    """PA-B1 to PA-B3 once more."""
    if len(give) == 3:
        return len(set(give)) == 1 and get in FOR_THREE
    if sorted(give) == ["brown", "yellow"] and get == "bisque":
        return True
    if sorted(give) == ["black", "white"] and get == "gray":
        return True
    return len(give) == 2 and bool(set(give) & set(PRIMARIES)) and get in PRIMARIES


def refusal(bank: list[int], palette: list[int], give: tuple[str, ...], get: str) -> str | None:
    try:
        check(bank, palette, handful(*map(COLOURS.index, give)), COLOURS.index(get))
    except Illegal as error:
        return error.rule
    return None


@pytest.mark.rule("PA-B1")
@pytest.mark.rule("PA-B2")
@pytest.mark.rule("PA-B3")
def test_every_handful_of_up_to_three_cards_for_every_colour() -> None:
    full = [12] * 17
    for size in range(4):
        for give in combinations_with_replacement(COLOURS, size):
            for get in COLOURS:
                rule = refusal(full, full, give, get)
                assert (rule is None) == fair(give, get), (give, get)
                assert rule in (None, "PA-B1", "PA-B2", "PA-B3")


@pytest.mark.parametrize(
    ("give", "get", "rule"),
    [
        (("orange",) * 3, "gray", "PA-B1"),
        (("orange",) * 3, "red", "PA-B1"),
        (("orange",) * 2, "black", "PA-B1"),
        (("yellow", "green"), "bisque", "PA-B2"),
        (("black", "black"), "gray", "PA-B2"),
        (("orange", "green"), "red", "PA-B3"),
        (("red",), "blue", "PA-B3"),
    ],
)
def test_the_rule_that_is_cited(give: tuple[str, ...], get: str, rule: str) -> None:
    assert refusal([12] * 17, [12] * 17, give, get) == rule


@pytest.mark.rule("PA-B4")
def test_empty_stacks() -> None:
    empty, hand = [0] * 17, [3] * 17
    assert refusal(empty, hand, ("orange",) * 3, "black") == "PA-B4"
    assert refusal(empty, hand, ("red", "black"), "blue") == "PA-B4"
    assert refusal(empty, hand, ("red", "black"), "red") is None, "it goes back first"
    assert refusal(empty, hand, ("orange",) * 3, "orange") is None
    assert refusal([1] * 17, [0] * 17, ("orange",) * 3, "black") == "G-HELD"


HANDS = st.dictionaries(st.sampled_from(COLOURS), st.integers(1, 4), max_size=8).map(lambda counts: list(pack(counts)))


@settings(max_examples=60)
@given(HANDS, HANDS)
def test_the_trades_listed_are_those_that_change_something(bank: list[int], palette: list[int]) -> None:
    listed = [(trade.give, trade.get) for trade in trades(bank, palette)]
    wanted = set()
    for size in (2, 3):
        for give in combinations_with_replacement([COLOURS[n] for n in range(17) if palette[n]], size):
            for get in COLOURS:
                if get not in give and refusal(bank, palette, give, get) is None:
                    wanted.add((handful(*map(COLOURS.index, give)), COLOURS.index(get)))
    assert len(set(listed)) == len(listed)
    assert set(listed) == wanted
