"""Pastiche for the contract suite, written from `rules.en.ftl`; the rules' code was not followed."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, Final

from contract import Json, Secrets
from recipes import Recipe

PRIVATE = frozenset({"hexes"})  # commissions are drawn for the gallery too: tests/games/pastiche has those of a hand
SEALED: frozenset[str] = frozenset()
SIMULTANEOUS = False
STRIDE = 37
THOUGHT = 3
REPORT_GAMES = 2
PRIVATE_FIELDS = ("palettes", "hexes", "commissions")

# The fields of a state that other tools rely on; others may be added without a new golden game.
STATE = (
    *("turn", "step", "map", "bank", "palettes", "hexes", "commissions", "gallery", "deck", "supply"),
    *("completed", "offers", "turns", "last_round", "starter", "closed", "outcome"),
)

RECIPES = [
    Recipe("two-end-with-45-points", "pastiche", 2, "PA-E1", bot="greedy"),
    Recipe("three-end-with-40-points", "pastiche", 3, "PA-E1", bot="greedy"),
    Recipe("four-end-with-35-points", "pastiche", 4, "PA-E1", bot="greedy"),
    Recipe("two-end-without-hexes", "pastiche", 2, "PA-D2"),
    Recipe("three-end-without-hexes", "pastiche", 3, "PA-D2"),
    Recipe("four-end-without-hexes", "pastiche", 4, "PA-D2"),
]


def other(seat: int | None) -> int:
    return 1 if seat is None else seat - 1


def acceptable(state: Json, seat: int | None) -> list[bool]:
    """Could the others pay what they are asked? Only they may know."""
    seats = [owner for owner in range(len(state["palettes"])) if owner != seat]
    return [Counter(offer["get"]) <= Counter(state["palettes"][owner]) for offer in state["offers"] for owner in seats]


SECRETS: Final[Secrets] = {
    "another palette": lambda state, seat: state["palettes"][other(seat)],
    "another's hexes": lambda state, seat: state["hexes"][other(seat)],
    "another's commissions": lambda state, seat: state["commissions"][other(seat)],
    "the deck": lambda state, _: state["deck"],
    "the supply": lambda state, _: state["supply"],
}


@cache
def components() -> Json:
    file = resources.files("bottega.games.pastiche.box") / "components.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def cards() -> dict[str, Json]:
    return {card["title"]: card for card in components()["commission"]}


# --- every card and hex is somewhere ---


def hex_name(tile: Json) -> str:
    """The same however the hex is turned."""
    turned = [tile["points"][turn:] + tile["points"][:turn] for turn in range(6)]
    return f"hex {min(turned)} {''.join(sorted(tile['centre']))}"


def box() -> Counter[str]:
    palette = Counter({colour: row["cards"] for colour, row in components()["palette"].items()})
    return palette + Counter(cards().keys()) + Counter(map(hex_name, components()["hex"]))


def account(state: Json) -> Counter[str]:
    for offer in state["offers"]:
        assert Counter(offer["give"]) <= Counter(state["palettes"][offer["by"]]), "an offer that cannot be kept is void"
        assert state["turn"] in (offer["by"], offer["to"]), "the player on turn is one of the two (PA-P1)"
    assert len(state["gallery"]) == 4 or not state["deck"], "the gallery is filled (PA-G2)"
    assert all(len(hand) == 2 or not state["deck"] for hand in state["commissions"]), "so is a hand"
    found: Counter[str] = sum(map(Counter, state["palettes"]), Counter(state["bank"]))
    for titles in (state["gallery"], state["deck"], *state["commissions"], *state["completed"]):
        found += Counter(titles)
    tiles = [tile for tiles in (state["supply"], *state["hexes"]) for tile in tiles]
    tiles += [tile for tile in state["map"] if tile["by"] is not None]
    return found + Counter(map(hex_name, tiles))


# --- what a seat may not know ---


def scramble(state: Json, seat: int | None, rng: random.Random) -> Json:
    """All that others hold, the deck and the supply, dealt anew; whoever made an offer can still keep it.

    Commissions that everybody saw somebody take stay where they are.
    """
    hexes, supply = _dealt_anew(state["hexes"], [[]] * len(state["hexes"]), state["supply"], seat, rng)
    twin = state | {"hexes": hexes, "supply": supply}
    if state["step"] == "over":
        return twin  # hands are shown then, to be counted (PA-E3)
    commissions, deck = _dealt_anew(state["commissions"], state["shown"], state["deck"], seat, rng)
    return twin | {"palettes": _palettes_anew(state, seat, rng), "commissions": commissions, "deck": deck}


def remember(twin: Json, truth: Json) -> Json:
    """Palette cards come and go in the open: `test_knowledge.py` reckons them from what everybody hears."""
    return twin | {"palettes": truth["palettes"]}


def _dealt_anew(
    hands: list[Any], shown: list[Any], rest: list[Any], seat: int | None, rng: random.Random
) -> tuple[list[Any], list[Any]]:
    hidden = [owner for owner in range(len(hands)) if owner != seat]
    unseen = [thing for owner in hidden for thing in hands[owner] if thing not in shown[owner]] + rest
    rng.shuffle(unseen)
    dealt = list(hands)
    for owner in hidden:
        dealt[owner] = [thing if thing in shown[owner] else unseen.pop() for thing in hands[owner]]
    return dealt, unseen


def _palettes_anew(state: Json, seat: int | None, rng: random.Random) -> list[Json]:
    """The bank is open, so cards only change hands among the others."""
    hands = [Counter[str](hand) for hand in state["palettes"]]
    hidden = [owner for owner in range(len(hands)) if owner != seat]
    promised: dict[int, Counter[str]] = {owner: Counter() for owner in hidden}
    for offer in state["offers"]:
        if offer["by"] in promised:
            promised[offer["by"]] |= Counter(offer["give"])
    unseen = [card for owner in hidden for card in (hands[owner] - promised[owner]).elements()]
    rng.shuffle(unseen)
    dealt = list(hands)
    for owner in hidden:
        free = hands[owner].total() - promised[owner].total()
        dealt[owner] = promised[owner] + Counter(unseen.pop() for _ in range(free))
    return [dict(hand) for hand in dealt]


def agree(twin: Json, before: Json, move: Json) -> Json | None:
    """A placement names its hex by a number only, but all see it: the twin's mover must hold the same one there.

    Whether a mover can still keep its own offers shows how much of a colour it has; all have seen that, too.
    """
    if any(offer["by"] == move["seat"] for offer in before["offers"]):
        return twin | {"palettes": before["palettes"]}
    if move["action"]["type"] != "place":
        return None
    seat, place = move["seat"], move["action"]["hex"]
    shown = before["hexes"][seat][place]
    hexes = [list(tiles) for tiles in twin["hexes"]]
    supply = list(twin["supply"])
    for tiles in (hexes[seat], supply, *hexes):
        if shown in tiles:
            there = tiles.index(shown)
            tiles[there], hexes[seat][place] = hexes[seat][place], shown
            break
    return twin | {"hexes": hexes, "supply": supply}


# --- the map, by the corners of its hexes ---

Cell = tuple[int, int]
Corner = tuple[int, int]
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # clockwise from the top, y downwards


def corners(cell: Cell) -> list[Corner]:
    """Where a hex's points lie on the table, on a grid of half widths and half sides."""
    q, r = cell
    return [(2 * q + r + x, 3 * r + y) for x, y in CORNERS]


