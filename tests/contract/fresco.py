"""Fresco for the contract suite, written from `rules.en.ftl`; the rules' code was not followed."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Final

from contract import Json, Secrets
from contract.fresco_box import (
    LEONARDO,
    LOCATIONS,
    PAINTS,
    REMOVED,
    Scores,
    components,
    counted,
    fresco_tiles,
    market_tiles,
    requests,
)
from contract.fresco_score import score as score  # a part of the plug-in
from recipes import Recipe

PRIVATE: frozenset[str] = frozenset()  # all that is drawn lies open
SEALED = frozenset({"plan"})
SIMULTANEOUS = True
OUT_OF_TURN = ("FR-U1", "FR-O1", "FR-V1", "G-TURN")  # where a numbered rule says more exactly why not
STRIDE = 5
THOUGHT = 3
REPORT_GAMES = 3
PRIVATE_FIELDS = ("players.thalers", "players.paints")

# The fields of a state that other tools rely on; others may be added without a new golden game.
STATE = (
    *("phase", "turn", "round", "last_round", "bishop", "fresco", "booths", "bag", "portraits_open"),
    *("portraits_left", "requests", "start", "bump", "players", "outcome"),
)

BY_PORTRAITS, BY_TILES = {"last round by portraits": 1}, {"last round by portraits": 0}
NO_PORTRAITS = {"modules": ["requests", "blends"]}
RECIPES = [
    Recipe("two-with-leonardo", "fresco", 2, "FR-E2", bot="greedy", measures=BY_PORTRAITS, version=1),
    Recipe("two-with-leonardo-at-random", "fresco", 2, "FR-E2", measures=BY_PORTRAITS, version=1),
    Recipe("three-last-round-by-portraits", "fresco", 3, "FR-E2", bot="greedy", measures=BY_PORTRAITS, version=1),
    Recipe("three-at-random", "fresco", 3, "FR-E2", measures=BY_PORTRAITS, version=1),
    Recipe(
        "three-last-round-by-tiles",
        "fresco",
        3,
        "FR-E2",
        bot="greedy",
        options=NO_PORTRAITS,
        measures=BY_TILES,
        version=1,
    ),
    Recipe("four-last-round-by-portraits", "fresco", 4, "FR-E2", bot="greedy", measures=BY_PORTRAITS, version=1),
    Recipe("four-at-random", "fresco", 4, "FR-E2", measures=BY_PORTRAITS, version=1),
    Recipe(
        "four-without-modules",
        "fresco",
        4,
        "FR-E2",
        bot="greedy",
        options={"modules": []},
        measures=BY_TILES,
        version=1,
    ),
    Recipe("two-with-leonardo-on-the-last-space", "fresco", 2, "FR-E2", bot="greedy", version=2),
    Recipe("three-with-the-sexton-by-himself", "fresco", 3, "FR-E2", version=2, kinds=frozenset({"sexton"})),
]


def other(seat: int | None) -> int:
    return 1 if seat is None else seat - 1


SECRETS: Final[Secrets] = {
    "another's money": lambda state, seat: state["players"][other(seat)]["thalers"],
    "another's paints": lambda state, seat: state["players"][other(seat)]["paints"],
    "another's plan": lambda state, seat: state["phase"] == "plan" and state["players"][other(seat)]["plan"],
}


# --- every tile and card is somewhere ---


def box() -> Counter[str]:
    printed = [counted(kind, components()[kind]) for kind in ("tile", "portrait", "request")]
    return sum(printed, counted("market", market_tiles(4)))


def account(state: Json) -> Counter[str]:
    players: list[Json] = state["players"]
    _check_painters(state)
    requests = [request for player in players for request in player["requests"]]
    tiles = [tile for row in state["fresco"] for tile in row if tile]
    tiles += [tile for owner in (*players, *requests, state["leonardo"] or {"tiles": []}) for tile in owner["tiles"]]
    removed = counted("tile", components()["tile"]) - counted("tile", tiles)
    assert removed.total() == REMOVED, "FR-S4"
    assert not removed & counted("tile", [tile for tile in fresco_tiles() if tile["value"] > 11]), "FR-S4"
    wares = [tile for booth in state["booths"] for tile in booth or [] if tile] + state["bag"]
    assert counted("market", wares) == counted("market", market_tiles(len(players))), "FR-S3"
    cards = [card for card in state["portraits_open"] if card] + state["portraits_gone"]
    cards += [card for letter in "ABC" for card in state["portraits_left"][letter]]
    cards += [card for player in players for card in player["portraits"]]
    requests += [{"stack": stack, "points": points} for stack, pile in state["requests"].items() for points in pile]
    held = [counted("tile", tiles), counted("portrait", cards), counted("request", requests)]
    return sum(held, removed + counted("market", market_tiles(4)))


def _check_painters(state: Json) -> None:
    players: list[Json] = state["players"]
    painters = [*players, state["leonardo"]] if state["leonardo"] else players
    assert (state["leonardo"] is None) == (len(players) > 2), "FR-X5"
    for place, rule in (("score", "FR-V1"), ("get_up", "FR-U1")):
        taken = [painter[place] for painter in painters if painter[place]]
        assert len(set(taken)) == len(taken), rule
    for player in players:
        assert 1 <= player["mood"] <= components()["mood"]["spaces"], "FR-U2"
        assert player["apprentices"] in (4, 5, 6), "FR-U3"
        assert min([player["thalers"], *player["paints"].values()]) >= 0
        assert sum((player["plan"] or {}).values()) <= player["apprentices"], "FR-P1"
        assert all(len(request["tiles"]) == 3 for request in player["requests"]), "FR-W2"
        assert all(card["kind"] == "lasting" for card in player["portraits"]), "FR-T2"


# --- what a seat may not know ---


def scramble(state: Json, seat: int | None, rng: random.Random) -> Json:
    """Others' money, paints and sealed plans. Whoever is asked something can still do it: they only have more."""
    twin = copy.deepcopy(state)
    spaces = [column for column in LOCATIONS for _ in range(3)]
    if state["last_round"]:
        spaces = ["cathedral" if column == "theatre" else column for column in spaces]
    for owner, player in enumerate(twin["players"]):
        if owner == seat or state["phase"] == "over":
            continue
        asked = owner == state["turn"] and state["phase"] in LOCATIONS
        held = Counter(player["paints"]) if asked else Counter[str]()
        player["paints"] = dict(held + Counter({paint: rng.randrange(3) for paint in PAINTS}))
        player["thalers"] = (player["thalers"] if asked else 0) + rng.randrange(20)
        if state["phase"] == "plan" and player["plan"]:
            sent = rng.sample(spaces, rng.randint(0, player["apprentices"]))
            player["plan"] = {column: sent.count(column) for column in LOCATIONS}
    return twin


