"""What a seat may know: built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from bottega.games.pastiche.box.colours import CHART, COLOURS, unpack
from bottega.games.pastiche.box.hexes import coordinates
from bottega.games.pastiche.knowledge import giving_up, previews
from bottega.games.pastiche.rules import bank, commissions, gallery, offers, placing, returns, scoring
from bottega.games.pastiche.rules.actions import PasticheAction
from bottega.games.pastiche.rules.bank import Bank
from bottega.games.pastiche.rules.offers import Closed, MakeOffer
from bottega.games.pastiche.rules.returns import Return
from bottega.games.pastiche.rules.state import DISCARD, EVERYONE, OVER, PLACE, TRADE, PublicState, State
from bottega.games.pastiche.rules.turn import End


class View(PublicState):
    """The open table, what this seat holds, and how much the others hold.

    One that is `borrowed` costs less to make: it is good until something changes, and to look at only.
    """

    __slots__ = (
        "commissions",
        "deck_size",
        "deduced",
        "hands",
        "hex_sizes",
        "hexes",
        "palette",
        "palettes",
        "seat",
        "supply_size",
    )

    def __init__(self, state: State, seat: int | None, borrowed: bool = False) -> None:
        super().__init__(state.box, state.seats, state.open)
        self.copy_public_from(state, borrowed)
        self.seat = seat
        shown = state.step == OVER  # hands are laid down to be counted (PA-E3)
        self.palettes: list[list[int] | int] = [
            (cards if borrowed else cards.copy()) if state.open or shown or other == seat else sum(cards)
            for other, cards in enumerate(state.palettes)
        ]
        # Every card was taken and given in the open: whoever keeps count knows them all, though none lies face up.
        self.deduced = state.palettes if borrowed else [cards.copy() for cards in state.palettes]
        self.hex_sizes = [len(tiles) for tiles in state.hexes]
        self.hands: list[tuple[int, ...] | int] = [
            cards if shown or other == seat else len(cards) for other, cards in enumerate(state.commissions)
        ]
        self.deck_size = state.deck.bit_count()
        self.supply_size = state.supply.bit_count()
        self.palette: list[int] = (
            [] if seat is None else state.palettes[seat] if borrowed else state.palettes[seat].copy()
        )
        self.hexes: tuple[int, ...] = () if seat is None else state.hexes[seat]
        self.commissions: tuple[int, ...] = () if seat is None else state.commissions[seat]

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (State(self.box, self.seats, self.open), None), self.__getstate__()

    def whose(self) -> str:
        return f"View of Pastiche by {'a spectator' if self.seat is None else f'seat {self.seat}'}"

    # --- choices ---

    @property
    def awaited(self) -> bool:
        return self.step != OVER and self.seat == self.turn

    @property
    def choices(self) -> list[PasticheAction]:
        if self.seat is None or self.step == OVER:
            return []
        if self.seat != self.turn:
            answers = offers.answers(self.offers, self.seat, self.palette)
            return [*answers, *self.useful_offers()] if self.step == TRADE else []
        if self.step == PLACE:
            return [*placing.placements(self.box, self.map, self.hexes, self.bank, self.seat)]
        if self.step == DISCARD:
            return [*self.returns(0, returns.MAX_LISTED)]
        completions = commissions.completions(self.box, self.commissions, self.gallery, self.palette)
        if self.step != TRADE:
            return [*completions, End()]
        return [
            *offers.answers(self.offers, self.turn, self.palette),
            *bank.trades(self.bank, self.palette),
            *gallery.swaps(self.titles(self.commissions), self.titles(self.gallery)),
            *completions,
            *self.useful_offers(),
            End(),
        ]

    def useful_offers(self) -> list[MakeOffer]:
        """Useful small offers, to whoever trades."""
        partners = self.partners()
        return offers.useful(self.palette, self.wanted, partners) if partners else []

    def partners(self) -> list[int]:
        """To whom this seat may still make an offer, all at once before each alone; those who do not trade left out."""
        seat = self.turn if self.seat is None else self.seat
        if self.step != TRADE or self.offered[seat] >= offers.MAX_OFFERS:
            return []
        others = [other for other in range(self.seats) if other != seat and not self.closed[other]]
        if seat != self.turn:
            return [self.turn] if self.turn in others else []
        return [EVERYONE, *others] if len(others) > 1 else others

    def returns(self, first: int, last: int) -> list[Return]:
        """PA-H1: the ways to return cards from the first number up to the last, the least needed cards first."""
        return returns.listed(self.palette, self.wanted, self.box.points, first, last)

    @property
    def wanted(self) -> list[int]:
        """What this seat's commissions ask for."""
        return commissions.wanted(self.box, self.commissions)

    # --- JSON ---

    def score(self, seat: int) -> dict[str, int | None]:
        """PA-E2, as far as this seat may know it: which of another's cards are usable is hidden until the end."""
        palette, hand = self.palettes[seat], self.hands[seat]
        usable = None
        if not isinstance(palette, int) and not isinstance(hand, int):
            usable = scoring.usable_points(self.box, palette, hand)
        return {
            "completed": scoring.completed_points(self.box, self.completed[seat]),
            "bonus": scoring.bonus_points(self.box, self.completed[seat]),
            "usable": usable,
        }

    def account(self, seat: int) -> list[dict[str, Any]]:
        """PA-E2: where each point of a seat comes from, once the hands are laid down."""
        palette, hand = self.palettes[seat], self.hands[seat]
        if isinstance(palette, int) or isinstance(hand, int):
            return []
        return scoring.account(self.box, self.completed[seat], palette, hand)

    def tie_break(self) -> str | None:
        scores = [self.score(seat) for seat in range(self.seats)]
        return scoring.tie_break(
            [
                (sum(part or 0 for part in score.values()), len(works), score["usable"] or 0, score["bonus"] or 0)
                for score, works in zip(scores, self.completed, strict=True)
            ]
        )

    def pairs(self) -> dict[str, Any]:
        """PA-E4: commissions that this seat may complete, or has, of whose artist both works are within its reach."""
        if self.seat is None:
            return {}
        reach = [*self.completed[self.seat], *self.commissions, *self.gallery]
        titled = self.box.commissions
        return {
            titled[card].title: {"other": titled[other].title, "bonus": extra}
            for card, (other, extra) in scoring.pair_bonuses(self.box, reach).items()
        }

    def details(self) -> dict[str, Any]:
        """What stands on the commissions that lie open or in this seat's hand, by their titles."""
        seen = [*self.gallery, *(card for cards in self.completed for card in cards)]
        seen += [card for cards in self.hands if not isinstance(cards, int) for card in cards]
        return {card.title: card.to_json() for card in (self.box.commissions[number] for number in seen)}

    def to_json(self) -> dict[str, Any]:
        return {**self.public_json(), **self.private_json()}

    def public_json(self) -> dict[str, Any]:
        """What everybody sees alike."""
        return {
            **self.board_json(),
            "deck": self.deck_size,
            "supply": self.supply_size,
            "points": [scoring.completed_points(self.box, cards) for cards in self.completed],
            "offers_left": [offers.MAX_OFFERS - made for made in self.offered],
            "goal": scoring.POINTS_TO_END[self.seats],
            "limit": returns.HAND_LIMIT,
            "values": dict(zip(COLOURS, self.box.points, strict=True)),
            "mixtures": [
                {"at": coordinates(at), "point": point, "colour": COLOURS[colour]}
                for at, point, colour in self.map.mixtures()
            ],
            "chart": {dabs: COLOURS[colour] for dabs, colour in CHART.items()},
        }

    def private_json(self) -> dict[str, Any]:
        mine, choices = self.seat, self.choices
        data = {
            "palettes": [cards if isinstance(cards, int) else unpack(cards) for cards in self.palettes],
            "hexes": [self.hexes_json(self.hexes) if seat == mine else n for seat, n in enumerate(self.hex_sizes)],
            "commissions": [cards if isinstance(cards, int) else self.titles(cards) for cards in self.hands],
            "scores": [self.score(seat) for seat in range(self.seats)],
            "details": self.details(),
            "pairs": self.pairs(),
            "unpayable": previews.unpayable(self),
            "given_up": giving_up.given_up(self),
            "choices": [action.to_json() for action in choices],
            "bank_rules": [bank.rule_of(action) for action in choices if isinstance(action, Bank)],
        }
        if mine is not None and self.step != OVER:
            data["settings"] = [Closed(not self.closed[mine]).to_json()]
        if mine is not None and mine == self.turn and self.step == PLACE:
            data["preview"] = previews.placements(self)
        if self.step == OVER:
            data["tie_break"] = self.tie_break()
            data["accounts"] = [self.account(seat) for seat in range(self.seats)]
        return data
