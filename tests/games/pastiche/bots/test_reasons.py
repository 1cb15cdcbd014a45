"""Reasons: each says what the rules do with the move, in many positions of many games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from bottega.core.chance import Dice
from bottega.games.pastiche.bots.reasons import features
from bottega.games.pastiche.box.colours import includes
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import Answer, MakeOffer
from bottega.games.pastiche.rules.state import OVER, State
from games.pastiche.sample import GAME, late, step

PLIES = 40
KINDS = {"completes", "cards", "lacks", "offer"}


def positions(seats: int, seed: int) -> list[State]:
    """A while of a game in which anything that is allowed is played, begun after some turns."""
    dice, rng = Dice(seed), random.Random(seed)
    state, found = late(seats, seed, 3 * seed), list[State]()
    for _ in range(PLIES):
        if state.step == OVER:
            break
        found.append(state.copy())
        step(state, rng, dice)
    return found


def test_every_reason_is_a_fact_of_the_rules() -> None:
    met, kinds = set[str](), set[str]()
    for seed in range(24):
        rng = random.Random(seed)
        for state in positions(2 + seed % 3, seed):
            seat = rng.choice(GAME.allowed(state))
            view = GAME.view(state, seat)
            for kind, actions in by_kind(GAME.choices(state, seat)).items():
                kinds.add(kind)
                for action in rng.sample(actions, min(2, len(actions))):
                    told = {name: feature.figures for name, feature in features(view, action).items()}
                    met |= set(told)
                    check(state, seat, action, told)
    assert met == KINDS
    assert kinds >= {"place", "bank", "swap", "complete", "end", "offer", "accept", "decline", "return"}


def by_kind(choices: Sequence[PasticheAction]) -> dict[str, list[PasticheAction]]:
    found: dict[str, list[PasticheAction]] = {}
    for action in choices:
        found.setdefault(action.answer if isinstance(action, Answer) else action.kind, []).append(action)
    return found


def check(state: State, seat: int, action: PasticheAction, told: dict[str, Any]) -> None:
    after = state.copy()
    GAME.apply(after, seat, action, Dice(0))
    if isinstance(action, MakeOffer):
        check_offer(state, after, seat, action, told)
        return
    was, now = state.palettes[seat], after.palettes[seat]
    if after.turn == state.turn or seat != state.turn:  # else cards may have come with the next turn
        way = {"more": 1, "fewer": -1, "same": 0}[told["cards"]["way"]]
        assert way * told["cards"]["count"] == sum(now) - sum(was)
    made = [scoring.completed_points(each.box, each.completed[seat]) for each in (state, after)]
    bonus = [scoring.bonus_points(each.box, each.completed[seat]) for each in (state, after)]
    assert told["completes"]["points"] == made[1] - made[0] + bonus[1] - bonus[0]
    if isinstance(action, Complete):
        assert told["completes"]["title"] == action.commission
        assert "lacks" not in told
    if "lacks" in told:
        assert told["lacks"]["count"] == lacking(after, seat, told["lacks"]["title"])
    if isinstance(action, Swap):
        assert told["lacks"]["title"] == action.gallery
    elif "lacks" in told:
        assert told["lacks"]["count"] != lacking(state, seat, told["lacks"]["title"])


def lacking(state: State, seat: int, title: str) -> int:
    needs = next(card.palette for card in state.box.commissions if card.title == title)
    return sum(max(0, need - held) for need, held in zip(needs, state.palettes[seat], strict=True))


def check_offer(state: State, after: State, seat: int, action: MakeOffer, told: dict[str, Any]) -> None:
    """It moves nothing by itself; what is said of it comes true when it is accepted."""
    assert after.palettes == state.palettes
    assert set(told) <= {"offer"}
    made = after.offers[-1] if after.offers else None
    for other in range(state.seats):
        if told and made and made.by == seat and made.is_for(other) and includes(after.palettes[other], action.get):
            done = after.copy()
            GAME.apply(done, other, Answer("accept", made.number), Dice(0))
            assert told["offer"]["count"] == lacking(done, seat, told["offer"]["title"])
