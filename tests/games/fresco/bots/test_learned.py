"""The learned value of Fresco: every count and every set of modules has one, and it uses what every seat may know."""

from __future__ import annotations

import json
from importlib import resources
from math import isfinite

import pytest

from bottega.core.chance import Dice
from bottega.games.fresco.bots import learned
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.knowledge.worlds import determinise
from bottega.games.fresco.rules.state import MODULES, OVER
from games.fresco.sample import GAME, SEATS, SUBSETS, match, played

PLACES = {name: place for place, name in enumerate(learned.FEATURES)}


def test_the_file_has_a_weight_for_everything() -> None:
    text = resources.files("bottega.games.fresco.bots").joinpath(learned.WEIGHTS).read_text(encoding="utf-8")
    by_count = json.loads(text)
    assert sorted(by_count) == [str(seats) for seats in SEATS]
    for weights in by_count.values():
        assert weights["lead"] > 0
        assert weights["lead by round"] >= 0
        for part in ("base", *MODULES):
            assert [len(row) for row in weights[part]] == [len(learned.FEATURES)] * learned.POWERS_OF_LEFT
            assert all(isfinite(weight) for row in weights[part] for weight in row)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("modules", SUBSETS, ids="-".join)
def test_it_sees_what_every_seat_may_know(seats: int, modules: list[str]) -> None:
    """Whoever deals the hidden things anew finds the same features, and the same chances."""
    for plies in (0, 30, 75):
        state = played(seats, plies, plies, modules)
        if state.phase == OVER:
            continue
        model = learned.standard(seats, state.modules)
        chances = model.chances(GAME.view(state, 0), state)
        assert sum(chances) == pytest.approx(1.0)
        for seat in range(seats):
            view = GAME.view(state, seat)
            twin = determinise(view, Dice(seat))
            seen = [learned.features(view, twin, other) for other in range(seats)]
            assert seen == [learned.features(view, state, other) for other in range(seats)]
            assert model.chances(view, twin) == chances


def test_features_are_what_their_names_say() -> None:
    players = [
        {"score": 12, "paints": {"red": 3, "pink": 1}, "thalers": 7, "mood": 9},
        {"score": 3, "paints": {}, "thalers": 0, "mood": 1},
        {"score": 20},
    ]
    state = match(3, phase="get_up", players=players).state
    view = GAME.view(state, 0)
    found = [learned.features(view, state, seat) for seat in range(3)]
    for name, expected in {"score": 12, "thalers": 7, "mood": 9, "red": 3, "pink": 1, "ahead of": 1}.items():
        assert found[0][PLACES[name]] == expected
    assert [found[1][PLACES[paint]] for paint in PAINTS] == [0.0] * len(PAINTS)
    assert found[1][PLACES["ready"]] == 0
    assert found[2][PLACES["ahead of"]] == 2


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("modules", range(1 << len(MODULES)))
def test_points_are_worth_having(seats: int, modules: int) -> None:
    """More points, with all else the same, are never worth less, however many rounds are left."""
    model = learned.standard(seats, modules)
    for left in range(learned.MOST_LEFT + 1):
        assert 1.0 + model.weights(left)[PLACES["score"]] > 0.0
