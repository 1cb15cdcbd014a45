"""The choices of Fresco worth listing, as greedy judges them: few enough to read, and not all of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.core.action import Action
from bottega.games.fresco.bots.greedy import judge
from bottega.games.fresco.box.grid import NOWHERE
from bottega.games.fresco.box.paints import gain, none
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import cathedral
from bottega.games.fresco.rules.cathedral import Altar, Restore, Sexton
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import PLAN, Painter
from bottega.games.fresco.rules.workshop import Request

LISTED: Final = 15
OF_A_KIND: Final = 4  # altars


def shortlist(view: View) -> list[Action]:
    """At most fifteen choices, the likeliest first; any other move can still be said in words."""
    choices = view.choices
    if not choices or view.seat is None:
        return choices
    if len(choices) <= 2 or (view.phase != PLAN and view.acting >= view.seats):
        return choices[:LISTED]
    worths = dict(zip(choices, judge(view, choices), strict=True))
    ranked = sorted(choices, key=worths.__getitem__, reverse=True)
    if isinstance(choices[0], Plan):
        return _different_plans(ranked)
    if isinstance(choices[0], Market):  # every booth can at least be closed
        closing = [action for action in choices if isinstance(action, Market) and not action.tiles][:LISTED]
        return [*[action for action in ranked if action not in closing][: LISTED - len(closing)], *closing]
    passes = [action for action in choices if isinstance(action, Pass)]
    return [*_few_of_a_kind(view, [action for action in ranked if action not in passes]), *passes]


def _few_of_a_kind(view: View, ranked: Sequence[Action]) -> list[Action]:
    """The best ways to a segment, with the bishop's help and without; some altars; the Sexton and each request once."""
    found: list[Action] = []
    seen: dict[object, int] = {}
    for action in ranked:
        kind, most = _kind(view, action)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= most:
            found.append(action)
    return found[: LISTED - 1]


def _kind(view: View, action: Action) -> tuple[object, int]:
    """What an action has in common with others, and how many of these are worth listing."""
    if isinstance(action, Restore):
        painter, without = view.painters[view.acting], Restore(action.at, NOWHERE)
        moved = action.bishop != NOWHERE
        helps = not moved or points_of(view, painter, action) > points_of(view, painter, without)
        return (action.at, moved), int(helps)
    if isinstance(action, Altar):
        return "altar", OF_A_KIND
    if isinstance(action, Sexton):
        return "sexton", 1
    return (("request", action.stack), 1) if isinstance(action, Request) else (action.kind, LISTED)


def _different_plans(ranked: Sequence[Action]) -> list[Action]:
    """The best for each number of apprentices at the market and in the cathedral, then others that are as good."""
    best: dict[tuple[int, ...], Action] = {}
    for action in ranked:
        if isinstance(action, Plan):
            best.setdefault(action.sheet[:2], action)
    listed = dict.fromkeys([*[*best.values()][:LISTED], *ranked])
    return sorted([*listed][:LISTED], key=ranked.index)


def points_of(view: View, painter: Painter, action: Restore) -> int:
    bishop = view.bishop if action.bishop == NOWHERE else action.bishop
    return view.box.tiles[view.fresco[action.at]].value + cathedral.bonus(view, painter, action.at, bishop)


def goods_of(view: View, action: Market) -> list[int]:
    """The paints of the tiles bought."""
    booth = view.booths[action.booth] or ()
    paints = none()
    for index in action.tiles:
        gain(paints, view.box.market[booth[index]].paints)
    return paints
