"""Turns of Pastiche played quickly, much as greedy plays them and without talk: to play many games on in thought."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.games.pastiche.bots.greedy import ENOUGH
from bottega.games.pastiche.bots.laying import decoded, likely_placements, take
from bottega.games.pastiche.bots.value import Aims, prize
from bottega.games.pastiche.box.colours import GIVEN, HANDFULS, KINDS, PAIRS, none
from bottega.games.pastiche.rules import bank, commissions, gallery, placing, returns, turn
from bottega.games.pastiche.rules.commissions import completable
from bottega.games.pastiche.rules.state import DISCARD, OVER, PLACE, TRADE, State

JUDGED: Final = 5  # placements that are judged in full
MOST_TRADES: Final = 6  # in a turn
UNKNOWN: Final = -1000.0  # what a card would bring, until somebody asks


def play_on(state: State, until: list[int], chance: Chance) -> None:
    """Until each seat has had so many turns."""
    while state.step != OVER and state.turns[state.turn] < until[state.turn]:
        play_turn(state, chance)


def play_turn(state: State, chance: Chance) -> None:
    """The turn of the seat that is on, from where it stands."""
    seat = state.turn
    aims = Aims(state, seat, state.commissions[seat])
    if state.step == PLACE:
        lay(state, aims)
    if state.step == TRADE:
        trade(state, aims)
        if not completable(state.box, state.commissions[seat], state.gallery, state.palettes[seat]):
            swap(state, aims)
    finish_turn(state, chance)


def lay(state: State, aims: Aims) -> None:
    """Greedy's best placement, most often: only a few are judged in full."""
    palette = vec[i64](state.palettes[state.turn])
    found = likely_placements(state, state.hexes[state.turn], aims.gains(palette, aims.worth(palette)), JUDGED)
    best, value = found.codes[0], -1.0
    for index in range(found.most):
        if found.codes[index] >= 0:
            gained = aims.worth(take(palette, found.handfuls[index], state.bank))
            if gained > value:
                best, value = found.codes[index], gained
    chosen = decoded(best)
    placing.place(state, chosen.hex_index, chosen.at, chosen.rotation, chosen.take)


def trade(state: State, aims: Aims) -> None:
    """With the bank, while that helps."""
    for _ in range(MOST_TRADES):
        options = bank.options(state.bank, state.palettes[state.turn])
        if not options:
            return
        palette = vec[i64](state.palettes[state.turn])
        before = aims.worth(palette)
        gains = vec[float]([UNKNOWN] * int(KINDS))
        best, value = -1, before + ENOUGH
        for code in options:
            get: i64 = code // HANDFULS
            if gains[get] == UNKNOWN:
                gains[get] = aims.gain(palette, before, get)
            if before + gains[get] > value:  # what is given for it can only make that less
                give: i64 = code % HANDFULS
                pay(palette, give, -1)
                palette[get] += 1
                gained = aims.worth(palette)
                palette[get] -= 1
                pay(palette, give, 1)
                if gained > value:
                    best, value = code, gained
        if best < 0:
            return
        bank.trade(state, GIVEN[best % HANDFULS], best // HANDFULS)


def pay(palette: vec[i64], handful: i64, times: i64) -> None:
    """Adds a handful that the bank takes, by its number, so many times."""
    if handful < PAIRS:
        palette[handful // KINDS] += times
        palette[handful % KINDS] += times
    else:
        palette[handful - PAIRS] += 3 * times


def swap(state: State, aims: Aims) -> None:
    """The commission that is farthest away for the best of the gallery, if that helps."""
    held = len(state.commissions[state.turn])
    found, gain = aims.best_swap(vec[i64](state.palettes[state.turn]), held)
    if gain > ENOUGH:
        gallery.swap(state, int(found) // len(state.gallery), int(found) % len(state.gallery))


def finish_turn(state: State, chance: Chance) -> None:
    """What can be handed in is; then cards beyond the limit are returned, and the next one is on."""
    seat = state.turn
    while state.step != DISCARD:
        payable = completable(state.box, state.commissions[seat], state.gallery, state.palettes[seat])
        if not payable:
            break
        commissions.complete(state, most_valuable(state, payable), chance)
    if not turn.end(state):
        returns.give_back(state, least_missed(state))
    turn.next_turn(state, chance)


def most_valuable(state: State, payable: list[int]) -> int:
    """Of the commissions that can be paid; its cards are gone for the others."""
    best, value = payable[0], -1.0
    if len(payable) > 1:
        seat = state.turn
        for card in payable:
            left = vec[i64](state.palettes[seat])
            needs = state.box.commissions[card].needs
            for colour in range(KINDS):
                left[colour] -= needs[colour]
            hand = state.commissions[seat]
            others = tuple([other for other in hand if other != card])
            gained = 3.0 * prize(state, seat, card, hand) + Aims(state, seat, others).worth(left)
            if gained > value:
                best, value = card, gained
    return best


def least_missed(state: State) -> tuple[int, ...]:
    """PA-H1: card by card the one whose loss costs least."""
    seat = state.turn
    aims, palette, cards = Aims(state, seat, state.commissions[seat]), vec[i64](state.palettes[seat]), none()
    for _ in range(sum(state.palettes[seat]) - returns.HAND_LIMIT):
        best, value = 0, -1.0
        for colour in range(17):
            if palette[colour]:
                palette[colour] -= 1
                kept = aims.worth(palette)
                palette[colour] += 1
                if kept > value:
                    best, value = colour, kept
        palette[best] -= 1
        cards[best] += 1
    return tuple(cards)
