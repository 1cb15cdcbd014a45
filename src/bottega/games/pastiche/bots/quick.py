"""Greedy for Pastiche on a whole position and without talk: quick enough to play many games on in thought."""

from __future__ import annotations

from typing import Final

from bottega.core.chance import Chance
from bottega.games.pastiche.bots.greedy import (
    aims_of,
    best_bank_trade,
    best_completion,
    best_return,
    best_swap,
    judge,
    reach,
)
from bottega.games.pastiche.bots.value import Aims
from bottega.games.pastiche.box.hexes import FEW, ROTATIONS, mixed, rotate
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import turn
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.placing import MIX, Place, centre_takes
from bottega.games.pastiche.rules.state import COMPLETE, DISCARD, OVER, PLACE, State
from bottega.games.pastiche.rules.turn import End

JUDGED: Final = 5  # handfuls that are judged in full, of those whose single cards bring most


def play_on(state: State, until: list[int], chance: Chance) -> None:
    """Until each seat has had so many turns."""
    while state.step != OVER and state.turns[state.turn] < until[state.turn]:
        turn.apply(state, state.turn, quick_choice(View(state, state.turn, True)), chance)


def quick_choice(view: View) -> PasticheAction:
    if view.step == PLACE:
        return likely_placement(view)
    if view.step == DISCARD:
        return best_return(view)
    if view.step == COMPLETE:
        return best_completion(view) or End()
    before = reach(view, view.palette, view.commissions)
    return best_bank_trade(view, before) or best_completion(view) or best_swap(view, before) or End()


def likely_placement(view: View) -> Place:
    """Greedy's best placement, most often: only a few handfuls are judged in full."""
    found, aims = handfuls(view), aims_of(view)
    gains = single_gains(view, aims)
    ranks = [(-gain_of(view, handful, gains), handful) for handful in found]
    ranks.sort()
    known: dict[int, float] = {}
    best, value = ranks[0][1], -1.0
    for _, handful in ranks[:JUDGED]:
        gained = judge(view, aims, handful, known)
        if gained > value:
            best, value = handful, gained
    return found[best]


def handfuls(view: View) -> dict[int, Place]:
    """A placement for each handful of cards that one can bring."""
    found: dict[int, Place] = {}
    cells = view.map.cells_for(view.turn)
    beside = [view.map.beside(at) for at in cells]
    for hex_index, number in enumerate(view.hexes):
        tile = view.box.hexes[number]
        for take in centre_takes(tile, view.bank):
            found.setdefault(1 << FEW * take, Place(hex_index, cells[0], 0, take))
        for rotation in range(ROTATIONS):
            turned = rotate(tile, rotation)
            for index in range(len(cells)):
                handful = mixed(beside[index], turned)
                if handful not in found:
                    found[handful] = Place(hex_index, cells[index], rotation, MIX)
    return found


def single_gains(view: View, aims: Aims) -> list[float]:
    """What one more card of each colour would bring."""
    before, found = aims.worth(view.palette), list[float]()
    palette = view.palette.copy()
    for colour in range(17):
        palette[colour] += 1
        found.append(aims.worth(palette) - before)
        palette[colour] -= 1
    return found


def gain_of(view: View, handful: int, gains: list[float]) -> float:
    """About what a handful brings, as far as the bank has it (PA-T4)."""
    total = 0.0
    for colour in range(17):
        count = handful >> FEW * colour & 7
        if count:
            total += float(min(count, view.bank[colour])) * gains[colour]
    return total
