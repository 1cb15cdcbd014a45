"""The order of a turn: what each step allows, what it refuses by which rule, and what a move leads to."""

from __future__ import annotations

import pytest

from games.pastiche.rules.sample import ACTIONS, END, HEX_RB, HEX_Y, PLACE, at_step, refusal

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
