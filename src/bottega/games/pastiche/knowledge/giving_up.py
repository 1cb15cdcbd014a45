"""What a choice would give up for the rest of the turn, told before it is played: clients may ask whether it is meant.

A swap or a completion ends trading (PA-T5), a completion comes after the swap (PA-G1), and whoever ends the turn
completes nothing more (PA-G2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.games.pastiche.box.colours import includes
from bottega.games.pastiche.rules import bank, commissions
from bottega.games.pastiche.rules.offers import MAX_OFFERS
from bottega.games.pastiche.rules.state import COMPLETE, TRADE

if TYPE_CHECKING:
    from bottega.games.pastiche.knowledge.view import View


def given_up(view: View) -> list[dict[str, Any]]:
    """For each choice of the seat on turn that gives something up, what that is."""
    if view.seat is None or view.seat != view.turn or view.step not in (TRADE, COMPLETE):
        return []
    payable = [view.box.commissions[card] for card in completable(view)]
    found = [entry("end", complete=[card.title for card in payable], offers=acceptable(view), last=view.last_round)]
    if view.step == TRADE:
        trading = trading_with(view, view.palette)
        found.append(entry("swap", **trading))
        for card in payable:
            left = [held - paid for held, paid in zip(view.palette, card.palette, strict=True)]
            swap = bool(view.commissions and view.gallery)
            found.append(entry("complete", card.title, swap=swap, **trading_with(view, left)))
    return [each for each in found if any(each[what] for what in ("complete", "trades", "partners", "offers", "swap"))]


def entry(action: str, commission: str | None = None, **what: Any) -> dict[str, Any]:
    nothing = {"complete": [], "trades": 0, "partners": [], "offers": [], "swap": False, "last": False}
    return {"action": action, "commission": commission, **nothing, **what}


def completable(view: View) -> list[int]:
    return commissions.completable(view.box, view.commissions, view.gallery, view.palette)


def trading_with(view: View, palette: list[int]) -> dict[str, Any]:
    """The bank's trades, the seats an offer could still be made to, and the open offers that would lapse."""
    may_offer = view.offered[view.turn] < MAX_OFFERS and any(palette)
    others = [seat for seat in range(view.seats) if seat != view.turn and not view.closed[seat]]
    return {
        "trades": len(bank.trades(view.bank, palette)),
        "partners": others if may_offer else [],
        "offers": [offer.number for offer in view.offers],
    }


def acceptable(view: View) -> list[int]:
    """Offers that this seat could accept."""
    offers = [offer for offer in view.offers if offer.is_for(view.turn)]
    return [offer.number for offer in offers if includes(view.palette, offer.get)]
