"""The placements of most promise: those a slower look finds too."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.pastiche.bots.greedy import aims_of
from bottega.games.pastiche.bots.laying import coded, decoded, likely_placements, take
from bottega.games.pastiche.box.hexes import cell
from bottega.games.pastiche.knowledge.previews import gain
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.state import PLACE
from games.pastiche.sample import GAME, late


@pytest.mark.parametrize("place", [Place(0, cell(0, 0), 0, -1), Place(1, cell(-3, 7), 5, 2)])
def test_a_placement_as_a_number(place: Place) -> None:
    assert decoded(coded(place.hex_index, place.at, place.rotation, place.take)) == place


def test_they_are_the_best_by_the_gains_of_single_cards() -> None:
    asked = 0
    for seed in range(20):
        state = late(2 + seed % 3, seed, seed)
        if state.step != PLACE:
            continue
        asked += 1
        view = GAME.view(state, state.turn)
        palette = vec[i64](view.palette)
        aims = aims_of(view)
        gains = aims.gains(palette, aims.worth(palette))
        found = likely_placements(view, view.hexes, gains, 3)
        best = decoded(found.codes[0])
        assert best in view.choices
        assert list(take(palette, found.handfuls[0], view.bank)) == [
            held + more for held, more in zip(view.palette, gain(view, best), strict=True)
        ]
        promises = [
            sum(gains[colour] * count for colour, count in enumerate(gain(view, place)))
            for place in view.choices
            if isinstance(place, Place)
        ]
        assert found.promises[0] == pytest.approx(max(promises))
        assert found.promises[0] >= found.promises[1] >= found.promises[2]
    assert asked > 10
