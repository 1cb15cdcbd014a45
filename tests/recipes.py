"""What a golden game is looked for by. Each game's plug-in in `contract/` has its recipes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bottega import Match

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Recipe:
    """A game to be found among many: who plays, how it ends, and with what card list."""

    file: str
    game: str
    seats: int
    reason: str
    last: str | None = None  # Final Touch: how the last card was won, finished or ruined
    winners: int = 1
    components: str | None = None  # a list beside the record
    bot: str | None = None  # who sits everywhere; left out: anyone who may act, at random
    options: Mapping[str, Any] = field(default_factory=dict)
    measures: Mapping[str, int] = field(default_factory=dict)  # Fresco: how the last round came
    version: int | None = None  # of the rules; left out: the newest
    kinds: frozenset[str] = frozenset()  # of moves that were made

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.file}.jsonl"

    def fits(self, match: Match) -> bool:
        outcome = match.outcome
        assert outcome is not None
        last = match.state_json()["won"][-1]["as"] if self.last else None
        if not self.kinds <= {move.action.to_json()["type"] for move in match.moves}:
            return False
        if not self.measures.items() <= match.game.figures(match.state).averages.items():
            return False
        return (outcome.reason, last, len(outcome.winners)) == (self.reason, self.last, self.winners)
