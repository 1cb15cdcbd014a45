"""What a plan could achieve with the paint and money one has: worked out by the rules, before anything is sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.grid import NOWHERE, coordinates
from bottega.games.fresco.box.paints import listed
from bottega.games.fresco.knowledge.previews import known
from bottega.games.fresco.rules import cathedral, market, planning, rounds, workshop
from bottega.games.fresco.rules.cathedral import Altar, Restore
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.state import CATHEDRAL, PLAN, THEATRE, State

if TYPE_CHECKING:
    from bottega.games.fresco.knowledge.view import View

Steps = list[dict[str, Any]]


def outlook(view: View) -> dict[str, Any] | None:
    """While I plan. `cathedral[m][n]`: what n apprentices could restore there after m have been to the market."""
    if view.phase != PLAN or view.seat is None:
        return None
    painter = view.painters[view.seat]
    state = known(view)
    state.acting = view.seat
    price = market.price(view, view.seat)
    return {
        "price": price,
        "most_tiles": painter.thalers // price if price else None,
        "before": [
            "leonardo" if number >= view.seats else number
            for number in sorted(range(len(view.painters)), key=lambda number: view.painters[number].get_up)
            if view.painters[number].get_up < painter.get_up
        ],
        "cathedral": restorations(state),
        "requests": [
            {"stack": stack, "points": view.requests[number][0]}
            for number, stack in enumerate(STACKS)
            if view.requests[number] and workshop.fitting(view, painter, number) >= workshop.TILES
        ],
        "moods": moods(state),
    }


def restorations(state: State) -> list[list[dict[str, Any]]]:
    """For every number of apprentices at the market and in the cathedral: the best booth, and the best after it."""
    column = planning.spaces(state.box, planning.CATHEDRAL_COLUMN, state.last_round)
    most = min(column, state.painters[state.acting].apprentices)
    rows: list[list[dict[str, Any]]] = []
    seen: dict[tuple[int, ...], Steps] = {}
    by_booth: list[dict[int | None, dict[str, Any]]] = [{} for _ in range(most + 1)]  # the best of each, by count
    for sent in range(min(state.box.column, state.painters[state.acting].apprentices) + 1):
        for visit in visits(state, sent):
            trial, paid = shopped(state, visit)
            key = (*trial.painters[trial.acting].paints, paid)
            if key not in seen:
                seen[key] = restored(trial, most)
            steps = seen[key]
            for count, found in enumerate(by_booth):
                points = worth(steps[:count])
                if visit["booth"] not in found or points > found[visit["booth"]]["points"]:
                    found[visit["booth"]] = {**visit, "thalers": paid, "steps": steps[:count], "points": points}
        rows.append([with_the_next_best(list(found.values())) for found in by_booth])
    return rows


def with_the_next_best(plans: list[dict[str, Any]]) -> dict[str, Any]:
    """The plan that brings most, the cheapest of equals, and what is left of it if others close its booth first."""
    best, *rest = sorted(plans, key=lambda plan: (-plan["points"], plan["thalers"]))
    return {**best, "otherwise": rest[0] if rest and best["booth"] is not None else None}


def visits(state: State, sent: int) -> list[dict[str, Any]]:
    """Nobody goes to the market, or exactly so many buy at one booth."""
    if sent == 0:
        return [{"booth": None, "tiles": []}]
    painter, price = state.painters[state.acting], market.price(state, state.acting)
    if price * sent > painter.thalers:
        return []
    return [
        {"booth": number, "tiles": list(tiles)}
        for number, booth in enumerate(state.booths)
        if booth is not None and market.is_open(booth)
        for tiles in market.subsets(booth, sent)
        if len(tiles) == sent
    ]


def shopped(state: State, visit: dict[str, Any]) -> tuple[State, int]:
    """The state after a visit to the market, and what it costs."""
    trial = state.copy()
    if visit["tiles"]:
        Market(visit["booth"], tuple(visit["tiles"])).carry_out(trial, trial.acting, None)
    return trial, state.painters[state.acting].thalers - trial.painters[trial.acting].thalers


def restored(trial: State, most: int) -> Steps:
    """What is worth most, one after another."""
    trial.phase = CATHEDRAL
    steps: Steps = []
    for _ in range(most):
        best = best_step(trial)
        if best is None:
            break
        if isinstance(best, Restore):
            value = trial.box.tiles[trial.fresco[best.at]].value
            step: dict[str, Any] = {"at": coordinates(best.at), "value": value}
        else:
            step = {"altar": listed(best.paints)}
        steps.append({**step, "points": best.carry_out(trial, trial.acting, None)})
    return steps


def best_step(trial: State) -> Restore | Altar | None:
    painter = trial.painters[trial.acting]
    moves = cathedral.bishop_moves(trial, painter)
    best: Restore | Altar | None = None
    most = 0
    for at in cathedral.restorable(trial, painter):
        value = trial.box.tiles[trial.fresco[at]].value
        for to in moves:
            points = value + cathedral.bonus(trial, painter, at, trial.bishop if to == NOWHERE else to)
            if points > most:
                best, most = Restore(at, to), points
    for paints in cathedral.altars(painter.paints):
        points = cathedral.altar_points(trial.box, paints)
        if points > most:
            best, most = Altar(paints), points
    return best


def worth(steps: Steps) -> int:
    return sum(int(step["points"]) for step in steps)


def moods(state: State) -> list[int]:
    """Where the mood would be after none, one, two ... apprentices at the theatre."""
    painter = state.painters[state.acting]
    each = rounds.theatre_step(state, painter)
    found = []
    for sent in range(planning.spaces(state.box, THEATRE, state.last_round) + 1):
        trial = painter.copy()
        planning.change_mood(state.box, trial, sent * each)
        found.append(trial.mood)
    return found
