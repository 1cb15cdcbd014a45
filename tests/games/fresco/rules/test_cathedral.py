"""The altar against an enumeration of its own, and the bishop from every space to every other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import pytest

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.games.fresco.box.grid import NOWHERE, SPACES
from bottega.games.fresco.box.paints import PAINTS, pack
from bottega.games.fresco.rules import cathedral
from bottega.games.fresco.rules.cathedral import Altar, Restore
from bottega.games.fresco.rules.state import GONE, LEONARDO, Painter, State
from games.fresco.sample import GAME

PRIMARIES, SECONDARIES, SPECIALS = PAINTS[:3], PAINTS[3:6], PAINTS[6:]
Handful = tuple[str, ...]


def enumerated() -> dict[Handful, int]:
    """FR-H4, FR-H5, word by word: each of the three paints stays, or another is there instead, for more points."""
    found: dict[Handful, int] = {}
    for own, instead, least in (
        (PRIMARIES, dict.fromkeys(SECONDARIES, 1), 2),
        (SECONDARIES, dict(zip(SPECIALS, (3, 5), strict=True)), 6),
    ):
        for used in product(*[(paint, *instead) for paint in own]):
            points = least + sum(instead.get(paint, 0) for paint in used)
            key = tuple(sorted(used))
            found[key] = max(found.get(key, 0), points)
    return found


ALTARS = enumerated()
HANDFULS = [tuple(sorted(three)) for three in combinations_with_replacement(PAINTS, 3)]


def packed(paints: Handful) -> tuple[int, ...]:
    return pack(Counter(paints))


@pytest.fixture
def state() -> State:
    state = GAME.setup(3, {}, Dice(1))
    state.acting = 0
    return state


@pytest.mark.rule("FR-H4")
@pytest.mark.rule("FR-H5")
def test_every_altar_and_its_points() -> None:
    listed = {packed(paints): points for paints, points in ALTARS.items()}
    assert len(ALTARS) == len(cathedral.ALTARS) == 57
    assert {paints: cathedral.altar_points(GAME.box, paints) for paints in cathedral.ALTARS} == listed


@pytest.mark.rule("FR-H4")
@pytest.mark.rule("FR-H5")
@pytest.mark.parametrize("blends", [True, False])
def test_every_handful_is_an_altar_or_refused(state: State, blends: bool) -> None:
    """Any three paints, all of them held; those with pink or brown only with their module."""
    state.modules = 7 if blends else 3
    painter = state.painters[0]
    for paints in HANDFULS:
        special = bool(set(paints) & set(SPECIALS))
        painter.paints = list(packed(paints))
        rule = "FR-H5" if special or set(paints) == set(SECONDARIES) else "FR-H4"
        if paints in ALTARS and (blends or not special):
            Altar(packed(paints)).check(state, 0)
            painter.paints = [max(0, count - 1) for count in painter.paints]
        with pytest.raises(Illegal) as caught:
            Altar(packed(paints)).check(state, 0)
        assert caught.value.rule == rule


@pytest.mark.parametrize("size", [0, 1, 2, 4])
def test_an_altar_takes_three(state: State, size: int) -> None:
    for paints in combinations_with_replacement(PAINTS, size):
        with pytest.raises(Illegal):
            Altar(packed(paints)).check(state, 0)


def test_whoever_can_restore_the_altar_has_a_choice() -> None:
    """Up to four paints of any kind: the quick answer is the one of the enumeration."""
    for size in range(5):
        for held in combinations_with_replacement(PAINTS, size):
            possible = {packed(paints) for paints in ALTARS if not Counter(paints) - Counter(held)}
            counts = list(packed(held))
            assert set(cathedral.altars(counts)) == possible
            assert cathedral.can_restore_altar(counts) == bool(possible)


# --- the bishop ---


def holding(state: State, *powers: str, thalers: int = 1) -> Painter:
    painter = state.painters[0]
    cards = [number for power in powers for number, card in enumerate(GAME.box.portraits) if card.power == power]
    painter.portraits, painter.thalers = tuple(cards), thalers
    return painter


@pytest.mark.rule("FR-H2")
@pytest.mark.rule("FR-T3")
@pytest.mark.parametrize("powers", [(), ("sexton",), ("abbot",)])
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("thalers", [0, 1])
def test_moves_of_the_bishop_are_those_that_check_lets_pass(
    state: State, powers: tuple[str, ...], used: bool, thalers: int
) -> None:
    painter = holding(state, *powers, thalers=thalers)
    painter.sexton_used = used
    for space in (0, 2, 12, 24):
        state.bishop = space
        legal = {to for to in range(SPACES) if allowed(state, painter, to)}
        assert {NOWHERE, *legal} == set(cathedral.bishop_moves(state, painter))
        far = thalers and not used and powers == ("sexton",)
        assert len(legal) == (24 if far else {0: 3, 2: 5, 12: 8, 24: 3}[space] * thalers)


def allowed(state: State, painter: Painter, to: int) -> bool:
    try:
        cathedral.check_bishop(state, painter, to)
    except Illegal:
        return False
    return True


@pytest.mark.rule("FR-H3")
@pytest.mark.rule("FR-T3")
def test_the_bonus_of_every_space(state: State) -> None:
    for powers, on, beside in (((), 3, 2), (("abbot",), 4, 3)):
        painter = holding(state, *powers)
        bonuses = Counter(cathedral.bonus(state, painter, 12, bishop) for bishop in range(SPACES))
        assert bonuses == {on: 1, beside: 8, 0: 16}


@pytest.mark.rule("FR-T3")
def test_a_step_does_not_use_up_the_sexton(state: State) -> None:
    painter = holding(state, "sexton", thalers=5)
    painter.paints = [9] * 8
    Restore(0, 6).carry_out(state, 0, None)
    assert (painter.sexton_used, painter.thalers, state.bishop) == (False, 4, 0)
    Restore(24, 18).carry_out(state, 0, None)
    assert (painter.sexton_used, painter.thalers, state.bishop) == (True, 3, 24)


@pytest.mark.rule("FR-X8")
def test_leonardo_near_the_bishop() -> None:
    """At or next to it; with none there, the nearest; with none at all, nothing."""
    state = GAME.setup(2, {}, Dice(1))
    state.acting = LEONARDO
    for bishop, other in permutations((0, 6, 7, 12, 14, 24), 2):
        state.bishop, state.fresco = bishop, [GONE] * SPACES
        assert cathedral.near_the_bishop(state) == []
        state.fresco[other] = 0
        assert cathedral.near_the_bishop(state) == [other]
        state.fresco[bishop] = 1
        assert set(cathedral.near_the_bishop(state)) == {bishop, other} - ({other} if far(bishop, other) else set())
        for at in cathedral.near_the_bishop(state):
            Restore(at, NOWHERE).check(state, state.decider)


def far(one: int, other: int) -> bool:
    return max(abs(one // 5 - other // 5), abs(one % 5 - other % 5)) > 1


def test_restorable_segments_are_those_whose_paints_are_held() -> None:
    state = GAME.setup(3, {}, Dice(3))
    for held in combinations_with_replacement(PAINTS, 4):
        painter = state.painters[0]
        painter.paints = list(packed(held))
        possible = [
            at for at, tile in enumerate(state.fresco) if not Counter(state.box.tiles[tile].names) - Counter(held)
        ]
        assert cathedral.restorable(state, painter) == possible
        assert cathedral.can_restore(state, painter) == bool(possible)
