"""Fresco in words: choices and the log for a terminal or a screen reader, all from the View.

The table is told by `describe`, moves are read by `parse_words`, and `bots.shortlist` picks the choices worth listing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bottega.core.action import Action
from bottega.games.fresco.bots.shortlist import goods_of, points_of, shortlist
from bottega.games.fresco.box.components import STACKS, Portrait
from bottega.games.fresco.box.grid import NOWHERE, read_space, steps
from bottega.games.fresco.box.paints import NONE, PAINTS, unpack
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import cathedral, market, planning, studio, track
from bottega.games.fresco.rules.cathedral import Altar, Restore, Sexton
from bottega.games.fresco.rules.income import Income
from bottega.games.fresco.rules.market import Market
from bottega.games.fresco.rules.planning import GetUp, Plan
from bottega.games.fresco.rules.rounds import Pass
from bottega.games.fresco.rules.state import COLUMNS, NOBODY
from bottega.games.fresco.rules.studio import MONEY_ONLY, Studio
from bottega.games.fresco.rules.track import Step
from bottega.games.fresco.rules.workshop import Blend, Request
from bottega.games.fresco.text import parse_words
from bottega.games.fresco.text.describe import describe, face, place_name, sent, stack_name, values
from bottega.texts import say

__all__ = ["DESCRIBE_ONCE_A_TURN", "because", "choice", "describe", "help", "read", "shortlist", "tell", "to_answer"]

DESCRIBE_ONCE_A_TURN = True  # the table is told once a turn, then only what is new


def help(lang: str) -> str:  # noqa: A001  # the word for it
    return say(lang, "fr-help")


def read(text: str, lang: str, view: View | None = None) -> Action:  # noqa: ARG001  # other games look things up in it
    return parse_words.read(text, lang)


def to_answer(view: View) -> bool:  # noqa: ARG001  # as in games with offers
    """Is something asked of this seat out of turn? Never here: a plan may be changed, but nobody asks for it."""
    return False


# --- choices ---


def choice(view: View, action: Action, names: Sequence[str], lang: str) -> str:  # noqa: ARG001  # others name players
    """A choice, as it may be typed, and in brackets what it would do."""
    return CHOICES[type(action)](view, action, lang)


def _get_up(view: View, action: GetUp, lang: str) -> str:
    if view.acting >= view.seats:
        return say(lang, "fr-choice-get-up-leonardo", time=action.time)
    then = view.painters[view.acting].copy()
    planning.get_up(view.box, then, action.time)
    facts = {"mood": then.mood, "apprentices": then.apprentices, "price": view.box.prices[action.time]}
    return say(lang, "fr-choice-get-up", time=action.time, **facts)


def _plan(view: View, action: Plan, lang: str) -> str:
    idle = 0 if view.seat is None else view.painters[view.seat].apprentices - sum(action.sheet)
    return say(lang, "fr-choice-plan", plan=" ".join(sent(action.sheet, lang)), idle=idle)


def _market(view: View, action: Market, lang: str) -> str:
    booth = action.booth + 1
    if view.acting >= view.seats:
        return say(lang, "fr-choice-close-leonardo", booth=booth)
    if not action.tiles:
        return say(lang, "fr-choice-close", booth=booth)
    facts = {"paints": unpack(goods_of(view, action)), "thalers": len(action.tiles) * market.price(view, view.acting)}
    return say(lang, "fr-choice-booth", booth=booth, tiles=_numbers(action.tiles), **facts)


def _numbers(indices: Sequence[int]) -> str:
    """Counted from 1, as people do."""
    return " ".join(str(index + 1) for index in indices)


def _restore(view: View, action: Restore, lang: str) -> str:
    painter = view.painters[view.acting]
    facts: dict[str, Any] = {"at": place_name(action.at), "points": points_of(view, painter, action)}
    if view.acting >= view.seats:
        return say(lang, "fr-choice-restore-leonardo", **facts)
    facts["paints"] = unpack(view.box.tiles[view.fresco[action.at]].paints)
    if action.bishop == NOWHERE:
        return say(lang, "fr-choice-restore", **facts)
    moved = {"bishop": place_name(action.bishop), "thalers": view.box.bishop_cost}
    return say(lang, "fr-choice-restore-bishop", **facts, **moved)


def _altar(view: View, action: Altar, lang: str) -> str:
    points = cathedral.altar_points(view.box, action.paints)
    return say(lang, "fr-choice-altar", paints=unpack(action.paints), points=points)


def _sexton(view: View, action: Sexton, lang: str) -> str:
    return say(lang, "fr-choice-sexton", bishop=place_name(action.bishop), thalers=view.box.bishop_cost)


def _studio(view: View, action: Studio, lang: str) -> str:
    left = view.painters[view.acting].left
    if action.portrait == MONEY_ONLY:
        return say(lang, "fr-choice-money", thalers=left * view.box.pay)
    facts = {"portrait": action.portrait + 1, "thalers": (left - 1) * view.box.pay}
    if any(action.primaries):
        return say(lang, "fr-choice-primaries", paints=unpack(action.primaries), **facts)
    card = view.box.portraits[view.portraits_open[action.portrait]]
    return say(lang, "fr-choice-portrait", face=face(card, lang), **facts)


def _blend(view: View, action: Blend, lang: str) -> str:
    used = unpack(view.box.blends[action.to] or NONE)
    return say(lang, "fr-choice-blend", paint=say(lang, f"paint-{PAINTS[action.to]}"), paints=used)


def _request(view: View, action: Request, lang: str) -> str:
    tiles = values(view, [view.painters[view.acting].tiles[index] for index in action.tiles])
    facts = {"points": view.requests[action.stack][0], "tiles": _numbers(action.tiles), "values": tiles}
    return say(lang, "fr-choice-request", stack=stack_name(action.stack, lang), **facts)


def _step(view: View, action: Step, lang: str) -> str:
    space = view.ahead if action.ahead else view.behind
    return say(lang, "fr-choice-ahead" if action.ahead else "fr-choice-behind", space=space)


def _income(_view: View, action: Income, lang: str) -> str:
    return say(lang, "fr-choice-income", paints=unpack(action.primaries))


def _pass(view: View, _action: Pass, lang: str) -> str:
    return say(lang, "fr-choice-pass", apprentices=view.painters[view.acting].left)


CHOICES: Final[Mapping[type[Action], Callable[[View, Any, str], str]]] = {
    GetUp: _get_up,
    Plan: _plan,
    Market: _market,
    Restore: _restore,
    Altar: _altar,
    Sexton: _sexton,
    Studio: _studio,
    Blend: _blend,
    Request: _request,
    Pass: _pass,
    Step: _step,
    Income: _income,
}


# --- why a choice is legal ---


def because(view: View, action: Action) -> list[str]:
    """The rules that allow a legal move, and those that make it count."""
    return REASONS[type(action)](view, action)


def _because_got_up(view: View, _action: GetUp) -> list[str]:
    return ["FR-U1", "FR-X6"] if view.acting >= view.seats else ["FR-U1", "FR-U2", "FR-U3"]


def _because_planned(view: View, _action: Plan) -> list[str]:
    return ["FR-P1", "FR-E1"] if view.last_round else ["FR-P1"]


def _because_bought(view: View, action: Market) -> list[str]:
    if view.acting >= view.seats:
        return ["FR-X7"]
    return ["FR-K1", "FR-K2"] if action.tiles else ["FR-K2", "FR-K3"]


def _because_restored(view: View, action: Restore) -> list[str]:
    painter = view.painters[view.acting]
    found = ["FR-H3", "FR-X8"] if view.acting >= view.seats else ["FR-H1", "FR-H3"]
    bishop = view.bishop if action.bishop == NOWHERE else action.bishop
    if action.bishop != NOWHERE:
        found.append("FR-H2" if steps(view.bishop, bishop) == 1 else "FR-T3")
    has_bonus = cathedral.bonus(view, painter, action.at, bishop) > 0
    if has_bonus and studio.has_power(view, painter, "abbot") and "FR-T3" not in found:
        found.append("FR-T3")
    return [*found, *_because_bumped(view, points_of(view, painter, action))]


def _because_bumped(view: View, points: int) -> list[str]:
    painter = view.painters[view.acting]
    return ["FR-V1"] if track.is_taken(view, painter.score + points, painter) else []


def _because_altar(view: View, action: Altar) -> list[str]:
    rule = "FR-H5" if cathedral.IS_BLEND[action.paints] else "FR-H4"
    return ["FR-H1", rule, *_because_bumped(view, cathedral.altar_points(view.box, action.paints))]


def _because_portrait(view: View, action: Studio) -> list[str]:
    if action.portrait == MONEY_ONLY:
        return ["FR-T1"]
    card = view.box.portraits[view.portraits_open[action.portrait]]
    found = ["FR-T1", "FR-T3" if card.kind == "lasting" else "FR-T2"]
    return [*found, *_because_bumped(view, card.amount)] if card.kind == "points" else found


def _because_requested(view: View, action: Request) -> list[str]:
    return ["FR-W2", *_because_bumped(view, view.requests[action.stack][0])]


def _because_stepped(view: View, _action: Step) -> list[str]:
    return ["FR-V1"] if view.bumped < view.seats else ["FR-V1", "FR-X9"]


REASONS: Final[Mapping[type[Action], Callable[[View, Any], list[str]]]] = {
    GetUp: _because_got_up,
    Plan: _because_planned,
    Market: _because_bought,
    Restore: _because_restored,
    Altar: _because_altar,
    Sexton: lambda _view, _action: ["FR-T3"],
    Studio: _because_portrait,
    Blend: lambda _view, _action: ["FR-W1"],
    Request: _because_requested,
    Pass: lambda _view, _action: ["FR-O1"],
    Step: _because_stepped,
    Income: lambda _view, _action: ["FR-W2", "FR-B1"],
}


# --- what happened ---

PLAIN = ("mood", "points", "bonus", "thalers", "again", "ahead", "behind", "score", "round", "last", "time")


def tell(event: Mapping[str, Any], seat: int | None, names: Sequence[str], lang: str) -> str:
    """An event, as one seat sees it, in a sentence or two."""
    kind = event["type"]
    facts: dict[str, Any] = {name: event[name] for name in PLAIN if name in event}
    if "seat" in event:
        who = event["seat"]
        facts |= {"you": who is not None and who == seat}
        facts |= {"player": say(lang, "fr-leonardo") if who is None else names[who]}
    if kind == "visited-studio":
        return _tell_studio(event, facts, lang)
    if kind == "revealed":
        facts["plans"] = [_plan_of(name, plan, lang) for name, plan in zip(names, event["plans"], strict=True)]
    elif kind in FACTS:
        facts |= FACTS[kind](event, lang)
    return say(lang, "fr-sealed-known" if kind == "sealed" and "plan" in event else f"fr-{kind}", **facts)


def _got_up(event: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    return {"mood": event.get("mood", 0)}


def _sealed(event: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The seat itself sees the plan."""
    if "plan" not in event:
        return {}
    return {"plan": _sheet(event["plan"], lang), "sent": sum(event["plan"].values())}


