"""`core.match`: moves, decisions, undo, chance by script, and what a refusal leaves alone.

On the toys, because nearly every move of Final Touch draws a card.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

import bottega
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.match import Match
from contract import play_out, snapshot, walk
from toys.offers import Deed, PigmentMarket
from toys.sealed import COMMISSIONS, Seal, SealedBrushes


@pytest.fixture
def easel() -> Match:
    """Three apprentices, nothing sealed."""
    return Match(SealedBrushes(), 3, seed=1)


@pytest.fixture
def market() -> Match:
    """Seat 0 is on turn and has ochre; the others have azurite."""
    hands = [{"ochre": 2, "madder": 2}, {"azurite": 3, "madder": 1}, {"azurite": 3, "madder": 1}]
    return Match(PigmentMarket(), 3, seed=1, position={"hands": hands})


@pytest.fixture
def studio() -> Match:
    return bottega.new("final-touch", 2, seed=1, options={"starter": 0})


def refusal(match: Match, seat: int, action: Any, **options: Any) -> Illegal:
    """Why a move is refused; that it is, and changes nothing, is checked on the way."""
    before = snapshot(match)
    with pytest.raises(Illegal) as refused:
        match.play(seat, action, **options)
    assert snapshot(match) == before
    return refused.value


def assert_no_undo(match: Match, seat: int) -> None:
    before = snapshot(match)
    assert not match.can_undo(seat)
    with pytest.raises(Illegal) as refused:
        match.undo(seat)
    assert refused.value.rule == "G-UNDO"
    assert snapshot(match) == before


# --- undo ---


def test_undo_is_exact(easel: Match) -> None:
    easel.play(2, Seal(1))
    before = snapshot(easel)
    views = [easel.view_json(seat) for seat in (0, 1, 2, None)]
    easel.play(0, Seal(3))
    assert snapshot(easel) != before
    assert easel.can_undo(0)
    easel.undo(0)
    assert snapshot(easel) == before
    assert [easel.view_json(seat) for seat in (0, 1, 2, None)] == views


def test_undo_goes_back_move_by_move(easel: Match) -> None:
    start = snapshot(easel)
    easel.play(0, Seal(3))
    easel.play(0, Seal(4))
    easel.undo(0)
    assert easel.state.plans == (3, None, None)
    easel.undo(0)
    assert snapshot(easel) == start
    assert_no_undo(easel, 0)


def test_undo_does_not_touch_the_deal(easel: Match) -> None:
    """What is drawn after an undo is what would have been drawn without it."""
    straight = Match(SealedBrushes(), 3, seed=1)
    easel.play(0, Seal(3))
    easel.undo(0)
    for match in (easel, straight):
        for seat in range(3):
            match.play(seat, Seal(seat + 1))
    assert easel.state == straight.state
    assert easel.record_json() == straight.record_json()


def test_no_undo_of_what_was_drawn(studio: Match) -> None:
    studio.play(0, studio.choices(0)[0])
    assert_no_undo(studio, 0)


def test_no_undo_after_another_seats_move(easel: Match) -> None:
    easel.play(0, Seal(3))
    easel.play(1, Seal(3))
    assert_no_undo(easel, 0)
    assert easel.can_undo(1)


def test_no_undo_of_another_seats_move(market: Match) -> None:
    market.play(0, Deed("offer", 1, "ochre", "azurite"))
    assert_no_undo(market, 1)


def test_no_undo_of_a_reveal() -> None:
    """In the last round nothing is drawn after it: what stands in the way is that plans were shown."""
    titles = ["altarpiece", "miniature", "portrait", "portrait"]
    position = {"scraped": titles, "brushes": [[1, 2]] * 2, "easel": "miniature"}
    match = Match(SealedBrushes(), 2, position=position)
    match.play(0, Seal(1))
    assert match.can_undo(0)
    match.play(1, Seal(2))
    assert not match.moves[-1].chance
    assert_no_undo(match, 1)


def test_no_undo_of_nothing(easel: Match) -> None:
    for seat in range(3):
        assert_no_undo(easel, seat)


def test_no_undo_after_the_end() -> None:
    """The seed is public by then: who takes the last move back knows every card to come."""
    match = play_out(bottega.new("final-touch", 2, seed=1))
    assert match.seed is not None
    assert not match.moves[-1].chance
    assert_no_undo(match, match.moves[-1].seat)


def test_undo_restores_the_commitment(easel: Match) -> None:
    before = snapshot(easel)
    easel.play(0, Seal(3), chance={})
    easel.undo(0)
    assert snapshot(easel) == before


# --- decisions ---


def test_two_seats_sealing_at_once_never_collide(easel: Match) -> None:
    asked = [easel.decision(seat) for seat in range(3)]
    for seat in (2, 0, 1):
        easel.play(seat, Seal(4), decision=asked[seat])
    assert easel.state.rounds == 1


def test_an_answered_decision_is_stale(easel: Match) -> None:
    asked = easel.decision(0)
    easel.play(0, Seal(3), decision=asked)
    refused = refusal(easel, 0, Seal(4), decision=asked)
    assert (refused.rule, refused.reason) == ("G-TURN", "stale")
    easel.play(0, Seal(4), decision=easel.decision(0))


def test_a_decision_of_the_last_round_is_stale(easel: Match) -> None:
    """Seat 0 wants to seal another brush, but the round is over."""
    easel.play(0, Seal(3))
    asked = easel.decision(0)
    easel.play(1, Seal(3))
    assert easel.decision(0) == asked
    easel.play(2, Seal(3))
    assert refusal(easel, 0, Seal(4), decision=asked).reason == "stale"


def test_a_decision_is_stale_once_the_turn_comes_round(studio: Match) -> None:
    asked = studio.decision(0)
    studio.play(0, studio.choices(0)[0], decision=asked)
    while studio.awaited != (0,):
        studio.play(1, studio.choices(1)[0], decision=studio.decision(1))
    assert studio.decision(0) != asked
    assert refusal(studio, 0, studio.choices(0)[0], decision=asked).reason == "stale"


def test_another_seats_decision_is_not_mine(market: Match) -> None:
    market.play(0, Deed("offer", 1, "ochre", "azurite"))
    market.play(0, Deed("offer", 2, "ochre", "azurite"))
    assert market.decision(1) != market.decision(2)
    answer = Deed("accept", offer=1)
    assert refusal(market, 2, answer, decision=market.decision(1)).reason == "stale"
    market.play(2, answer, decision=market.decision(2))


def test_a_move_without_a_decision_answers_the_current_one(easel: Match) -> None:
    easel.play(0, Seal(3))
    easel.play(0, Seal(4))
    assert easel.state.plans[0] == 4


def test_an_answer_does_not_fit_what_was_asked_instead(market: Match) -> None:
    """Bait and switch: an offer is made, taken back, and another made while the addressee's acceptance is under way."""
    market.play(0, Deed("offer", 1, "ochre", "azurite"))
    asked = market.decision(1)
    market.undo(0)
    market.play(0, Deed("offer", 1, "madder", "azurite"))
    assert refusal(market, 1, Deed("accept", offer=0), decision=asked).reason == "stale"