CHART: Final = {
    "RY": "orange",
    "BY": "green",
    "BR": "violet",
    "BRY": "brown",
    "RRY": "scarlet",
    "RYY": "amber",
    "BYY": "olive",
    "BBY": "teal",
    "BRR": "magenta",
    "BBR": "purple",
    "RRR": "red",
    "YYY": "yellow",
    "BBB": "blue",
}
PRIMARIES: Final = {"R": "red", "Y": "yellow", "B": "blue"}
FOR_THREE: Final = {
    *("black", "white", "orange", "green", "violet", "brown"),
    *("amber", "scarlet", "olive", "teal", "magenta", "purple"),
}


class Canvas:
    """The map: who laid which cell, and the dabs at every corner."""

    def __init__(self) -> None:
        self.owners: dict[Cell, int | None] = {}
        self.dabs: dict[Corner, str] = {}

    def lay(self, cell: Cell, points: str, by: int | None) -> None:
        assert cell not in self.owners, "two hexes in one cell"
        self.owners[cell] = by
        for corner, dab in zip(corners(cell), points, strict=True):
            self.dabs[corner] = self.dabs.get(corner, "") + dab

    def sides(self, cell: Cell) -> list[int | None]:
        """Who laid the hexes that share a side: two corners."""
        mine = set(corners(cell))
        return [by for laid, by in self.owners.items() if len(mine & set(corners(laid))) == 2]

    def mixed(self, cell: Cell, points: str) -> list[str]:
        dabs = ["".join(sorted(self.dabs.get(at, "") + dab)) for at, dab in zip(corners(cell), points, strict=True)]
        return [CHART[met] for met in dabs if met in CHART]


