"""Pastiche in words, for a terminal or a screen reader: choices, events and the rules behind a move.

The table stands in `describe`, moves that a player types in `parse_words`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bottega.games.pastiche.bots.shortlist import shortlist
from bottega.games.pastiche.box.colours import COLOURS, includes, unpack
from bottega.games.pastiche.box.hexes import coordinates, rotate
from bottega.games.pastiche.knowledge.previews import gain
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import bank, scoring
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.commissions import Complete
from bottega.games.pastiche.rules.gallery import Swap
from bottega.games.pastiche.rules.offers import Answer, Closed, MakeOffer
from bottega.games.pastiche.rules.placing import MIX, Place
from bottega.games.pastiche.rules.returns import HAND_LIMIT, Return
from bottega.games.pastiche.rules.state import EVERYONE
from bottega.games.pastiche.rules.turn import End
from bottega.games.pastiche.text.describe import describe
from bottega.games.pastiche.text.parse_words import read
from bottega.games.pastiche.text.phrases import cards, face, offer_facts, partner_facts, title
from bottega.texts import say

__all__ = ["DESCRIBE_ONCE_A_TURN", "because", "choice", "describe", "help", "read", "shortlist", "tell", "to_answer"]

DESCRIBE_ONCE_A_TURN = True  # the table is told once a turn, then only what is new


def help(lang: str) -> str:  # noqa: A001  # the word for it
    return say(lang, "pa-help")


def to_answer(view: View) -> bool:
    """Is something asked of this seat out of turn that it could say yes to?"""
    seat = view.seat
    if seat is None or seat == view.turn:
        return False
    return any(offer.is_for(seat) and includes(view.palette, offer.get) for offer in view.offers)


# --- choices ---


def choice(view: View, action: PasticheAction, names: Sequence[str], lang: str) -> str:
    """A choice and what it would do."""
    message, facts = CHOICES[type(action)](Choices(view, names, lang), action)
    return say(lang, f"pa-choice-{message}", **facts)


Choice = tuple[str, dict[str, Any]]  # the name of a message, and what fills it in


class Choices:
    """What is said of each kind of action."""

    def __init__(self, view: View, names: Sequence[str], lang: str) -> None:
        self.view = view
        self.names = names
        self.lang = lang

    def place(self, action: Place) -> Choice:
        q, r = coordinates(action.at)
        where = {"hex": action.hex_index + 1, "at": f"{q},{r}", "turn": action.rotation}
        gained = unpack(gain(self.view, action))
        if action.take == MIX:
            return "place", {**where, "take": "mix", "colour": "", "cards": gained}
        colour = say(self.lang, f"palette-{COLOURS[action.take]}")
        return "place", {**where, "take": "centre", "colour": colour, "cards": gained}

    def bank(self, action: Bank) -> Choice:
        return "bank", {"cards": unpack(action.give), "get": cards(self.lang, {COLOURS[action.get]: 1})}

    def offer(self, action: MakeOffer) -> Choice:
        partner = partner_facts(action.to, self.view.seat, self.names)
        return "offer", {**partner, "cards": unpack(action.give), "get": cards(self.lang, unpack(action.get))}

    def answer(self, action: Answer) -> Choice:
        offer = next(offer for offer in self.view.offers if offer.number == action.offer)
        return action.answer, offer_facts(offer, self.view.seat, self.names, self.lang)

    def swap(self, action: Swap) -> Choice:
        return "swap", {"gave": title(self.lang, action.commission), "took": title(self.lang, action.gallery)}

    def complete(self, action: Complete) -> Choice:
        card = self.view.box.commissions[self.view.box.numbered(action.commission) or 0]
        facts = {"work": title(self.lang, card.title), "points": card.points, "cards": unpack(card.palette)}
        return "complete", facts

    def give_back(self, action: Return) -> Choice:
        return "return", {"cards": unpack(action.cards)}

    def closed(self, action: Closed) -> Choice:
        return "closed", {"on": action.on}

    def end(self, action: End) -> Choice:
        return "end", {"count": max(0, sum(self.view.palette) - HAND_LIMIT)}


CHOICES: Final[Mapping[type, Callable[[Choices, Any], Choice]]] = {
    Place: Choices.place,
    Bank: Choices.bank,
    MakeOffer: Choices.offer,
    Answer: Choices.answer,
    Swap: Choices.swap,
    Complete: Choices.complete,
    Return: Choices.give_back,
    Closed: Choices.closed,
    End: Choices.end,
}


# --- the rules behind a move ---


def because(view: View, action: PasticheAction) -> list[str]:
    """The rules that allow a legal move, and those that make it count."""
    kind = type(action)
    return [*ALLOWED_BY.get(kind, ()), *(COUNTS_BY[kind](Because(view), action) if kind in COUNTS_BY else ())]


class Because:
    """The rules that make a move count."""

    def __init__(self, view: View) -> None:
        self.view = view

    def place(self, action: Place) -> list[str]:
        if action.take != MIX:
            return []
        view = self.view
        tile = rotate(view.box.hexes[view.hexes[action.hex_index]], action.rotation)
        mixed = [colour for colour in view.map.mix(action.at, tile) if colour >= 0]
        received = sum(gain(view, action))
        return ["PA-M3"] if received == len(mixed) > 0 else ["PA-M3", "PA-T4"]

    def bank(self, action: Bank) -> list[str]:
        return [bank.rule_of(action)]

    def complete(self, action: Complete) -> list[str]:
        view, found = self.view, list[str]()
        card, before = view.box.numbered(action.commission), view.completed[view.turn]
        done = before if card is None else (*before, card)
        if not view.deck_size:
            found.append("PA-G3")
        if scoring.completed_points(view.box, done) >= scoring.POINTS_TO_END[view.seats] and not view.last_round:
            found.append("PA-E1")
        if scoring.bonus_points(view.box, done) > scoring.bonus_points(view.box, before):
            found.append("PA-E4")
        return found

    def end(self, action: End) -> list[str]:
        return ["PA-H1"] if sum(self.view.palette) > HAND_LIMIT else ["PA-D1"]


ALLOWED_BY: Final[Mapping[type, tuple[str, ...]]] = {
    Place: ("PA-T1", "PA-T2", "PA-T3"),
    Bank: ("PA-T5",),
    MakeOffer: ("PA-P1", "PA-P2"),
    Answer: ("PA-P1", "PA-P2"),
    Closed: ("PA-P2",),
    Swap: ("PA-G1",),
    Complete: ("PA-G2",),
    Return: ("PA-H1",),
}
COUNTS_BY: Final[Mapping[type, Callable[[Because, Any], list[str]]]] = {
    Place: Because.place,
    Bank: Because.bank,
    Complete: Because.complete,
    End: Because.end,
}


# --- what happened ---


def tell(event: Mapping[str, Any], seat: int | None, names: Sequence[str], lang: str) -> str:
    """An event, as one seat sees it, in a sentence."""
    kind = event["type"]
    facts = {name: event[name] for name in ("cards", "points", "count", "offer", "gallery", "on") if name in event}
    if "seat" in event:
        facts |= {"you": event["seat"] == seat, "player": names[event["seat"]]}
    works = {"title": "work", "gave": "gave", "took": "took"}  # a fact `title` is a name still to be translated
    facts |= {fact: title(lang, event[name]) for name, fact in works.items() if name in event}
    if "for" in event:
        facts["get"] = cards(lang, event["for"])
    if kind in DETAILS:
        facts |= DETAILS[kind](Details(seat, names, lang), event)
    if kind == "drew-hex" and "hexes" in event:
        return say(lang, "pa-drew-hex-known", hexes=[face(tile, lang) for tile in event["hexes"]], **facts)
    return say(lang, f"pa-{kind}", **facts)


class Details:
    """What only the sentences of some events say."""

    def __init__(self, seat: int | None, names: Sequence[str], lang: str) -> None:
        self.seat = seat
        self.names = names
        self.lang = lang

    def placed(self, event: Mapping[str, Any]) -> dict[str, Any]:
        return {"at": ",".join(map(str, event["at"])), "take": event["take"] if event["cards"] else "nothing"}

    def banked(self, event: Mapping[str, Any]) -> dict[str, Any]:
        return {"get": cards(self.lang, {event["get"]: 1})}

    def offered(self, event: Mapping[str, Any]) -> dict[str, Any]:
        to = EVERYONE if event["to"] is None else event["to"]
        is_open = event["offer"] is not None
        return {**partner_facts(to, self.seat, self.names), "open": is_open, "offer": event["offer"] or 0}

    def answered(self, event: Mapping[str, Any]) -> dict[str, Any]:
        who = "others"
        if self.seat is not None:
            who = {event["seat"]: "you", event["by"]: "yours"}.get(self.seat, "others")
        return {"who": who, "partner": self.names[event["by"]]}


DETAILS: Final[Mapping[str, Callable[[Details, Mapping[str, Any]], dict[str, Any]]]] = {
    "placed": Details.placed,
    "banked": Details.banked,
    "offered": Details.offered,
    "accepted": Details.answered,
    "declined": Details.answered,
}
