"""The order of a turn: what each step allows, what it refuses by which rule, and what a move leads to."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.match import Match
from bottega.games.pastiche.box.colours import AMBER, COLOURS
from bottega.games.pastiche.rules.state import COMMISSION, HEX, STARTER
from games.pastiche.sample import GAME, SEATS, match

Json = dict[str, Any]

END: Json = {"type": "end"}
HEX_Y = {"points": "RRRRRR", "centre": "Y"}
HEX_RB = {"points": "RYBRYB", "centre": "RB"}
PLACE: Json = {"type": "place", "hex": 0, "at": [1, -1], "rotation": 0, "take": "mix"}


def refusal(game: Match, seat: int, action: Json) -> str | None:
    """The rule that refuses it, if any does; nothing has changed after asking."""
    before, rule = game.state, None
    try:
        game.check(seat, action)
    except Illegal as refused:
        rule = refused.rule
    assert game.state == before
    return rule


ACTIONS: dict[str, Json] = {
    "place": PLACE,
    "bank": {"type": "bank", "give": {"green": 3}, "get": "black"},
    "offer": {"type": "offer", "to": 1, "give": {"brown": 1}, "get": {"orange": 1}},
    "accept": {"type": "accept", "offer": 1},
    "decline": {"type": "decline", "offer": 1},
    "withdraw": {"type": "withdraw", "offer": 1},
    "swap": {"type": "swap", "commission": "Madonna of the Meadow", "gallery": "Sunflowers"},
    "complete": {"type": "complete", "commission": "Madonna of the Meadow"},
    "return": {"type": "return", "cards": {"brown": 1}},
    "end": END,
    "closed": {"type": "closed", "on": True},
}
NO_OFFER = dict.fromkeys(("accept", "decline", "withdraw"), "PA-P2")
LATER = dict.fromkeys(("place", "swap", "complete", "return"), "G-STEP") | {"bank": "PA-T5", "offer": "G-STEP"}
NOT_ON_TURN = dict.fromkeys(("place", "swap", "complete", "return", "end"), "G-TURN") | {"bank": "PA-T5"}

# Step and seat: what is refused, by which rule. All else is legal then.
REFUSED: dict[tuple[str, int], dict[str, str]] = {
    ("place", 0): {**NO_OFFER, **LATER, "end": "PA-T1"},
    ("trade", 0): {**NO_OFFER, "place": "G-STEP", "return": "G-STEP"},
    ("complete", 0): {**NO_OFFER, **LATER, "swap": "PA-G1"},
    ("discard", 0): {**NO_OFFER, **LATER, "end": "PA-H1"},
    ("over", 0): dict.fromkeys(ACTIONS, "G-OVER"),
    ("place", 1): {**NO_OFFER, **NOT_ON_TURN, "offer": "G-STEP"},
    ("trade", 1): {**NO_OFFER, **NOT_ON_TURN},
    ("complete", 1): {**NO_OFFER, **NOT_ON_TURN, "offer": "G-STEP"},
    ("discard", 1): {**NO_OFFER, **NOT_ON_TURN, "offer": "G-STEP"},
    ("over", 1): dict.fromkeys(ACTIONS, "G-OVER"),
}
LEGAL_NEXT = {("place", 0): "place", ("complete", 0): "complete", ("discard", 0): "return"}

GALLERY = ["Sunflowers", "Yellow Cow", "L'Absinthe", "The Fifer"]
HAND = ["Madonna of the Meadow", "Mona Lisa"]


def at_step(name: str, **more: Any) -> Match:
    """Seat 0 on turn, with nine cards that let it do anything."""
    position: Json = {
        "turn": 0,
        "step": name,
        "palettes": [{"red": 2, "blue": 2, "green": 3, "brown": 2}] * 2,
        "hexes": [[HEX_Y, HEX_RB], None],
        "commissions": [HAND, None],
        "gallery": GALLERY,
    }
    return match(2, **{**position, **more})


@pytest.mark.rule("PA-T1")
@pytest.mark.rule("PA-T5")
@pytest.mark.rule("PA-G1")
@pytest.mark.rule("PA-G2")
@pytest.mark.rule("PA-H1")
@pytest.mark.parametrize(("name", "seat"), list(REFUSED))
def test_what_each_step_allows_and_refuses(name: str, seat: int) -> None:
    game = at_step(name)
    refused = {kind: rule for kind, rule in REFUSED[name, seat].items() if LEGAL_NEXT.get((name, seat)) != kind}
    for kind, action in ACTIONS.items():
        tried = {**action, "to": 0} if kind == "offer" and seat == 1 else action
        assert refusal(game, seat, tried) == refused.get(kind), kind


@pytest.mark.rule("PA-T5")
@pytest.mark.rule("PA-G1")
@pytest.mark.rule("PA-H1")
def test_what_each_move_leads_to() -> None:
    led = {
        ("place", "place"): "trade",
        ("trade", "bank"): "trade",
        ("trade", "offer"): "trade",
        ("trade", "swap"): "complete",
        ("trade", "complete"): "complete",
        ("trade", "end"): "discard",  # with nine cards
        ("complete", "complete"): "complete",
        ("complete", "end"): "discard",
        ("discard", "return"): "place",  # the next player's
    }
    for (before, kind), after in led.items():
        game = at_step(before)
        game.play(0, ACTIONS[kind])
        assert game.state_json()["step"] == after, (before, kind)
        assert game.state_json()["turn"] == (1 if kind == "return" else 0)


# --- placing ---

TO_PLACE = [
    ({"at": [5, 5]}, "PA-T2"),
    ({"at": [0, 0]}, "PA-T2"),  # taken
    ({"at": [3, -2]}, "PA-T2"),  # only beside one's own
    ({"at": [2, -1]}, "PA-T2"),  # one's own lies there
    ({"at": [1, -1]}, None),  # beside one's own and the starting piece
    ({"at": [0, 3]}, None),  # only beside another's
    ({"take": "red"}, "PA-T3"),
    ({"take": "yellow"}, None),
    ({"hex": 1, "take": "red"}, "PA-T4"),  # in the centre, but not in the bank
    ({"hex": 1, "take": "blue"}, None),
    ({"hex": 1, "take": "yellow"}, "PA-T3"),
]


@pytest.mark.rule("PA-T2")
@pytest.mark.rule("PA-T3")
@pytest.mark.rule("PA-T4")
@pytest.mark.parametrize(("changed", "rule"), TO_PLACE)
def test_where_a_hex_may_lie_and_what_is_taken(changed: Json, rule: str | None) -> None:
    laid = [{"at": [2, -1], **HEX_Y, "by": 0}, {"at": [0, 2], **HEX_Y, "by": 1}]
    game = at_step("place", map=laid, bank={"yellow": 1, "blue": 1})
    assert refusal(game, 0, {**PLACE, **changed}) == rule
    listed = any(choice.to_json() == {**PLACE, **changed} for choice in game.choices(0))
    assert listed == (rule is None)


def test_a_hex_one_does_not_hold() -> None:
    assert refusal(at_step("place", hexes=[[HEX_Y], None]), 0, {**PLACE, "hex": 1}) == "G-HELD"


@pytest.mark.rule("PA-T3")
@pytest.mark.rule("PA-T4")
def test_what_a_placement_brings() -> None:
    """A red hex at [1, -1]: its lower points meet yellow of [1, 0], yellow and red of both, and red of [0, 0]."""
    for empty, gained in (
        ("gray", {"orange": 1, "scarlet": 1}),
        ("scarlet", {"orange": 1}),
        ("orange", {"scarlet": 1}),
    ):
        game = at_step("place", palettes=[{}, {}], bank={**dict.fromkeys(COLOURS, 3), empty: 0})
        game.play(0, PLACE)
        assert game.state_json()["palettes"][0] == gained
        assert game.state_json()["map"][-1] == {"at": [1, -1], **HEX_Y, "by": 0}


@pytest.mark.rule("PA-T4")
@pytest.mark.parametrize("amber", [6, 4, 0])
def test_fewer_cards_than_were_mixed(amber: int) -> None:
    """A red hex in a hole between yellow ones mixes amber at every point, as far as it goes."""
    around = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]]
    laid = [{"at": at, "points": "YYYYYY"} for at in around]
    game = at_step("place", palettes=[{}, {}], map=laid, bank={"amber": amber})
    game.play(0, {**PLACE, "at": [0, 0]})
    assert (game.state.palettes[0][AMBER], game.state.bank[AMBER]) == (amber, 0)


# --- hexes are drawn last ---


@pytest.mark.rule("PA-D1")
@pytest.mark.rule("PA-H1")
def test_the_hex_is_drawn_last() -> None:
    """After the cards have gone back, so that what comes is no help in choosing them."""
    game = at_step("place")
    turn = [PLACE, ACTIONS["bank"], ACTIONS["swap"], END]
    assert [dict(game.play(0, action).chance) for action in turn] == [{}] * 4
    assert game.state_json()["step"] == "discard"
    excess = sum(game.state.palettes[0]) - 8
    drawn = game.play(0, {"type": "return", "cards": {"red": excess}}).chance["hexes"]
    state = game.state_json()
    assert len(drawn) == 1
    assert state["hexes"][0] == [HEX_RB, *drawn]
    assert state["turns"] == [1, 0]


@pytest.mark.rule("PA-H1")
@pytest.mark.parametrize("held", [7, 8, 9, 12])
def test_eight_cards_may_stay(held: int) -> None:
    game = at_step("trade", palettes=[{"green": held}, {"brown": 11}])
    game.play(0, END)
    state = game.state_json()
    assert (state["turn"], state["step"]) == ((0, "discard") if held > 8 else (1, "place"))
    if held > 8:
        for wrong in ({"green": held - 9}, {"green": held - 7}, {}):
            assert refusal(game, 0, {"type": "return", "cards": wrong}) == "PA-H1"
        assert refusal(game, 0, {"type": "return", "cards": {"red": held - 8}}) == "G-HELD"
        game.play(0, {"type": "return", "cards": {"green": held - 8}})
    assert game.state_json()["palettes"][1] == {"brown": 11}  # more is fine in another's turn
    assert game.state_json()["turn"] == 1


@pytest.mark.rule("PA-D1")
def test_an_empty_supply_gives_what_it_has() -> None:
    game = at_step("trade", palettes=[{}, {}], hexes=[[], [HEX_Y]], supply=[HEX_RB])
    assert game.play(0, END).chance == {"hexes": [HEX_RB]}
    game.play(1, {**PLACE, "at": [-1, 0]})
    assert game.play(1, END).chance == {}
    assert game.state_json()["hexes"] == [[HEX_RB], []]


@pytest.mark.rule("PA-D1")
def test_without_a_hex_the_turn_begins_with_trading() -> None:
    game = at_step("trade", palettes=[{}, {}], hexes=[[HEX_Y, HEX_RB], []], supply=[])
    game.play(0, END)
    assert game.state_json()["step"] == "trade"
    assert refusal(game, 1, PLACE) == "G-STEP"
    assert refusal(game, 1, END) is None


# --- commissions keep their slots ---

PAYS_ALL = {"yellow": 2, "red": 2, "blue": 1, "black": 2, "gray": 2, "bisque": 1, "green": 2, "orange": 2, "violet": 1}
PAYS_ALL |= {"amber": 2, "magenta": 1}


@pytest.mark.rule("PA-G2")
@pytest.mark.parametrize("title", [*HAND, *GALLERY])
def test_a_new_commission_takes_the_slot_of_the_old(title: str) -> None:
    game = at_step("trade", palettes=[PAYS_ALL, {}])
    (new,) = game.play(0, {"type": "complete", "commission": title}).chance["commissions"]
    state = game.state_json()
    assert state["commissions"][0] == [new if card == title else card for card in HAND]
    assert state["gallery"] == [new if card == title else card for card in GALLERY]
    assert state["completed"] == [[title], []]
    assert new not in state["deck"]


@pytest.mark.rule("PA-G3")
@pytest.mark.parametrize("title", [*HAND, *GALLERY])
def test_from_an_empty_deck_nothing_is_replaced(title: str) -> None:
    game = at_step("trade", palettes=[PAYS_ALL, {}], deck=[])
    assert game.play(0, {"type": "complete", "commission": title}).chance == {}
    state = game.state_json()
    assert state["commissions"][0] == [card for card in HAND if card != title]
    assert state["gallery"] == [card for card in GALLERY if card != title]


@pytest.mark.rule("PA-G2")
def test_a_new_commission_may_be_completed_at_once() -> None:
    game = at_step("trade", palettes=[{"red": 3, "blue": 3, "white": 1, "scarlet": 1}, {}])
    game.play(0, ACTIONS["complete"], chance={"commissions": ["Portrait of Innocent X"]})
    game.play(0, {"type": "complete", "commission": "Portrait of Innocent X"})
    state = game.state_json()
    assert state["completed"][0] == ["Madonna of the Meadow", "Portrait of Innocent X"]
    assert (state["palettes"][0], state["bank"]["red"]) == ({"red": 1, "blue": 2}, 7)


@pytest.mark.rule("PA-G2")
def test_a_commission_is_paid_exactly() -> None:
    game = at_step("trade", palettes=[{"red": 1, "blue": 2}, {}])
    with pytest.raises(Illegal) as caught:
        game.check(0, {"type": "complete", "commission": "Mona Lisa"})
    assert (caught.value.rule, caught.value.reason) == ("PA-G2", "palette-lacks")
    assert caught.value.details["cards"] == {"bisque": 1, "black": 1, "green": 1}
    for title in ("The Night Watch", "No Such Work"):  # in the deck, in no box
        assert refusal(game, 0, {"type": "complete", "commission": title}) == "PA-G2"
    game.play(0, ACTIONS["complete"])
    assert game.state_json()["palettes"][0] == {"blue": 1}


@pytest.mark.rule("PA-G1")
def test_a_swap_changes_places_once() -> None:
    game = at_step("trade")
    for wrong in ({"commission": "The Fifer"}, {"gallery": "Mona Lisa"}, {"gallery": "The Night Watch"}):
        assert refusal(game, 0, {**ACTIONS["swap"], **wrong}) == "PA-G1"
    game.play(0, {"type": "swap", "commission": "Mona Lisa", "gallery": "L'Absinthe"})
    state = game.state_json()
    assert state["commissions"][0] == ["Madonna of the Meadow", "L'Absinthe"]
    assert state["gallery"] == ["Sunflowers", "Yellow Cow", "Mona Lisa", "The Fifer"]
    assert refusal(game, 0, ACTIONS["swap"]) == "PA-G1"
    assert refusal(game, 0, ACTIONS["complete"]) is None


# --- setup ---


class Asked(Chance):
    """Always the first result; remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def pick(self, kind: int, size: int) -> int:
        self.asked.append((int(kind), int(size)))
        return 0


@pytest.mark.rule("PA-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_the_setup_is_equally_likely(seats: int) -> None:
    chance = Asked()
    state = GAME.setup(seats, {}, chance)
    cards = [(COMMISSION, 34 - drawn) for drawn in range(4 + 2 * seats)]
    hexes = [(HEX, 54 - drawn) for drawn in range(2 * seats)]
    assert chance.asked == [(STARTER, seats), *cards, *hexes]
    assert state.to_json()["palettes"] == [{"orange": 1, "green": 1, "violet": 1, "brown": 1}] * seats
