"""A view holds what its seat may know and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.core.event import Event
from bottega.games.final_touch.box.touches import nth, pack, size, unpack
from bottega.games.final_touch.rules import masterpieces, turn
from bottega.games.final_touch.rules.state import DRAW, OVER, PHASES, TIEBREAK, State
from games.final_touch.sample import GAME, match, played_states, tied

PUBLIC = (
    *("turn", "phase", "masterpiece", "next", "improved", "smeared", "smear_order"),
    *("discard", "purses", "won", "contenders"),
)


def viewers(state: State) -> list[int | None]:
    return [None, *range(int(state.seats))]


@pytest.mark.rule("FT-S1")
@given(played_states())
def test_what_is_public(state: State) -> None:
    truth = state.to_json()
    for seat in viewers(state):
        view = GAME.view(state, seat).to_json()
        assert {name: view[name] for name in PUBLIC} == {name: truth[name] for name in PUBLIC}
        assert view["draw"] == sum(truth["draw"].values())
        assert view["pile"] == len(truth["pile"])


@pytest.mark.parametrize("seed", range(20))
def test_smears_are_told_in_the_order_they_were_played(seed: int) -> None:
    """To everybody, over whole games, up to the third one of a picture that is ruined at the end."""
    dice, told = Dice(seed), list[str]()
    state = GAME.setup(2 + seed % 3, {}, dice)
    while state.phase != OVER:
        choices, events = turn.choices(state), list[Event]()
        turn.apply(state, choices[int(dice.pick(DRAW, len(choices)))], dice, events)
        for event in events:
            if event.type == "smeared":
                told += event.facts["touches"]
            elif event.type == "masterpiece":
                told = []
        for seat in viewers(state):
            assert GAME.view(state, seat).to_json()["smear_order"] == told


@pytest.mark.rule("FT-S2")
@given(played_states())
def test_a_seat_sees_its_own_hand_only(state: State) -> None:
    for seat in viewers(state):
        shown = GAME.view(state, seat).to_json()["hands"]
        for other, hand in enumerate(state.hands()):
            assert shown[other] == (unpack(hand) if other == seat else size(hand))


@given(played_states())
def test_choices(state: State) -> None:
    for seat in viewers(state):
        view = GAME.view(state, seat)
        mine = seat == state.turn and state.phase != OVER
        assert view.choices == (turn.choices(state) if mine else [])
        assert view.to_json()["choices"] == [play.to_json() for play in view.choices]


@pytest.mark.rule("FT-S1")
@pytest.mark.rule("FT-S2")
@given(played_states(), st.integers(0, 2**32))
def test_hidden_things_do_not_show(state: State, seed: int) -> None:
    """Hands, draw pile and masterpieces to come are dealt anew; whoever could not see them notices nothing."""
    for seat in viewers(state):
        other = state.copy()
        shuffle_hidden(other, seat, Dice(seed))
        assert GAME.view(other, seat).to_json() == GAME.view(state, seat).to_json()


def shuffle_hidden(state: State, seat: int | None, dice: Dice) -> None:
    """A card of every other hand swapped with the draw pile, and another pile of the same size."""
    for other in range(int(state.seats)):
        hand = state.hand(other)
        if other != seat and hand and state.draw:
            lost, gained = (nth(touches, dice.pick(0, size(touches))) for touches in (hand, state.draw))
            state.set_hand(other, hand - lost + gained)
            state.draw += lost - gained
    state.pile = (1 << len(state.pile_cards())) - 1


def test_the_view_of_a_match() -> None:
    hands = [{"red": 5}, {"blue": 5}, {"green": 5}, {"brown": 5}]
    game = match(4, turn=1, hands=hands)
    for seat in (None, 0, 1, 2, 3):
        data = game.view_json(seat)
        assert data["hands"] == [hand if place == seat else 5 for place, hand in enumerate(hands)]
        assert data["awaited"] == [1]
        assert "seed" not in data


def test_a_view_is_not_changed_by_later_moves() -> None:
    game = match(2, turn=0, masterpiece="The Gleaners", hands=[{"red": 5}, {"blue": 5}])
    view = game.view(0)
    before = view.to_json()
    game.play(0, {"type": "smear", "touch": "red"})
    assert view.to_json() == before


def test_what_is_missing_is_shown() -> None:
    game = match(2, masterpiece="The Gleaners", improved={"brown": 1})
    assert game.view_json(None)["missing"] == {"yellow": 1, "green": 1, "brown": 1}


# --- what each choice would do ---


@given(played_states(), st.integers(0, 2**32))
def test_effects_are_what_happens(state: State, seed: int) -> None:
    """Every choice is played for real and compared with what was told."""
    view = GAME.view(state, int(state.turn)).to_json()
    choices = [] if state.phase == OVER else turn.choices(state)
    assert len(view["effects"]) == len(view["choices"]) == len(choices)
    for play, told in zip(choices, view["effects"], strict=True):
        after = state.copy()
        turn.apply(after, play, Dice(seed))
        outcome = GAME.outcome(after)
        ended = len(after.to_json()["won"]) > len(view["won"])
        assert told["kind"] == (("finish" if ended else "improve") if play.improve else "ruin" if ended else "smear")
        assert {get["side"]: get["money"] for get in told["gets"]} == {
            side: money - view["purses"][side]
            for side, money in enumerate(after.purses())
            if money > view["purses"][side]
        }
        assert told["ends"] == (outcome is not None)
        assert told["winners"] == (list(outcome.winners) if outcome else [])
        assert told["tiebreak"] == (ended and PHASES[after.phase] == "tiebreak")
        assert told["again"] == (ended and not outcome and after.turn == state.turn)
        if not ended:
            assert told["missing"] == unpack(masterpieces.missing(after))
            assert told["smears"] == size(after.smeared)


def test_only_who_decides_is_told_effects() -> None:
    game = match(2, turn=0)
    assert game.view_json(1)["effects"] == game.view_json(None)["effects"] == []


@pytest.mark.rule("FT-F2")
def test_the_effect_of_a_ruin_names_the_other_team() -> None:
    game = match(
        4, turn=1, masterpiece="The Kiss", smeared={"blue": 2}, hands=[None, {"blue": 5}, None, None], purses=[24, 0]
    )
    (told,) = game.view_json(1)["effects"]
    assert told["kind"] == "ruin"
    assert told["gets"] == [{"side": 0, "money": 3}]
    assert (told["ends"], told["winners"]) == (True, [0, 2])
    assert game.view_json(1)["sides"] == [[0, 2], [1, 3]]


@pytest.mark.rule("FT-F1")
def test_the_effect_of_the_final_touch() -> None:
    game = match(
        2, turn=0, masterpiece="The Gleaners", improved={"yellow": 1, "brown": 2}, hands=[{"green": 1, "red": 4}, None]
    )
    view = game.view_json(0)
    told = dict(zip([choice["type"] for choice in view["choices"]], view["effects"], strict=True))
    assert told["improve"]["kind"] == "finish"
    assert told["improve"]["gets"] == [{"side": 0, "money": 4}]
    assert (told["improve"]["again"], told["improve"]["missing"]) == (True, {})
    assert (told["smear"]["kind"], told["smear"]["smears"], told["smear"]["gets"]) == ("smear", 1, [])
    assert told["smear"]["missing"] == {"green": 1}


@pytest.mark.rule("FT-E3")
def test_in_a_tie_break_every_last_card_ends_the_game() -> None:
    state = tied()
    assert state.phase == TIEBREAK
    state.smeared = pack({"yellow": 2})
    for told in GAME.view(state, int(state.turn)).to_json()["effects"]:
        assert told["ends"] == (told["kind"] in ("finish", "ruin"))
        assert len(told["winners"]) == (1 if told["ends"] else 0)
