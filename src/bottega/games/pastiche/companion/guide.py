"""Pastiche at a real table: its set-up, and what the score sheet asks for."""

from __future__ import annotations

from bottega import texts
from bottega.core.companion.guide import Field, Form, Part, Step, choices, titles
from bottega.games.pastiche.box.colours import COLOURS
from bottega.games.pastiche.box.components import HEXES_AT_THE_START
from bottega.games.pastiche.rules.commissions import COMMISSIONS
from bottega.games.pastiche.rules.gallery import GALLERY
from bottega.games.pastiche.rules.scoring import POINTS_TO_END
from bottega.games.pastiche.rules.state import State


def set_up(state: State, lang: str) -> list[Step]:
    """PA-S1, and PA-E1 for what everybody wants to know."""

    def step(rule: str, text: str, **details: object) -> Step:
        return Step(rule, texts.say(lang, text, **details))

    commissions = len(state.box.commissions) - GALLERY - COMMISSIONS * state.seats
    return [
        step("PA-S1", "pa-setup-start"),
        step("PA-S1", "pa-setup-cards"),
        step("PA-S1", "pa-setup-hexes", count=HEXES_AT_THE_START),
        step("PA-S1", "pa-setup-commissions", count=COMMISSIONS),
        step("PA-S1", "pa-setup-gallery", count=GALLERY, left=commissions),
        step("PA-S1", "pa-setup-starter"),
        step("PA-E1", "pa-setup-goal", points=POINTS_TO_END[state.seats]),
    ]


def form(state: State, lang: str) -> Form:
    cards = titles(lang, [card.title for card in state.box.commissions])
    colours = choices(lang, {colour: f"palette-{colour}" for colour in COLOURS})

    def label(text: str) -> str:
        return texts.say(lang, f"pa-sheet-{text}")

    fields = [
        Field("completed", "choices", label("completed"), cards, once=True),
        Field("commissions", "choices", label("commissions"), cards, most=COMMISSIONS, once=True),
        Field("palette", "counts", label("palette"), colours, most=max(state.box.bank)),
    ]
    return Form("hand", [Part([field], optional=True) for field in fields], each=True)
