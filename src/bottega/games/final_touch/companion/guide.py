"""Final Touch at a real table: its set-up, and what the score sheet asks for."""

from __future__ import annotations

from bottega import texts
from bottega.core.companion.guide import Field, Form, Part, Step, titles
from bottega.games.final_touch.box.components import MAX_MONEY
from bottega.games.final_touch.box.touches import HAND, size
from bottega.games.final_touch.rules.state import State


def set_up(state: State, lang: str) -> list[Step]:
    """FT-S1 to FT-S4."""

    def step(rule: str, text: str, **details: object) -> Step:
        return Step(rule, texts.say(lang, text, **details))

    dealt = HAND * state.seats
    return [
        step("FT-S4", "ft-setup-seats", seats=int(state.seats)),
        step("FT-S1", "ft-setup-masterpieces", count=len(state.cards)),
        step("FT-S2", "ft-setup-touches", count=HAND, left=int(size(state.touches)) - dealt),
        step("FT-S3", "ft-setup-starter"),
    ]


def form(state: State, lang: str) -> Form:
    cards = titles(lang, [card.title for card in state.cards])
    work = Part(
        [
            Field("title", "choice", texts.say(lang, "ft-sheet-title"), cards, once=True),
            Field("value", "number", texts.say(lang, "ft-sheet-value"), most=MAX_MONEY),
        ]
    )
    end = Part([Field(way, "player", texts.say(lang, f"ft-sheet-{way}")) for way in ("finished", "ruined")])
    return Form("masterpiece", [work, end])