# --- events ---


def test_events_go_to_whoever_listens(easel: Match) -> None:
    events = [Event("before")]
    easel.play(0, Seal(3), events=events)
    assert events == [Event("before"), Event("sealed", {"seat": 0}, (0,), {"brush": 3})]


def test_a_refused_move_is_not_heard(easel: Match, studio: Match) -> None:
    events: list[Event] = []
    easel.play(0, Seal(3))
    assert refusal(easel, 0, Seal(3), events=events).rule == "G-HELD"
    with pytest.raises(Invalid):
        studio.play(0, studio.choices(0)[0], chance={"draw": ["mauve"]}, events=events)
    assert events == []


# --- what cannot be read ---


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 0.0])
def test_bad_seats(studio: Match, seat: Any) -> None:
    before = snapshot(studio)
    action = studio.choices(0)[0]
    asking: list[Any] = [studio.choices, studio.decision, lambda seat: studio.play(seat, action)]
    if seat is not None:
        asking.append(studio.view)
    for ask in asking:
        with pytest.raises(Invalid, match=r"seat: must be 0 to 1"):
            ask(seat)
    assert snapshot(studio) == before


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "dance"},
        {"type": ["smear"]},
        {"type": "smear", "touch": "mauve"},
        {"type": "smear", "touch": {}},
        {"type": "improve", "touches": 3},
        {"type": "improve", "touches": {"red": -1}},
        {"type": "improve", "touches": {"red": True}},
        {"type": "smear", "touch": "red", "loudly": True},
    ],
)
def test_bad_actions(studio: Match, action: Any) -> None:
    before = snapshot(studio)
    with pytest.raises(Invalid, match="action"):
        studio.play(0, action)
    assert snapshot(studio) == before


