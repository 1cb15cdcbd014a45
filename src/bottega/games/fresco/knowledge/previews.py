"""What a choice would do, told before it is played, and other figures for clients, which know no rules.

A preview carries the action out by the rules themselves, on a state that holds only what the view knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bottega.core.action import Action
from bottega.games.fresco.box.grid import SIDE, SPACES
from bottega.games.fresco.box.paints import PAINTS, none, unpack
from bottega.games.fresco.rules import cathedral, income, planning, studio, track, workshop
from bottega.games.fresco.rules.actions import FrescoAction
from bottega.games.fresco.rules.cathedral import Restore
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.rounds import Pass, money_points
from bottega.games.fresco.rules.state import (
    COLUMNS,
    INCOME,
    MODULES,
    NOBODY,
    NOT_NOTED,
    OVER,
    PHASES,
    PLAN,
    SOURCES,
    STUDIO,
    THEATRE,
    WORKSHOP,
    Painter,
    PublicState,
    State,
)

if TYPE_CHECKING:
    from bottega.games.fresco.knowledge.view import View


def effects(view: View, choices: list[Action]) -> list[dict[str, Any]]:
    """One for each choice; plans are too many, and an `outlook` says more."""
    if view.phase == PLAN:
        return []
    found = [effect(view, action) for action in choices]
    for action, each in zip(choices, found, strict=True):
        each["gives_up"] = gives_up(view, action, found)
    return found


def effect(view: View, action: Action) -> dict[str, Any]:
    """For the painter that acts: points, and what it gains and uses. `bump`: the two spaces to choose from, if it
    would land on another; else `space` is where it would stand."""
    state = known(view)
    points = cast(FrescoAction, action).carry_out(state, view.turn, None)
    track.score(state, view.acting, points, None)
    painter_no = view.acting if view.bumped == NOBODY else view.bumped
    before, after = view.painters[painter_no], state.painters[painter_no]
    gained = [now - was for now, was in zip(after.paints, before.paints, strict=True)]
    return {
        "points": points,
        "bonus": points - view.box.tiles[after.tiles[-1]].value if isinstance(action, Restore) else 0,
        "space": after.score if state.bumped == NOBODY else None,
        "bump": None if state.bumped == NOBODY else {"ahead": state.ahead, "behind": state.behind},
        "thalers": after.thalers - before.thalers,
        "gains": unpack(max(0, count) for count in gained),
        "uses": unpack(max(0, -count) for count in gained),
        "mood": after.mood,
        "apprentices": after.apprentices,
        "price": view.box.prices.get(after.get_up, 0),
        "income": _change(income_json(state, after), income_json(view, before)),
        "sexton": after.sexton_used and not before.sexton_used,
    }


def gives_up(view: View, action: Action, all_effects: list[dict[str, Any]]) -> dict[str, Any] | None:
    """What somebody who passes, or buys nothing though they could, does not do; null for what gives nothing up."""
    painter = view.painters[view.acting]
    if isinstance(action, Market):
        could_buy = any(each["gains"] for each in all_effects)
        unused, points = painter.left if could_buy and not action.tiles else 0, 0
    elif isinstance(action, Pass):
        unused = painter.left - (1 if painter.blends_left else 0)  # half-way through its blends, it did something
        points = max(each["points"] for each in all_effects)
    else:
        return None
    can_blend = view.phase == WORKSHOP and any(workshop.blends(view, painter))
    blends = unused * workshop.BLENDS_EACH + painter.blends_left if can_blend else 0
    if not unused and not blends:
        return None
    in_studio = view.phase == STUDIO
    return {
        "apprentices": unused,
        "blends": blends,
        "points": points,
        "thalers": unused * view.box.pay if in_studio else 0,
        "portrait": in_studio and studio.any_open(view),
    }


def known(view: View) -> State:
    """The table with what the view does not know left empty."""
    state = State(view.box, view.seats, view.open, view.modules, view.version)
    state.copy_public_from(view)
    state.painters = [painter.copy() for painter in view.painters]
    return state


# --- what else the rules make of a table ---


def income_json(table: PublicState, painter: Painter) -> dict[str, Any]:
    """At the end of a round, as things are: thalers, the paints of special requests, and how many paints general ones
    let one choose. Nobody gets any after the last round."""
    if table.last_round:
        return {"thalers": 0, "paints": {}, "chosen": 0}
    paints = none()
    for paint in income.special_paints(painter):
        paints[paint] += 1
    thalers, chosen = income.thalers(table, painter), income.general_requests(painter)
    return {"thalers": thalers, "paints": unpack(paints), "chosen": chosen}


def _change(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """What an action changes about the income; a request never takes paint away."""
    paints = {paint: count - before["paints"].get(paint, 0) for paint, count in now["paints"].items()}
    return {
        "thalers": now["thalers"] - before["thalers"],
        "paints": {paint: count for paint, count in paints.items() if count},
        "chosen": now["chosen"] - before["chosen"],
    }


def bonuses(view: View) -> list[list[int]]:
    """FR-H3: what the bishop adds on each space, for the painter that acts or else for whoever looks."""
    painter = view.painters[view.acting if view.acting != NOBODY else view.seat or 0]
    found = [cathedral.bonus(view, painter, at, view.bishop) for at in range(SPACES)]
    return [found[row : row + SIDE] for row in range(0, SPACES, SIDE)]


def figures(view: View) -> dict[str, Any]:
    """What is printed on the board and on the sheets."""
    box, columns = view.box, enumerate(COLUMNS)
    return {
        "modules": [name for bit, name in enumerate(MODULES) if view.modules >> bit & 1],
        "hostel": [{"time": time, "mood": box.moods[time], "price": box.prices[time]} for time in box.times],
        "mood": {"spaces": box.mood_spaces, "plus_from": box.plus_from, "minus_to": box.minus_to},
        "course": course(view),
        "sheet": {name: planning.spaces(box, column, view.last_round) for column, name in columns},
        "altar": box.altar,
        "bishop": {"on": box.bishop_on, "next_to": box.bishop_next, "cost": box.bishop_cost},
        "pay": box.pay,
        "blends_each": workshop.BLENDS_EACH,
        "blends": [
            {"to": PAINTS[to], "from": unpack(used)}
            for to, used in enumerate(box.blends)
            if used is not None and workshop.exists(view, to)
        ],
        "tiles_left": box.tiles_left,
        "thalers_per_point": box.thalers_per_point,
    }


def course(view: View) -> list[str]:
    """What this round consists of: after the last, money becomes points instead of an income."""
    steps = [*PHASES[:INCOME]]
    if planning.spaces(view.box, THEATRE, view.last_round):
        steps.append(COLUMNS[THEATRE])
    return steps if view.last_round else [*steps, PHASES[INCOME]]


def tallies(view: View) -> list[dict[str, Any]] | None:
    """At the end: where each player's points came from."""
    return [tally(view, painter) for painter in view.painters[: view.seats]] if view.phase == OVER else None


def tally(table: PublicState, painter: Painter) -> dict[str, Any]:
    """The bishop, the altar, portraits and bumps are the rest, one by one where they were noted."""
    under = [tile for request in painter.requests for tile in request.tiles]
    tiles = sum(table.box.tiles[tile].value for tile in (*painter.tiles, *under))
    requests = sum(request.points for request in painter.requests)
    money = money_points(table.box, painter.thalers)
    rest = painter.score - tiles - requests - money
    noted: dict[str, Any] = dict.fromkeys((*SOURCES, "bumps"))
    if painter.scored != NOT_NOTED:
        noted = {**dict(zip(SOURCES, painter.scored, strict=True)), "bumps": rest - sum(painter.scored)}
    return {"tiles": tiles, "requests": requests, "money": money, "rest": rest, **noted}
