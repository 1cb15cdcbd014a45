"""The table of Fresco in sentences, the most urgent last: what one holds oneself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.games.fresco.box.components import STACKS, Portrait, Tile
from bottega.games.fresco.box.grid import SIDE
from bottega.games.fresco.box.paints import PAINTS, unpack
from bottega.games.fresco.knowledge.view import View
from bottega.games.fresco.rules import market
from bottega.games.fresco.rules.state import (
    ASLEEP,
    BLENDS,
    COLUMNS,
    GET_UP,
    GONE,
    MARKET,
    NOBODY,
    NOT_PLANNED,
    OVER,
    PHASES,
    PLAN,
    PORTRAITS,
    REQUESTS,
    WORKSHOP,
)
from bottega.texts import say

GAP: Final = 2  # columns between the tiles of the grid


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    lines = [now(view, names, lang)]
    if view.bumped != NOBODY:
        facts = {"you": view.bumped == view.seat, "player": painter_name(view, view.bumped, names, lang)}
        lines.append(say(lang, "fr-bumped", ahead=view.ahead, behind=view.behind, **facts))
    if view.phase != OVER:
        lines += [*hostel(view, names, lang), *booths(view, lang)]
    lines += [*fresco(view, lang), *altar(view, lang), *studio(view, lang), *requests(view, lang)]
    lines.append(score_track(view, names, lang))
    lines += [player(view, painter_no, names, lang) for painter_no in range(len(view.painters))]
    return [*lines, *own(view, lang)]


def painter_name(view: View, painter_no: int, names: Sequence[str], lang: str) -> str:
    return names[painter_no] if painter_no < view.seats else say(lang, "fr-leonardo")


def now(view: View, names: Sequence[str], lang: str) -> str:
    if view.phase == OVER:
        return say(lang, "fr-over")
    mine, for_leonardo = view.turn == view.seat, max(view.acting, view.bumped) >= view.seats
    who = "all"
    if view.phase != PLAN:
        who = ("for-leonardo" if mine else "leonardo") if for_leonardo else ("you" if mine else "other")
    facts = {"round": view.round, "last": view.last_round, "phase": PHASES[view.phase], "who": who}
    return say(lang, "fr-now", player="" if who == "all" else names[view.turn], **facts)


# --- the board ---


def hostel(view: View, names: Sequence[str], lang: str) -> list[str]:
    lines = []
    for time in view.box.times:
        guest = say(lang, "fr-hostel-free")
        for painter_no, painter in enumerate(view.painters):
            if painter.get_up == time:
                guest = painter_name(view, painter_no, names, lang)
        mood = view.box.moods[time]
        facts = {"mood": f"{mood:+d}" if mood else "0", "price": view.box.prices[time]}
        lines.append(say(lang, "fr-hostel", time=time, player=guest, **facts))
    if view.phase == GET_UP:
        ends = {"spaces": view.box.mood_spaces, "plus": view.box.plus_from, "minus": view.box.minus_to}
        lines.append(say(lang, "fr-moods", **ends))
    return lines


def booths(view: View, lang: str) -> list[str]:
    """Until the market is over; then what is left in it matters no more."""
    lines: list[str] = []
    for number, booth in enumerate(view.booths if view.phase <= MARKET else [], start=1):
        if not market.is_open(booth):
            lines.append(say(lang, "fr-booth-closed", number=number))
            continue
        tiles = [
            say(lang, "fr-goods", number=tile, paints=unpack(view.box.market[goods].paints))
            for tile, goods in enumerate(booth or (), start=1)
            if goods != GONE
        ]
        lines.append(say(lang, "fr-booth", number=number, tiles=tiles))
    if view.seat is not None and lines and view.painters[view.seat].get_up != ASLEEP:
        lines.append(say(lang, "fr-price", thalers=market.price(view, view.seat)))
    return lines


def fresco(view: View, lang: str) -> list[str]:
    """A line for each row, the columns one below the other."""
    cells = [_cell(view, space, lang) for space in range(SIDE * SIDE)]
    width = max(map(len, cells)) + GAP
    lines = [say(lang, "fr-fresco", tiles=view.tiles_left())]
    lines.append("   " + "".join(f" {column}".ljust(width) for column in range(1, SIDE + 1)).rstrip())
    for row in range(SIDE):
        shown = "".join(cell.ljust(width) for cell in cells[SIDE * row : SIDE * (row + 1)])
        lines.append(f"{row + 1}: {shown.rstrip()}")
    return lines


def _cell(view: View, space: int, lang: str) -> str:
    tile = view.fresco[space]
    mark = "*" if space == view.bishop else " "
    if tile == GONE:
        return f"{mark}-"
    return f"{mark}{view.box.tiles[tile].value} {letters(view.box.tiles[tile], lang)}"


def letters(tile: Tile, lang: str) -> str:
    """Its paints by the language's own letters."""
    return "".join(say(lang, "fr-letters")[PAINTS.index(paint)] for paint in tile.names)


def place_name(space: int) -> str:
    """Row and column, counted from 1 as people do."""
    return f"{space // SIDE + 1},{space % SIDE + 1}"


def altar(view: View, lang: str) -> list[str]:
    figures = view.box.altar
    specials = {"pink": figures["blend_to_pink"], "brown": figures["blend_to_brown"]}
    return [
        say(lang, "fr-altar-primaries", points=figures["primaries"], more=figures["primary_to_secondary"]),
        say(lang, "fr-altar-blends", points=figures["blends"], special=view.has(BLENDS), **specials),
    ]