# --- a whole game, by the moves alone ---


class Studio:
    """Plays a record again by the rules' text, and asserts on the way that every move was legal."""

    def __init__(self, seats: int, start: Json) -> None:
        self.seats = seats
        self.turn, self.step, self.starter = start["turn"], start["step"], start["starter"]
        self.canvas = Canvas()
        for tile in start["map"]:
            self.canvas.lay((tile["at"][0], tile["at"][1]), tile["points"], tile["by"])
        self.bank = Counter[str](start["bank"])
        self.palettes = [Counter[str](hand) for hand in start["palettes"]]
        self.hexes: list[list[Json]] = [list(tiles) for tiles in start["hexes"]]
        self.supply: list[Json] = list(start["supply"])
        self.commissions: list[list[str]] = [list(titles) for titles in start["commissions"]]
        self.gallery: list[str] = list(start["gallery"])
        self.deck = set(start["deck"])
        self.completed: list[list[str]] = [list(titles) for titles in start["completed"]]
        self.last_round = start["last_round"]
        self.closed: list[bool] = list(start["closed"])
        self.offered: list[int] = list(start["offered"])
        self.talk = {
            "offer": self.offer,
            "accept": self.accept,
            "decline": self.decline,
            "withdraw": self.withdraw,
            "closed": self.close,
        }
        self.work = {
            "place": self.place,
            "bank": self.trade,
            "swap": self.swap,
            "complete": self.complete,
            "return": self.give_back,
            "end": self.end,
        }
        self.offers: dict[int, Json] = {}
        for offer in start["offers"]:
            refused = offer.get("declined", [])
            self.offers[offer["id"]] = offer | {"open": [seat for seat in self.asked(offer) if seat not in refused]}

    def asked(self, offer: Json) -> list[int]:
        return [seat for seat in range(self.seats) if seat != offer["by"] and offer["to"] in (None, seat)]

    def move(self, seat: int, action: Json, chance: Json) -> None:
        assert self.step != "over", "a move after the end"
        kind = action["type"]
        if kind in self.talk:
            assert not chance, "nothing is drawn here"
            self.talk[kind](seat, action)
        else:
            assert seat == self.turn, "a move out of turn"
            self.work[kind](action, chance)
        self.offers = {
            number: offer
            for number, offer in self.offers.items()
            if offer["open"] and Counter(offer["give"]) <= self.palettes[offer["by"]]
        }

    # PA-T1 to PA-T4

    def place(self, action: Json, chance: Json) -> None:
        assert self.step == "place"
        assert not chance, "hexes are drawn last"
        tile = self.hexes[self.turn].pop(action["hex"])
        turn = action["rotation"]
        points = tile["points"][6 - turn :] + tile["points"][: 6 - turn]
        cell = (action["at"][0], action["at"][1])
        assert set(self.canvas.sides(cell)) - {self.turn}, "PA-T2"
        if action["take"] == "mix":
            gained = self.canvas.mixed(cell, points)
        else:
            gained = [action["take"]]
            assert action["take"] in {PRIMARIES[dab] for dab in tile["centre"]}, "PA-T3"
            assert self.bank[action["take"]], "PA-T4"
        for colour in gained:
            self.take(colour)
        self.canvas.lay(cell, points, self.turn)
        self.step = "trade"

    def take(self, colour: str) -> None:
        if self.bank[colour]:
            self.bank[colour] -= 1
            self.palettes[self.turn][colour] += 1

    def pay(self, cards: Counter[str]) -> None:
        assert cards <= self.palettes[self.turn], "cards that are not there"
        self.palettes[self.turn] -= cards
        self.bank += cards

    # PA-B1 to PA-B4

    def fair(self, give: Counter[str], get: str) -> bool:
        if give.total() == 3:
            return len(give) == 1 and get in FOR_THREE
        primary = any(give[colour] for colour in PRIMARIES.values())
        return (
            (give == Counter(["yellow", "brown"]) and get == "bisque")
            or (give == Counter(["black", "white"]) and get == "gray")
            or (give.total() == 2 and primary and get in PRIMARIES.values())
        )

    def trade(self, action: Json, _: Json) -> None:
        give = Counter[str](action["give"])
        assert self.step == "trade", "PA-T5"
        assert self.fair(give, action["get"]), "PA-B1 to PA-B3"
        self.pay(give)
        assert self.bank[action["get"]], "PA-B4"
        self.take(action["get"])

    # PA-P1, PA-P2

    def offer(self, seat: int, action: Json) -> None:
        assert self.step == "trade"
        assert self.turn in (seat, action["to"]), "PA-P1"
        assert seat != action["to"], "PA-P1"
        assert action["give"], "PA-P2: empty sides"
        assert action["get"], "PA-P2: empty sides"
        assert Counter(action["give"]) <= self.palettes[seat]
        number = 1 + max([sum(self.offered), *self.offers])
        self.offered[seat] += 1
        assert self.offered[seat] <= 6, "PA-P2"
        for counter in self.offers.values():  # an answer with an offer declines
            if counter["by"] == action["to"] and seat in counter["open"]:
                counter["open"].remove(seat)
        made = {"by": seat, "to": action["to"], "give": action["give"], "get": action["get"]}
        self.offers[number] = made | {"open": [one for one in self.asked(made) if not self.closed[one]]}

    def accept(self, seat: int, action: Json) -> None:
        offer = self.offers.pop(action["offer"])
        assert seat in offer["open"], "PA-P2"
        give, get = Counter[str](offer["give"]), Counter[str](offer["get"])
        assert give <= self.palettes[offer["by"]]
        assert get <= self.palettes[seat]
        self.palettes[seat] += give
        self.palettes[seat] -= get
        self.palettes[offer["by"]] += get
        self.palettes[offer["by"]] -= give

    def decline(self, seat: int, action: Json) -> None:
        self.offers[action["offer"]]["open"].remove(seat)

    def withdraw(self, seat: int, action: Json) -> None:
        assert self.offers.pop(action["offer"])["by"] == seat, "PA-P2"

    def close(self, seat: int, action: Json) -> None:
        self.closed[seat] = action["on"]
        for offer in self.offers.values():
            if action["on"] and seat in offer["open"]:
                offer["open"].remove(seat)

    # PA-G1 to PA-G3

    def swap(self, action: Json, _: Json) -> None:
        assert self.step == "trade", "PA-G1"
        self.step, self.offers = "complete", {}
        hand = self.commissions[self.turn]
        mine, theirs = hand.index(action["commission"]), self.gallery.index(action["gallery"])
        hand[mine], self.gallery[theirs] = self.gallery[theirs], hand[mine]

    def complete(self, action: Json, chance: Json) -> None:
        assert self.step in ("trade", "complete")
        self.step, self.offers = "complete", {}
        title = action["commission"]
        self.pay(Counter(cards()[title]["palette"]))
        where = self.commissions[self.turn] if title in self.commissions[self.turn] else self.gallery
        slot = where.index(title)
        if self.deck:
            (where[slot],) = chance["commissions"]
            self.deck.remove(where[slot])
        else:
            assert not chance, "PA-G3"
            where.pop(slot)
        self.completed[self.turn].append(title)
        if self.painted(self.turn) >= {2: 45, 3: 40, 4: 35}[self.seats]:  # PA-E1
            self.last_round = True

    # PA-H1, PA-D1

    def end(self, _: Json, chance: Json) -> None:
        assert self.step in ("trade", "complete"), "PA-T1"
        self.offers = {}
        if self.palettes[self.turn].total() > 8:
            assert not chance, "the hex is drawn last"
            self.step = "discard"
        else:
            self.pass_on(chance)

    def give_back(self, action: Json, chance: Json) -> None:
        assert self.step == "discard"
        self.pay(Counter(action["cards"]))
        assert self.palettes[self.turn].total() == 8, "PA-H1"
        self.pass_on(chance)

    def pass_on(self, chance: Json) -> None:
        mine, drawn = self.hexes[self.turn], chance.get("hexes", [])
        for tile in drawn:
            self.supply.remove(tile)
            mine.append(tile)
        assert len(mine) == 2 or not self.supply, "PA-D1"
        assert len(mine) <= 2
        out = not self.supply and not any(self.hexes)  # PA-D2
        self.last_round = self.last_round or out
        self.turn = (self.turn + 1) % self.seats
        self.offered = [0] * self.seats
        if self.last_round and self.turn == self.starter:
            self.step = "over"
        else:
            self.step = "place" if self.hexes[self.turn] else "trade"

    # PA-E1 to PA-E5

    def painted(self, seat: int) -> int:
        return sum(cards()[title]["points"] for title in self.completed[seat])

    def usable(self, seat: int) -> int:
        needs = Counter(colour for title in self.commissions[seat] for colour in cards()[title]["palette"])
        return sum(
            count * components()["palette"][name]["points"] for name, count in (self.palettes[seat] & needs).items()
        )

    def bonuses(self, seat: int) -> int:
        works = sorted((cards()[title]["artist"], cards()[title]["points"]) for title in self.completed[seat])
        pairs = [one[1] + two[1] for one, two in pairwise(works) if one[0] == two[0]]
        return sum(3 if pair <= 17 else 4 if pair <= 22 else 5 if pair <= 27 else 6 for pair in pairs)

    def result(self) -> Json:
        assert self.step == "over", "the record has no end"
        ranks = []
        for seat in range(self.seats):
            painted, usable, bonuses = self.painted(seat), self.usable(seat), self.bonuses(seat)
            ranks.append((painted + usable + bonuses, len(self.completed[seat]), usable, bonuses))
        called = any(self.painted(seat) >= {2: 45, 3: 40, 4: 35}[self.seats] for seat in range(self.seats))
        return {
            "winners": [seat for seat, rank in enumerate(ranks) if rank == max(ranks)],
            "scores": [rank[0] for rank in ranks],
            "reason": "PA-E1" if called else "PA-D2",
        }


