"""Every valid component list plays: bots of each kind, records, states, views and arrays, with lists made at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bottega import bots, games
from bottega.bots.hints import hints
from bottega.core.chance import Dice
from bottega.core.encoding import Encoding, Row
from bottega.core.game import AnyGame
from bottega.core.match import Match
from contract import everyone, plugin, through_json
from contract.knowledge import guessed, look, scrambled
from contract.random_boxes import RANDOM_BOXES

STRIDE = {"final-touch": 4, "pastiche": 40, "fresco": 9}  # one position in so many is looked at
SEEDS = range(3)
PLAYERS = ("random", "greedy", "classic", "apprentice")
THINKERS = ("journeyman:2", "master:3")


def play(game: AnyGame, seats: int, seed: int, names: list[str]) -> Match:
    match, code = Match(game, seats, seed=seed), game.arrays.Encoding(game.box, seats)
    table = bots.BotTable(match, [bots.load(name, game) for name in names], Dice(seed))
    while not match.over:
        if match.ply % STRIDE[game.spec.name] == 0:
            check_state(match)
            check_views(match)
            check_arrays(match, code)
        assert table.move()
    return match


def check_state(match: Match) -> None:
    told = through_json(match.game.state_json(match.state))
    assert match.game.state_from_json(told, match.seats, {}) == match.state


def check_views(match: Match) -> None:
    """Twins that differ in all that a seat may not know look the same to it."""
    for seat in everyone(match):
        seen = look(match.game, match.state, seat)
        assert look(match.game, guessed(match, match.state, seat), seat) == seen
        if match.game.spec.name != "fresco":  # whose plug-in seals plans for the printed sheet
            twin = scrambled(match, plugin(match.game.spec.name), match.state, seat)
            assert look(match.game, twin, seat) == seen


def check_arrays(match: Match, code: Encoding) -> None:
    for seat in range(match.seats):
        view, row = match.view(seat), Row(len(code.features))
        code.observe(view, row)
        assert row.at == len(code.features)
        assert [label for cell, (label, most) in zip(row.cells, code.features, strict=True) if cell > most] == []
        if seat in match.awaited:
            legal = list(code.legal(view))
            assert {code.index(view, action) for action in view.choices} <= set(legal)
            for index in legal[:20]:
                match.check(seat, code.action(view, index))


def check_record(match: Match) -> None:
    record: dict[str, Any] = through_json(match.record_json())
    again = Match(match.game, match.seats, record["options"], seed=0, setup=record["setup"])
    for move in record["moves"]:
        again.replay(move["seat"], move["action"], move.get("chance", {}))
    assert again.record_json()["moves"] == record["moves"]
    assert (again.state, again.outcome) == (match.state, match.outcome)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", games.names())
def test_a_random_box_plays(name: str, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    game = games.load(name, RANDOM_BOXES[name](rng))
    seats = game.spec.seats[seed % len(game.spec.seats)]
    names = [*rng.sample(PLAYERS, seats)]
    if seed == SEEDS[-1]:
        names[-1] = rng.choice(THINKERS)
    check_record(play(game, seats, seed, names))


@pytest.mark.parametrize("name", games.names())
def test_hints_for_a_random_box(name: str) -> None:
    game = games.load(name, RANDOM_BOXES[name](random.Random(name)))
    match = Match(game, 2, seed=1)
    for seat in match.awaited:
        assert hints(game, match.view(seat), Dice(1), "master:3")


@pytest.mark.parametrize("name", games.names())
def test_a_random_box_is_often_at_its_limits(name: str) -> None:
    """Else the tests above would say little."""
    found = [RANDOM_BOXES[name](random.Random(seed)) for seed in range(20)]
    assert any("1000" in str(box) for box in found)
    assert len({games.load(name, box).components for box in found}) == 20
