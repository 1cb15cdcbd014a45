"""Greedy for Pastiche: asks which commission is nearest, and does what brings it nearer.

A palette is worth what the commissions in reach are worth, discounted by the cards each still lacks and by how
hard those are to come by. Every choice is judged by what the palette would be worth after it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.chance import Chance
from bottega.games.pastiche.bots.value import Aims, changed, prize, worth
from bottega.games.pastiche.box.colours import GIVEN, HANDFULS, KINDS, SINGLES, includes
from bottega.games.pastiche.box.hexes import BESIDE, FEW, ONE_CARD, ROTATIONS, mixed, rotate
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import bank
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import Answer, MakeOffer
from bottega.games.pastiche.rules.placing import MIX, Place, centre_takes
from bottega.games.pastiche.rules.returns import Return
from bottega.games.pastiche.rules.state import DISCARD, EVERYONE, PLACE, TRADE
from bottega.games.pastiche.rules.turn import End

ENOUGH: Final = 0.15  # a change worth making
TALK: Final = 2  # offers a turn
RETURNS: Final = 60  # ways to return cards that are judged
FAIR: Final = 1.0  # an offer may ask for so many points more than it gives


class Greedy:
    name = "greedy"
    out_of_turn = True

    def choose(self, view: View, chance: Chance) -> PasticheAction | None:
        if view.seat is None:
            return None
        if view.seat != view.turn:
            return respond(view)
        if view.step == PLACE:
            return best_placement(view)
        if view.step == DISCARD:
            return best_return(view)
        return best_trade(view) if view.step == TRADE else best_completion(view) or End()


def reach(view: View, palette: list[int], commissions: tuple[int, ...]) -> float:
    """What a palette would be worth to the view's seat."""
    return worth(view, view.seat or 0, palette, commissions)


def aims_of(view: View) -> Aims:
    return Aims(view, view.seat or 0, view.commissions)


# --- one's own turn ---


def best_placement(view: View) -> Place:
    """The hex, cell and rotation whose cards, mixed or from the centre, help most."""
    aims, known = aims_of(view), dict[int, float]()
    cells = view.map.cells_for(view.turn)
    around = [view.map.free[at] >> BESIDE for at in cells]
    best, value = Place(0, cells[0], 0, MIX), -1.0
    for hex_index, number in enumerate(view.hexes):
        tile = view.box.hexes[number]
        for take in centre_takes(tile, view.bank):
            gained = judge(view, aims, ONE_CARD[take], known)
            if gained > value:
                best, value = Place(hex_index, cells[0], 0, take), gained
        for rotation in range(ROTATIONS):
            turned = rotate(tile, rotation)
            for index in range(len(cells)):
                gained = judge(view, aims, mixed(around[index], turned), known)
                if gained > value:
                    best, value = Place(hex_index, cells[index], rotation, MIX), gained
    return best


def judge(view: View, aims: Aims, handful: i64, known: dict[int, float]) -> float:
    """What a handful would bring, as far as the bank has it (PA-T4); many placements mix the same."""
    number = int(handful)
    if number not in known:
        palette = vec[i64](view.palette)
        for colour in range(KINDS):
            palette[colour] += min(handful >> FEW * colour & 7, i64(view.bank[colour]))
        known[number] = aims.worth(palette)
    return known[number]


def best_trade(view: View) -> PasticheAction:
    """Trade while that helps, then offer, swap, complete, and end."""
    before = reach(view, view.palette, view.commissions)
    answer = best_answer(view, before)
    if answer is not None:
        return answer
    return (
        best_bank_trade(view, before)
        or best_offer(view, before)
        or best_completion(view)
        or best_swap(view, before)
        or End()
    )


