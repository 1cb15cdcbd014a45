"""The score sheet of a real table: what each player has completed, and what is left in the hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bottega.core.companion.score_sheet import Line, Scored, named, rows
from bottega.core.errors import Invalid
from bottega.core.reading import as_text, as_whole, only
from bottega.games.pastiche.box.colours import none, read_cards
from bottega.games.pastiche.box.components import MAX_POINTS, TEXTS, Commission
from bottega.games.pastiche.rules import scoring, turn
from bottega.games.pastiche.rules.commissions import COMMISSIONS
from bottega.games.pastiche.rules.read_state import StateReader
from bottega.games.pastiche.rules.state import State

RULES: Final = {"commission": "PA-E2", "artist": "PA-E4", "cards": "PA-E3"}  # by the sources of `scoring.account`


class _SheetReader(StateReader):
    """Reads cards of the box by their titles, and others by what is printed on them."""

    def card(self, data: object, field: str) -> int:
        if isinstance(data, Mapping):
            only(data, (*TEXTS, "points", "palette"), field)
            if not data.get("title"):
                raise Invalid(f"{field}: title: missing")
            if "points" in data:
                return super().card({"palette": {}, **data}, field)
        return super().card(data, field)

    def commission(self, row: Mapping[str, Any], field: str) -> Commission:
        """What a completed one needed no longer matters: its points and its artist are enough."""
        if row["palette"]:
            return super().commission(row, field)
        texts = {name: as_text(row.get(name, ""), f"{field}: {name}") for name in TEXTS}
        return Commission(texts, tuple(none()), as_whole(row.get("points"), f"{field}: points", 0, MAX_POINTS))


def count(state: State, players: Sequence[str], sheet: Mapping[str, Any]) -> Scored:
    """PA-E2 to PA-E5, as if the game ended now."""
    only(sheet, ("players", "hand"), "sheet")
    reader = _SheetReader(state.box, {}, len(players), is_open=False)
    state = reader.state
    there: set[int] = set()
    for row in rows(sheet, "hand", ("player", "completed", "commissions", "palette")):
        seat, field, held = named(players, row, "player"), row.field, row.data
        if seat in there:
            raise Invalid(f"{field}: player: {players[seat]} stands twice")
        there.add(seat)
        state.completed[seat] = tuple(reader.cards(held.get("completed", []), f"{field}: completed"))
        hand = reader.cards(held.get("commissions", []), f"{field}: commissions", COMMISSIONS)
        state.commissions[seat] = tuple(hand)
        state.palettes[seat] = list(read_cards(held.get("palette", {}), f"{field}: palette"))
    reader.extend_box()
    lines = [line for seat in range(len(players)) for line in _lines(state, seat)]
    standings = [scoring.standing(state, seat) for seat in range(len(players))]
    rule = "PA-E2" if scoring.tie_break(standings) is None else "PA-E5"
    sides = tuple((seat,) for seat in range(len(players)))
    scores = tuple(reached[0] for reached in standings)
    return Scored(sides, scores, tuple(lines), tuple(turn.outcome_seats(state)), rule)


def _lines(state: State, seat: int) -> list[Line]:
    found = scoring.account(state.box, state.completed[seat], state.palettes[seat], state.commissions[seat])
    return [
        Line(seat, source["points"], RULES[source["type"]], f"pa-score-{source['type']}", _details(source))
        for source in found
    ]


def _details(source: Mapping[str, Any]) -> dict[str, Any]:
    if source["type"] == "cards":
        return {"cards": {source["colour"]: source["count"]}}
    return {name: source[name] for name in ("title", "artist") if name in source}
