"""Greedy in a hurry: nearly always what greedy would do, and always by the rules."""

from __future__ import annotations

from bottega.core.chance import Dice
from bottega.games.pastiche.bots.greedy import aims_of, best_placement
from bottega.games.pastiche.bots.quick import likely_placement, play_on, quick_choice
from bottega.games.pastiche.knowledge.previews import gain
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.state import OVER, PLACE
from games.pastiche.sample import GAME, SEATS, late, played


def worth_after(view: View, place: Place) -> float:
    gained = gain(view, place)
    return aims_of(view).worth([view.palette[colour] + gained[colour] for colour in range(17)])


def test_placements_are_mostly_as_good_as_greedys() -> None:
    good = asked = 0
    for seed in range(60):
        state = late(2 + seed % 3, seed, seed % 20)
        if state.step == PLACE:
            view = GAME.view(state, state.turn)
            quick = likely_placement(view)
            GAME.check(state, state.turn, quick)
            asked += 1
            good += worth_after(view, quick) >= worth_after(view, best_placement(view)) - 1e-9
    assert asked > 40
    assert good > 0.6 * asked


def test_choices_are_legal() -> None:
    for seed in range(60):
        state = played(2 + seed % 3, seed, 3 * seed)
        if state.step != OVER:
            GAME.check(state, state.turn, quick_choice(GAME.view(state, state.turn)))


def test_it_plays_on_until_everybody_had_their_turns() -> None:
    for seats in SEATS:
        state = GAME.setup(seats, {}, Dice(seats))
        play_on(state, [2] * seats, Dice(1))
        assert state.turns[:seats] == [2] * seats