def score(played: Json) -> Json:
    studio = Studio(played["seats"], played.get("position") or _dealt(played["seats"], played["setup"]))
    for move in played["moves"]:
        studio.move(move["seat"], move["action"], move.get("chance", {}))
    return studio.result()


def _dealt(seats: int, setup: Json) -> Json:
    """PA-S1: the gallery, then two commissions and two hexes for each seat."""
    titles, tiles = setup["commissions"], setup["hexes"]
    supply = [{"points": row["points"], "centre": row["centre"]} for row in components()["hex"]]
    for tile in tiles:
        supply.remove(tile)
    secondaries = Counter(["green", "violet", "orange", "brown"])
    bank = Counter({colour: row["cards"] for colour, row in components()["palette"].items()})
    for _ in range(seats):
        bank -= secondaries
    return {
        "turn": setup["starter"],
        "starter": setup["starter"],
        "step": "place",
        "last_round": False,
        "map": [{**row, "by": None} for row in components()["start"]],
        "bank": bank,
        "supply": supply,
        "palettes": [secondaries] * seats,
        "hexes": [tiles[2 * seat : 2 * seat + 2] for seat in range(seats)],
        "gallery": titles[:4],
        "commissions": [titles[4 + 2 * seat : 6 + 2 * seat] for seat in range(seats)],
        "deck": set(cards()) - set(titles),
        "completed": [[]] * seats,
        "offers": [],
        "offered": [0] * seats,
        "closed": [False] * seats,
    }


