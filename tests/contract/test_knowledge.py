"""The contract suite on knowledge: what views show, and that nothing hidden comes out of any of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.core.game import AnyGame
from contract import (
    TABLES,
    Json,
    Table,
    everyone,
    on_every_table,
    pick,
    plies,
    through_json,
    walk,
)
from contract.knowledge import guessed, leaks_in_moves, leaks_in_views, scrambled_but_for_what_was_shown


@on_every_table
def test_a_view_has_the_choices(table: Table) -> None:
    for match in plies(table):
        assert not match.view(None).choices
        for seat in range(table.seats):
            view = match.view(seat)
            assert view.seat == seat
            assert list(view.choices) == list(match.choices(seat))
            assert view.to_json()["choices"] == [action.to_json() for action in match.choices(seat)]


@on_every_table
def test_what_views_have_in_common_is_the_same_for_everybody(table: Table) -> None:
    """It is written once and sent to all: nothing in it may depend on who looks."""
    for match in plies(table):
        common = match.public_json()
        for seat in everyone(match):
            view = match.view(seat)
            assert view.public_json() == match.view(None).public_json()
            assert view.to_json() == {**view.public_json(), **view.private_json()}
            assert common.keys().isdisjoint(match.private_json(seat))
            assert match.view_json(seat).items() >= view.to_json().items()


@on_every_table
def test_views_do_not_leak(table: Table) -> None:
    for seed, match in enumerate(table.matches()):
        found = leaks_in_views(match, table.plugin, seed)
        assert found.compared
        assert not found.leaks, found.leaks[0]


@on_every_table
def test_moves_do_not_leak(table: Table) -> None:
    """Neither in their events nor in the view afterwards."""
    for seed, match in enumerate(table.matches()):
        found = leaks_in_moves(match, table.plugin, seed)
        assert found.compared
        assert not found.leaks, found.leaks[0]


@on_every_table
def test_determinise_uses_nothing_hidden(table: Table) -> None:
    """From two states that look the same, the same dice give the same guess. Other dice give others."""
    repeated = set()
    for match in plies(table):
        for seat in everyone(match):
            view = match.view(seat)
            state = scrambled_but_for_what_was_shown(match, table.plugin, match.state, seat)
            guess = match.game.determinise(match.game.view(state, seat), Dice(1))
            assert guess == match.game.determinise(view, Dice(1))
            repeated.add(guess == match.game.determinise(view, Dice(5)))
    assert False in repeated


@on_every_table
def test_determinised_states_hold_the_whole_box(table: Table) -> None:
    box = table.plugin.box()
    for match in plies(table):
        for seat in everyone(match):
            guess = guessed(match, match.state, seat)
            assert table.plugin.account(through_json(match.game.state_json(guess))) == box


@on_every_table
def test_determinised_states_can_be_played_out(table: Table) -> None:
    match = table.match()
    for _ in walk(match):
        if match.ply % (4 * table.stride) == 0:
            for seat in everyone(match):
                _play_out(match.game, guessed(match, match.state, seat))


def _play_out(game: AnyGame, state: Any) -> None:
    rng, dice = random.Random(0), Dice(0)
    while game.outcome(state) is None:
        seat, action = pick(game, state, rng)
        game.check(state, seat, action)
        game.apply(state, seat, action, dice)


SECRETS = [(table, secret) for table in TABLES if table.has_plugin for secret in table.plugin.SECRETS]
with_every_secret = pytest.mark.parametrize(("table", "secret"), SECRETS, ids=lambda part: str(part).replace(" ", "-"))


class Leaky:
    """A view that tells a secret."""

    def __init__(self, honest: Any, secret: Any) -> None:
        self.honest = honest
        self.secret = secret

    def to_json(self) -> Json:
        return {**self.honest.to_json(), "secret": self.secret}


@with_every_secret
def test_a_leaky_view_is_caught(table: Table, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.match()
    game, tell = match.game, table.plugin.SECRETS[secret]
    view, determinise = game.view, game.determinise

    def leak(state: Any, seat: int | None) -> Leaky:
        return Leaky(view(state, seat), tell(game.state_json(state), seat))

    monkeypatch.setattr(game, "view", leak)
    monkeypatch.setattr(game, "determinise", lambda leaky, chance: determinise(leaky.honest, chance))
    assert leaks_in_views(match, table.plugin, one_will_do=True).leaks


@with_every_secret
def test_a_gossiping_event_is_caught(table: Table, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.match()
    game, tell = match.game, table.plugin.SECRETS[secret]
    apply = game.apply

    def gossip(state: Any, seat: int, action: Any, chance: Any, events: list[Event] | None = None) -> None:
        apply(state, seat, action, chance, events)
        if events is not None:
            events.append(Event("gossip", {"told": tell(game.state_json(state), None)}))

    monkeypatch.setattr(game, "apply", gossip)
    assert leaks_in_moves(match, table.plugin, one_will_do=True).leaks
