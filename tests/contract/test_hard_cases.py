"""The two hard cases of the contract, on toys: plans sealed at once, and offers answered out of turn."""

from __future__ import annotations

import pytest

from bottega.core.errors import Illegal
from bottega.core.match import Match
from contract import through_json
from toys.offers import Deed, PigmentMarket
from toys.sealed import Seal, SealedBrushes


def refusal(match: Match, seat: int, action: Seal | Deed) -> str:
    """The rule that forbids it."""
    with pytest.raises(Illegal) as refused:
        match.check(seat, action)
    return refused.value.rule


# --- sealed plans ---


@pytest.fixture
def easel() -> Match:
    return Match(SealedBrushes(), 3, seed=1)


def test_a_plan_is_seen_by_its_owner_only(easel: Match) -> None:
    easel.play(1, Seal(4))
    shown = [easel.view_json(seat)["plans"] for seat in (0, 1, 2, None)]
    assert shown == [[None] * 3, [None, 4, None], [None] * 3, [None] * 3]
    assert easel.view_json(0)["sealed"] == [False, True, False]


def test_who_has_sealed_is_not_awaited_but_may_seal_again(easel: Match) -> None:
    easel.play(1, Seal(4))
    assert easel.awaited == (0, 2)
    assert easel.allowed == (0, 1, 2)
    easel.play(1, Seal(5))
    assert easel.view_json(1)["plans"] == [None, 5, None]


def test_the_last_seal_reveals_all(easel: Match) -> None:
    title = easel.state.easel
    for seat, brush in enumerate((6, 6, 2)):
        easel.play(seat, Seal(brush))
    assert easel.state.painted == ((), (), (title,)), "the sixes cancel each other out"
    assert easel.awaited == (0, 1, 2)
    assert refusal(easel, 0, Seal(6)) == "G-HELD"


# --- offers ---


def market(**position: object) -> Match:
    """Seat 0 is on turn with a single ochre; seat 1 holds azurite, seat 2 none."""
    hands = [{"ochre": 1, "madder": 3}, {"azurite": 2, "madder": 2}, {"ochre": 4}]
    return Match(PigmentMarket(), 3, seed=1, position={"hands": hands, **position})


OCHRE_FOR_AZURITE = Deed("offer", 1, "ochre", "azurite")


def test_an_offer_can_be_answered_by_its_addressee_only() -> None:
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    assert match.awaited == (0,)
    assert match.allowed == (0, 1)
    assert set(match.choices(1)) == {Deed("accept", offer=0), Deed("decline", offer=0)}
    assert not match.choices(2)
    assert refusal(match, 2, Deed("accept", offer=0)) == "G-TURN"
    assert refusal(match, 1, Deed("end")) == "G-TURN"
    match.play(1, Deed("accept", offer=0))
    hands = match.state_json()["hands"]
    assert hands[:2] == [{"azurite": 1, "madder": 3}, {"azurite": 1, "madder": 2, "ochre": 1}]


def test_accept_shows_only_to_who_can_pay_and_nobody_else_learns_it() -> None:
    payable, unpayable = market(), market()
    payable.play(0, Deed("offer", 2, "madder", "ochre"))
    unpayable.play(0, Deed("offer", 2, "madder", "azurite"))
    assert Deed("accept", offer=0) in payable.choices(2)
    assert unpayable.choices(2) == [Deed("decline", offer=0)]
    assert refusal(unpayable, 2, Deed("accept", offer=0)) == "G-HELD"
    assert payable.allowed == unpayable.allowed
    for seat in (0, 1, None):
        assert "accept" not in str(through_json(payable.view_json(seat)["choices"]))


def test_check_allows_more_than_choices_list() -> None:
    match = market()
    uncommon = Deed("offer", 1, "madder", "azurite")
    assert uncommon not in match.choices(0)
    match.check(0, uncommon)


def test_offers_are_bounded() -> None:
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    match.play(1, Deed("decline", offer=0))
    match.play(0, OCHRE_FOR_AZURITE)
    assert match.choices(0) == [Deed("end")]
    assert refusal(match, 0, OCHRE_FOR_AZURITE) == "PM-O1"


def test_offers_die_with_the_turn() -> None:
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    match.play(0, Deed("end"))
    assert match.state.offers == ()
    assert refusal(match, 1, Deed("accept", offer=0)) == "G-TURN"


def test_an_offer_that_can_no_longer_be_kept_is_void() -> None:
    """Its addressee learns from it what the giver lacks, so the acceptance that did it stays."""
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    match.play(0, Deed("offer", 2, "ochre", "azurite"))
    match.play(1, Deed("accept", offer=0))
    assert match.state.offers == ()
    assert match.allowed == (0,)
    assert not match.can_undo(1)


def test_an_acceptance_that_shows_nothing_can_be_undone() -> None:
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    before = match.state
    match.play(1, Deed("accept", offer=0))
    match.undo(1)
    assert match.state == before


def test_an_offer_asks_its_addressee_anew_and_nobody_else() -> None:
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    assert [match.decision(seat) for seat in range(3)] == [1, 1, 0]


def test_a_declined_offer_leaves_the_giver_their_decision() -> None:
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    asked = match.decision(0)
    match.play(1, Deed("decline", offer=0))
    match.play(0, Deed("end"), decision=asked)


def test_a_trade_of_others_leaves_me_my_decision() -> None:
    match = market()
    match.play(0, OCHRE_FOR_AZURITE)
    match.play(0, Deed("offer", 2, "madder", "ochre"))
    asked = match.decision(2)
    match.play(1, Deed("accept", offer=0))
    match.play(2, Deed("accept", offer=1), decision=asked)


def test_hands_are_counts_to_others() -> None:
    match = market()
    assert match.view_json(1)["hands"] == [4, {"azurite": 2, "madder": 2}, 4]
    assert match.view_json(None)["hands"] == [4, 4, 4]
    assert match.view_json(None)["deck"] == 6