@pytest.mark.parametrize("action", [None, "smear", 3, []], ids=repr)
def test_what_is_no_action(studio: Match, action: Any) -> None:
    before = snapshot(studio)
    with pytest.raises(Invalid, match="action"):
        studio.play(0, action)
    assert snapshot(studio) == before


# --- chance by script ---


@pytest.mark.parametrize(
    "chance",
    [{"draw": ["mauve"]}, {"draw": [3]}, {"draw": "red"}, {"reshuffled": 1}, {"rain": True}, ["draw"]],
    ids=str,
)
def test_impossible_chance(studio: Match, chance: Any) -> None:
    before = snapshot(studio)
    with pytest.raises(Invalid, match="chance"):
        studio.play(0, studio.choices(0)[0], chance=chance)
    assert snapshot(studio) == before


def test_chance_that_is_used_up(studio: Match) -> None:
    """There is one red to draw, and two are asked for; the rest of a script that fits is drawn."""
    position = {"draw": {"red": 1, "blue": 5}, "turn": 0, "hands": [{"yellow": 5}, {"green": 5}]}
    match = Match(studio.game, 2, position=position | {"masterpiece": "American Gothic"})
    before = snapshot(match)
    improve = {"type": "improve", "touches": {"yellow": 2}}
    with pytest.raises(Invalid, match="'red' is impossible here"):
        match.play(0, improve, chance={"draw": ["red", "red"]})
    assert snapshot(match) == before
    assert match.play(0, improve, chance={"draw": ["red"]}).chance == {"draw": ["red", "blue"]}


def test_a_replay_takes_neither_more_nor_less(studio: Match) -> None:
    action = studio.choices(0)[0]
    scripts: list[dict[str, Any]] = [{}, {"draw": ["red"] * 6}, {"draw": []}]
    for chance in scripts:
        before = snapshot(studio)
        with pytest.raises(Invalid, match="chance"):
            studio.replay(0, action, chance)
        assert snapshot(studio) == before


def test_a_scripted_setup(studio: Match) -> None:
    again = Match(studio.game, 2, {"starter": 0}, setup=studio.setup)
    assert again.state == studio.state
    with pytest.raises(Invalid, match="setup: draw"):
        Match(studio.game, 2, setup={"draw": ["red", "blue"] * 6})


def test_no_commitment_for_scripted_chance(studio: Match) -> None:
    assert Match(studio.game, 2, setup={"starter": 0}).commitment is None
    assert Match(studio.game, 2, position={"turn": 0}).commitment is None
    promised = studio.commitment
    drawn = next(iter(studio.state_json()["draw"]))
    studio.play(0, studio.choices(0)[0], chance={"draw": [drawn]})
    assert (promised is not None, studio.commitment) == (True, None)
    play_out(studio)
    assert studio.seed is None
    assert not {"seed", "commitment"} & set(studio.record_json())


# --- the seed ---


