"""What can be said of a move in Pastiche: the points it makes, the cards it moves, and what a commission then lacks.

Each fact is weighed in points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.search import Feature
from bottega.games.pastiche.bots.greedy import aims_of
from bottega.games.pastiche.bots.value import NEARNESS, SPARE, changed, distance, prize, trades_for
from bottega.games.pastiche.box.components import Commission
from bottega.games.pastiche.knowledge.previews import palette_after
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import MakeOffer

KINDS: Final = {
    "completes": "finish-now",
    "place": "best-hex",
    "bank": "trade-first",
    "offer": "trade-first",
    "swap": "plan-ahead",
}


def features(view: View, action: PasticheAction) -> dict[str, Feature]:
    if isinstance(action, MakeOffer):  # it moves no card by itself
        return lacks("offer", view, changed(view.palette, action.give, action.get))
    palette = palette_after(view, action)
    if isinstance(action, Complete):
        points = completion(view, action.commission)
        return {"completes": Feature(float(points), points=points, title=action.commission), **more(view, palette)}
    nothing = {"completes": Feature(0.0, points=0, title=""), **more(view, palette)}
    return nothing | (takes(view, action) if isinstance(action, Swap) else lacks("lacks", view, palette))


def more(view: View, palette: list[int]) -> dict[str, Feature]:
    """How many cards more or fewer there are in this palette."""
    cards = sum(palette) - sum(view.palette)
    way = "more" if cards > 0 else "fewer" if cards else "same"
    return {"cards": Feature(SPARE * cards, count=abs(cards), way=way)}


def completion(view: View, title: str) -> int:
    """PA-E2, PA-E4: the commission's points, and the bonus for both works of an artist that it makes."""
    card, mine = view.box.numbered(title) or 0, view.completed[view.seat or 0]
    more = scoring.bonus_points(view.box, [*mine, card]) - scoring.bonus_points(view.box, mine)
    return view.box.commissions[card].points + more


def takes(view: View, swap: Swap) -> dict[str, Feature]:
    """The commission that comes into the hand, and how many cards it lacks; weighed against the one that leaves it."""
    mine, theirs = named(view, swap.commission), named(view, swap.gallery)
    gain = promise(view, theirs, view.palette) - promise(view, mine, view.palette)
    return {"lacks": Feature(gain, count=lacking(theirs, view.palette), title=theirs.title)}


def lacks(name: str, view: View, palette: list[int]) -> dict[str, Feature]:
    """Of the commissions that lack more or fewer cards with this palette the one that matters most, and how many."""
    best: Feature | None = None
    for card in aims_of(view).cards:
        gain = promise(view, card, palette) - promise(view, card, view.palette)
        count = lacking(card, palette)
        if count != lacking(card, view.palette) and (best is None or abs(gain) > abs(best.weight)):
            best = Feature(gain, count=count, title=card.title)
    return {} if best is None else {name: best}


def promise(view: View, card: Commission, palette: list[int]) -> float:
    """What a commission is worth, by how far it is from being done."""
    points = prize(view, view.seat or 0, view.box.numbered(card.title) or 0, view.commissions)
    cards = vec[i64](palette)
    return points * NEARNESS[distance(card, cards, sum(palette), trades_for(cards), vec[i64](palette))]


def lacking(card: Commission, palette: list[int]) -> int:
    return sum([max(0, card.palette[colour] - palette[colour]) for colour in card.kinds])


def named(view: View, title: str) -> Commission:
    return view.box.commissions[view.box.numbered(title) or 0]
