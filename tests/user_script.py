"""A script as a user writes it. `make lint` checks it with mypy strict, `tests/test_api.py` with pyright, and runs it.

The lines of `mistakes` are marked as such: where something is typed `Any`, both say that its mark is not needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_type

import bottega
from bottega import final_touch, fresco, pastiche


def play_final_touch() -> list[int]:
    match = bottega.new("final-touch", seats=2, seed=1)
    assert_type(match, final_touch.Match)
    seat = match.awaited[0]
    view = match.view(seat)
    assert_type(view, final_touch.View)
    assert_type(view.choices, list[final_touch.Play])
    move = match.play(seat, view.choices[0])
    assert_type(move.action, final_touch.Play)
    assert final_touch.play(move.action.notation()) == move.action
    return match.state.purses()


def play_pastiche() -> list[str]:
    match = bottega.new("pastiche", seats=3, seed=1, options={"open": True})
    seat = match.awaited[0]
    assert_type(match.choices(seat), Sequence[pastiche.Action])
    for action in match.choices(seat):
        if isinstance(action, pastiche.Place):
            assert_type(action.rotation, int)
            match.play(seat, action)
            break
    return match.view(None).titles(match.state.gallery)


def play_fresco() -> fresco.Painter:
    match = bottega.new("fresco", seats=3, seed=1)
    seat = match.awaited[0]
    view = match.view(seat)
    assert_type(view, fresco.View)
    assert_type(view.painters, list[fresco.Painter])
    assert_type(view.box.tiles, list[fresco.Tile])
    return view.painters[seat]


class Thrifty:
    """A bot that looks one move ahead, typed."""

    name = "thrifty"
    rules = bottega.game("fresco")

    def choose(self, view: fresco.View, chance: bottega.Chance) -> fresco.Action | None:
        seat = view.seat
        if seat is None or not view.awaited:
            return None
        assert_type(self.rules.box, fresco.Box)

        def money_after(action: fresco.Action) -> int:
            state = self.rules.determinise(view, chance)
            self.rules.apply(state, seat, action, chance)
            return state.painters[seat].thalers

        return max(view.choices, key=money_after)


def play_bots() -> bottega.Outcome | None:
    match = bottega.new("fresco", seats=2, seed=1)
    players: list[bottega.Bot | None] = [Thrifty(), bottega.bot("greedy", "fresco")]
    table = bottega.BotTable(match, players, bottega.Dice(1))
    for _ in range(20):
        table.move()
    return match.outcome


def play_any(name: str) -> tuple[bottega.View, Sequence[Any]]:
    """A game whose name is not known before: its parts are of any type."""
    match = bottega.new(name, seats=2, seed=1)
    assert_type(match, bottega.Match[Any, Any, Any])
    return match.view(0), match.choices(0)


def mistakes() -> list[object]:
    """Nobody calls it."""
    fresco_match, final_touch_match = bottega.new("fresco", seats=2), bottega.new("final-touch", seats=2)
    return [
        fresco_match.view(0).painters[0].money,  # type: ignore[attr-defined]
        fresco_match.choices(0)[0].notation(),  # type: ignore[attr-defined]
        fresco_match.game.determinise(final_touch_match.view(0), bottega.Dice(1)),  # type: ignore[arg-type]
        final_touch_match.state.purze,  # type: ignore[attr-defined]
        final_touch_match.play(0, 7),  # type: ignore[arg-type]
        bottega.game("final-touch").box.tiles,  # type: ignore[attr-defined]
    ]
