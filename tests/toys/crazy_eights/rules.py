"""The rules of Crazy Eights. The ids are those of `texts.en.ftl`."""

from __future__ import annotations

from bottega.core.chance import Chance
from bottega.core.errors import Illegal
from bottega.core.event import Event
from bottega.core.game import Outcome

from .actions import Action, Draw, Pass, Play, plays
from .state import EIGHT, SUITS, State, rank, suit

DRAW = 0  # the one kind of chance
HAND = 5


def deal(state: State, chance: Chance) -> None:
    """CE-S1, CE-S2."""
    for hand in state.hands:
        for _ in range(HAND):
            hand.append(draw_card(state, chance))
        hand.sort()
    state.pile.append(draw_card(state, chance))
    state.suit = suit(state.pile[0])


def draw_card(state: State, chance: Chance) -> str:
    return state.stock.pop(int(chance.pick(DRAW, len(state.stock))))


def fits(state: State, card: str) -> bool:
    """CE-T1, CE-T2."""
    return rank(card) == EIGHT or suit(card) == state.suit or rank(card) == rank(state.pile[-1])


def is_over(state: State) -> bool:
    return not all(state.hands) or state.passes == state.seats


def choices(state: State, hand: list[str]) -> list[Action]:
    found = [play for card in hand if fits(state, card) for play in plays(card)]
    return found or [Draw() if state.stock else Pass()]


def check(state: State, seat: int, action: Action) -> None:
    if is_over(state):
        raise Illegal("G-OVER", "over")
    if seat != state.turn:
        raise Illegal("G-TURN", "turn")
    hand = state.hands[seat]
    if isinstance(action, Play):
        check_play(state, hand, action)
    elif any(fits(state, card) for card in hand):
        raise Illegal("CE-T3", "can-play")
    elif isinstance(action, Draw) != bool(state.stock):
        raise Illegal("CE-T3", "stock-empty" if isinstance(action, Draw) else "stock")


def check_play(state: State, hand: list[str], action: Play) -> None:
    if action.card not in hand:
        raise Illegal("G-HELD", "not-held")
    if not fits(state, action.card):
        raise Illegal("CE-T1", "does-not-fit")
    if (rank(action.card) == EIGHT) != (action.suit in SUITS):
        raise Illegal("CE-T2", "suit")


def apply(state: State, seat: int, action: Action, chance: Chance, events: list[Event] | None) -> None:
    hand, drawn = state.hands[seat], ""
    if isinstance(action, Play):
        hand.remove(action.card)
        state.pile.append(action.card)
        state.suit = action.suit or suit(action.card)
    elif isinstance(action, Draw):
        drawn = draw_card(state, chance)
        hand.append(drawn)
        hand.sort()
    state.passes = state.passes + 1 if isinstance(action, Pass) else 0
    state.turn = (seat + 1) % state.seats
    if events is not None:
        facts = {name: value for name, value in action.to_json().items() if name != "type"}
        secret = {"card": drawn} if drawn else {}
        events.append(Event(f"{action.type}ed" if drawn == "" else "drew", {"seat": seat, **facts}, (seat,), secret))


def outcome(state: State) -> Outcome | None:
    """CE-E1, CE-E2."""
    if not is_over(state):
        return None
    left = [len(hand) for hand in state.hands]
    winners = tuple(seat for seat, count in enumerate(left) if count == min(left))
    return Outcome(winners, tuple(-count for count in left), "CE-E2" if min(left) else "CE-E1")
