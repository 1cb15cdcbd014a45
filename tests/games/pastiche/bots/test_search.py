"""The search in Pastiche: whole turns and offers, none that nobody could want."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.bots.levels import Effort, Level
from bottega.core.chance import Dice
from bottega.games.pastiche.bots.search import KnownGame, expectations, thoughts
from bottega.games.pastiche.box.colours import includes
from bottega.games.pastiche.rules import turn
from bottega.games.pastiche.rules.commissions import completable
from bottega.games.pastiche.rules.offers import MakeOffer
from bottega.games.pastiche.rules.state import COMPLETE, EVERYONE, TRADE
from bottega.games.pastiche.rules.turn import End
from games.pastiche.sample import GAME, SEATS, finished, match, played

GALLERY = ["Where Do We Come From? What Are We? Where Are We Going?", "The Large Blue Horses"]


def choice(iterations: int = 20, seat: int = 0, **position: Any) -> dict[str, Any] | None:
    """What a master does in a position."""
    view = match(2, **{"turn": 0, "step": "trade", "gallery": GALLERY, **position}).view(seat)
    chosen = Level("master", "pastiche", Effort(iterations)).choose(view, Dice(1))
    return None if chosen is None else dict(chosen.to_json())


@pytest.mark.parametrize("seats", SEATS)
def test_everybodys_chances_add_up(seats: int) -> None:
    assert sum(expectations(played(seats, 3, 12))) == pytest.approx(1.0)
    end = expectations(finished(seats, 1))
    outcome = GAME.outcome(finished(seats, 1))
    assert outcome is not None
    assert [seat for seat, value in enumerate(end) if value] == list(outcome.winners)


def chance_to_win(seat: int = 0, **position: Any) -> float:
    held: dict[str, Any] = {"turn": 0, "step": "trade", "gallery": GALLERY, "palettes": [{}, {}]}
    held["commissions"] = [["Madonna of the Meadow"], ["L'Absinthe"]]
    return expectations(match(2, **{**held, **position}).state)[seat]


def test_whoever_is_on_turn_is_ahead() -> None:
    assert chance_to_win() > 0.5 > chance_to_win(turn=1)


def test_cards_promise_something_more_if_they_are_asked_for() -> None:
    """Whatever they are for; the others' too."""
    needed, spare = {"red": 1}, {"gray": 1}
    assert chance_to_win() < chance_to_win(palettes=[spare, {}]) < chance_to_win(palettes=[needed, {}])
    assert chance_to_win() > chance_to_win(palettes=[{}, {"amber": 1}])


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    works = sorted(range(len(GAME.box.commissions)), key=lambda card: GAME.box.commissions[card].points)

    def ahead(both: int) -> float:
        state = match(2, turn=0, step="trade", palettes=[{"red": 2}, {}]).state
        state.completed = [tuple(works[:both]), tuple(works[:both])]
        return expectations(state)[0]

    assert 0.5 < ahead(0) < ahead(2) < ahead(4)


def test_it_completes_when_it_can() -> None:
    held: dict[str, Any] = {
        "palettes": [{"red": 1, "blue": 1}, {}],
        "commissions": [["Madonna of the Meadow"], None],
    }
    assert choice(**held) == {"type": "complete", "commission": "Madonna of the Meadow"}


def test_what_is_thought_about_is_possible() -> None:
    """Offers that somebody can pay, and neither they nor the end of the turn while something can be handed in."""
    offers = completions = 0
    for seed in range(200):
        state = played(2 + seed % 3, seed, 50)
        if state.step not in (TRADE, COMPLETE):
            continue
        payable = completable(state.box, state.commissions[state.turn], state.gallery, state.palettes[state.turn])
        actions = [plan.actions[0] for plan in thoughts(GAME.view(state, state.turn))]
        completions += len(payable)
        assert not payable or not any(isinstance(action, (End, MakeOffer)) for action in actions)
        for action in actions:
            if isinstance(action, MakeOffer):
                offers += 1
                others = [seat for seat in range(state.seats) if seat != state.turn and action.to in (EVERYONE, seat)]
                assert any(includes(state.palettes[seat], action.get) for seat in others)
    assert offers
    assert completions


def test_it_accepts_a_good_offer() -> None:
    held: dict[str, Any] = {
        "palettes": [{"red": 1, "orange": 1}, {"blue": 1}],
        "commissions": [["Madonna of the Meadow"], None],
        "offers": [{"by": 1, "to": 0, "give": {"blue": 1}, "get": {"orange": 1}}],
    }
    assert choice(**held) == {"type": "accept", "offer": 1}


def test_an_offer_is_answered_in_thought() -> None:
    """The partner has what is asked for and can use what is given, or has it not."""
    for blue, expected in ((1, [1, 1]), (0, [1, 0])):
        held: dict[str, Any] = {
            "palettes": [{"red": 1, "gray": 1}, {"blue": blue, "amber": 1}],
            "commissions": [["Madonna of the Meadow"], ["L'Absinthe"]],
            "gallery": ["The Large Blue Horses"],
        }
        view = match(2, turn=0, step="trade", **held).view(0)
        walk = KnownGame(view).guess(Dice(1))
        walk.state.commissions[1] = match(2, turn=0, step="trade", **held).state.commissions[1]
        offer = MakeOffer(1, tuple(view.palette[c] if c == 15 else 0 for c in range(17)), (0, 0, 1, *[0] * 14))
        turn.apply(walk.state, 0, offer, Dice(1))
        walk.hear_answers(Dice(1))
        assert [walk.state.palettes[0][0], walk.state.palettes[0][2]] == expected
        assert not walk.state.offers