def _visited_market(event: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    paints = [paint for tile in event["tiles"] for paint in tile["paints"]]
    bought = {paint: paints.count(paint) for paint in PAINTS if paint in paints}
    return {"booth": event["booth"] + 1, "bought": bool(bought), "paints": bought}


def _restored(event: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    moved = place_name(read_space(event["bishop"], "bishop")) if "bishop" in event else False
    return {"at": place_name(read_space(event["at"], "at")), "bishop": moved, "value": event["tile"]["value"]}


def _moved_bishop(event: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    return {"bishop": place_name(read_space(event["bishop"], "bishop"))}


def _paints(event: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    return {"paints": event["paints"]}


def _blended(event: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    return {"paints": {event["paint"]: 1}}


def _fulfilled(event: Mapping[str, Any], lang: str) -> dict[str, Any]:
    tiles = [tile["value"] for tile in event["tiles"]]
    return {"stack": stack_name(STACKS.index(event["stack"]), lang), "values": tiles}


def _dealt(event: Mapping[str, Any], lang: str) -> dict[str, Any]:
    cards = [
        say(lang, "fr-portrait", number=number, face=face(_card(data), lang))
        for number, data in enumerate(event["portraits"], start=1)
    ]
    return {"portraits": cards, "count": len(cards)}


def _received(event: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    return {"paints": event["paints"], "special": bool(event["paints"])}


# What is told in words, beside the plain facts.
FACTS: Final[Mapping[str, Callable[[Mapping[str, Any], str], dict[str, Any]]]] = {
    "got-up": _got_up,
    "sealed": _sealed,
    "visited-market": _visited_market,
    "restored": _restored,
    "moved-bishop": _moved_bishop,
    "restored-altar": _paints,
    "blended": _blended,
    "fulfilled": _fulfilled,
    "dealt": _dealt,
    "income": _received,
    "chose-income": _paints,
}


def _sheet(plan: Mapping[str, int], lang: str) -> str:
    return ", ".join(sent([plan.get(column, 0) for column in COLUMNS], lang))


def _plan_of(name: str, plan: Mapping[str, int], lang: str) -> str:
    return say(lang, "fr-plan-of", player=name, plan=_sheet(plan, lang))


def _tell_studio(event: Mapping[str, Any], facts: Mapping[str, Any], lang: str) -> str:
    """A portrait, pay, or both."""
    who = {name: facts[name] for name in ("you", "player")}
    said = []
    if "portrait" in event:
        card = _card(event["portrait"])
        chosen = [say(lang, f"paints-{paint}", count=count) for paint, count in event.get("paints", {}).items()]
        said.append(say(lang, "fr-took-portrait", face=chosen or face(card, lang), **who))
    if event["thalers"] or not said:
        said.append(say(lang, "fr-paid", thalers=event["thalers"], **who))
    return " ".join(said)


def _card(data: Mapping[str, Any]) -> Portrait:
    paint = PAINTS.index(data["paint"]) if "paint" in data else NOBODY
    return Portrait(data["set"], data["kind"], data.get("amount", 1), paint, data.get("power", ""))