def test_the_seed_stays_hidden_until_the_end() -> None:
    match = bottega.new("final-touch", 2, seed="a secret of the workshop")
    promised = match.commitment
    assert promised == sha256(b"a secret of the workshop").hexdigest()
    for _ in walk(match):
        assert match.commitment == promised
        told = str([match.record_json(), match.state_json(), *(match.view_json(seat) for seat in (0, 1, None)), match])
        assert promised in told
        assert ("a secret of the workshop" in told) == match.over
        assert (match.seed is not None) == match.over


def test_every_draw_follows_from_the_seed_and_its_ply() -> None:
    """By hand, as anybody could: the setup is ply 0 and the first move ply 1."""
    match = Match(SealedBrushes(), 2, seed="bottega")
    decks: list[tuple[str, ...]] = [COMMISSIONS]
    for _ in walk(match):
        decks.append(match.state.deck)
    drawn = [(0, match.setup["commission"], decks[0])]
    drawn += [(ply, move.chance["commission"], decks[ply]) for ply, move in enumerate(match.moves, 1) if move.chance]
    assert len(drawn) == len(COMMISSIONS)
    for ply, title, deck in drawn:
        assert title == deck[int(sha256(f"bottega/{ply}/0".encode()).hexdigest(), 16) % len(deck)]


def test_without_a_seed_every_match_is_its_own() -> None:
    assert bottega.new("final-touch", 2).commitment != bottega.new("final-touch", 2).commitment


# --- shape ---


def test_a_move_as_json() -> None:
    match = bottega.new("final-touch", 2, seed=1, options={"starter": 1})
    move = match.play(1, match.choices(1)[0])
    assert move.to_json() == {"seat": 1, "action": move.action.to_json(), "chance": dict(move.chance)}
    assert match.record_json()["moves"] == [move.to_json()]
    assert match.ply == 1


def test_a_move_without_chance_has_none_in_json(easel: Match) -> None:
    assert easel.play(0, Seal(3)).to_json() == {"seat": 0, "action": {"type": "seal", "brush": 3}}


def test_the_state_of_a_match_is_a_copy(easel: Match) -> None:
    easel.state.plans = (1, 1, 1)
    assert easel.state.plans == (None, None, None)


@pytest.mark.parametrize("seats", [1, 5, True, "2", None])
def test_bad_seat_counts(seats: Any) -> None:
    with pytest.raises(Invalid, match=r"seats: .* not"):
        Match(SealedBrushes(), seats)


@pytest.mark.parametrize("options", [{"colour": "red"}, ["starter"], {"starter": 2}, {"starter": True}])
def test_bad_options(options: Any) -> None:
    with pytest.raises(Invalid, match="options"):
        bottega.new("final-touch", 2, options=options)


# --- live matches: proposals, going back, resuming ---


def test_a_proposal_changes_nothing_until_it_is_accepted(easel: Match) -> None:
    before = snapshot(easel)
    proposal = easel.propose(0, easel.choices(0)[0], decision=easel.decision(0))
    assert snapshot(easel) == before
    assert proposal.events
    other = easel.propose(1, easel.choices(1)[0])
    easel.accept(proposal)
    assert easel.ply == 1
    with pytest.raises(Illegal, match="moved on"):  # worked out for a position that is gone
        easel.accept(other)
    assert easel.ply == 1


def test_rewind_goes_back_whatever_was_drawn(studio: Match) -> None:
    states = []
    while studio.ply < 6:
        states.append(studio.state_json())
        studio.play(studio.awaited[0], studio.choices(studio.awaited[0])[0])
    assert studio.game.state_json(studio.state_at(2)).items() <= states[2].items()
    studio.rewind(2)
    assert (studio.ply, studio.state_json()) == (2, states[2])
    for ply in (2, 3, -1):
        with pytest.raises(Invalid, match="ply"):
            studio.rewind(ply)
    again = studio.play(studio.awaited[0], studio.choices(studio.awaited[0])[0])
    assert studio.state_json() == states[3]  # the same seed deals the same
    assert studio.commitment
    assert again
