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
CERTAIN = 1.96  # standard errors on either side of which the truth is in 95 of 100 cases


@dataclass(frozen=True)
class Told:
    """A mistake: when, what was done, what was better, what that cost and why, each a sentence."""

    title: str
    made: str
    best: str
    cost: str
    reason: str
    rules: Sequence[str]

    def lines(self) -> list[str]:
        return [line for line in (self.made, self.best, self.cost, self.reason) if line]


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
        title = self.say("review-moment", number=decision.ply, player=names[decision.seat], verdict=decision.verdict)
        better, worse = why(self.match.game, view, decision, self.lang)
        return Told(
            title,
            self.say("review-made", move=words.choice(view, decision.made, names, self.lang)),
            self.say("review-better", move=words.choice(view, decision.best, names, self.lang)),
            self.cost(decision),
            " ".join(dict.fromkeys(reason for reason in (better, worse) if reason)),
            words.because(view, decision.best),
        )

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
        """For the side it helped most, or harmed most."""
        side = max(range(len(lucky.shares)), key=lambda each: abs(lucky.shares[each]))
        message = "review-luck-deal" if lucky.ply == 0 else "review-luck"
        share = round(100 * abs(lucky.shares[side]))
        way = "lucky" if lucky.shares[side] > 0 else "unlucky"
        return self.say(message, number=lucky.ply, player=self.side(side), share=share, way=way)


def hundredths(share: float) -> str:
    """Of the win, with a sign."""
    return f"{round(100 * share):+d}".replace("-", "−")
