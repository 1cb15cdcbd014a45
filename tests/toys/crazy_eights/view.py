"""What a seat may know of a game of Crazy Eights: built field by field, never by striking things out of a state."""

from __future__ import annotations

from dataclasses import dataclass

from bottega.core.chance import Chance
from bottega.core.plain import PlainView, deal_hidden

from . import rules
from .actions import Action, Play
from .state import CARDS, EIGHT, SUITS, State, rank


@dataclass(frozen=True)
class View(PlainView):
    turn: int
    hand: list[str]  # one's own
    hands: list[list[str] | int]  # of others, their number
    pile: list[str]
    suit: str
    stock: int
    passes: int
    open: bool


def view_of(state: State, seat: int | None) -> View:
    hands = [list(hand) if state.open or owner == seat else len(hand) for owner, hand in enumerate(state.hands)]
    mine = seat == state.turn and not rules.is_over(state)
    choices = rules.choices(state, state.hands[state.turn]) if mine else []
    hand = [] if seat is None else list(state.hands[seat])
    piles = (list(state.pile), state.suit, len(state.stock))
    return View(seat, state.seats, mine, choices, state.turn, hand, hands, *piles, state.passes, state.open)


def possible_state(seen: View, chance: Chance) -> State:
    """A state that looks like this: hidden hands are dealt from the cards that nobody has shown."""
    known = [[] if isinstance(hand, int) else list(hand) for hand in seen.hands]
    unseen = [card for card in CARDS if card not in seen.pile and not any(card in hand for hand in known)]
    dealt = deal_hidden([hand if isinstance(hand, int) else 0 for hand in seen.hands], unseen, chance)
    hands = [sorted(mine + more) for mine, more in zip(known, dealt, strict=True)]
    return State(hands, unseen, list(seen.pile), seen.suit, seen.turn, seen.passes, seen.open)


def judge(seen: View, action: Action) -> float:
    """Eights last, and then the suit one has most of."""
    if not isinstance(action, Play):
        return 0.0
    left = [card for card in seen.hand if card != action.card]
    same = sum(card.endswith(action.suit or action.card.split()[1]) for card in left)
    return same - (5.0 if rank(action.card) == EIGHT else 0.0)


# --- for learners ---


def features(seats: int) -> list[tuple[str, int]]:
    """What each number of an observation means, and the most it shows."""
    held, top = [(f"holds {card}", 1) for card in CARDS], [(f"on top {card}", 1) for card in CARDS]
    asked = [(f"asked for {name}", 1) for name in SUITS]
    return [*held, *top, *asked, *((f"cards of the {after}th seat on", len(CARDS)) for after in range(seats))]


def numbers(seen: View) -> list[int]:
    held, top = [card in seen.hand for card in CARDS], [card == seen.pile[-1] for card in CARDS]
    asked = [name == seen.suit for name in SUITS]
    return [*held, *top, *asked, *(cards_of(seen, after) for after in range(seen.seats))]


def cards_of(seen: View, after: int) -> int:
    hand = seen.hands[((seen.seat or 0) + after) % seen.seats]
    return hand if isinstance(hand, int) else len(hand)
