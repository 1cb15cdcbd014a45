"""What a tournament shows, ready to be told, drawn or written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bottega import __version__, games
from bottega.arena.ratings import rate
from bottega.arena.simulate import Plan
from bottega.arena.statistics import Estimate
from bottega.arena.tournament import Encounter, LineUp, Tournament


@dataclass(frozen=True)
class Standings:
    plan: Plan
    most: int  # games that a line-up could have played
    ratings: Mapping[str, Estimate]  # the best first; none after an interrupt
    encounters: Sequence[Encounter]

    @classmethod
    def of(cls, tournament: Tournament, rated: bool = True) -> Standings:
        """Of the line-ups that have played. Ratings take longer the more games there are: 8 s for 10,000."""
        played = [encounter for encounter in tournament.encounters if encounter.deals]
        most = tournament.deals * played[0].line_up.sides
        return cls(tournament.plan, most, rate(played, tournament.plan.seed) if rated else {}, played)

    @property
    def games(self) -> int:
        return sum(encounter.games for encounter in self.encounters)

    @property
    def title(self) -> str:
        return (
            f"{games.spec(self.plan.game).title}, {self.plan.seats} players, {self.games} games, seed {self.plan.seed}"
        )

    def to_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "bottega": __version__,
            "game": plan.game,
            "seats": plan.seats,
            "options": dict(plan.options),
            "components": games.load(plan.game, plan.components).components,
            "seed": plan.seed,
            "most_games": self.most,
            "ratings": [{"bot": bot, **rating.to_json()} for bot, rating in self.ratings.items()],
            "line_ups": [_encounter(encounter) for encounter in self.encounters],
        }


def named(line_up: LineUp) -> str:
    others = line_up.sides - 1
    return f"{line_up.bot} against {line_up.rival if others == 1 else f'{others} {line_up.rival}'}"


def better(encounter: Encounter) -> str | None:
    """Who is, if that is settled."""
    if not encounter.settled:
        return None
    line_up = encounter.line_up
    return line_up.bot if encounter.always().value > line_up.fair else line_up.rival


def _encounter(encounter: Encounter) -> dict[str, Any]:
    line_up = encounter.line_up
    return {
        "bot": line_up.bot,
        "rival": line_up.rival,
        "sides": line_up.sides,
        "deals": len(encounter.deals),
        "games": encounter.games,
        "share": encounter.share().to_json(),
        "always_valid": encounter.always().to_json(),
        "fair": line_up.fair,
        "better": better(encounter),
    }