def remember(twin: Json, truth: Json) -> Json:
    """Money and paint come and go in the open: `test_knowledge.py` reckons them from what everybody hears."""
    held = [{name: player[name] for name in ("paints", "thalers")} for player in truth["players"]]
    return twin | {"players": [player | shown for player, shown in zip(twin["players"], held, strict=True)]}


# --- corners ---


def reasons(_: int) -> set[str]:
    return {"FR-E2"}


def positions(seats: int) -> list[Json]:
    """Corners that random games from the start rarely see."""
    crowd, last = (4, 6, 7, 8, 5), {"last_round": True, "round": 9}
    return [
        # seven tiles are left: one more, and the next round is the last
        _painted(seats, 7) | {"round": 6, "bishop": [0, 0]},
        _few_portraits(seats),
        # all stand next to each other, and go to the cathedral
        _up(_painted(seats, 25, crowd), "cathedral", cathedral=3, theatre=1) | {"bishop": [1, 3]},
        _patrons(seats),
        # the money of most leads onto another's space
        _up(_painted(seats, 3, (30, 31, 27, 28, 32), (4, 0, 6, 5)), "studio", studio=1, workshop=1) | last,
        # the last tiles are restored, and the altar takes what is left: pink and brown too
        _up(_painted(seats, 4), "cathedral", cathedral=5) | last,
    ]


def _painted(seats: int, on_board: int, track: Scores = (20, 22, 24, 26, 29), money: Scores = ()) -> Json:
    """So many tiles are left; the painters have the rest, but for those that were removed (FR-S4)."""
    tiles = fresco_tiles()[REMOVED:]
    board, taken = [*tiles[:on_board], *[None] * (25 - on_board)], tiles[on_board:]
    random.Random(on_board).shuffle(board)
    laid: Json = {"fresco": [board[5 * row : 5 * row + 5] for row in range(5)], "start": list(range(seats))}
    if seats == 2:
        laid |= {"leonardo": {"score": track[-1], "tiles": taken[-1:]}, "start": [0, LEONARDO, 1]}
        taken = taken[:-1]
    hoards = [taken[seat::seats] for seat in range(seats)]
    paints = dict.fromkeys(PAINTS, 2)
    players = [{"score": score, "tiles": hoard, "paints": paints} for score, hoard in zip(track, hoards, strict=False)]
    for player, thalers in zip(players, money, strict=False):
        player["thalers"] = thalers
    return laid | {"players": players}


def _up(position: Json, phase: str, **plan: int) -> Json:
    """All have got up, seat 0 last, and have the same plan; the first of them is on turn."""
    for player, time in zip(position["players"], (9, 7, 6, 5), strict=False):
        player |= {"get_up": time, "plan": {column: plan.get(column, 0) for column in LOCATIONS}}
    if "leonardo" in position:
        position["leonardo"] |= {"get_up": 8, "decider": 0}
    return position | {"phase": phase, "turn": len(position["players"]) - 1}


def _few_portraits(seats: int) -> Json:
    """The next two portraits are the last two; all lasting ones are held."""
    cards = components()["portrait"]
    position = _painted(seats, 16)
    lasting = [card for card in cards if card["kind"] == "lasting"]
    for seat, player in enumerate(position["players"]):
        player["portraits"] = lasting[seat::seats]
    gone = [card for card in cards[:-4] if card not in lasting]
    portraits = {"portraits_open": cards[-4:-2], "portraits_left": {"A": [], "B": [], "C": cards[-2:]}}
    return position | portraits | {"portraits_gone": gone, "round": 8}


def _patrons(seats: int) -> Json:
    """Requests are held and more can be had; the round ends with income."""
    position, piles = _painted(seats, 9), requests()
    for player, stack in zip(position["players"], ("general", "general", "purple"), strict=False):
        player["requests"] = [{"stack": stack, "points": piles[stack].pop(0), "tiles": player["tiles"][:3]}]
        player["tiles"] = player["tiles"][3:]
    return _up(position, "workshop", workshop=2) | {"requests": piles, "round": 4}
