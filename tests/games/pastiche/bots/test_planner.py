"""Plans of whole turns: they can be carried out, complete what they can, and count exactly at the end."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.core.chance import Dice
from bottega.games.pastiche.bots.planner import PLANS, plans
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import Complete, completable
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE
from bottega.games.pastiche.rules.turn import End
from games.pastiche.sample import GAME, match, played

GALLERY = ["Where Do We Come From? What Are We? Where Are We Going?", "The Large Blue Horses"]


def test_every_step_of_a_plan_is_legal_until_a_card_is_drawn() -> None:
    kinds: set[type] = set()
    for seed in range(60):
        state = played(2 + seed % 3, seed, 3 * seed)
        if state.step in (DISCARD, OVER):
            continue
        found = plans(GAME.view(state, state.turn))
        assert 0 < len(found) <= PLANS
        assert [plan.value for plan in found] == sorted((plan.value for plan in found), reverse=True)
        for plan in found:
            after = state.copy()
            for action in plan.actions:
                GAME.check(after, state.turn, action)
                kinds.add(type(action))
                if isinstance(action, (Complete, End)):
                    break
                GAME.apply(after, state.turn, action, Dice(1))
            if not isinstance(action, Complete):
                mine = after.commissions[state.turn]
                assert not completable(after.box, mine, after.gallery, after.palettes[state.turn])
    assert kinds == {Place, Bank, Swap, Complete, End}


def best(**position: Any) -> list[dict[str, Any]]:
    view = match(2, **{"turn": 0, "step": "trade", "gallery": GALLERY, **position}).view(0)
    return [action.to_json() for action in plans(view)[0].actions]


def test_trades_lead_to_a_completion() -> None:
    """Yellow and brown for bisque, and the commission is paid."""
    held: dict[str, Any] = {
        "palettes": [{"red": 1, "orange": 3, "yellow": 1, "brown": 1}, {}],
        "commissions": [["Madonna of the Meadow"], None],
    }
    steps = best(**held)
    assert [step["type"] for step in steps] == ["bank", "complete"]
    assert (steps[0]["get"], steps[1]["commission"]) == ("blue", "Madonna of the Meadow")


@pytest.mark.rule("PA-E3")
def test_the_last_turn_is_counted_by_the_rules() -> None:
    """With nothing to complete, a plan is worth what its cards are usable for."""
    held: dict[str, Any] = {
        "palettes": [{"red": 1, "orange": 3, "violet": 2}, {}],
        "commissions": [["Primavera", "Mona Lisa"], None],
        "last_round": True,
    }
    table = match(2, turn=0, step="trade", gallery=GALLERY, **held)
    plan = plans(table.view(0))[0]
    state = table.state.copy()
    for action in plan.actions[:-1] if isinstance(plan.actions[-1], End) else plan.actions:
        GAME.apply(state, 0, action, Dice(1))
    assert plan.value == pytest.approx(float(scoring.standing(state, 0)[2]))
    assert plan.value > scoring.standing(table.state, 0)[2]


def test_a_placement_begins_a_turn() -> None:
    state = GAME.setup(2, {}, Dice(4))
    assert state.step == PLACE
    assert all(isinstance(plan.actions[0], Place) for plan in plans(GAME.view(state, state.turn)))
