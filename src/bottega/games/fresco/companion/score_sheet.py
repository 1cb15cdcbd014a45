"""The score sheet of a real table: every step on the score track in its order, the money of the end last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bottega.core.companion.score_sheet import Line, Row, Scored, named, one_of, rows
from bottega.core.errors import Illegal, Invalid
from bottega.core.reading import as_list, as_whole, only, shown
from bottega.games.fresco.box.grid import CENTRE, NEIGHBOURS
from bottega.games.fresco.box.paints import read_list, unpack
from bottega.games.fresco.rules import cathedral, rounds, track
from bottega.games.fresco.rules.state import LEONARDO, NOBODY, State
from bottega.games.fresco.rules.track import Step

NAME: Final = "Leonardo"
ABBOT: Final = "abbot"
SOURCES: Final = ("tile", "altar", "request", "portrait", "thalers", "points")
STEPS: Final = {"ahead": True, "behind": False}
BISHOP: Final = {"here": CENTRE, "next": NEIGHBOURS[CENTRE][0]}  # where he stood, the segment being in the centre
MAX_POINTS: Final = 1000
MAX_THALERS: Final = 100_000


def count(state: State, players: Sequence[str], sheet: Mapping[str, Any]) -> Scored:
    """FR-V1 for every step, FR-E2 for the end."""
    only(sheet, ("players", "start", "scored"), "sheet")
    if NAME in players and state.seats == LEONARDO:
        raise Illegal("FR-X5", "sheet-leonardo-name")
    painters = [*players, NAME] if state.seats == LEONARDO else list(players)
    state.start = _start(painters, sheet.get("start", painters))
    lines: list[Line] = []
    paid: set[int] = set()
    for row in rows(sheet, "scored", ("player", *SOURCES, "bishop", "step")):
        painter_no = named(painters, row, "player")
        if painter_no in paid or (paid and "thalers" not in row.data):
            raise row.refused("FR-E2", "sheet-money-last")
        found = _count_row(state, painter_no, row)
        if "thalers" in row.data:
            paid.add(painter_no)
        lines += [line for line in found if line.side < state.seats]
    sides = tuple((seat,) for seat in range(state.seats))
    scores = tuple(painter.score for painter in state.painters[: state.seats])
    if not paid.issuperset(range(state.seats)):
        return Scored(sides, scores, tuple(lines))
    return Scored(sides, scores, tuple(lines), (rounds.winner(state),), "FR-E2")


def _start(painters: Sequence[str], data: object) -> tuple[int, ...]:
    names = as_list(data, "start")
    if sorted(map(str, names)) != sorted(painters):
        raise Invalid(f"start: must name each of {', '.join(painters)} once, the one on S1 first")
    return tuple(painters.index(name) for name in names)


def _count_row(state: State, painter_no: int, row: Row) -> list[Line]:
    """One scoring step, and where it leads if another painter stands there."""
    source = one_of(row, SOURCES)
    if painter_no >= state.seats and source not in ("tile", "points"):
        raise row.refused("FR-X8", "sheet-leonardo")
    if "bishop" in row.data and source != "tile":
        raise Invalid(f"{row.field}: bishop: only for a tile (FR-H3)")
    lines = COUNTERS[source](state, painter_no, row)
    points = sum(line.points for line in lines)
    before = state.painters[painter_no].score
    track.score(state, painter_no, points, None)
    if state.bumped != NOBODY:
        if row.data.get("step") not in STEPS:
            ways = {"space": before + points, "ahead": state.ahead, "behind": state.behind}
            raise row.refused("FR-V1", "sheet-step", **ways)
        Step(STEPS[row.data["step"]]).carry_out(state, painter_no, None)
    elif "step" in row.data:
        raise row.refused("FR-V1", "sheet-no-step")
    moved = state.painters[painter_no].score - before - points
    return [*lines, Line(painter_no, moved, "FR-V1", "fr-score-step", {})] if moved else lines


# --- the sources ---


def _tile(state: State, painter_no: int, row: Row) -> list[Line]:
    value = as_whole(row.data["tile"], f"{row.field}: tile", 1, MAX_POINTS)
    lines = [Line(painter_no, value, "FR-H3", "fr-score-tile", {"value": value})]
    if "bishop" in row.data:
        if row.data["bishop"] not in BISHOP:
            raise Invalid(f"{row.field}: bishop: must be {' or '.join(BISHOP)}, not {shown(row.data['bishop'])}")
        bonus = cathedral.bonus(state, state.painters[painter_no], CENTRE, BISHOP[row.data["bishop"]])
        lines.append(Line(painter_no, bonus, "FR-H3", f"fr-score-bishop-{row.data['bishop']}", {}))
    return lines


def _altar(state: State, painter_no: int, row: Row) -> list[Line]:
    paints = read_list(row.data["altar"], f"{row.field}: altar")
    rule = cathedral.altar_rule(paints)
    if paints not in cathedral.IS_BLEND:
        raise row.refused(rule, "sheet-altar")
    return [
        Line(painter_no, cathedral.altar_points(state.box, paints), rule, "fr-score-altar", {"paints": unpack(paints)})
    ]


def _request(state: State, painter_no: int, row: Row) -> list[Line]:  # noqa: ARG001
    points = as_whole(row.data["request"], f"{row.field}: request", 1, MAX_POINTS)
    return [Line(painter_no, points, "FR-W2", "fr-score-request", {})]


def _portrait(state: State, painter_no: int, row: Row) -> list[Line]:
    """Points at once (FR-T2), or the Abbot, who raises the bishop's bonus from now on (FR-T3)."""
    if row.data["portrait"] != ABBOT:
        points = as_whole(row.data["portrait"], f"{row.field}: portrait", 1, MAX_POINTS)
        return [Line(painter_no, points, "FR-T2", "fr-score-portrait", {})]
    abbots = [number for number, card in enumerate(state.box.portraits) if card.power == ABBOT]
    if not abbots:
        raise Invalid(f"{row.field}: portrait: the box has no {ABBOT}")
    state.painters[painter_no].portraits = (abbots[0],)
    return [Line(painter_no, 0, "FR-T3", "fr-score-abbot", {})]


def _thalers(state: State, painter_no: int, row: Row) -> list[Line]:
    thalers = as_whole(row.data["thalers"], f"{row.field}: thalers", 0, MAX_THALERS)
    points = rounds.money_points(state.box, thalers)
    return [Line(painter_no, points, "FR-E2", "fr-score-thalers", {"thalers": thalers})]


def _points(state: State, painter_no: int, row: Row) -> list[Line]:  # noqa: ARG001
    """Counted by hand: where the painter stood when the sheet was begun."""
    points = as_whole(row.data["points"], f"{row.field}: points", 1, MAX_POINTS)
    return [Line(painter_no, points, "FR-V1", "fr-score-points", {})]


COUNTERS: Final = {
    "tile": _tile,
    "altar": _altar,
    "request": _request,
    "portrait": _portrait,
    "thalers": _thalers,
    "points": _points,
}
