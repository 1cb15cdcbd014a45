"""What can be said of a move in Fresco: what it does at once by the rules, and what a plan makes possible.

Each fact is weighed in points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bottega.core.action import Action
from bottega.core.search import Feature
from bottega.games.fresco.bots.value import APPRENTICE, FIRST, MOOD, portrait_worth, rounds_left
from bottega.games.fresco.bots.value import PAINTS as PAINT_WORTHS
from bottega.games.fresco.box.paints import PAINTS
from bottega.games.fresco.knowledge.outlook import outlook
from bottega.games.fresco.knowledge.previews import effect
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import workshop
from bottega.games.fresco.rules.cathedral import Altar, Restore, Sexton
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import COLUMNS, NOBODY
from bottega.games.fresco.rules.studio import MONEY_ONLY, Studio
from bottega.games.fresco.rules.track import Step
from bottega.games.fresco.rules.workshop import Blend, Request

BOUGHT: Final = 1.0  # a market tile, in points
BLENDED: Final = 0.6  # a blend

KINDS: Final = {
    "earlier": "around-a-rival",
    "get_up": "around-a-rival",
    "plan": "plan-ahead",
    "market": "best-buy",
    "restore": "best-place",
    "altar": "best-place",
    "request": "finish-now",
}


def features(view: View, action: Action) -> dict[str, Feature]:
    if isinstance(action, Plan):
        return of_plan(view, action)
    if (view.acting if view.bumped == NOBODY else view.bumped) >= view.seats:
        return {}  # what is done for Leonardo does nothing for the player
    return FEATURES[type(action)](view, action, effect(view, action))


# --- at once ---


def of_step(view: View, _action: Step, would: dict[str, Any]) -> dict[str, Feature]:
    return {"points": points(would, view.painters[view.bumped].score)}


def of_passing(view: View, _action: Pass, _would: dict[str, Any]) -> dict[str, Feature]:
    painter = view.painters[view.acting]
    idle = painter.left - int(painter.blends_left > 0)  # one of them may have blended once already
    return {"gives-up": Feature(-APPRENTICE * idle, apprentices=idle)}


def of_market(view: View, _action: Action, would: dict[str, Any]) -> dict[str, Feature]:
    """Paint and money."""
    thalers = would["thalers"]
    return {
        "gains": paints(1.0, would["gains"]),
        "uses": paints(-1.0, would["uses"]),
        "thalers": Feature(view.thaler * thalers, thalers=abs(thalers), way=way(thalers)),
    }


def of_work(view: View, action: Action, would: dict[str, Any]) -> dict[str, Feature]:
    """Paint, money, points and income, as the rules count them."""
    more = would["income"]["thalers"]
    found = of_market(view, action, would)
    found["points"] = points(would, view.painters[view.acting].score)
    found["income"] = Feature(view.thaler * rounds_left(view) * more, thalers=abs(more), way=way(more))
    paint = sum(would["income"]["paints"].values()) + would["income"]["chosen"]
    if paint:
        found["income-paints"] = Feature(rounds_left(view) * paint, count=paint)
    return found


def of_studio(view: View, action: Studio, would: dict[str, Any]) -> dict[str, Feature]:
    return {**of_work(view, action, would), **of_portrait(view, action, would["mood"])}


def of_portrait(view: View, action: Studio, mood: int) -> dict[str, Feature]:
    found = {"mood": moods(view.painters[view.acting].mood, mood)}
    if action.portrait != MONEY_ONLY:
        card = view.box.portraits[view.portraits_open[action.portrait]]
        if card.kind == "lasting":
            found["lasting"] = Feature(portrait_worth(view, view.painters[view.acting], card))
    return found


def of_getting_up(view: View, action: GetUp, would: dict[str, Any]) -> dict[str, Feature]:
    earlier = sum(0 < painter.get_up < action.time for painter in view.painters)
    return {
        "mood": moods(view.painters[view.acting].mood, would["mood"]),
        "apprentices": Feature(APPRENTICE * would["apprentices"], apprentices=would["apprentices"]),
        "price": Feature(-2 * view.thaler * would["price"], thalers=would["price"]),  # two tiles, as a rule
        "earlier": Feature(-FIRST * earlier, count=earlier),
    }


FEATURES: Final[Mapping[type[Action], Callable[[View, Any, dict[str, Any]], dict[str, Feature]]]] = {
    GetUp: of_getting_up,
    Market: of_market,
    Restore: of_work,
    Altar: of_work,
    Sexton: of_work,
    Studio: of_studio,
    Blend: of_work,
    Request: of_work,
    Pass: of_passing,
    Step: of_step,
    Income: of_work,
}


# --- what a plan makes possible ---


def of_plan(view: View, plan: Plan) -> dict[str, Feature]:
    possible = outlook(view)
    if possible is None:
        return {}
    sent = dict(zip(COLUMNS, plan.sheet, strict=True))
    rows = possible["cathedral"]
    restored = rows[min(sent["market"], len(rows) - 1)][sent["cathedral"]]["points"]
    bought = sent["market"] if possible["most_tiles"] is None else min(sent["market"], possible["most_tiles"])
    pay, blends = view.box.pay * sent["studio"], workshop.BLENDS_EACH * sent["workshop"]
    idle = view.painters[view.seat or 0].apprentices - sum(plan.sheet)
    return {
        "cathedral": Feature(float(restored), points=restored),
        "buys": Feature(BOUGHT * bought, count=bought),
        "pay": Feature(view.thaler * pay, thalers=pay),
        "blends": Feature(BLENDED * blends, count=blends),
        "mood": moods(possible["moods"][0], possible["moods"][sent["theatre"]]),
        "idle": Feature(-APPRENTICE * idle, apprentices=idle),
    }


# --- with their weights ---


def points(would: dict[str, Any], score: int) -> Feature:
    """As far as the painter comes on the score track; on a taken space, which way to step is decided next."""
    count = would["points"] if would["space"] is None else would["space"] - score
    return Feature(float(count), points=count)


def paints(sign: float, counts: dict[str, int]) -> Feature:
    weight = sum([PAINT_WORTHS[PAINTS.index(paint)] * count for paint, count in counts.items()])
    return Feature(sign * weight, count=sum(counts.values()), paints=counts)


def moods(before: int, after: int) -> Feature:
    return Feature(MOOD * (after - before), before=before, after=after, changes=before != after)


def way(amount: int) -> str:
    return "more" if amount > 0 else "less" if amount < 0 else "same"