# --- corners ---


def positions(seats: int) -> list[Json]:
    """The last hexes and cards: with the end called or not, with an empty bank, an empty deck, and offers standing."""
    return [_called(seats), _rich(seats), _last_hexes(seats), _talking(seats)]


def reasons(_: int) -> set[str]:
    return {"PA-E1", "PA-D2"}


def _laid(seats: int, left: int) -> Json:
    """A map with all hexes but some: rows below the starting piece, each hex turned another way, by all in turn."""
    rows = components()["hex"]
    cells = [(q - r // 2, r) for r in range(2, 12) for q in range(6)]
    tiles = [
        {
            "at": list(cell),
            "points": row["points"][number % 6 :] + row["points"][: number % 6],
            "centre": row["centre"],
            "by": number % seats,
        }
        for number, (cell, row) in enumerate(zip(cells, rows[: len(rows) - left], strict=False))
    ]
    return {"map": tiles, "supply": [], "hexes": [[_hex(row)] for row in rows[len(rows) - left :][:seats]]}


def _hex(row: Json) -> Json:
    return {"points": row["points"], "centre": row["centre"]}


def _called(seats: int) -> Json:
    """The end is called (PA-E1) and the last round begins: the deck is empty, all else has been completed."""
    titles = list(cards())
    hands = [[titles.pop(), titles.pop()] for _ in range(seats)]
    gallery = [titles.pop() for _ in range(4)]
    done = [titles[seat::seats] for seat in range(seats)]
    return {"turn": 0, "completed": done, "commissions": hands, "gallery": gallery, "deck": []}


def _rich(seats: int) -> Json:
    """Nearly all palette cards are in hands: empty stacks, and a lot to return. Two hexes each are left."""
    stock = {colour: row["cards"] for colour, row in components()["palette"].items()}
    palettes = [{colour: count // seats for colour, count in stock.items()} for _ in range(seats)]
    rows = components()["hex"][-2 * seats :]
    tiles = [[_hex(rows[2 * seat]), _hex(rows[2 * seat + 1])] for seat in range(seats)]
    return {"turn": 0, "palettes": palettes, **_laid(seats, 2 * seats), "hexes": tiles}


def _last_hexes(seats: int) -> Json:
    """One hex each and no supply; seat 1 begins."""
    return {"turn": 1, **_laid(seats, seats)}


def _talking(seats: int) -> Json:
    """Offers to one, to all and from out of turn, one declined already; the last hexes are in hand."""
    to_all: Json = {"id": 1, "by": 0, "to": None, "give": {"green": 1}, "get": {"brown": 1}}
    closed = [False, False, seats == 4, False][:seats]
    if seats > 2:
        to_all["declined"] = [1, 2] if seats == 4 else [1]
    to_one = {"id": 2, "by": 0, "to": 1, "give": {"green": 1, "orange": 1}, "get": {"violet": 1}}
    back = {"id": 3, "by": 1, "to": 0, "give": {"orange": 1}, "get": {"violet": 1}}
    return {
        "turn": 0,
        "step": "trade",
        "offers": [to_all, to_one, back],
        "offered": [2, 1, 0, 0][:seats],
        "closed": closed,
        **_laid(seats, seats),
    }
