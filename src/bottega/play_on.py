"""Play on: how a match begins that goes on from a step of another, which is over."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from bottega.core.chance import Chance, Dice
from bottega.core.errors import Invalid
from bottega.core.match import Deal, Match, Origin
from bottega.core.reading import as_list, as_whole
from bottega.record import Components, replaying


def play_on(
    record: Mapping[str, Any],
    step: int,
    *,
    dealt_for: int | None = None,
    same_draws: bool = False,
    components: Components = None,
) -> Match:
    """A live match from a step of a recorded one; see `deal`."""
    *_, match = until(record, step, components)
    return Match.resume(deal(match, seed_of(record) if same_draws else None, dealt_for))


def until(record: Mapping[str, Any], step: int, components: Components = None) -> Iterator[Match]:
    """Replays a record up to a step; 0 is the deal."""
    as_whole(step, "step", 0, len(as_list(record.get("moves"), "moves")))
    return islice(replaying({**record, "outcome": None}, components), step + 1)


def seed_of(record: Mapping[str, Any]) -> str:
    """What a record's game drew from."""
    seed = record.get("seed")
    if not isinstance(seed, str):
        raise Invalid("same_draws: the record does not have the seed that its game drew from")
    return seed


def deal(
    match: Match,
    seed: str | None = None,
    dealt_for: int | None = None,
    code: str | None = None,
    chance: Chance | None = None,
) -> Deal:
    """How a match begins that goes on from where this one stands.

    `seed`: that of the other game, for the same draws where the same moves are made; without it a secret one is drawn.
    `dealt_for`: the seat from whose knowledge the hidden cards are dealt anew, by `chance`; without it they are as they
    were. `code`: of the other game.
    """
    if match.over:
        raise Invalid(f"step: the game is over after {match.ply} moves; choose an earlier step")
    state = match.state
    if dealt_for is not None:
        seat = as_whole(dealt_for, "dealt_for", 0, match.seats - 1)
        state = match.game.determinise(match.view(seat), chance or Dice(secrets.randbits(62)))
    origin = Origin(match.ply, code, dealt_for, seed is not None, match.since_deal - match.ply)
    position = match.game.state_json(state)
    return Deal(match.game, match.seats, match.options, seed or secrets.token_hex(32), {}, position, origin)
