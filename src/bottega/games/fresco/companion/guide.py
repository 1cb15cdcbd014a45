"""Fresco at a real table: its set-up, and what the score sheet asks for."""

from __future__ import annotations

from bottega import texts
from bottega.core.companion.guide import Choice, Field, Form, Part, Step, choices
from bottega.games.fresco.box.grid import SPACES
from bottega.games.fresco.box.paints import PAINTS, unpack
from bottega.games.fresco.companion.score_sheet import ABBOT, BISHOP, MAX_POINTS, MAX_THALERS, NAME, STEPS
from bottega.games.fresco.rules.setup import OPEN_PORTRAITS, tiles_to_deal
from bottega.games.fresco.rules.state import LEONARDO, State

ALTAR = 3  # paints


def set_up(state: State, lang: str) -> list[Step]:
    """FR-S1 to FR-S5, and FR-X5 for two players."""

    def step(rule: str, text: str, **details: object) -> Step:
        return Step(rule, texts.say(lang, text, **details))

    box, painters = state.box, len(state.painters)
    removed = box.removed.bit_count() if painters == 3 else 0
    sure, spare, _ = tiles_to_deal(state)
    booths = [str(spaces) for spaces in box.booths[painters]]
    found = [
        step("FR-S1", "fr-setup-order"),
        step("FR-S2", "fr-setup-player", thalers=box.thalers, paints=unpack(box.paints), apprentices=box.apprentices),
    ]
    if removed:
        found.append(step("FR-S3", "fr-setup-market-without", count=removed))
    found += [
        step("FR-S3", "fr-setup-market", count=len(booths), spaces=booths),
        step("FR-S4", "fr-setup-tiles", value=box.tiles[state.fresco[state.bishop]].value),
        step("FR-S4", "fr-setup-tiles-out", count=len(sure) + len(spare) - (SPACES - 1)),
        step("FR-S5", "fr-setup-bishop"),
        step("FR-S5", "fr-setup-portraits", count=OPEN_PORTRAITS),
        step("FR-S5", "fr-setup-requests"),
    ]
    return [*found, step("FR-X5", "fr-setup-leonardo")] if state.seats == LEONARDO else found


def form(state: State, lang: str) -> Form:
    def label(text: str) -> str:
        return texts.say(lang, f"fr-sheet-{text}")

    def points(name: str) -> Field:
        return Field(name, "number", label(name), least=1, most=MAX_POINTS)

    paints = choices(lang, {paint: f"paint-{paint}" for paint in PAINTS})
    bishop = choices(lang, {way: f"fr-sheet-bishop-{way}" for way in BISHOP})
    steps = choices(lang, {way: f"fr-sheet-step-{way}" for way in STEPS})
    source = [
        points("tile"),
        Field("altar", "list", label("altar"), paints, ALTAR, ALTAR),
        points("request"),
        points("portrait"),
        Field("portrait", "mark", label(ABBOT), [Choice(ABBOT, texts.say(lang, "fr-power-abbot"))]),
        Field("thalers", "number", label("thalers"), most=MAX_THALERS),
        points("points"),
    ]
    parts = [
        Part([Field("player", "player", label("player"))]),
        Part(source),
        Part([Field("bishop", "choice", label("bishop"), bishop)], optional=True, beside="tile"),
        Part([Field("step", "choice", label("step"), steps)], optional=True),
    ]
    return Form("scored", parts, more=[NAME] if state.seats == LEONARDO else [])
