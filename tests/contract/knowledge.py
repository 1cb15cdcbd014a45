"""Does a view, or an event, tell a seat what it may not know?

The idea: change all that is hidden from a seat, and the twin of the state must look the same to it, now and after the
next move. Whatever looks different was not hidden. Twins come from the game (`determinise`) and, because a game that
leaks may well put the leak to use there, from its plug-in (`scramble`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from bottega.core.chance import Dice, RecordingChance
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.game import AnyGame
from bottega.core.match import Match, Move
from contract import Plugin, everyone, looked_at, through_json, walk

FIRST = 4  # moves of a long game that are all looked at


def look(game: AnyGame, state: Any, seat: int | None) -> Any:
    """All that a seat is shown of a state: its view, and what a match tells everybody."""
    outcome = game.outcome(state)
    shown = {"awaited": game.awaited(state), "allowed": game.allowed(state), "outcome": outcome and outcome.to_json()}
    return through_json([game.view(state, seat).to_json(), shown])


def twins(match: Match, plugin: Plugin, state: Any, seat: int | None) -> tuple[Any, Any]:
    """States that must look the same to this seat; others at every ply."""
    return guessed(match, state, seat), scrambled(match, plugin, state, seat)


def guessed(match: Match, state: Any, seat: int | None) -> Any:
    return match.game.determinise(match.game.view(state, seat), Dice(match.ply))


def scrambled(match: Match, plugin: Plugin, state: Any, seat: int | None) -> Any:
    told = plugin.scramble(through_json(match.game.state_json(state)), seat, random.Random(match.ply))
    return match.game.position(told, match.seats, match.options, Dice(match.ply))


def scrambled_but_for_what_was_shown(match: Match, plugin: Plugin, state: Any, seat: int | None) -> Any:
    """A view hides what lies behind screens; who keeps count knows it all the same, where the plug-in says so."""
    truth = through_json(match.game.state_json(state))
    told = plugin.scramble(truth, seat, random.Random(match.ply))
    told = plugin.remember(told, truth) if hasattr(plugin, "remember") else told
    return match.game.position(told, match.seats, match.options, Dice(match.ply))


@dataclass
class Findings:
    """What a search for leaks found, and on how many twins its word rests."""

    leaks: list[str]
    compared: int = 0

    def compare(self, what: str, truth: Any, twin: Any) -> None:
        self.compared += 1
        if truth != twin:
            self.leaks.append(f"{what}: {truth} and {twin}")


def leaks_in_views(match: Match, plugin: Plugin, seed: int = 0, one_will_do: bool = False) -> Findings:
    """At every ply of a random game, for every seat and a spectator."""
    found = Findings([])
    for _ in walk(match, seed):
        if not looked_at(match):
            continue
        state = match.state
        for seat in everyone(match):
            seen = look(match.game, state, seat)
            for twin in twins(match, plugin, state, seat):
                found.compare(f"{match!r}: view of {seat}", seen, look(match.game, twin, seat))
        if found.leaks and one_will_do:
            break
    return found


def leaks_in_moves(match: Match, plugin: Plugin, seed: int = 0, one_will_do: bool = False) -> Findings:
    """The same for what a move tells, unless it is one that `reveals`: it must say so."""
    found = Findings([])
    before = None
    for _ in walk(match, seed):
        if before is not None and (looked_at(match) or match.ply <= FIRST):
            for seat in everyone(match):
                _compare_move(match, before, seat, plugin, found)
        if found.leaks and one_will_do:
            break
        before = match.state
    return found


def _compare_move(match: Match, before: Any, seat: int | None, plugin: Plugin, found: Findings) -> None:
    """The last move, made again in twins of the state before it where it is possible there."""
    game, move = match.game, match.moves[-1]
    truth = _told(game, before, move, seat)
    for twin in twins(match, plugin, before, seat):
        if seat != move.seat and hasattr(plugin, "agree"):
            told = plugin.agree(*(through_json(game.state_json(state)) for state in (twin, before)), move.to_json())
            twin = game.position(told, match.seats, match.options, Dice(0)) if told else twin
        try:
            again = move if seat == move.seat else _known_part(game, twin, move, plugin)
            game.check(twin, again.seat, again.action)
            other = _told(game, twin, again, seat)
        except (Illegal, Invalid):  # a card that the mover does not hold there, or that cannot be drawn
            assert seat != move.seat or move.chance, "what a seat may do depends on what it does not know"
            continue
        if truth is not None and other is not None:
            found.compare(f"{match!r}: {seat} after {move.to_json()}", truth, other)


def _known_part(game: AnyGame, state: Any, move: Move, plugin: Plugin) -> Move:
    """The move as it may have been for all that others know: what was sealed or drawn in private is different here."""
    action = move.action
    if action.to_json()["type"] in plugin.SEALED:
        action = next((other for other in game.choices(state, move.seat) if other != action), action)
    return Move(move.seat, action, {name: told for name, told in move.chance.items() if name not in plugin.PRIVATE})


def _told(game: AnyGame, state: Any, move: Move, seat: int | None) -> Any:
    """What a seat is told of a move: its events, whether it is asked anew, what it sees then. None if that reveals."""
    after, events = state.copy(), list[Event]()
    chance = RecordingChance(game.kinds, lambda kind: game.results(after, kind), Dice(0), move.chance)
    game.apply(after, move.seat, move.action, chance, events)
    if game.reveals(state, move.seat, move.action, after):
        return None
    asked_anew = seat is not None and game.question(state, seat) != game.question(after, seat)
    return through_json([event.seen_by(seat) for event in events]), asked_anew, look(game, after, seat)