def studio(view: View, lang: str) -> list[str]:
    if not view.has(PORTRAITS):
        return []
    cards = [
        say(lang, "fr-portrait", number=number, face=face(view.box.portraits[card], lang))
        for number, card in enumerate(view.portraits_open, start=1)
        if card != GONE
    ]
    return [say(lang, "fr-studio", portraits=cards, left=sum(view.portraits_left))]


def face(card: Portrait, lang: str) -> str:
    """What a portrait shows."""
    if card.kind == "money":
        return say(lang, "fr-thalers", thalers=card.amount)
    if card.kind == "points":
        return say(lang, "fr-points", points=card.amount)
    if card.kind == "paint":
        return say(lang, f"paints-{PAINTS[card.paint]}", count=card.amount)
    if card.kind == "lasting":
        return say(lang, f"fr-does-{card.power}")
    return say(lang, "fr-face-mood" if card.kind == "mood" else "fr-face-primary", count=card.amount)


def requests(view: View, lang: str) -> list[str]:
    if not view.has(REQUESTS):
        return []
    stacks = [
        say(lang, "fr-request", stack=stack_name(stack, lang), points=points[0], left=len(points))
        for stack, points in enumerate(view.requests)
        if points
    ]
    return [say(lang, "fr-requests", stacks=stacks)]


def stack_name(stack: int, lang: str) -> str:
    return say(lang, f"fr-stack-{STACKS[stack]}")


# --- the painters ---


def score_track(view: View, names: Sequence[str], lang: str) -> str:
    """From the front; those who have not scored yet are on the start spaces."""

    def progress(painter_no: int) -> tuple[int, int]:
        return view.painters[painter_no].score, view.start.index(painter_no)

    places = []
    for painter_no in sorted(view.start, key=progress, reverse=True):
        score = view.painters[painter_no].score
        kind = "fr-place" if score else "fr-place-start"
        space = score or 1 + view.start.index(painter_no)
        places.append(say(lang, kind, player=painter_name(view, painter_no, names, lang), score=space))
    return say(lang, "fr-track", places=places)


def player(view: View, painter_no: int, names: Sequence[str], lang: str) -> str:
    """What everyone may know of a painter."""
    painter, name = view.painters[painter_no], painter_name(view, painter_no, names, lang)
    if painter_no >= view.seats:
        decider = {"you": view.decider == view.seat, "decider": names[view.decider]}
        parts = [say(lang, "fr-player-leonardo", player=name, points=painter.score, **decider)]
    else:
        facts = {"points": painter.score, "mood": painter.mood, "apprentices": painter.apprentices}
        parts = [say(lang, "fr-player", player=name, **facts), *_plan(view, painter_no, lang)]
    if painter.tiles and painter_no != view.seat:
        parts.append(say(lang, "fr-player-tiles", values=values(view, painter.tiles)))
    if painter.requests:
        done = [
            say(lang, "fr-player-request", stack=stack_name(request.stack, lang), points=request.points)
            for request in painter.requests
        ]
        parts.append(say(lang, "fr-player-requests", stacks=done))
    if painter.portraits:
        held = [say(lang, f"fr-power-{view.box.portraits[card].power}") for card in painter.portraits]
        parts.append(say(lang, "fr-player-portraits", portraits=held))
    if painter_no < view.seats and painter_no != view.seat and not painter.hidden:
        parts.append(say(lang, "fr-player-open", thalers=painter.thalers, paints=unpack(painter.paints)))
    return " ".join(parts)


def _plan(view: View, painter_no: int, lang: str) -> list[str]:
    """Another's plan once it is open; before that, only that there is one."""
    if painter_no == view.seat or not view.sealed[painter_no]:
        return []
    sheet = view.painters[painter_no].plan
    if sheet == NOT_PLANNED:
        return [say(lang, "fr-player-sealed")]
    return [say(lang, "fr-player-plan", plan=", ".join(sent(sheet, lang)))]


def sent(sheet: Sequence[int], lang: str) -> list[str]:
    """Columns and how many go there; one word if nobody goes anywhere."""
    found = [
        f"{say(lang, f'fr-column-{column}')} {count}" for column, count in zip(COLUMNS, sheet, strict=True) if count
    ]
    return found or say(lang, "fr-word-nobody").split(", ")[:1]


def values(view: View, tiles: Sequence[int]) -> list[int]:
    return [view.box.tiles[tile].value for tile in tiles]


# --- one's own ---


def own(view: View, lang: str) -> list[str]:
    if view.seat is None:
        return []
    lines, painter = [], view.painters[view.seat]
    if painter.tiles:
        tiles = [_own_tile(number, view.box.tiles[tile], lang) for number, tile in enumerate(painter.tiles, start=1)]
        lines.append(say(lang, "fr-tiles", tiles=tiles))
    if painter.plan != NOT_PLANNED and view.phase != OVER:
        lines.append(say(lang, "fr-plan", plan=", ".join(sent(painter.plan, lang))))
    if view.acting == view.seat and MARKET <= view.phase <= WORKSHOP and view.bumped == NOBODY:
        lines.append(say(lang, "fr-here", apprentices=painter.left, half=painter.blends_left > 0))
    lines.append(say(lang, "fr-own", thalers=painter.thalers, paints=unpack(painter.paints)))
    return lines


def _own_tile(number: int, tile: Tile, lang: str) -> str:
    splotches = [stack_name(stack, lang) for stack in tile.splotches]
    return say(lang, "fr-tile", number=number, value=tile.value, splotches=splotches or False)
