"""Why a move in Pastiche is good or bad: what speaks for it and against it, in points."""

from __future__ import annotations

from bottega.core.action import Action
from bottega.core.search import Feature
from bottega.games.pastiche import bank
from bottega.games.pastiche.actions import MIX, Bank, Complete, MakeOffer, Place, Return, Swap
from bottega.games.pastiche.bots import aims_of
from bottega.games.pastiche.colours import none
from bottega.games.pastiche.components import Commission
from bottega.games.pastiche.hexes import rotate
from bottega.games.pastiche.view import View
from bottega.games.pastiche.worth import SPARE, Aims, changed, distance, nearness, prize


def features(view: View, action: Action) -> dict[str, Feature]:
    palette, aims = after(view, action), aims_of(view)
    found: dict[str, Feature] = {}
    if isinstance(action, Complete):
        card = view.box.numbered(action.commission) or 0
        points = prize(view, view.turn, card, view.commissions)
        found["completes"] = Feature(points, round(points), action.commission)
    elif isinstance(action, Swap):
        aims = swapped(view, action)
    cards = sum(palette) - sum(view.palette)
    if cards > 0:
        found["cards"] = Feature(SPARE * cards, cards)
    title, gain = nearer(view, aims, palette)
    if not isinstance(action, Complete):
        found["nearer"] = Feature(gain, 1 if gain > 0 else 0, title)
    return found


def after(view: View, action: Action) -> list[int]:
    """The palette after a move, if nobody refuses."""
    if isinstance(action, Place):
        if action.take != MIX:
            return changed(view.palette, tuple(none()), bank.SINGLES[action.take])
        tile = view.box.hexes[view.hexes[action.which]]
        return changed(view.palette, tuple(none()), tuple(view.received(action.at, rotate(tile, action.rotation))))
    if isinstance(action, Bank):
        return changed(view.palette, action.give, bank.SINGLES[action.get])
    if isinstance(action, MakeOffer):
        return changed(view.palette, action.give, action.get)
    if isinstance(action, Return):
        return changed(view.palette, action.cards, tuple(none()))
    return view.palette


def swapped(view: View, action: Swap) -> Aims:
    mine, theirs = view.box.numbered(action.commission), view.box.numbered(action.gallery)
    hand = tuple([theirs if card == mine and theirs is not None else card for card in view.commissions])
    return Aims(view, view.turn, hand)


def nearer(view: View, aims: Aims, palette: list[int]) -> tuple[str, float]:
    """The commission that comes nearest to being done, and what that is worth."""
    before = {card.title: prize * nearness(distance(card, view.palette)) for card, prize in each(aims_of(view))}
    gains = [(prize * nearness(distance(card, palette)) - before[card.title], card.title) for card, prize in each(aims)]
    best = max(gains, default=(0.0, ""))
    return best[1], best[0]


def each(aims: Aims) -> list[tuple[Commission, float]]:
    return list(zip(aims.cards, aims.prizes, strict=True))
