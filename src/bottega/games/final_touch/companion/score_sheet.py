"""The score sheet of a real table: the masterpieces in the order they ended, each finished or ruined by somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bottega.core.companion.score_sheet import Line, Row, Scored, named, one_of, rows
from bottega.core.reading import as_whole, only
from bottega.games.final_touch.box.components import MAX_MONEY, Masterpiece
from bottega.games.final_touch.rules import ending, payment
from bottega.games.final_touch.rules.read_state import read_card
from bottega.games.final_touch.rules.state import OVER, TIEBREAK, State

# What is said of a masterpiece: without a title, and with one.
FINISHED: Final = ("ft-score-finished-untitled", "ft-score-finished")
RUINED: Final = ("ft-score-ruined-untitled", "ft-score-ruined")


def count(state: State, players: Sequence[str], sheet: Mapping[str, Any]) -> Scored:
    """FT-F1 to FT-F3, and FT-E1 to FT-E4 for when it ends and who wins."""
    only(sheet, ("players", "masterpiece"), "sheet")
    lines: list[Line] = []
    for row in rows(sheet, "masterpiece", ("title", "value", "finished", "ruined")):
        if state.phase == OVER:
            raise row.refused(ending.reason(state), "sheet-over")
        lines += _end_masterpiece(state, players, row)
    sides = tuple(tuple(side) for side in payment.sides(len(players)))
    scores = tuple(state.purses())
    if state.phase != OVER:
        return Scored(sides, scores, tuple(lines))
    winners = sorted(seat for side in ending.winning_sides(state) for seat in sides[side])
    return Scored(sides, scores, tuple(lines), tuple(winners), ending.reason(state))


def _end_masterpiece(state: State, players: Sequence[str], row: Row) -> list[Line]:
    end = one_of(row, ("finished", "ruined"))
    state.turn = named(players, row, end)
    if state.phase == TIEBREAK and state.turn not in state.contenders():
        raise row.refused("FT-E3", "sheet-contenders", names=[players[seat] for seat in state.contenders()])
    if one_of(row, ("title", "value")) == "title":
        state.masterpiece = read_card(state, row.data["title"], row.field)
    else:
        value = as_whole(row.data["value"], f"{row.field}: value", 0, MAX_MONEY)
        state.masterpiece = Masterpiece("", "", "", 0, value, value)
    if end == "finished":
        rule = "FT-F1"
        payment.pay_finished(state, None)
    else:
        rule = "FT-F3" if len(players) == 3 and state.phase != TIEBREAK else "FT-F2"
        payment.pay_ruined(state, None)
    lines = _lines(state, rule, players[state.turn])
    if ending.decided(state) or not state.pile:
        state.phase = OVER
    elif ending.needs_tiebreak(state):
        ending.start_tiebreak(state, None)
    return lines


def _lines(state: State, rule: str, player: str) -> list[Line]:
    """What the masterpiece that has just ended brought, for each side that got it."""
    card = state.won
    assert card is not None
    text = (FINISHED if card.finished else RUINED)[card.title != ""]
    details = {"title": card.title, "player": player}
    return [Line(side, int(card.value), rule, text, details) for side in range(state.sides()) if card.sides >> side & 1]
