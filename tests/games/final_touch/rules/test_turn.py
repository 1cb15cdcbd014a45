"""The rules hold at every moment of random games; the scenario files show them one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bottega.core.chance import Dice
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.games.final_touch.box.touches import COLOURS, pack, size, unpack
from bottega.games.final_touch.rules import improving, masterpieces, smearing, turn
from bottega.games.final_touch.rules.actions import Play
from bottega.games.final_touch.rules.state import OVER, TIEBREAK, State, gallery
from games.final_touch.sample import GAME, SEATS, match, played_states, step, tied, touches_of


def random_games() -> st.SearchStrategy[tuple[int, int]]:
    return st.tuples(st.sampled_from(SEATS), st.integers(0, 2**32))


def every_play() -> list[Play]:
    """Every improvement of up to six touches of two kinds, every smear of up to two, and both at once."""
    named = [dict(zip(COLOURS, counts, strict=True)) for counts in product(range(4), repeat=5) if sum(counts) <= 6]
    improvements = [Play(pack(touches), 0) for touches in named]
    smears = [Play(0, pack(touches)) for touches in named if sum(touches.values()) <= 2]
    return [*improvements, *smears, Play(pack({"red": 1}), pack({"red": 1}))]


EVERY_PLAY = every_play()


def legal(state: State, play: Play) -> bool:
    try:
        turn.check(state, int(state.turn), play)
    except Illegal:
        return False
    return True


def lawful(state: State, play: Play) -> bool:
    """FT-T1 to FT-M2 once more, with Counters."""
    hand = Counter(unpack(int(state.hand(state.turn))))
    lacking = Counter(unpack(int(state.masterpiece.needs))) - Counter(unpack(int(state.improved)))
    improve, smear = Counter(unpack(int(play.improve))), Counter(unpack(int(play.smear)))
    if bool(improve) == bool(smear):
        return False
    if improve:
        return improve <= hand and improve <= lacking
    return smear.total() == 1 and smear <= hand and not smear & lacking


# --- legal moves ---


@pytest.mark.rule("FT-T1")
@pytest.mark.rule("FT-T2")
@pytest.mark.rule("FT-I1")
@pytest.mark.rule("FT-M1")
@pytest.mark.rule("FT-M2")
@given(played_states())
def test_check_and_choices_say_the_same(state: State) -> None:
    if state.phase == OVER:
        return
    choices = turn.choices(state)
    assert len(set(choices)) == len(choices)
    hand = Counter(unpack(int(state.hand(state.turn))))
    for play in EVERY_PLAY:
        if Counter(unpack(int(play.improve))) <= hand:  # the others are the same case over and over
            assert legal(state, play) == (play in choices) == lawful(state, play), play


@pytest.mark.rule("FT-M3")
@given(played_states())
def test_each_card_fits_exactly_one_zone(state: State) -> None:
    hand = int(state.hand(state.turn))
    lacking = masterpieces.missing(state)
    fitting, spare = unpack(int(improving.fitting(hand, lacking))), unpack(int(smearing.spare(hand, lacking)))
    assert set(fitting) | set(spare) == set(unpack(hand))
    assert not set(fitting) & set(spare)
    assert state.phase == OVER or turn.choices(state)


@pytest.mark.rule("FT-I2")
def test_all_parts_of_what_fits_are_choices() -> None:
    state = match(2, turn=0, masterpiece="Liberty Leading the People", hands=[{"red": 4, "blue": 1}, None]).state
    assert len(turn.choices(state)) == 5 * 2 - 1


def refusal(state: State, seat: int, play: Play) -> Illegal:
    with pytest.raises(Illegal) as caught:
        turn.check(state, seat, play)
    return caught.value


REFUSED = [
    # improve, smear, then: rule, reason, and the touches it is about
    ({}, {}, "FT-T1", "nothing", None),
    ({"yellow": 1}, {"red": 1}, "FT-T2", "both", None),
    ({"green": 1}, {}, "FT-I1", "not-held", {"green": 1}),
    ({"brown": 3}, {}, "FT-I1", "not-held", {"brown": 1}),
    ({"yellow": 1, "red": 2}, {}, "FT-I1", "not-missing", {"red": 2}),
    ({}, {"red": 2}, "FT-M1", "one-smear", None),
    ({}, {"red": 1, "yellow": 1}, "FT-M1", "one-smear", None),
    ({}, {"blue": 1}, "FT-M1", "not-held", {"blue": 1}),
    ({}, {"brown": 1}, "FT-M2", "still-missing", {"brown": 1}),
]


@pytest.mark.parametrize(("improve", "smear", "rule", "reason", "touches"), REFUSED)
def test_refusals(
    improve: dict[str, int], smear: dict[str, int], rule: str, reason: str, touches: dict[str, int] | None
) -> None:
    state = match(2, turn=0, masterpiece="The Gleaners", hands=[{"yellow": 1, "brown": 2, "red": 2}, None]).state
    refused = refusal(state, 0, Play(pack(improve), pack(smear)))
    assert (refused.rule, refused.reason) == (rule, reason)
    assert refused.details.get("touches") == touches
    assert str(refused).startswith(f"{rule}: ")


def test_refusals_by_turn() -> None:
    state = match(2, turn=0).state
    play = turn.choices(state)[0]
    assert refusal(state, 1, play).rule == "G-TURN"
    state.phase = OVER
    assert refusal(state, 0, play).rule == "G-OVER"
    assert turn.choices(state) == []


# --- whole games ---


@pytest.mark.rule("FT-C1")
@pytest.mark.rule("FT-C2")
@pytest.mark.rule("FT-R1")
@given(random_games())
def test_nothing_is_lost_and_hands_are_full(game: tuple[int, int]) -> None:
    seats, seed = game
    dice = Dice(seed)
    state = GAME.setup(seats, {}, dice)
    while state.phase != OVER:
        assert touches_of(state) == Counter(dict.fromkeys(COLOURS, 12))
        assert sorted(titles(state)) == sorted(card.title for card in GAME.box.masterpieces)
        full = [
            size(hand)
            for seat, hand in enumerate(state.hands())
            if state.phase != TIEBREAK or seat in state.contenders()
        ]
        assert full == [5] * len(full)
        step(state, dice)
    assert touches_of(state) == Counter(dict.fromkeys(COLOURS, 12))


def titles(state: State) -> list[str]:
    ended = [card.title for card in gallery(state.won)]
    open_ones = [state.masterpiece.title, *([state.next.title] if state.next else [])]
    return ended + open_ones + [card.title for card in state.pile_cards()]


@pytest.mark.rule("FT-S4")
@pytest.mark.rule("FT-F1")
@pytest.mark.rule("FT-F2")
@pytest.mark.rule("FT-F3")
@pytest.mark.rule("FT-N1")
@given(random_games())
def test_turns_and_pay(game: tuple[int, int]) -> None:
    seats, seed = game
    dice = Dice(seed)
    state = GAME.setup(seats, {}, dice)
    while state.phase != OVER:
        before = state.copy()
        step(state, dice)
        if len(gallery(state.won)) == len(gallery(before.won)):
            assert state.purses() == before.purses()
            assert state.turn == next_seat(before)
        else:
            check_pay(before, state)


def next_seat(state: State) -> int:
    seats = [0, 1, 2, 3][: state.seats] if state.phase != TIEBREAK else sorted(state.contenders())
    return seats[(seats.index(int(state.turn)) + 1) % len(seats)]


def check_pay(before: State, after: State) -> None:
    ended = gallery(after.won)[-1]
    mine = int(before.turn) % 2 if before.seats == 4 else int(before.turn)
    playing = before.contenders() or range(before.sides())
    paid = [mine] if ended.finished else [side for side in sorted(playing) if side != mine]
    value = before.masterpiece.finished if ended.finished else before.masterpiece.ruined
    assert ended.to_json()["sides"] == paid
    assert ended.value == value
    gained = [now - then for now, then in zip(after.purses(), before.purses(), strict=True)]
    assert gained == [value if side in paid else 0 for side in range(before.sides())]
    if after.phase == before.phase:  # FT-N1; neither over nor into a tie-break
        assert after.turn == before.turn
        assert (after.improved, after.smeared) == (0, 0)
        assert after.masterpiece == before.next


@pytest.mark.rule("FT-E1")
@given(random_games())
@example((3, 0))
def test_the_game_ends_the_moment_somebody_has_25(game: tuple[int, int]) -> None:
    seats, seed = game
    dice = Dice(seed)
    state = GAME.setup(seats, {}, dice)
    while state.phase != OVER:
        assert max(state.purses()) < 25 or state.phase == TIEBREAK
        step(state, dice)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert max(outcome.scores) >= 25
    assert outcome.reason in ("FT-E1", "FT-E2", "FT-E3")
    best = outcome.scores.index(max(outcome.scores))
    assert outcome.winners == GAME.sides(seats)[best]  # with our list the last card is worth something, too


@pytest.mark.rule("FT-E3")
@pytest.mark.parametrize("pair", [(0, 1), (0, 2), (1, 2)])
def test_a_tie_break_is_between_the_two(pair: tuple[int, int]) -> None:
    state, dice = tied(pair), Dice(1)
    ruiner = 3 - sum(pair)
    assert state.contenders() == [(ruiner + 1) % 3, (ruiner + 2) % 3]
    assert state.turn == (ruiner + 1) % 3
    while state.phase != OVER:
        assert state.turn in pair
        assert size(state.hand(ruiner)) == 4
        step(state, dice)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "FT-E3"
    assert list(outcome.winners) == gallery(state.won)[-1].to_json()["sides"]


def test_a_position_without_money_for_its_tie_break_ends_with_the_card_too() -> None:
    """Whatever the purses: the last masterpiece is the last."""
    game = match(
        3, phase="tiebreak", contenders=[1, 2], masterpiece="The Gleaners", hands=[None, {"red": 5}, {"red": 5}]
    )
    for seat in (1, 2, 1):
        game.play(seat, {"type": "smear", "touch": "red"})
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((2,), "FT-E3")


# --- what is told ---


def told(seats: int, seat: int, action: dict[str, object], **position: object) -> list[Event]:
    events: list[Event] = []
    match(seats, **position).play(seat, action, events=events)
    return events


def test_events_of_a_turn() -> None:
    hands = [{"yellow": 1, "brown": 2, "red": 2}, {"blue": 5}]
    events = told(2, 0, {"type": "improve", "touches": {"brown": 2}}, turn=0, masterpiece="The Gleaners", hands=hands)
    assert [event.type for event in events] == ["improved", "drew"]
    assert events[0].facts == {"seat": 0, "touches": {"brown": 2}}
    assert events[1].facts == {"seat": 0, "count": 2}


@pytest.mark.rule("FT-S2")
def test_only_the_drawer_hears_what_was_drawn() -> None:
    events = told(2, 0, {"type": "smear", "touch": "red"}, turn=0, masterpiece="The Gleaners", hands=[{"red": 5}, None])
    drew = events[-1]
    assert sum(drew.seen_by(0)["touches"].values()) == 1
    assert "touches" not in drew.seen_by(1)
    assert "touches" not in drew.seen_by(None)


@pytest.mark.rule("FT-N1")
def test_events_of_a_ruin_come_in_order() -> None:
    events = told(
        3, 0, {"type": "smear", "touch": "red"}, turn=0, masterpiece="The Gleaners", next="The Kiss",
        smeared={"red": 2}, hands=[{"red": 5}, None, None], draw={}, discard={"blue": 1},
    )  # fmt: skip
    assert [event.type for event in events] == ["smeared", "ruined", "masterpiece", "reshuffled", "drew"]
    assert events[0].facts["smears"] == 3
    assert events[1].facts == {"seat": 0, "title": "The Gleaners", "sides": [1, 2], "value": 2}
    assert events[2].facts["title"] == "The Kiss"
    assert events[3].facts == {"count": 4}  # the zones were discarded before


def test_events_of_the_end() -> None:
    position = {"turn": 0, "masterpiece": "The Gleaners", "improved": {"green": 1, "brown": 2}, "purses": [24, 0]}
    events = told(2, 0, {"type": "improve", "touches": {"yellow": 1}}, hands=[{"yellow": 5}, None], **position)
    assert [event.type for event in events] == ["improved", "finished", "over"]


def test_events_of_a_tie() -> None:
    position = {"turn": 0, "masterpiece": "The Kiss", "smeared": {"blue": 2}, "purses": [0, 24, 24]}
    events = told(3, 0, {"type": "smear", "touch": "blue"}, hands=[{"blue": 5}, None, None], **position)
    assert [event.type for event in events] == ["smeared", "ruined", "masterpiece", "tiebreak"]
    assert events[-1].facts == {"contenders": [1, 2]}


# --- the rest of the contract ---


def test_tally() -> None:
    won = [
        {"title": "The Kiss", "as": "finished", "sides": [0], "value": 6},
        {"title": "Mona Lisa", "as": "ruined", "sides": [1], "value": 3},
        {"title": "The Scream", "as": "ruined", "sides": [1], "value": 2},
    ]
    assert GAME.figures(match(2, won=won).state).shares == {"finished": 1, "ruined": 2}


@given(played_states())
def test_fallback_is_a_choice(state: State) -> None:
    if state.phase != OVER:
        assert GAME.fallback(state, int(state.turn)) in turn.choices(state)
