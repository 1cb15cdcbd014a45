"""The contract's answers that scenarios do not reach: options, statistics, what is asked and what is revealed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bottega
from bottega import games
from bottega.core.chance import Dice
from bottega.core.errors import Invalid
from bottega.games.fresco.knowledge import previews
from bottega.games.fresco.rules.setup import read_modules
from bottega.games.fresco.rules.state import ALL_MODULES, BLENDS, LEONARDO, MODULES, PLAN, PORTRAITS, REQUESTS, State
from games.fresco.sample import GAME, SEATS, SUBSETS, finished, json_values, match, played, played_states

# --- options ---

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"open": 1}, "options: open: must be true or false, not 1"),
    ({"open": None}, "options: open: must be true or false, not None"),
    ({"modules": "blends"}, "options: modules: must be a list of some of portraits, requests, blends, not 'blends'"),
    ({"modules": None}, "options: modules: must be a list"),
    ({"modules": {"blends": True}}, "options: modules: must be a list"),
    ({"modules": ["bishop"]}, "options: modules: must be a list of some of"),
    ({"modules": ["blends", "blends"]}, "options: modules: must be a list of some of"),
    ({"modules": [["blends"]]}, "options: modules: must be a list of some of"),
    ({"modules": [True]}, "options: modules: must be a list of some of"),
    ({"starter": 0}, "options: starter: "),
]


@pytest.mark.parametrize(("options", "reason"), WRONG)
def test_wrong_options(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Invalid) as caught:
        bottega.new("fresco", seats=3, options=options)
    assert str(caught.value).startswith(reason)


@given(st.dictionaries(st.sampled_from(["open", "modules", "starter"]), json_values()) | json_values())
def test_any_options_are_read_or_invalid(options: Any) -> None:
    reason = "options: "
    try:
        assert set(GAME.spec.check_options(options, 3)) <= {"open", "modules"}
    except Invalid as error:
        reason = str(error)
    assert reason.startswith("options: ")


@pytest.mark.rule("FR-X1")
def test_modules() -> None:
    assert read_modules({}) == ALL_MODULES
    assert {name: read_modules({"modules": [name]}) for name in MODULES} == {
        "portraits": PORTRAITS,
        "requests": REQUESTS,
        "blends": BLENDS,
    }
    assert [read_modules({"modules": subset}).bit_count() for subset in SUBSETS] == [len(subset) for subset in SUBSETS]
    assert read_modules({"modules": ["blends", "portraits"]}) == read_modules({"modules": ["portraits", "blends"]})


# --- versions ---


@pytest.mark.parametrize("version", [1, 2])
def test_whatever_is_made_of_a_state_has_its_version(version: int) -> None:
    """Among them what bots search and play, and what previews try."""
    game = games.load("fresco", version=version)
    state = game.setup(2, {}, Dice(1))
    view = game.view(state, 0)
    made = [state.copy(), view, GAME.determinise(view, Dice(1)), previews.known(view)]
    made.append(game.state_from_json(state.to_json(), 2, {}))
    made.append(game.position({"turn": 0}, 2, {}, Dice(1)))
    assert {each.version for each in made} == {version}
    other = games.load("fresco", version=3 - version).state_from_json(state.to_json(), 2, {})
    assert other.to_json() == state.to_json()
    assert other != state


@pytest.mark.rule("FR-X5")
@pytest.mark.rule("FR-X10")
def test_where_leonardo_begins() -> None:
    """In version 1 on any space, equally likely; since then on the last."""
    for version, spaces in ((1, {0, 1, 2}), (2, {2})):
        game, dice = games.load("fresco", version=version), Dice(1)
        starts = [game.setup(2, {}, dice).start for _ in range(60)]
        assert {start.index(LEONARDO) for start in starts} == spaces
        assert {start.index(0) < start.index(1) for start in starts} == {True, False}


def test_the_absent_pay_for_no_sexton() -> None:
    idle = {"get_up": 5, "plan": {"cathedral": 1}, "thalers": 5, "portraits": [{"power": "sexton"}], "paints": {}}
    state = match(3, phase="cathedral", turn=0, players=[idle, {"get_up": 6}, {"get_up": 7}]).state
    assert GAME.fallback(state, 0).to_json() == {"type": "pass"}


def test_options_stay_in_the_record() -> None:
    options = {"modules": ["blends", "requests"], "open": True}
    game = bottega.new("fresco", seats=2, seed=1, options=options)
    again = bottega.load(game.record_json())
    assert again.options == options
    assert again.state == game.state


# --- statistics ---


@pytest.mark.parametrize("modules", [None, *SUBSETS[:4]])
@pytest.mark.parametrize("seats", SEATS)
def test_the_tally_adds_up(seats: int, modules: list[str] | None) -> None:
    """Unless bumps took more than bishop, altar and portraits gave, the parts are all the points there are."""
    for seed in range(3):
        state = finished(seats, seed, modules)
        tally, outcome = GAME.figures(state).shares, GAME.outcome(state)
        assert outcome is not None
        parts = sum(count for name, count in tally.items() if name != "other points")
        assert sum(tally.values()) == max(sum(outcome.scores), parts)
        assert min(tally.values()) >= 0


def test_the_tally_of_a_position() -> None:
    tiles = [{"value": 10, "paints": ["orange", "green", "green"]}, {"value": 11}]
    under = [{"value": 3, "paints": paints} for paints in (["red", "yellow"], ["yellow", "blue"], ["red", "blue"])]
    rich = {"score": 60, "thalers": 7, "tiles": tiles, "requests": [{"stack": "general", "points": 6, "tiles": under}]}
    state = match(3, phase="over", players=[rich, {"score": 4, "thalers": 0}, {"score": 1, "thalers": 1}]).state
    assert GAME.figures(state).shares == {
        "points of tiles": 30,
        "points of requests": 6,
        "points of money": 3,
        "other points": 65 - 39,
    }


def test_bumps_back_do_not_make_points_negative() -> None:
    state = match(3, phase="over", players=[{"score": 1, "thalers": 0, "tiles": [{"value": 11}]}, None, None]).state
    assert GAME.figures(state).shares["other points"] == 0


def test_measures() -> None:
    state = finished(3, 1)
    assert GAME.figures(state).averages == {
        "rounds": state.round,
        "last round by portraits": int(not state.portraits_left),
    }
    for modules in (["blends"], []):
        state = finished(3, 1, modules)
        assert GAME.figures(state).averages == {"rounds": state.round, "last round by portraits": 0}


# --- questions ---


@given(played_states())
def test_a_fallback_is_a_choice(state: State) -> None:
    for seat in GAME.awaited(state):
        assert GAME.fallback(state, seat) in GAME.choices(state, seat)


def test_every_question_is_new() -> None:
    """Two moves of the same seat in a row answer two questions."""
    dice = Dice(3)
    for seats in SEATS:
        state = played(seats, seats, 0)
        while (seat := next(iter(GAME.awaited(state)), None)) is not None:
            before = GAME.question(state, seat)
            choices = GAME.choices(state, seat)
            GAME.apply(state, seat, choices[int(dice.pick(0, len(choices)))], dice)
            if GAME.awaited(state)[:1] == (seat,):
                assert GAME.question(state, seat) != before


def test_a_planner_is_asked_the_same_until_all_have_planned() -> None:
    state = match(3, phase="plan").state
    asked = [GAME.question(state, seat) for seat in range(3)]
    GAME.apply(state, 1, GAME.choices(state, 1)[5], Dice(1))
    assert [GAME.question(state, seat) for seat in range(3)] == asked == [(1, PLAN)] * 3
    assert (GAME.awaited(state), GAME.allowed(state)) == ((0, 2), (0, 1, 2))