def best_bank_trade(view: View, before: float) -> Bank | None:
    aims, best, value = aims_of(view), -1, before + ENOUGH
    for code in bank.options(view.bank, view.palette):
        give, get = GIVEN[code % HANDFULS], SINGLES[code // HANDFULS]
        gained = aims.worth(vec[i64](changed(view.palette, give, get)))
        if gained > value:
            best, value = code, gained
    return None if best < 0 else bank.numbered(best)


def best_completion(view: View) -> Complete | None:
    """The most valuable one first; its cards are gone for the others."""
    best, value = None, 0.0
    for card in [*view.commissions, *view.gallery]:
        needs = view.box.commissions[card].palette
        left = [view.palette[colour] - needs[colour] for colour in range(17)]
        if min(left) >= 0:
            others = tuple([other for other in view.commissions if other != card])
            gained = 3 * prize(view, view.seat or 0, card, view.commissions) + reach(view, left, others)
            if gained > value:
                best, value = Complete(view.box.commissions[card].title), gained
    return best


def best_swap(view: View, before: float) -> Swap | None:
    """A commission of the gallery that is nearer; the one given up stays in reach there."""
    best, value = None, before + ENOUGH
    for mine in view.commissions:
        for theirs in view.gallery:
            hand = tuple([theirs if card == mine else card for card in view.commissions])
            gained = reach(view, view.palette, hand)
            if gained > value:
                titles = view.titles([mine, theirs])
                best, value = Swap(titles[0], titles[1]), gained
    return best


def best_return(view: View) -> Return:
    """PA-H1: what is missed least."""
    aims, best, value = aims_of(view), None, 0.0
    for action in view.returns(0, RETURNS):
        left = [view.palette[colour] - action.cards[colour] for colour in range(17)]
        kept = aims.worth(vec[i64](left))
        if best is None or kept > value:
            best, value = action, kept
    if best is None:
        raise ValueError("nothing to return")
    return best


# --- other players ---


def best_offer(view: View, before: float) -> MakeOffer | None:
    """A card to spare for one that is lacking; after two tries it has asked enough."""
    if view.offered[view.turn] >= TALK or view.offers:
        return None
    found: list[tuple[float, int]] = []
    aims, choices = aims_of(view), payable_offers(view)
    for number, offer in enumerate(choices):
        gain = aims.worth(vec[i64](changed(view.palette, offer.give, offer.get))) - before
        if gain > 4 * ENOUGH and advantage(view, offer.get, offer.give) <= FAIR:
            found.append((gain, number))
    found.sort(reverse=True)
    tried = view.offered[view.turn]
    return choices[found[tried][1]] if tried < len(found) else None


def payable_offers(view: View) -> list[MakeOffer]:
    """The useful offers that somebody could take: all cards were taken in the open, so it is known who holds what."""
    return [offer for offer in view.useful_offers() if can_be_taken(view, offer)]


def can_be_taken(view: View, offer: MakeOffer) -> bool:
    for seat in range(view.seats):
        is_asked = seat != view.seat and offer.to in (EVERYONE, seat) and not view.closed[seat]
        if is_asked and includes(view.deduced[seat], offer.get):
            return True
    return False


def best_answer(view: View, before: float) -> Answer | None:
    """Accept what helps more than it helps the other; decline the rest."""
    for offer in view.offers:
        if view.seat is None or offer.by == view.seat or not offer.is_for(view.seat):
            continue
        if includes(view.palette, offer.get):
            gain = reach(view, changed(view.palette, offer.get, offer.give), view.commissions) - before
            if gain > ENOUGH + 0.25 * advantage(view, offer.get, offer.give):
                return Answer("accept", offer.number)
        return Answer("decline", offer.number)
    return None


def advantage(view: View, get: tuple[int, ...], give: tuple[int, ...]) -> float:
    """What the other gains by the trade, by the points on the cards."""
    points = view.box.points
    return float(max(0, sum((get[colour] - give[colour]) * points[colour] for colour in range(17))))


def respond(view: View) -> Answer | None:
    """Out of turn: answer what is offered, and stay out of the way otherwise."""
    return best_answer(view, reach(view, view.palette, view.commissions)) if view.offers else None


class Classic(Greedy):
    """Greedy as it was in 0.1.0, to measure others by: it has not changed."""

    name = "classic"


BOTS = {"greedy": Greedy, "classic": Classic}
