"""Turns in a hurry: nearly always what greedy would do, and always by the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.chance import Dice
from bottega.games.pastiche.bots.greedy import aims_of, best_placement
from bottega.games.pastiche.bots.quick import finish_turn, lay, play_on
from bottega.games.pastiche.bots.value import Aims
from bottega.games.pastiche.knowledge.previews import gain
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.commissions import completable
from bottega.games.pastiche.rules.returns import HAND_LIMIT
from bottega.games.pastiche.rules.state import OVER, PLACE, TRADE
from games.pastiche.sample import GAME, SEATS, late, played


def worth(view: View, palette: list[int]) -> float:
    return aims_of(view).worth(vec[i64](palette))


def test_placements_are_mostly_as_good_as_greedys() -> None:
    good = asked = 0
    for seed in range(60):
        state = late(2 + seed % 3, seed, seed % 20)
        if state.step == PLACE:
            view, seat = GAME.view(state, state.turn), state.turn
            gained = gain(view, best_placement(view))
            lay(state, Aims(state, seat, state.commissions[seat]))
            asked += 1
            best = worth(view, [view.palette[colour] + gained[colour] for colour in range(17)])
            good += worth(view, state.palettes[seat]) >= best - 1e-9
    assert asked > 40
    assert good > 0.6 * asked


def test_games_stay_within_the_rules() -> None:
    """Cards come from the bank and go back there, hands stay within their limits, and games end."""
    for seed in range(6):
        state = GAME.setup(2 + seed % 3, {}, Dice(seed))
        for turns in range(1, 60):
            play_on(state, [turns] * state.seats, Dice(seed))
            for colour in range(17):
                held = sum(palette[colour] for palette in state.palettes)
                assert state.bank[colour] + held == state.box.bank[colour]
            assert all(sum(palette) <= HAND_LIMIT and min(palette) >= 0 for palette in state.palettes)
            assert min(state.bank) >= 0
        assert state.step == OVER


def test_nothing_that_can_be_handed_in_is_kept() -> None:
    checked = 0
    for seed in range(40):
        state = played(2 + seed % 3, seed, 50)
        seat = state.turn
        if state.step == TRADE:
            state.palettes[seat] = list(state.box.commissions[state.commissions[seat][0]].palette)
            done = len(state.completed[seat])
            finish_turn(state, Dice(seed))
            assert len(state.completed[seat]) > done
            assert not completable(state.box, state.commissions[seat], state.gallery, state.palettes[seat])
            checked += 1
    assert checked > 10


def test_it_plays_on_until_everybody_had_their_turns() -> None:
    for seats in SEATS:
        state = GAME.setup(seats, {}, Dice(seats))
        play_on(state, [2] * seats, Dice(1))
        assert state.turns[:seats] == [2] * seats
