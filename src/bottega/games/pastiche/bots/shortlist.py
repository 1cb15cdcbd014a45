"""The choices worth listing for a player, the likeliest first; any other move can still be said in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bottega.games.pastiche.box.colours import pack, shortfall
from bottega.games.pastiche.knowledge.previews import gain
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import wanted
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import Answer, MakeOffer
from bottega.games.pastiche.rules.placing import Place
from bottega.games.pastiche.rules.returns import Return

LISTED: Final = 15
OF_A_KIND: Final = 4  # bank trades, swaps and offers


def shortlist(view: View) -> list[PasticheAction]:
    """At most fifteen choices."""
    worth = Worth(view)
    choices: dict[str, list[Any]] = {}
    for action in view.choices:
        choices.setdefault(action.kind, []).append(action)
    if "place" in choices:
        return worth.best(one_for_each_gain(view, choices["place"]))[:LISTED]
    if "return" in choices:
        return worth.best(choices["return"])[:LISTED]
    answers: list[Answer] = sorted(choices.get("answer", []), key=lambda action: action.answer)  # accept comes first
    found = choices.get("complete", []) + [action for action in answers if action.answer != "withdraw"]
    for kind in ("bank", "swap"):
        found += worth.best([action for action in choices.get(kind, []) if worth.of(action) > 0])[:OF_A_KIND]
    offers = choices.get("offer", [])
    found += worth.best([offer for offer in offers if offer.to == offers[0].to])[:OF_A_KIND]
    found += [action for action in answers if action.answer == "withdraw"]
    ends = choices.get("end", [])
    return found[: LISTED - len(ends)] + ends


def one_for_each_gain(view: View, placements: Sequence[Place]) -> list[Place]:
    """Of the placements that bring the same cards, the first."""
    found: dict[tuple[int, ...], Place] = {}
    for placement in placements:
        found.setdefault(tuple(gain(view, placement)), placement)
    return [*found.values()]


class Worth:
    """What a move is worth by the points on the cards: thrice if one's commissions need them, twice if the gallery."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.needs = wanted(view.box, view.commissions)
        self.asks = wanted(view.box, tuple(view.gallery))
        self.worth_of: Mapping[type, Callable[[Any], int]] = {
            Place: self.of_placement,
            Bank: self.of_trade,
            Swap: self.of_swap,
            Return: self.of_return,
            MakeOffer: self.of_offer,
        }

    def of(self, action: PasticheAction) -> int:
        return self.worth_of[type(action)](action)

    def best(self, actions: Sequence[PasticheAction]) -> list[PasticheAction]:
        return sorted(actions, key=self.of, reverse=True)

    def of_placement(self, action: Place) -> int:
        return self.change(gain(self.view, action))

    def of_trade(self, action: Bank) -> int:
        return self.change([int(colour == action.get) - action.give[colour] for colour in range(17)])

    def of_return(self, action: Return) -> int:
        return self.change([-count for count in action.cards])

    def of_swap(self, action: Swap) -> int:
        """More for what is nearer to its completion."""
        return self.lacking(action.commission) - self.lacking(action.gallery)

    def of_offer(self, action: MakeOffer) -> int:
        """More for fair ones, which may be accepted."""
        return -abs(self.points(action.give) - self.points(action.get))

    def change(self, cards: Sequence[int]) -> int:
        """What a palette gains by cards, or loses by negative ones."""
        after = [held + more for held, more in zip(self.view.palette, cards, strict=True)]
        return self.palette(after) - self.palette(self.view.palette)

    def palette(self, cards: Sequence[int]) -> int:
        needed = [min(held, need) for held, need in zip(cards, self.needs, strict=True)]
        asked = [min(held - need, ask) for held, need, ask in zip(cards, needed, self.asks, strict=True)]
        return self.points(cards) + 2 * self.points(needed) + self.points(asked)

    def points(self, cards: Sequence[int]) -> int:
        return sum(count * worth for count, worth in zip(cards, self.view.box.points, strict=True))

    def lacking(self, title: str) -> int:
        card = self.view.box.commissions[self.view.box.numbered(title) or 0]
        return self.points(pack(shortfall(card.palette, self.view.palette)))
