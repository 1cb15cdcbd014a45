"""Arrays: both directions, for every game and number of players, over random games."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any

import pytest

from bottega import games
from bottega.core.chance import Dice
from bottega.core.encoding import Encoding, IndexedGame, Row
from bottega.core.errors import Illegal, Invalid
from bottega.games.pastiche.box import colours, hexes

TABLES = [(name, seats) for name in games.names() for seats in games.spec(name).seats]
PLIES = 400  # looked at in a game; some are longer


@cache
def encoding(name: str, seats: int) -> Encoding:
    return games.standard(name).arrays.Encoding(games.standard(name).box, seats)


def indexed(name: str, seats: int, seed: int, **options: object) -> IndexedGame:
    game = games.standard(name)
    one = games.standard(name).arrays.IndexedGame(encoding(name, seats))
    one.load(game.setup(seats, options, Dice(seed)))
    return one


def observed(code: Encoding, view: Any) -> list[int]:
    row = Row(len(code.features))
    code.observe(view, row)
    assert row.at == len(code.features)
    return list(row.cells)


def walk(name: str, seats: int, seed: int) -> Any:
    """A random game by indices: before each step, the lane, the state and what the asked seat sees."""
    game, one, dice = games.standard(name), indexed(name, seats, seed), Dice(seed)
    for _ in range(PLIES):
        if one.seat < 0:
            return
        yield game, one, game.view(one.state, one.seat)
        one.step(one.legal[dice.pick(0, len(one.legal))], dice)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_choice_has_an_index_and_every_index_is_a_legal_action(name: str, seats: int) -> None:
    code = encoding(name, seats)
    for game, one, view in walk(name, seats, seed=1):
        legal = list(one.legal)
        assert len(set(legal)) == len(legal) > 0
        assert list(code.legal(view)) == legal
        assert {code.index(view, action) for action in view.choices} <= set(legal)
        for index in legal:
            action = code.action(view, index)
            game.check(one.state, one.seat, action)
            assert code.index(view, action) == index


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_shows_only_what_the_view_knows(name: str, seats: int) -> None:
    """The same view, dealt anew at random, looks the same in the array."""
    code = encoding(name, seats)
    for ply, (game, one, view) in enumerate(walk(name, seats, seed=2)):
        if ply % 7 == 0:
            shown = observed(code, view)
            assert all(value <= most for value, (_, most) in zip(shown, code.features, strict=True))
            for seat in (one.seat, (one.seat + 1) % seats):
                view = game.view(one.state, seat)
                guessed = game.determinise(view, Dice(ply))
                assert observed(code, game.view(guessed, seat)) == observed(code, view)
                row = Row(len(code.features))
                one.observe(seat, row)
                assert list(row.cells) == observed(code, view)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_labels_say_what_each_index_is(name: str, seats: int) -> None:
    code = encoding(name, seats)
    labels = [label for label, _ in code.features]
    assert len(set(labels)) == len(labels)
    assert len(set(code.moves)) == len(code.moves)
    assert all(1 <= most <= 255 for _, most in code.features)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_any_index_is_legal_or_refused_with_a_rule(name: str, seats: int) -> None:
    code = encoding(name, seats)
    for game, one, view in walk(name, seats, seed=3):
        legal, dice = set(one.legal), Dice(4)
        for index in {int(dice.pick(0, len(code.moves))) for _ in range(20)} - legal:
            with suppress(Illegal):  # or it is legal, though the view does not list it
                game.check(one.state, one.seat, code.action(view, index))


@pytest.mark.parametrize("index", [-1, 10**6, 1.5, True, None])
def test_what_is_no_index(index: Any) -> None:
    code = encoding("final-touch", 2)
    with pytest.raises(Invalid, match="whole number from 0 to 255"):
        code.action(indexed("final-touch", 2, 1).state, index)


class Shown:
    """An observation by its labels."""

    def __init__(self, name: str, seats: int, view: Any) -> None:
        code = encoding(name, seats)
        labels = (label for label, _ in code.features)
        self.values = dict(zip(labels, observed(code, view), strict=True))

    def __getitem__(self, label: str) -> int:
        return self.values[label]


def test_final_touch_is_told_from_the_seat_that_looks() -> None:
    for game, one, _ in walk("final-touch", 3, seed=5):
        state = game.state_json(one.state)
        for seat in range(3):
            shown, beyond = Shown("final-touch", 3, game.view(one.state, seat)), (seat + 1) % 3
            assert shown["your hand: red"] == state["hands"][seat].get("red", 0)
            assert shown["purse of seat +1"] == min(state["purses"][beyond], 37)
            assert shown["on turn: seat +1"] == (state["turn"] == beyond)
            lacks = state["masterpiece"]["needs"].get("blue", 0) - state["improved"].get("blue", 0)
            assert shown["masterpiece still lacks: blue"] == lacks
            hands = sum(hand.get("blue", 0) for other, hand in enumerate(state["hands"]) if other != seat)
            assert shown["not seen by you: blue"] == hands + state["draw"].get("blue", 0)


def test_partners_share_a_side() -> None:
    for game, one, view in walk("final-touch", 4, seed=6):
        purses, shown = game.state_json(one.state)["purses"], Shown("final-touch", 4, view)
        assert shown["purse of your side"] == purses[one.seat % 2]
        assert shown["purse of the other side"] == purses[1 - one.seat % 2]


def test_pastiche_tells_what_waits_at_the_points_of_free_cells() -> None:
    reds = hexes.read_hex({"points": "RRRRRR", "centre": "R"}, "hex")
    for ply, (game, one, view) in enumerate(walk("pastiche", 2, seed=7)):
        if ply % 10:
            continue
        state, shown = one.state, Shown("pastiche", 2, view)
        assert shown["bank: red"] == game.state_json(state)["bank"].get("red", 0)
        for number, cell in enumerate(state.map.free):
            waiting = "".join(dab * shown[f"free cell {number}: {dab} waiting at point 0"] for dab in "RYB")
            expected = colours.CHART.get("".join(sorted("R" + waiting, key="RYB".index)), -1) if waiting else -1
            assert state.map.mix(cell, reds)[0] == expected


def test_fresco_hides_what_others_hold_and_plan() -> None:
    for game, one, view in walk("fresco", 3, seed=8):
        state, seat, shown = game.state_json(one.state), int(one.seat), Shown("fresco", 3, view)
        assert shown["thalers of you"] == min(state["players"][seat]["thalers"], 60)
        assert shown["thalers of seat +1"] == 0
        assert shown["seat +1: money and paint are hidden"] == 1
        if state["phase"] == "plan":
            assert shown["plan of seat +1, if you see it: market"] == 0


def test_whoever_has_an_offer_to_answer_is_asked_first() -> None:
    answered = 0
    for _, one, view in walk("pastiche", 3, seed=9):
        state = one.state
        waiting = [
            seat for seat in range(3) if seat != state.turn and any(offer.is_for(seat) for offer in state.offers)
        ]
        assert (one.seat in waiting) if waiting else one.seat == state.turn
        answered += bool(waiting)
        assert view.seat == one.seat
    assert answered
