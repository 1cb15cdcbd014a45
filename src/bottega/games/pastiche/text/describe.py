"""The table in sentences, for a terminal or a screen reader, all from the View."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from bottega.games.pastiche.box.colours import COLOURS, shortfall, unpack
from bottega.games.pastiche.box.hexes import START, coordinates, hex_json
from bottega.games.pastiche.knowledge.view import View
from bottega.games.pastiche.rules import scoring
from bottega.games.pastiche.rules.returns import HAND_LIMIT
from bottega.games.pastiche.rules.state import OVER, STEPS, Settled
from bottega.games.pastiche.text.phrases import dabs, face, offer_facts, partner_facts, title
from bottega.texts import named, say, year

CELL: Final = 8  # columns of a hex on the map; half of it shifts every other row
LABEL: Final = 8
WIDTH: Final = 100


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The table as sentences, the most urgent last: what one holds oneself."""
    lines = [_turn(view, names, lang), say(lang, "pa-goal", points=scoring.POINTS_TO_END[view.seats])]
    if view.last_round and view.step != OVER:
        lines.append(say(lang, "pa-round-ends"))
    lines += _map(view, lang)
    for points in sorted(set(view.box.points)):
        stacks = {COLOURS[colour]: view.bank[colour] for colour in range(17) if view.box.points[colour] == points}
        lines.append(say(lang, "pa-bank", points=points, cards=stacks))
    lines.append(say(lang, "pa-stacks", deck=view.deck_size, supply=view.supply_size))
    lines += [_player(view, seat, names, lang) for seat in range(view.seats)]
    lines += [_commission(view, card, "pa-gallery", lang) for card in view.gallery]
    lines += [_commission(view, card, "pa-commission", lang) for card in view.commissions]
    lines += [_settled(offer, view.seat, names, lang) for offer in view.settled]
    lines += [say(lang, "pa-offer", **offer_facts(offer, view.seat, names, lang)) for offer in view.offers]
    for number, tile in enumerate(view.hexes, start=1):
        lines.append(say(lang, "pa-hex", number=number, hex=face(hex_json(view.box.hexes[tile]), lang)))
    if view.seat is not None:
        lines.append(say(lang, "pa-palette", count=sum(view.palette), cards=unpack(view.palette)))
    return lines


def _turn(view: View, names: Sequence[str], lang: str) -> str:
    if view.step == OVER:
        return say(lang, "pa-over")
    facts = {"you": view.seat == view.turn, "player": names[view.turn], "limit": HAND_LIMIT}
    return say(lang, "pa-turn", step=STEPS[view.step], **facts)


def _map(view: View, lang: str) -> list[str]:
    """A line for each row of hexes. What a hex has in its centre matters no more once it lies."""
    rows: dict[int, dict[int, str]] = {}
    for at, tile in view.map.laid.items():
        q, r = coordinates(at)
        by = 0 if tile >> 16 == START else 1 + (tile >> 16)
        rows.setdefault(r, {})[q] = f"{by}{dabs(hex_json(tile & 0xFFFF)['points'], lang)}"
    lines = [say(lang, "pa-map")]
    if view.seat is not None and view.step != OVER:
        lines.append(say(lang, "pa-map-free"))
        for q, r in map(coordinates, view.map.cells_for(view.seat)):
            rows.setdefault(r, {})[q] = f"{q},{r}"
    left = min(2 * q + r for r, row in rows.items() for q in row)
    for r, row in sorted(rows.items()):
        first = min(row)
        cells = [row.get(q, ".").ljust(CELL) for q in range(first, max(row) + 1)]
        line = f"{first},{r}:".ljust(LABEL) + " " * (CELL // 2 * (2 * first + r - left)) + "".join(cells).rstrip()
        lines += textwrap.wrap(line, WIDTH, subsequent_indent=" " * LABEL)
    return lines


def _player(view: View, seat: int, names: Sequence[str], lang: str) -> str:
    cards = view.palettes[seat]
    facts = {
        "points": scoring.completed_points(view.box, view.completed[seat]),
        "count": cards if isinstance(cards, int) else sum(cards),
        "hexes": view.hex_sizes[seat],
    }
    parts = [say(lang, "pa-player", player=names[seat], **facts)]
    if view.completed[seat]:
        titles = [title(lang, name) for name in view.titles(view.completed[seat])]
        parts.append(say(lang, "pa-player-completed", titles=titles))
    if not isinstance(cards, int) and seat != view.seat:
        parts.append(say(lang, "pa-player-open", cards=unpack(cards)))
    if view.closed[seat]:
        parts.append(say(lang, "pa-player-closed"))
    return " ".join(parts)


def _commission(view: View, card: int, message: str, lang: str) -> str:
    commission = view.box.commissions[card]
    about = [named(lang, "artist", commission.artist)]
    if message == "pa-commission":  # one's own: the whole label
        about += [year(lang, commission.year), named(lang, "place", commission.place)]
    label = ", ".join(part for part in about if part)
    full_title = title(lang, commission.title) + (f" ({label})" if label else "")
    line = say(lang, message, work=full_title, points=commission.points, cards=unpack(commission.palette))
    if view.seat is None:
        return line
    lacking = shortfall(commission.palette, view.palette)
    return f"{line} {say(lang, 'pa-lacking', cards=lacking) if lacking else say(lang, 'pa-payable')}"


def _settled(settled: Settled, seat: int | None, names: Sequence[str], lang: str) -> str:
    facts = offer_facts(settled.offer, seat, names, lang)
    return say(lang, "pa-settled", **{**facts, **partner_facts(settled.seat, seat, names), "fate": settled.fate})
