"""What happens in Fresco, told one thing at a time. All but the plans happens in the open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bottega.core.event import Event
from bottega.games.fresco.box.components import STACKS
from bottega.games.fresco.box.grid import NOWHERE, coordinates
from bottega.games.fresco.box.paints import PAINTS, unpack
from bottega.games.fresco.rules.state import COLUMNS, GONE, Fulfilled, PublicState


def _who(table: PublicState, painter_no: int) -> dict[str, Any]:
    """The seat; none for Leonardo."""
    return {"seat": painter_no} if painter_no < table.seats else {"seat": None, "painter": "leonardo"}


def got_up(table: PublicState, painter_no: int) -> Event:
    painter = table.painters[painter_no]
    facts = {**_who(table, painter_no), "time": painter.get_up}
    return Event("got-up", facts if painter_no >= table.seats else {**facts, "mood": painter.mood})


def sealed(seat: int, again: bool, sheet: Sequence[int]) -> Event:
    """Everyone sees that a plan is sealed; the seat alone sees which."""
    return Event("sealed", {"seat": seat, "again": again}, (seat,), {"plan": _sheet(sheet)})


def revealed(table: PublicState) -> Event:
    return Event("revealed", {"plans": [_sheet(painter.plan) for painter in table.painters[: table.seats]]})


def _sheet(sheet: Sequence[int]) -> dict[str, int]:
    return {column: sent for column, sent in zip(COLUMNS, sheet, strict=True) if sent}


def visited_market(table: PublicState, booth: int, tiles: Sequence[int]) -> Event:
    """Told before the booth closes."""
    goods = table.booths[booth] or ()
    bought = [table.box.market[goods[index]].to_json() for index in tiles]
    price = table.box.prices[table.painters[table.acting].get_up] * len(tiles)
    return Event("visited-market", {**_who(table, table.acting), "booth": booth, "tiles": bought, "thalers": price})


def restored(table: PublicState, at: int, tile: int, bishop: int, points: int) -> Event:
    facts = {**_who(table, table.acting), "at": coordinates(at), "tile": table.box.tiles[tile].to_json()}
    moved = {} if bishop == NOWHERE else {"bishop": coordinates(bishop)}
    bonus = points - table.box.tiles[tile].value
    return Event("restored", {**facts, **moved, "points": points, "bonus": bonus})


def moved_bishop(table: PublicState) -> Event:
    facts = {"seat": table.acting, "bishop": coordinates(table.bishop), "thalers": table.box.bishop_cost}
    return Event("moved-bishop", facts)


def restored_altar(table: PublicState, paints: Sequence[int], points: int) -> Event:
    return Event("restored-altar", {"seat": table.acting, "paints": unpack(paints), "points": points})


def visited_studio(table: PublicState, portrait: int, primaries: Sequence[int], thalers: int) -> Event:
    facts: dict[str, Any] = {"seat": table.acting, "thalers": thalers}
    if portrait != GONE:
        facts["portrait"] = table.box.portraits[portrait].to_json()
    if any(primaries):
        facts["paints"] = unpack(primaries)
    return Event("visited-studio", facts)


def blended(table: PublicState, to: int) -> Event:
    return Event("blended", {"seat": table.acting, "paint": PAINTS[to]})


def fulfilled(table: PublicState, request: Fulfilled) -> Event:
    facts = {"seat": table.acting, "stack": STACKS[request.stack], "points": request.points}
    return Event("fulfilled", {**facts, "tiles": table.tiles_json(request.tiles)})


def passed(table: PublicState) -> Event:
    return Event("passed", {"seat": table.acting})


def bumped(table: PublicState) -> Event:
    return Event("bumped", {**_who(table, table.bumped), "ahead": table.ahead, "behind": table.behind})


def stepped(table: PublicState, painter_no: int, ahead: bool) -> Event:
    return Event("stepped", {**_who(table, painter_no), "ahead": ahead, "score": table.painters[painter_no].score})


def cheered(table: PublicState, seat: int) -> Event:
    return Event("cheered", {"seat": seat, "mood": table.painters[seat].mood})


def dealt(table: PublicState) -> Event:
    return Event("dealt", {"portraits": table.portraits_json([card for card in table.portraits_open if card != GONE])})


def income(seat: int, thalers: int, paints: Sequence[str]) -> Event:
    counts = {paint: list(paints).count(paint) for paint in paints}
    return Event("income", {"seat": seat, "thalers": thalers, "paints": counts})


def chose_income(seat: int, primaries: Sequence[int]) -> Event:
    return Event("chose-income", {"seat": seat, "paints": unpack(primaries)})


def new_round(table: PublicState) -> Event:
    return Event("round", {"round": table.round, "last": table.last_round})


def counted(table: PublicState, seat: int, points: int) -> Event:
    return Event("counted", {"seat": seat, "thalers": table.painters[seat].thalers, "points": points})
