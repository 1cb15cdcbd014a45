"""Reading a whole state from its JSON, strictly: nothing is left out, nothing is filled in, nothing is unknown.

`position` completes named parts to a position; it reads them with the reader of this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bottega.core.errors import Illegal, Invalid
from bottega.core.reading import as_flag, as_list, as_map, as_text, as_whole, only, shown
from bottega.games.pastiche.box.colours import COLOURS, read_cards
from bottega.games.pastiche.box.components import Box, Commission
from bottega.games.pastiche.box.hexes import START, Map, read_cell, read_hex, unturned
from bottega.games.pastiche.rules.commissions import COMMISSIONS
from bottega.games.pastiche.rules.gallery import GALLERY
from bottega.games.pastiche.rules.offers import MAX_NUMBER, MakeOffer, has_listener
from bottega.games.pastiche.rules.placing import HEXES, can_place
from bottega.games.pastiche.rules.returns import HAND_LIMIT
from bottega.games.pastiche.rules.state import DISCARD, EVERYONE, FATES, PLACE, STEPS, Offer, Settled, State

FIELDS: Final = (
    *("turn", "step", "map", "bank", "palettes", "hexes", "commissions", "gallery", "deck", "supply"),
    *("completed", "offers", "offered", "settled", "turns", "last_round", "starter", "closed", "shown", "written_out"),
)
LAID: Final = ("at", "points", "centre", "by")
HEX: Final = ("points", "centre")
OFFER: Final = ("id", "by", "to", "give", "get")
MAX_TURNS: Final = 10_000


def state_from_json(box: Box, data: object, seats: int, options: Mapping[str, Any]) -> State:
    """The state that `State.to_json` wrote."""
    row = as_map(data, "state")
    require(row, FIELDS, "state", optional=("written_out",))
    require_each(row["map"], LAID, "map")
    for seat, tiles in enumerate(as_list(row["hexes"], "hexes")):
        require_each(tiles, HEX, f"hexes: {seat}")
    require_each(row["supply"], HEX, "supply")
    require_each(row["offers"], (*OFFER, "declined"), "offers", optional=("declined",))
    require_each(row["settled"], (*OFFER, "fate", "seat"), "settled")
    return StateReader(box, row, seats, options.get("open", False)).read()


def require(row: Mapping[str, Any], fields: tuple[str, ...], field: str, optional: tuple[str, ...] = ()) -> None:
    """All of these fields but for the optional ones, and no other."""
    only(row, fields, field)
    for name in fields:
        if name not in row and name not in optional:
            raise Invalid(f"{field}: {name}: missing")


def require_each(rows: object, fields: tuple[str, ...], field: str, optional: tuple[str, ...] = ()) -> None:
    for number, row in enumerate(as_list(rows, field)):
        require(as_map(row, f"{field}: {number}"), fields, f"{field}: {number}", optional)


class StateReader:
    """Reads one state. Cards and hexes that it writes out extend the box."""

    def __init__(self, box: Box, data: Mapping[str, Any], seats: int, is_open: bool) -> None:
        self.box = box
        self.data = data
        self.seats = seats
        self.written_out: dict[int, Commission] = {}
        self.written_hexes: dict[int, int] = {}
        self.cards_left = set(range(len(box.commissions)))  # of the box, not named so far
        self.hexes_left = set(range(len(box.hexes)))
        self.state = State(box, seats, is_open)
        self.state.lay_out()

    def read(self) -> State:
        state, data = self.state, self.data
        self.lay_map(Map({}, {}))
        self.define_written_out()
        state.completed = [tuple(cards) for cards in self.hands("completed")]
        state.gallery = self.cards(data["gallery"], "gallery", GALLERY)
        state.commissions = [tuple(cards) for cards in self.hands("commissions", COMMISSIONS)]
        state.deck = bits(self.cards(data["deck"], "deck"))
        state.hexes = [
            tuple(self.hexes(tiles, f"hexes: {seat}", HEXES)) for seat, tiles in enumerate(self.per_seat("hexes"))
        ]
        state.supply = bits(self.hexes(data["supply"], "supply"))
        self.extend_box()
        self.lay_shown(self.per_seat("shown"))
        palettes = self.per_seat("palettes")
        state.palettes = [list(read_cards(cards, f"palettes: {seat}")) for seat, cards in enumerate(palettes)]
        state.bank = list(read_cards(data["bank"], "bank"))
        self.check_cards()
        state.turns = [as_whole(taken, "turns", 0, MAX_TURNS) for taken in self.per_seat("turns")]
        state.turn, state.starter = (as_whole(data[name], name, 0, self.seats - 1) for name in ("turn", "starter"))
        self.lay_step(data["step"])
        state.last_round = as_flag(data["last_round"], "last_round")
        state.closed = [as_flag(closed, "closed") for closed in self.per_seat("closed")]
        self.lay_offers(data["settled"], data["offers"])
        state.offered = [as_whole(count, "offered", 0, 1000) for count in self.per_seat("offered")]
        return state

    def per_seat(self, field: str) -> list[Any]:
        """A list with an entry for each seat."""
        entries = as_list(self.data[field], field)
        if len(entries) != self.seats:
            raise Invalid(f"{field}: there are {self.seats} seats, not {len(entries)}")
        return entries

    # --- the map and the hexes ---

    def lay_map(self, laid: Map) -> None:
        for number, entry in enumerate(as_list(self.data["map"], "map")):
            field = f"map: {number}"
            row = as_map(entry, field)
            at = read_cell(row.get("at"), f"{field}: at")
            if at in laid.laid:
                raise Invalid(f"{field}: at: two hexes lie there")
            by = START if row.get("by") is None else as_whole(row["by"], f"{field}: by", 0, self.seats - 1)
            tile = read_hex({name: row.get(name) for name in ("points", "centre")}, field)
            if by != START:
                tile = self.with_centre(tile, field)
                self.use_hex(tile)
            laid = laid.with_hex(at, tile, by)
        self.state.map = laid

    def with_centre(self, tile: int, field: str) -> int:
        """A hex that a player holds or laid has a centre."""
        if tile >> 12 == 0:
            raise Invalid(f"{field}: centre: must be one or two primaries")
        return tile

    def use_hex(self, tile: int) -> int:
        """The number of the hex of the box that this one is, however it is turned; a new one if it is none of them."""
        same = [number for number in sorted(self.hexes_left) if unturned(self.box.hexes[number]) == unturned(tile)]
        if same:
            number = min(same, key=lambda number: self.box.hexes[number] != tile)
            self.hexes_left.remove(number)
            return number
        number = len(self.box.hexes) + sum(1 for new in self.written_hexes if new >= len(self.box.hexes))
        self.written_hexes[number] = tile
        return number

    def hexes(self, data: object, field: str, most: int | None = None) -> list[int]:
        """Hexes in a hand or in the supply, as they are written, even if the box has them turned."""
        found: list[int] = []
        for entry in as_list(data, field):
            tile = StateReader.with_centre(self, read_hex(entry, field), field)
            number = self.use_hex(tile)
            if number < len(self.box.hexes) and self.box.hexes[number] != tile:
                self.written_hexes[number] = tile
            found.append(number)
        if most is not None and len(found) > most:
            raise Invalid(f"{field}: {len(found)} hexes, a hand has at most {most} (PA-D1)")
        return found

    # --- commissions ---

    def define_written_out(self) -> None:
        for row in as_list(self.data.get("written_out", []), "written_out"):
            self.define(as_map(row, "written_out"), "written_out")

    def hands(self, field: str, most: int | None = None) -> list[list[int]]:
        return [self.cards(cards, f"{field}: {seat}", most) for seat, cards in enumerate(self.per_seat(field))]

    def cards(self, data: object, field: str, most: int | None = None) -> list[int]:
        found = [self.card(card, field) for card in as_list(data, field)]
        if most is not None and len(found) > most:
            place = "it shows" if field == "gallery" else "a hand has"
            raise Invalid(f"{field}: {len(found)} commissions, {place} at most {most} (PA-S1)")
        return found

    def card(self, data: object, field: str) -> int:
        """A commission by its title, or written out: then it need not be in the box."""
        if isinstance(data, Mapping) and "palette" in data:
            number: int | None = self.define(data, field)
            title = data.get("title", "")
        else:
            title = as_text(data.get("title") if isinstance(data, Mapping) else data, f"{field}: title")
            number = self.numbered(title)
        if number is None:
            raise Invalid(f"{field}: there is no commission {title!r} in the box")
        if number not in self.cards_left:
            raise Invalid(f"{field}: {title!r} is named twice, more than the box holds")
        self.cards_left.remove(number)
        return number

    def numbered(self, title: str) -> int | None:
        new = [number for number, card in self.written_out.items() if card.title == title]
        return new[0] if new else self.box.numbered(title)

    def define(self, row: Mapping[str, Any], field: str) -> int:
        """The number of a card that is written out: the box's own, changed if it differs, or a new one."""
        card = self.commission(row, field)
        number = self.numbered(card.title)
        if number in self.written_out:
            raise Invalid(f"{field}: {card.title!r} is named twice, more than the box holds")
        if number is None:
            number = len(self.box.commissions) + sum(1 for new in self.written_out if new >= len(self.box.commissions))
            self.cards_left.add(number)
        elif self.box.commissions[number] == card:
            return number
        self.written_out[number] = card
        return number

    def commission(self, row: Mapping[str, Any], field: str) -> Commission:
        names = ("title", "artist", "nationality", "year", "place")
        texts = {name: as_text(row.get(name, ""), f"{field}: {name}") for name in names}
        listed = row.get("palette")
        if isinstance(listed, list):
            counts: dict[str, int] = {}
            for colour in listed:
                counts[str(colour)] = counts.get(str(colour), 0) + 1
            listed = counts
        palette = read_cards(listed, f"{field}: palette")
        if not any(palette):
            raise Invalid(f"{field}: palette: at least one dab")
        points = row.get("points", sum(count * worth for count, worth in zip(palette, self.box.points, strict=True)))
        return Commission(texts, palette, as_whole(points, f"{field}: points", 0, 1000))

    def extend_box(self) -> None:
        """Once all cards and hexes are read."""
        self.state.box = self.box.extended(self.written_out, self.written_hexes)

    def lay_shown(self, shown_cards: list[Any]) -> None:
        """For each seat the commissions that everybody saw it take from the gallery."""
        state = self.state
        for seat, cards in enumerate(shown_cards):
            held = dict(zip(state.titles(state.commissions[seat]), state.commissions[seat], strict=True))
            for named in as_list(cards, f"shown: {seat}"):
                title = as_text(named, f"shown: {seat}")
                if title not in held:
                    raise Invalid(f"shown: {seat}: {title!r} is not among its commissions")
                state.shown[seat] |= 1 << held[title]

    # --- palette cards ---

    def check_cards(self) -> None:
        for index, colour in enumerate(COLOURS):
            held = self.state.bank[index] + sum(cards[index] for cards in self.state.palettes)
            if held > self.box.bank[index]:
                raise Invalid(
                    f"position: {held} {colour} cards, more cards than the box holds ({self.box.bank[index]})"
                )

    # --- the turn and its offers ---

    def lay_step(self, named: object) -> None:
        state = self.state
        if named not in STEPS:
            raise Invalid(f"step: must be one of {', '.join(STEPS)}, not {shown(named)}")
        state.step = STEPS.index(str(named))
        if state.step == PLACE and not can_place(state, state.turn):
            raise Invalid(f"step: seat {state.turn} cannot place a hex")
        if state.step == DISCARD and sum(state.palettes[state.turn]) <= HAND_LIMIT:
            raise Invalid(f"step: seat {state.turn} has no more than {HAND_LIMIT} cards (PA-H1)")

    def lay_offers(self, settled: object, still_open: object) -> None:
        """The offers of this turn; `offered` counts them."""
        state = self.state
        for number, entry in enumerate(as_list(settled, "settled")):
            field = f"settled: {number}"
            row = as_map(entry, field)
            offer = self.offer(row, field)
            state.offered[offer.by] += 1
            state.settled.append(Settled(offer, read_fate(row, field), self.partner(row, "seat", field)))
        for number, entry in enumerate(as_list(still_open, "offers")):
            field = f"offers: {number}"
            offer = self.offer(as_map(entry, field), field)
            try:
                MakeOffer(offer.to, offer.give, offer.get).check(state, offer.by)
            except Illegal as refusal:
                raise Invalid(f"{field}: {refusal}") from None
            if not has_listener(state, offer):
                raise Invalid(f"{field}: nobody is open to it (PA-P2)")
            state.offers.append(offer)
            state.offered[offer.by] += 1

    def offer(self, row: Mapping[str, Any], field: str) -> Offer:
        """An offer of this turn, open or settled."""
        others = [*self.state.offers, *[settled.offer for settled in self.state.settled]]
        by = as_whole(row.get("by"), f"{field}: by", 0, self.seats - 1)
        give, get = (read_cards(row.get(side), f"{field}: {side}") for side in ("give", "get"))
        number = as_whole(row.get("id", len(others) + 1), f"{field}: id", 0, MAX_NUMBER)
        if any(offer.number == number for offer in others):
            raise Invalid(f"{field}: id: {number} stands twice")
        declined = 0
        for seat in as_list(row.get("declined", []), f"{field}: declined"):
            declined |= 1 << as_whole(seat, f"{field}: declined", 0, self.seats - 1)
        return Offer(number, by, self.partner(row, "to", field), give, get, declined)

    def partner(self, row: Mapping[str, Any], name: str, field: str) -> int:
        return EVERYONE if row.get(name) is None else as_whole(row[name], f"{field}: {name}", 0, self.seats - 1)


def read_fate(row: Mapping[str, Any], field: str) -> str:
    fate = as_text(row.get("fate"), f"{field}: fate")
    if fate not in FATES:
        raise Invalid(f"{field}: fate: must be one of {', '.join(FATES)}, not {shown(fate)}")
    return fate


def bits(numbers: list[int]) -> int:
    """A bit for each number."""
    return sum(1 << number for number in numbers)
