"""A whole game of Fresco by its moves alone, written from the rules' text: who has how many points at the end."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, count
from typing import Final

from contract import Json
from contract.fresco_box import (
    AT,
    LEONARDO,
    LOCATIONS,
    PAINTS,
    PRIMARIES,
    SECONDARIES,
    Cell,
    Painter,
    booths,
    components,
    fresco_tiles,
    market_tiles,
    name,
    requests,
    splotches,
)


def _altars() -> Iterator[tuple[Counter[str], int]]:
    """FR-H4, FR-H5: what the altar takes, and its points."""
    for three in combinations_with_replacement(PAINTS, 3):
        paints = Counter(three)
        primaries, secondaries = ([paints[paint] for paint in kind] for kind in (PRIMARIES, SECONDARIES))
        if not sum(primaries) and max(secondaries) < 2:
            yield paints, 6 + 3 * paints["pink"] + 5 * paints["brown"]
        elif sum(primaries) + sum(secondaries) == 3 and max(primaries) < 2:
            yield paints, 2 + sum(secondaries)


ALTARS: Final = list(_altars())


def apart(one: Iterable[int], two: Iterable[int]) -> int:
    """King's steps."""
    return max(abs(a - b) for a, b in zip(one, two, strict=True))


class Day:
    """Plays a record again by the rules' text, and asserts on the way that every move was legal."""

    def __init__(self, start: Json, version: int) -> None:
        self.version = version
        self.now = now = copy.deepcopy(start)
        self.players: list[Json] = now["players"]
        self.painters: list[Painter] = now["start"]
        self.queue: list[Painter] = []  # who still has to act in this phase, the one who does it now first
        self.left = self.half = 0  # apprentices of theirs that have not acted; is one half-way through its blends?
        self.drawn: dict[str, list[Json]] = {}
        if now["phase"] == "get_up":
            self.queue = self.risers()
        elif now["phase"] not in ("plan", "over"):
            acting = now["leonardo"] is not None and now["leonardo"]["acting"]
            order, player = self.order(), self.players[now["turn"]]
            self.queue = order[order.index(LEONARDO if acting else now["turn"]) :]
            self.left, self.half = (int(not now["bump"]), 0) if acting else (player["left"], player["blends_left"])
            if now["phase"] == "income" and not now["last_round"]:
                self.queue = [one for one in self.queue if self.general(one)]

    @property
    def phase(self) -> str:
        return str(self.now["phase"])

    def of(self, painter: Painter) -> Json:
        found: Json = self.players[painter] if isinstance(painter, int) else self.now["leonardo"]
        return found

    def risers(self) -> list[Painter]:
        """FR-U1: the last on the track first; S1 is last of all (FR-V2)."""
        places = [(self.of(painter)["score"], space) for space, painter in enumerate(self.painters)]
        queue = [self.painters[space] for _, space in sorted(places)]
        return [painter for painter in queue if self.of(painter)["get_up"] is None]

    def order(self) -> list[Painter]:
        return sorted(self.painters, key=lambda painter: int(self.of(painter)["get_up"]))

    def decides(self, painter: Painter) -> int:
        """FR-X6."""
        return painter if isinstance(painter, int) else int(self.now["leonardo"]["decider"])

    def general(self, painter: Painter) -> int:
        return sum(request["stack"] == "general" for request in self.of(painter).get("requests", []))

    def tiles(self) -> Iterator[tuple[Cell, Json]]:
        for row, tiles in enumerate(self.now["fresco"]):
            yield from (((row, column), tile) for column, tile in enumerate(tiles) if tile)

    def has(self, painter: Painter, power: str) -> bool:
        return any(card["power"] == power for card in self.of(painter).get("portraits", []))

    def can_pay(self, paints: Iterable[str], thalers: int = 0) -> bool:
        player = self.of(self.queue[0])
        return Counter(paints) <= Counter(player["paints"]) and thalers <= player["thalers"]

    def pay(self, paints: list[str], thalers: int = 0) -> None:
        player = self.of(self.queue[0])
        assert self.can_pay(paints, thalers), "paints or money that are not there"
        player["paints"] = dict(Counter[str](player["paints"]) - Counter(paints))
        player["thalers"] -= thalers

    def take(self, painter: Painter, paints: Iterable[str]) -> None:
        self.of(painter)["paints"] = dict(Counter(self.of(painter)["paints"]) + Counter(paints))

    def cheer(self, painter: Painter, steps: int) -> None:
        player = self.of(painter)
        player["mood"] = min(components()["mood"]["spaces"], max(1, player["mood"] + steps))

    def move(self, seat: int, action: Json, chance: Json) -> None:
        assert self.phase != "over", "a move after the end"
        self.drawn = {name: list(told) for name, told in chance.items()}
        kind, bump = action["type"], self.now["bump"]
        assert (kind == "step") == bool(bump), "FR-V1"
        assert self.phase == "plan" or seat == self.decides(self.queue[0]), "a move out of turn"
        if bump:
            self.of(self.queue[0])["score"] = bump[action["to"]]
            self.now["bump"] = None
        else:
            assert kind == "pass" or self.phase == AT.get(kind, kind), "an action of another phase"
            getattr(self, kind if kind != "pass" else "forfeit")(action | {"seat": seat})
        while not self.waits():
            self.go_on()
        assert not any(self.drawn.values()), "chance that nothing needed"

    def waits(self) -> bool:
        """Is there anything to decide?"""
        if self.now["bump"] or self.phase in ("get_up", "plan", "over"):
            return True
        if self.phase == "income":
            return not self.now["last_round"]
        if not self.left:
            return False
        if self.phase in ("market", "studio"):
            return any(self.now["booths" if self.phase == "market" else "portraits_open"])
        if self.phase == "workshop":
            blend = any(self.can_pay(row["from"]) for row in components()["blend"])
            return blend or self.can_request()
        if self.queue[0] == LEONARDO:
            return any(self.tiles())
        if self.can_send_sexton():
            return True
        payable = any(self.can_pay(tile["paints"]) for _, tile in self.tiles())
        return payable or any(self.can_pay(paints.elements()) for paints, _ in ALTARS)

    def go_on(self) -> None:
        """The next painter, the next location, the next round."""
        if self.phase == "studio" and self.left:
            self.of(self.queue[0])["thalers"] += 3 * self.left  # nothing but money to be had
        self.queue = self.queue[1:]
        while not self.queue and self.phase not in ("plan", "over"):
            self.next_phase()
        if self.queue:
            self.begin()

    def begin(self) -> None:
        painter = self.queue[0]
        self.half = 0
        if painter == LEONARDO:
            self.left = int(self.phase in ("market", "cathedral"))  # FR-X7, FR-X8
        elif self.phase in LOCATIONS:
            self.left = self.of(painter)["plan"][self.phase]
        elif self.phase == "income" and self.now["last_round"]:
            self.stand(painter, self.of(painter)["thalers"] // 2)  # FR-E2

    def next_phase(self) -> None:
        now = self.now
        if self.phase == "get_up":
            now["phase"] = "plan"
        elif self.phase == "workshop":
            for seat, player in enumerate(self.players):
                self.cheer(seat, player["plan"]["theatre"] * (3 if self.has(seat, "actor") else 2))  # FR-A1, FR-T3
            now["phase"] = "income"
            if now["last_round"]:
                self.queue = [painter for painter in self.order() if painter != LEONARDO]
            else:
                self.bureaucracy()
                self.queue = [painter for painter in self.order() if self.general(painter)]
        elif self.phase == "income":
            now["phase"] = "over" if now["last_round"] else "get_up"
            self.queue = [] if now["last_round"] else self.next_round()
        else:
            now["phase"] = LOCATIONS[LOCATIONS.index(self.phase) + 1]
            self.queue = self.order()

    # FR-U1 to FR-U4, FR-P1
    def get_up(self, action: Json) -> None:
        painter = self.queue[0]
        assert all(self.of(one)["get_up"] != action["time"] for one in self.painters), "FR-U1"
        row = next(row for row in components()["get_up"] if row["time"] == action["time"])
        self.of(painter)["get_up"] = action["time"]
        if painter != LEONARDO:
            self.cheer(painter, row["mood"])
            mood = self.of(painter)["mood"]
            self.of(painter)["apprentices"] = 6 if mood >= 8 else 4 if mood <= 2 else 5
        self.go_on()

    def plan(self, action: Json) -> None:
        plan = {column: action.get(column, 0) for column in LOCATIONS}
        most = dict.fromkeys(LOCATIONS, 3) | ({"cathedral": 6, "theatre": 0} if self.now["last_round"] else {})
        assert all(0 <= plan[column] <= most[column] for column in LOCATIONS), "FR-P1"
        player = self.players[action["seat"]]
        assert sum(plan.values()) <= player["apprentices"], "FR-P1"
        player["plan"] = plan
        if all(player["plan"] for player in self.players):
            self.now["phase"], self.queue = "market", self.order()
            self.begin()

    # FR-K1 to FR-K3
    def market(self, action: Json) -> None:
        painter, booth = self.queue[0], self.now["booths"][action["booth"]]
        assert booth, "FR-K2"
        bought = action["tiles"]
        assert len(set(bought)) == len(bought) <= (0 if painter == LEONARDO else self.left), "FR-K1"
        price = next(row["price"] for row in components()["get_up"] if row["time"] == self.of(painter)["get_up"])
        for place in bought:
            self.pay([], price)
            self.take(painter, booth[place]["paints"])
        self.now["booths"][action["booth"]] = None
        self.left = 0

    # FR-H1 to FR-H5
    def restore(self, action: Json) -> None:
        painter, at = self.queue[0], (action["at"][0], action["at"][1])
        tile = dict(self.tiles())[at]
        if painter == LEONARDO:
            near = min(apart(cell, self.now["bishop"]) for cell, _ in self.tiles())
            assert apart(at, self.now["bishop"]) <= max(1, near), "FR-X8"
            assert action.get("bishop") is None, "FR-X8"
        else:
            self.pay(tile["paints"])
        if action.get("bishop") is not None:
            assert all(0 <= part <= 4 for part in action["bishop"]), "FR-H2"
            steps = apart(action["bishop"], self.now["bishop"])
            assert steps > 0, "FR-H2"
            if steps > 1:
                assert self.has(painter, "sexton"), "FR-H2"
                assert not self.of(painter)["sexton_used"], "FR-T3"
                self.of(painter)["sexton_used"] = True
            self.pay([], 1)
            self.now["bishop"] = action["bishop"]
        bonus = {0: 3, 1: 2}.get(apart(at, self.now["bishop"]), 0)
        bonus += bool(bonus and self.has(painter, "abbot"))
        self.now["fresco"][at[0]][at[1]] = None
        self.now["bishop"] = list(at)
        self.of(painter)["tiles"].append(tile)
        self.left -= 1
        self.stand(painter, tile["value"] + bonus)

    # FR-T3; in version 1 not by itself (FR-X10)
    def can_send_sexton(self) -> bool:
        painter = self.queue[0]
        free = self.version > 1 and self.has(painter, "sexton") and not self.of(painter)["sexton_used"]
        return free and self.can_pay([], 1)

    def sexton(self, action: Json) -> None:
        assert self.can_send_sexton(), "FR-T3"
        assert action["bishop"] != self.now["bishop"], "FR-T3"
        self.pay([], 1)
        self.of(self.queue[0])["sexton_used"] = True
        self.now["bishop"] = action["bishop"]

    def altar(self, action: Json) -> None:
        assert self.queue[0] != LEONARDO, "FR-X8"
        paints, points = next(row for row in ALTARS if row[0] == Counter(action["paints"]))
        self.pay(list(paints.elements()))
        self.left -= 1
        self.stand(self.queue[0], points)

    # FR-T1 to FR-T3
    def studio(self, action: Json) -> None:
        painter, place = self.queue[0], action.get("portrait")
        player = self.of(painter)
        paid, self.left = self.left - (place is not None), 0
        player["thalers"] += 3 * paid
        if place is None:
            return
        card, chosen = self.now["portraits_open"][place], Counter[str](action.get("primaries", {}))
        assert card, "FR-T1"
        self.now["portraits_open"][place] = None
        assert chosen.total() == (card["amount"] if card["kind"] == "primary" else 0), "FR-T2"
        assert set(chosen) <= set(PRIMARIES), "FR-T2"
        if card["kind"] == "lasting":
            player["portraits"].append(card)
        elif card["kind"] == "money":
            player["thalers"] += card["amount"]
        elif card["kind"] == "mood":
            self.cheer(painter, card["amount"])
        elif card["kind"] == "points":
            self.stand(painter, card["amount"])
        else:
            self.take(painter, [card["paint"]] if "paint" in card else chosen.elements())

    # FR-W1, FR-W2
    def blend(self, action: Json) -> None:
        assert self.left > 0, "FR-W1"
        self.pay(next(row["from"] for row in components()["blend"] if row["to"] == action["to"]))
        self.take(self.queue[0], [action["to"]])
        self.left, self.half = self.left - self.half, 1 - self.half

    def fitting(self, stack: str) -> set[int]:
        """Places of the tiles that a request of this stack takes."""
        tiles = enumerate(self.of(self.queue[0])["tiles"])
        return {place for place, tile in tiles if stack == "general" or stack in splotches()[name("tile", tile)]}

    def can_request(self) -> bool:
        fresh = self.left > self.half and not self.of(self.queue[0])["request_used"]
        return fresh and any(pile and len(self.fitting(stack)) >= 3 for stack, pile in self.now["requests"].items())

    def request(self, action: Json) -> None:
        player, stack, chosen = self.of(self.queue[0]), action["stack"], sorted(set(action["tiles"]))
        assert self.can_request(), "FR-W2"
        assert len(chosen) == len(action["tiles"]) == 3, "FR-W2"
        assert set(chosen) <= self.fitting(stack), "FR-W2"
        points = self.now["requests"][stack].pop(0)
        under = [player["tiles"].pop(place) for place in reversed(chosen)][::-1]
        player["requests"].append({"stack": stack, "points": points, "tiles": under})
        player["request_used"] = True
        self.left -= 1
        self.stand(self.queue[0], points)

    def forfeit(self, _: Json) -> None:
        """FR-O1, and not at the market (FR-K3)."""
        assert self.phase in ("cathedral", "studio", "workshop"), "FR-K3"
        assert self.queue[0] != LEONARDO, "FR-X8"
        self.left = 0

    # FR-V1
    def stand(self, painter: Painter, points: int) -> None:
        taken = {self.of(one)["score"] for one in self.painters if one != painter}
        space = self.of(painter)["score"] + points
        if points and space in taken:
            ahead = next(free for free in count(space) if free not in taken)
            behind = next((free for free in range(space, 0, -1) if free not in taken), None)
            if behind is not None:
                self.now["bump"] = {"ahead": ahead, "behind": behind}
                return
            space = ahead
        self.of(painter)["score"] = space

    # FR-B1, FR-E1, FR-E2
    def bureaucracy(self) -> None:
        now, wares, dealt = self.now, market_tiles(len(self.players)), self.drawn.pop("market")
        for tile in dealt:
            wares.remove(tile)
        assert len(wares) == 1, "FR-B1"
        now["booths"] = booths(len(self.players), dealt)
        now["portraits_open"] = self.drawn.pop("portraits")
        assert len(now["portraits_open"]) == 2, "FR-B1"
        for card in now["portraits_open"]:
            top = next(pile for pile in (now["portraits_left"][letter] for letter in "ABC") if pile)
            top.remove(card)
        for seat, player in enumerate(self.players):
            player["thalers"] += len(player["tiles"]) + len(player["requests"]) + self.has(seat, "gods-servant")
            self.take(seat, [row["stack"] for row in player["requests"] if row["stack"] != "general"])

    def income(self, action: Json) -> None:
        primaries = Counter[str](action["primaries"])
        assert set(primaries) <= set(PRIMARIES), "FR-W2"
        assert primaries.total() == self.general(self.queue[0]), "FR-W2"
        self.take(self.queue[0], primaries.elements())
        self.go_on()

    def next_round(self) -> list[Painter]:
        now = self.now
        now["last_round"] = len(list(self.tiles())) <= 6 or not any(now["portraits_left"].values())
        for painter in self.painters:
            self.of(painter)["get_up"] = None
        for player in self.players:
            player["plan"], player["request_used"], player["sexton_used"] = None, False, False
        if now["leonardo"]:
            now["leonardo"]["decider"] = 1 - now["leonardo"]["decider"]
        return self.risers()

    def result(self) -> Json:
        assert self.phase == "over", "the record has no end"
        ranks = [(player["score"], self.painters.index(seat)) for seat, player in enumerate(self.players)]
        return {"winners": [ranks.index(max(ranks))], "scores": [rank[0] for rank in ranks], "reason": "FR-E2"}


def score(played: Json) -> Json:
    day = Day(played.get("position") or _dealt(played["seats"], played["setup"]), played["version"])
    if "position" not in played and played["seats"] == 2 and played["version"] > 1:
        assert played["setup"]["order"][2] == LEONARDO, "FR-X5"
    for move in played["moves"]:
        day.move(move["seat"], move["action"], move.get("chance", {}))
    return day.result()


def _dealt(seats: int, setup: Json) -> Json:
    """FR-S1 to FR-S5."""
    tiles = list(setup["fresco"])
    tiles.insert(12, fresco_tiles()[-1])
    left: Json = {letter: [card for card in components()["portrait"] if card["set"] == letter] for letter in "ABC"}
    for card in setup["portraits"]:
        left["A"].remove(card)
    player = {"score": 0, "mood": 5, "thalers": 12, "paints": dict.fromkeys(PRIMARIES, 1), "get_up": None}
    player |= {"plan": None, "tiles": [], "requests": [], "portraits": [], "request_used": False, "sexton_used": False}
    last = next(painter for painter in setup["order"] if painter != LEONARDO)
    leonardo = {"score": 0, "get_up": None, "tiles": [], "decider": last} if seats == 2 else None
    table = {"phase": "get_up", "last_round": False, "bishop": [2, 2], "bump": None, "start": setup["order"]}
    board = {"fresco": [tiles[5 * row : 5 * row + 5] for row in range(5)], "booths": booths(seats, setup["market"])}
    cards = {"portraits_open": setup["portraits"], "portraits_left": left, "requests": requests()}
    return table | board | cards | {"leonardo": leonardo, "players": [copy.deepcopy(player) for _ in range(seats)]}
