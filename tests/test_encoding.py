"""Arrays: both directions, for every game and number of players, over random games."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any

import pytest

from bottega import games
from bottega.core.chance import Dice
from bottega.core.encoding import Encoding, Lane, Row
from bottega.core.errors import Illegal, Invalid

TABLES = [(name, seats) for name in games.names() for seats in games.spec(name).seats]
PLIES = 400  # looked at in a game; some are longer


@cache
def encoding(name: str, seats: int) -> Encoding:
    code: Encoding = games.module(name, "encode").Encoding(games.standard(name).box, seats)
    return code


def lane(name: str, seats: int, seed: int, **options: object) -> Lane:
    game = games.standard(name)
    one: Lane = games.module(name, "encode").Lane(encoding(name, seats))
    one.lay(game.setup(seats, options, Dice(seed)))
    return one


def observed(code: Encoding, view: Any) -> list[int]:
    row = Row(len(code.features))
    code.observe(view, row)
    assert row.at == len(code.features)
    return list(row.cells)


def walk(name: str, seats: int, seed: int) -> Any:
    """A random game by indices: before each step, the lane, the state and what the asked seat sees."""
    game, one, dice = games.standard(name), lane(name, seats, seed), Dice(seed)
    for _ in range(PLIES):
        if one.seat < 0:
            return
        yield game, one, game.view(one.whole(), one.seat)
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
            game.check(one.whole(), one.seat, action)
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
                view = game.view(one.whole(), seat)
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
                game.check(one.whole(), one.seat, code.action(view, index))


@pytest.mark.parametrize("index", [-1, 10**6, 1.5, True, None])
def test_what_is_no_index(index: Any) -> None:
    code = encoding("final-touch", 2)
    with pytest.raises(Invalid, match="whole number from 0 to 255"):
        code.action(lane("final-touch", 2, 1).whole(), index)


def value(name: str, view: Any, label: str, seats: int) -> int:
    code = encoding(name, seats)
    return observed(code, view)[[what for what, _ in code.features].index(label)]


def test_final_touch_is_told_from_the_seat_that_looks() -> None:
    for game, one, _ in walk("final-touch", 3, seed=5):
        state = game.state_json(one.whole())
        for seat in range(3):
            view, beyond = game.view(one.whole(), seat), (seat + 1) % 3
            assert value("final-touch", view, "your hand: red", 3) == state["hands"][seat].get("red", 0)
            assert value("final-touch", view, "purse of seat +1", 3) == min(state["purses"][beyond], 37)
            assert value("final-touch", view, "on turn: seat +1", 3) == (state["turn"] == beyond)
            lacks = state["masterpiece"]["needs"].get("blue", 0) - state["improved"].get("blue", 0)
            assert value("final-touch", view, "masterpiece still lacks: blue", 3) == lacks
            hands = sum(hand.get("blue", 0) for other, hand in enumerate(state["hands"]) if other != seat)
            assert value("final-touch", view, "not seen by you: blue", 3) == hands + state["draw"].get("blue", 0)


def test_partners_share_a_side() -> None:
    for game, one, view in walk("final-touch", 4, seed=6):
        purses = game.state_json(one.whole())["purses"]
        assert value("final-touch", view, "purse of your side", 4) == purses[one.seat % 2]
        assert value("final-touch", view, "purse of the other side", 4) == purses[1 - one.seat % 2]


def test_pastiche_tells_what_waits_at_the_points_of_free_cells() -> None:
    hexes = games.module("pastiche", "hexes")
    for game, one, view in walk("pastiche", 2, seed=7):
        state = one.whole()
        for number, cell in enumerate(state.map.free):
            if number < 3:
                mixed = state.map.mix(cell, hexes.read_hex({"points": "RRRRRR", "centre": "R"}, "hex"))
                red, yellow, blue = (
                    value("pastiche", view, f"free cell {number}: {dab} waiting at point 0", 2) for dab in "RYB"
                )
                waiting = "R" * red + "Y" * yellow + "B" * blue
                chart = games.module("pastiche", "colours").CHART
                expected = chart.get("".join(sorted("R" + waiting, key="RYB".index)), -1) if waiting else -1
                assert mixed[0] == expected
        assert value("pastiche", view, "bank: red", 2) == game.state_json(state)["bank"].get("red", 0)


def test_fresco_hides_what_others_hold_and_plan() -> None:
    for game, one, view in walk("fresco", 3, seed=8):
        state, seat = game.state_json(one.whole()), int(one.seat)
        assert value("fresco", view, "thalers of you", 3) == min(state["players"][seat]["thalers"], 60)
        assert value("fresco", view, "thalers of seat +1", 3) == 0
        assert value("fresco", view, "seat +1: money and paint are hidden", 3) == 1
        if state["phase"] == "plan":
            assert value("fresco", view, "plan of seat +1, if you see it: market", 3) == 0


def test_whoever_has_an_offer_to_answer_is_asked_first() -> None:
    answered = 0
    for _, one, view in walk("pastiche", 3, seed=9):
        state = one.whole()
        waiting = [
            seat for seat in range(3) if seat != state.turn and any(offer.is_for(seat) for offer in state.offers)
        ]
        assert (one.seat in waiting) if waiting else one.seat == state.turn
        answered += bool(waiting)
        assert view.seat == one.seat
    assert answered
