"""A review in sentences: the same for the terminal and for a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bottega import texts
from bottega.review.decisions import Decision, why
from bottega.review.luck import Luck
from bottega.review.review import Account, Review

LUCKIEST = 3  # strokes of luck that are told
LUCKY = 0.05  # of the win: less is not marked on the curve
CERTAIN = 1.96  # standard errors on either side of which the truth is in 95 of 100 cases


@dataclass(frozen=True)
class Told:
    """A mistake: when, what was done and what speaks against it, what was better and why, and what that cost."""

    title: str
    made: str
    against: str
    best: str
    reason: str
    cost: str
    rules: Sequence[str]

    def lines(self) -> list[str]:
        return [line for line in (self.made, self.against, self.best, self.reason, self.cost) if line]


@dataclass(frozen=True)
class Mark:
    """What the curve of a side shows at a ply: a mistake, a blunder, or good or bad luck; and what that was worth."""

    ply: int
    side: int
    kind: str
    share: float
    words: str


class Teller:
    """Tells one review to a reader."""

    def __init__(self, review: Review, names: Sequence[str], lang: str) -> None:
        self.review = review
        self.names = list(names)
        self.lang = lang
        self.match = review.match

    def say(self, message: str, **details: Any) -> str:
        return texts.say(self.lang, message, **details)

    def side(self, number: int) -> str:
        return texts.join(self.lang, [self.names[seat] for seat in self.match.sides[number]])

    def heading(self) -> str:
        return self.say("review-title", game=self.match.game.spec.title, players=self.names)

    def account(self, account: Account) -> str:
        return self.say(
            "review-account",
            player=self.side(account.side),
            result=hundredths(account.result),
            luck=hundredths(account.luck),
            error=round(100 * CERTAIN * account.luck_error),
            play=hundredths(account.play),
        )

    def mistake(self, decision: Decision) -> Told:
        view = self.match.game.view(self.match.state_at(decision.ply - 1), decision.seat)
        words = self.match.game.words
        names = [*self.names]
        better, worse = why(self.match.game, view, decision, self.lang)
        return Told(
            self.title(decision),
            self.say("review-made", move=words.choice(view, decision.made, names, self.lang)),
            worse if worse != better else "",
            self.say("review-better", move=words.choice(view, decision.best, names, self.lang)),
            better,
            self.cost(decision),
            words.because(view, decision.best),
        )

    def title(self, decision: Decision) -> str:
        player = self.names[decision.seat]
        return self.say("review-moment", number=decision.ply, player=player, verdict=decision.verdict)

    def cost(self, decision: Decision) -> str:
        """Points are told where they are clear: a move may cost the win later, and no points at once."""
        share = round(100 * decision.cost)
        if decision.points_are_clear and decision.points >= 0.5:
            return self.say("review-cost-points", share=share, points=round(decision.points, 1))
        return self.say("review-cost", share=share)

    def luckiest(self) -> list[Luck]:
        """What chance moved most, in the order it happened."""
        most = sorted(self.review.luck, key=lambda each: -max(map(abs, each.shares)))[:LUCKIEST]
        return sorted(most, key=lambda each: each.ply)

    def luck(self, lucky: Luck) -> str:
        side = struck(lucky)
        message = "review-luck-deal" if lucky.ply == 0 else "review-luck"
        share = round(100 * abs(lucky.shares[side]))
        way = "lucky" if lucky.shares[side] > 0 else "unlucky"
        return self.say(message, number=lucky.ply, player=self.side(side), share=share, way=way)

    def marks(self) -> list[Mark]:
        """In the order it happened: every mistake, and what luck was worth enough to be seen."""
        found = [
            Mark(each.ply, self.side_of(each.seat), each.verdict, each.cost, self.title(each))
            for each in self.review.mistakes()
        ]
        for each in self.review.luck:
            side = struck(each)
            share = each.shares[side]
            if abs(share) >= LUCKY:
                found.append(Mark(each.ply, side, "lucky" if share > 0 else "unlucky", abs(share), self.luck(each)))
        return sorted(found, key=lambda mark: mark.ply)

    def side_of(self, seat: int) -> int:
        return next(side for side, seats in enumerate(self.match.sides) if seat in seats)


def struck(lucky: Luck) -> int:
    """The side that luck helped most, or harmed most."""
    return max(range(len(lucky.shares)), key=lambda each: abs(lucky.shares[each]))


def hundredths(share: float) -> str:
    """Of the win, with a sign."""
    return f"{round(100 * share):+d}".replace("-", "−")
