"""Many games at once are the same games."""

from __future__ import annotations

import numpy as np
import pytest

import bottega
from bottega import games
from bottega.core.encoding import IndexedGame, Row
from bottega.envs.local_games import LocalGames
from bottega.envs.rewards import final, leads
from bottega.envs.vector import Vector

TABLES = [(name, seats) for name in games.names() for seats in games.spec(name).seats]


def indexed_games(many: Vector) -> list[IndexedGame]:
    assert isinstance(many.games, LocalGames)
    return many.games.batch.indexed_games


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rows_show_what_the_seat_to_decide_sees(name: str, seats: int) -> None:
    many = Vector(name, seats, count=3)
    many.reset(seed=1)
    for _ in range(40):
        for number, indexed in enumerate(indexed_games(many)):
            view = many.table.game.view(indexed.state, int(many.turns[number]))
            row = Row(many.raw.shape[1])
            many.table.encoding.observe(view, row)
            assert list(row.cells) == many.raw[number].tolist()
            assert sorted(many.table.encoding.legal(view)) == np.flatnonzero(many.masks[number]).tolist()
        assert np.allclose(many.observations * [most for _, most in many.table.encoding.features], many.raw)
        many.step(many.sample())


def test_a_game_that_ends_is_paid_and_dealt_anew() -> None:
    many = Vector("final-touch", 3, count=4)
    many.reset(seed=2)
    ended = 0
    for _ in range(300):
        many.step(many.sample())
        ended += int(many.done.sum())
        assert (many.rewards[~many.done] == 0).all()
        assert np.allclose(many.rewards.sum(axis=1), 0)
        assert (many.rewards[many.done].max(axis=1) > 0).all()
        assert many.masks.any(axis=1).all()
    assert ended > 10


def test_each_game_has_its_own_luck() -> None:
    one, two = Vector("final-touch", 2, count=2), Vector("final-touch", 2, count=3)
    one.reset(seed=3)
    two.reset(seed=3)
    assert (one.raw == two.raw[:2]).all()
    for _ in range(30):
        first = [int(mask.argmax()) for mask in two.masks]
        assert first[:2] == [int(mask.argmax()) for mask in one.masks]
        one.step(np.array(first[:2]))
        two.step(first)
        assert (one.raw == two.raw[:2]).all()
    one.reset(seed=4)
    assert not (one.raw == two.raw[:2]).all()


def test_shaping_pays_for_the_lead() -> None:
    many = Vector("final-touch", 2, count=1, shaping=0.5)
    many.reset(seed=5)
    indexed, paid = indexed_games(many)[0], 0.0
    while True:
        before = leads(many.table.game, 2, indexed.scores())[0]
        many.step(many.sample())
        if many.done[0]:
            break
        paid = float(many.rewards[0, 0])
        assert paid == pytest.approx(0.5 * (leads(many.table.game, 2, indexed.scores())[0] - before))


def test_nothing_happens_if_one_index_is_illegal() -> None:
    many = Vector("final-touch", 2, count=3)
    many.reset(seed=6)
    before, actions = many.raw.copy(), many.sample()
    actions[2] = int(np.flatnonzero(~many.masks[2])[-1])
    with pytest.raises(bottega.Illegal, match="FT-"):
        many.step(actions)
    with pytest.raises(bottega.Invalid, match="2 for 3 games"):
        many.step([0, 0])
    with pytest.raises(bottega.Invalid, match="from 0 to 255"):
        many.step([0, 0, -1])
    assert (many.raw == before).all()
    with pytest.raises(bottega.Invalid, match="at least one"):
        Vector("final-touch", 2, count=0)


def test_final_rewards() -> None:
    game = games.standard("final-touch")
    outcome = bottega.Outcome
    assert final(game, 2, outcome((0,), (26, 3), "FT-E1")) == [1.0, -1.0]
    assert final(game, 3, outcome((1,), (3, 26, 0), "FT-E1")) == [-0.5, 1.0, -0.5]
    assert final(game, 3, outcome((0, 1), (26, 26, 0), "FT-E4")) == [0.25, 0.25, -0.5]
    assert final(game, 4, outcome((1, 3), (3, 26), "FT-E1")) == [-1.0, 1.0, -1.0, 1.0]
    assert final(game, 2, outcome((0, 1), (9, 9), "FT-E4")) == [0.0, 0.0]
    assert leads(game, 4, [10, 4]) == [6.0, -6.0, 6.0, -6.0]
