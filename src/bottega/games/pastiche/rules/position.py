"""A position from its named parts: what is not named is the box minus what is, or a fresh deal of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bottega.core.chance import Chance
from bottega.core.errors import Illegal, Invalid
from bottega.core.reading import as_flag, as_list, as_map, as_text, as_whole, only, shown
from bottega.games.pastiche.box.colours import COLOURS, SECONDARIES, none, read_cards
from bottega.games.pastiche.box.components import Box, Commission
from bottega.games.pastiche.box.hexes import ALL_DABS, START, Map, read_cell, read_hex, unturned
from bottega.games.pastiche.rules import offers, scoring, turn
from bottega.games.pastiche.rules.actions import MakeOffer
from bottega.games.pastiche.rules.state import DISCARD, EVERYONE, FATES, PLACE, STEPS, Offer, Settled, State

FIELDS = (
    *("turn", "step", "map", "bank", "palettes", "hexes", "commissions", "gallery", "deck", "supply"),
    *("completed", "offers", "offered", "settled", "turns", "last_round", "starter", "closed", "shown", "written_out"),
)


def lay(box: Box, data: Mapping[str, Any], seats: int, is_open: bool, chance: Chance) -> State:
    only(data, FIELDS, "position")
    return _Laying(box, data, seats, is_open, chance).state


class _Laying:
    """Lays one position; cards and hexes that are written out extend the box."""

    def __init__(self, box: Box, data: Mapping[str, Any], seats: int, is_open: bool, chance: Chance) -> None:
        self.box = box
        self.data = data
        self.seats = seats
        self.chance = chance
        self.written_out: dict[int, Commission] = {}
        self.written_hexes: dict[int, int] = {}
        self.cards_left = set(range(len(box.commissions)))
        self.hexes_left = set(range(len(box.hexes)))
        self.state = State(box, seats, is_open)
        self.state.lay_out()
        self._lay_map()
        for row in as_list(data.get("written_out", []), "written_out"):
            self.define(as_map(row, "written_out"), "written_out")
        self._lay_named_cards()
        self._lay_named_hexes()
        self.state.box = box.extended(self.written_out, self.written_hexes)
        self._fill_cards()
        self._fill_hexes()
        self._lay_palettes()
        self._lay_turns()
        self._lay_offers()

    def per_seat(self, field: str) -> list[Any]:
        """A list with an entry for each seat; none for what is not named."""
        if self.data.get(field) is None:
            return [None] * self.seats
        entries = as_list(self.data[field], field)
        if len(entries) != self.seats:
            raise Invalid(f"{field}: there are {self.seats} seats, not {len(entries)}")
        return entries

    # --- the map and the hexes ---

    def _lay_map(self) -> None:
        if "map" not in self.data:
            return
        laid = Map({}, {})
        rows = [as_map(row, f"map: {number}") for number, row in enumerate(as_list(self.data["map"], "map"))]
        if all(row.get("by") is not None for row in rows):
            laid = self.box.map  # a map always has its starting piece
        for number, row in enumerate(rows):
            field = f"map: {number}"
            place = read_cell(row.get("at"), f"{field}: at")
            if place in laid.laid:
                raise Invalid(f"{field}: at: two hexes lie there")
            by = START if row.get("by") is None else as_whole(row["by"], f"{field}: by", 0, self.seats - 1)
            tile = read_hex({name: row.get(name) for name in ("points", "centre")}, field)
            if by != START:
                tile = self.with_centre(tile, field)
                self.use_hex(tile)
            laid = laid.with_hex(place, tile, by)
        self.state.map = laid

    def with_centre(self, tile: int, field: str) -> int:
        """A laid hex whose centre is not named is the one of the box with these points."""
        if tile != tile & ALL_DABS:
            return tile
        for number in sorted(self.hexes_left):
            dabs = self.box.hexes[number] & ALL_DABS
            if unturned(dabs) == unturned(tile):
                return tile + self.box.hexes[number] - dabs
        raise Invalid(f"{field}: centre: must be one or two primaries")

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

    def hand_hex(self, data: object, field: str) -> int:
        """A hex in a hand or in the supply, as it is written, even if the box has it turned."""
        tile = read_hex(data, field)
        if tile >> 12 == 0:
            raise Invalid(f"{field}: centre: must be one or two primaries")
        number = self.use_hex(tile)
        if number < len(self.box.hexes) and self.box.hexes[number] != tile:
            self.written_hexes[number] = tile
        return number

    def _lay_named_hexes(self) -> None:
        self.named_hexes: list[list[int] | None] = []
        for seat, tiles in enumerate(self.per_seat("hexes")):
            field = f"hexes: {seat}"
            named = None if tiles is None else [self.hand_hex(tile, field) for tile in as_list(tiles, field)]
            if named is not None and len(named) > turn.HEXES:
                raise Invalid(f"{field}: {len(named)} hexes, a hand has at most {turn.HEXES} (PA-D1)")
            self.named_hexes.append(named)
        self.named_supply = None
        if "supply" in self.data:
            self.named_supply = [self.hand_hex(tile, "supply") for tile in as_list(self.data["supply"], "supply")]

    def _fill_hexes(self) -> None:
        """Hands that are not named come from what is left of the box; the supply then is the rest, or as named."""
        state = self.state
        state.supply = sum(1 << number for number in self.hexes_left)
        for seat, named in enumerate(self.named_hexes):
            if named is None:
                turn.fill_hexes(state, seat, self.chance)
            else:
                state.hexes[seat] = tuple(named)
        if self.named_supply is not None:
            state.supply = sum(1 << number for number in self.named_supply)

    # --- commissions ---

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
        """The number of a card that is written out: the box's own if it is the same, one in its place, or a new one."""
        card = self._written_out(row, field)
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

    def _written_out(self, row: Mapping[str, Any], field: str) -> Commission:
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

    def _lay_named_cards(self) -> None:
        for seat, cards in enumerate(self.per_seat("completed")):
            field = f"completed: {seat}"
            self.state.completed[seat] = tuple([self.card(card, field) for card in as_list(cards or [], field)])
        self.named_gallery = None
        if "gallery" in self.data:
            self.named_gallery = [self.card(card, "gallery") for card in as_list(self.data["gallery"], "gallery")]
        self.named_commissions: list[list[int] | None] = []
        for seat, cards in enumerate(self.per_seat("commissions")):
            field = f"commissions: {seat}"
            named = None if cards is None else [self.card(card, field) for card in as_list(cards, field)]
            if named is not None and len(named) > turn.COMMISSIONS:
                raise Invalid(f"{field}: {len(named)} commissions, a hand has at most {turn.COMMISSIONS} (PA-S1)")
            self.named_commissions.append(named)
        self.named_deck = None
        if "deck" in self.data:
            self.named_deck = [self.card(card, "deck") for card in as_list(self.data["deck"], "deck")]
        if self.named_gallery is not None and len(self.named_gallery) > turn.GALLERY:
            raise Invalid(f"gallery: {len(self.named_gallery)} commissions, it shows at most {turn.GALLERY} (PA-S1)")

    def _fill_cards(self) -> None:
        state = self.state
        state.deck = sum(1 << card for card in self.cards_left)
        state.gallery = self._drawn(turn.GALLERY) if self.named_gallery is None else self.named_gallery
        for seat, named in enumerate(self.named_commissions):
            state.commissions[seat] = tuple(self._drawn(turn.COMMISSIONS) if named is None else named)
        if self.named_deck is not None:
            state.deck = sum(1 << card for card in self.named_deck)
        self._lay_shown()

    def _lay_shown(self) -> None:
        """Which commissions everybody saw a seat take from the gallery."""
        state = self.state
        for seat, cards in enumerate(self.per_seat("shown")):
            held = dict(zip(state.titles(state.commissions[seat]), state.commissions[seat], strict=True))
            for named in as_list(cards or [], f"shown: {seat}"):
                title = as_text(named, f"shown: {seat}")
                if title not in held:
                    raise Invalid(f"shown: {seat}: {title!r} is not among its commissions")
                state.shown[seat] |= 1 << held[title]

    def _drawn(self, count: int) -> list[int]:
        state = self.state
        return [turn.draw_commission(state, self.chance) for _ in range(min(count, state.deck.bit_count()))]

    # --- palette cards ---

    def _lay_palettes(self) -> None:
        state = self.state
        for seat, cards in enumerate(self.per_seat("palettes")):
            if cards is None:
                for secondary in SECONDARIES:
                    state.palettes[seat][secondary] = 1
            else:
                state.palettes[seat] = list(read_cards(cards, f"palettes: {seat}"))
        named_bank = list(read_cards(self.data["bank"], "bank")) if "bank" in self.data else none()
        for place, colour in enumerate(COLOURS):
            held = named_bank[place] + sum(cards[place] for cards in state.palettes)
            if held > self.box.bank[place]:
                raise Invalid(
                    f"position: {held} {colour} cards, more cards than the box holds ({self.box.bank[place]})"
                )
            state.bank[place] = named_bank[place] if "bank" in self.data else self.box.bank[place] - held

    # --- turns and offers ---

    def _lay_turns(self) -> None:
        state, data, seats = self.state, self.data, self.seats
        turns = [0 if taken is None else as_whole(taken, "turns", 0, 10_000) for taken in self.per_seat("turns")]
        state.turns = turns
        if "turn" in data:
            state.turn = as_whole(data["turn"], "turn", 0, seats - 1)
            state.starter = next((seat for seat in range(seats) if _fits(turns, seat, state.turn)), state.turn)
        else:
            state.turn = state.starter = int(self.chance.pick(turn.STARTER, seats))
        if "starter" in data:
            state.starter = as_whole(data["starter"], "starter", 0, seats - 1)
            state.turn = state.turn if "turn" in data else state.starter
        named_step = data.get("step", "place" if turn.can_place(state, state.turn) else "trade")
        if named_step not in STEPS:
            raise Invalid(f"step: must be one of {', '.join(STEPS)}, not {shown(named_step)}")
        state.step = STEPS.index(named_step)
        state.last_round = as_flag(
            data.get("last_round", any(scoring.enough(state, s) for s in range(seats))), "last_round"
        )
        state.closed = [closed is not None and as_flag(closed, "closed") for closed in self.per_seat("closed")]
        if state.step == PLACE and not turn.can_place(state, state.turn):
            raise Invalid(f"step: seat {state.turn} cannot place a hex")
        if state.step == DISCARD and sum(state.palettes[state.turn]) <= turn.HAND_LIMIT:
            raise Invalid(f"step: seat {state.turn} has no more than {turn.HAND_LIMIT} cards (PA-H1)")

    def _lay_offers(self) -> None:
        state = self.state
        for number, entry in enumerate(as_list(self.data.get("settled", []), "settled")):
            field = f"settled: {number}"
            row = as_map(entry, field)
            offer = self.offer(row, field)
            state.offered[offer.by] += 1
            state.settled.append(Settled(offer, _fate(row, field), self.partner(row, "seat", field)))
        for number, entry in enumerate(as_list(self.data.get("offers", []), "offers")):
            field = f"offers: {number}"
            offer = self.offer(as_map(entry, field), field)
            try:
                offers.check_offer(state, offer.by, MakeOffer(offer.to, offer.give, offer.get))
            except Illegal as refusal:
                raise Invalid(f"{field}: {refusal}") from None
            if not any(offer.is_for(seat) and not state.closed[seat] for seat in range(self.seats)):
                raise Invalid(f"{field}: nobody is open to it (PA-P2)")
            state.offers.append(offer)
            state.offered[offer.by] += 1
        named = self.per_seat("offered")
        state.offered = [
            state.offered[seat] if count is None else as_whole(count, "offered", 0, 1000)
            for seat, count in enumerate(named)
        ]

    def offer(self, row: Mapping[str, Any], field: str) -> Offer:
        """An offer of this turn, open or settled."""
        others = [*self.state.offers, *[settled.offer for settled in self.state.settled]]
        by = as_whole(row.get("by"), f"{field}: by", 0, self.seats - 1)
        give, get = (read_cards(row.get(side), f"{field}: {side}") for side in ("give", "get"))
        name = as_whole(row.get("id", len(others) + 1), f"{field}: id", 0, 1_000_000)
        if any(offer.number == name for offer in others):
            raise Invalid(f"{field}: id: {name} stands twice")
        declined = 0
        for seat in as_list(row.get("declined", []), f"{field}: declined"):
            declined |= 1 << as_whole(seat, f"{field}: declined", 0, self.seats - 1)
        return Offer(name, by, self.partner(row, "to", field), give, get, declined)

    def partner(self, row: Mapping[str, Any], name: str, field: str) -> int:
        return EVERYONE if row.get(name) is None else as_whole(row[name], f"{field}: {name}", 0, self.seats - 1)


def _fate(row: Mapping[str, Any], field: str) -> str:
    fate = as_text(row.get("fate"), f"{field}: fate")
    if fate not in FATES:
        raise Invalid(f"{field}: fate: must be one of {', '.join(FATES)}, not {shown(fate)}")
    return fate


def _fits(turns: list[int], starter: int, turn: int) -> bool:
    """Could a game begun by this seat have come to these turns, this one's being next?"""
    seats = len(turns)
    gone = (turn - starter) % seats
    taken = [turns[(starter + place) % seats] for place in range(seats)]
    return all(count == taken[-1] + (1 if place < gone else 0) for place, count in enumerate(taken))
