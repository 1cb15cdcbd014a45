"""OpenSpiel: importing this registers `bottega_final_touch`, `bottega_pastiche` and `bottega_fresco`.

Parameters are the number of `players` and the options of the game. Chance is explicit in all three: whatever is drawn
is a chance node, so histories replay, and with them OpenSpiel's own serialisation.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import numpy as np
import pyspiel

from bottega import games
from bottega.core.chance import Dice, Foretold, Undecided
from bottega.core.encoding import Lane, Row
from bottega.core.event import Event
from bottega.envs.rewards import final
from bottega.envs.tables import Table

LONGEST = 100_000  # moves and results of chance; no rule sets a limit
MOST_RESULTS = 4096  # of one draw
SEEDS = 1 << 53

PARAMETERS: Mapping[str, Mapping[str, Any]] = {
    "final-touch": {"starter": -1},
    "pastiche": {"open": False},
    "fresco": {"open": False, "modules": "portraits+requests+blends"},
}


def read_options(name: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """OpenSpiel's parameters are plain numbers and texts: modules are joined by `+`, and there may be `none`."""
    options = {option: parameters.get(option, default) for option, default in PARAMETERS[name].items()}
    if options.get("starter") == -1:
        del options["starter"]
    if "modules" in options:
        options["modules"] = [module for module in str(options["modules"]).split("+") if module not in ("", "none")]
    return options


class Heard:
    """What happened in a move, linked to what happened before. Only when somebody asks is it put into words."""

    def __init__(self, told: Sequence[str], events: Sequence[Event] = (), before: Heard | None = None) -> None:
        self.told = told  # to each seat, at the beginning of the line
        self.events = events
        self.before = before

    def by(self, seat: int) -> str:
        moves: list[str] = []
        last = self
        while last.before is not None:
            moves.append("".join(f"{json.dumps(event.seen_by(seat), sort_keys=True)}\n" for event in last.events))
            last = last.before
        return last.told[seat] + "".join(reversed(moves))


class Course:
    """A game up to a decision or to something that chance decides. It never changes: moves make new ones."""

    def __init__(self, table: Table, lane: Lane | None, heard: Heard) -> None:
        self.table = table
        self.lane = lane  # at the last decision; none before the deal
        self.heard = heard  # up to there
        self.action: Any = None  # being carried out since
        self.picks: list[int] = []
        self.undecided: Undecided | None = None
        self.halfway: Any = None  # the state at that moment
        self.seen: dict[int, list[int]] = {}  # by seats that have looked

    @classmethod
    def start(cls, table: Table) -> Course:
        return cls(table, None, Heard([""] * table.seats))._go_on([])

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        game, action = self.table.game, self.action and self.action.to_json()
        state = self.lane and game.state_json(self.lane.whole())
        table, told = self.table, [self.heard.by(seat) for seat in range(self.table.seats)]
        return rebuild, (table.identifier, table.seats, table.options, state, told, action, self.picks)

    @property
    def seat(self) -> int:
        return -1 if self.lane is None else int(self.lane.seat)

    def play(self, index: int) -> Course:
        if self.lane is None or self.undecided is not None:
            raise ValueError("chance is to decide")
        index = self.table.check(self.lane, index)
        after = Course(self.table, self.lane, self.heard)
        view = self.table.game.view(self.lane.whole(), self.seat)
        after.action = self.table.encoding.action(view, index)
        return after._go_on([])

    def decide(self, pick: int) -> Course:
        after = Course(self.table, self.lane, self.heard)
        after.action = self.action
        return after._go_on([*self.picks, pick])

    def _go_on(self, picks: list[int]) -> Course:
        """Carry the action out again with all that chance has decided since; it stops where more is to be decided."""
        game, heard = self.table.game, list[Event]()
        chance = Foretold(picks)
        state = game.unpack(self.table.seats, self.table.options) if self.lane is None else self.lane.whole().copy()
        try:
            if self.lane is None:
                game.deal(state, self.table.options, chance)
            else:
                game.apply(state, self.seat, self.action, chance, heard)
        except Undecided as undecided:
            self.picks, self.undecided, self.halfway = picks, undecided, state
            return self
        lane = self.table.lane()
        lane.lay(state)
        return Course(self.table, lane, Heard((), heard, self.heard))

    def results(self) -> dict[int, tuple[str, float]]:
        """What chance may decide now, and how likely: by the first of the picks that come to the same."""
        if self.undecided is None:
            return {}
        names = [*map(name_of, self.table.game.results(self.halfway, self.undecided.kind))]
        return {names.index(name): (name, names.count(name) / len(names)) for name in dict.fromkeys(names)}

    def guess(self, seat: int, chance: Dice) -> Course:
        """Another game that looks like this one to the seat. What only others know is forgotten."""
        if self.lane is None:
            return self
        game = self.table.game
        lane = self.table.lane()
        lane.lay(game.determinise(game.view(self.lane.whole(), seat), chance))
        told = self.heard.by(seat)
        return Course(self.table, lane, Heard([told if other == seat else "" for other in range(self.table.seats)]))

    # --- what a seat sees ---

    def observation(self, seat: int) -> list[int]:
        if seat not in self.seen:
            row = Row(len(self.table.encoding.features))
            if self.lane is not None:
                self.lane.observe(seat, row)
            self.seen[seat] = list(row.cells)
        return self.seen[seat]

    def sees(self, seat: int) -> str:
        """The indices that are not 0, with their numbers."""
        return " ".join(f"{index}:{value}" for index, value in enumerate(self.observation(seat)) if value)

    def knows(self, seat: int) -> str:
        """All it has heard, and what it sees now."""
        return f"{self.heard.by(seat)}| {self.sees(seat)}"


def rebuild(
    identifier: str, seats: int, options: Any, state: Any, told: Sequence[str], action: Any, picks: list[int]
) -> Course:
    """From its pickle."""
    table = Table(identifier, seats, options)
    if state is None:
        return Course(table, None, Heard(told))._go_on(picks)
    lane = table.lane()
    lane.lay(table.game.position(state, seats, table.options, Dice(0)))
    course = Course(table, lane, Heard(told))
    if action is None:
        return course
    course.action = table.game.action_from_json(action)
    return course._go_on(picks)


def name_of(result: Any) -> str:
    return result if isinstance(result, str) else json.dumps(result, sort_keys=True)


class Observer:
    """One tensor, each number divided by the most it shows. The string has perfect recall if that is asked for."""

    def __init__(self, recall: bool, table: Table) -> None:
        features = table.encoding.features
        self.recall = recall
        self.scale = np.array([1 / most for _, most in features], np.float32)
        self.tensor = np.zeros(len(features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        np.multiply(state.course.observation(player), self.scale, out=self.tensor)

    def string_from(self, state: State, player: int) -> str:
        return state.course.knows(player) if self.recall else state.course.sees(player)


class State(pyspiel.State):  # type: ignore[misc]  # it carries no types
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.course = game.start

    def current_player(self) -> int:
        if self.course.undecided is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.course.seat if self.course.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        lane = self.course.lane
        return [] if lane is None or player != self.course.seat else sorted(lane.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(pick, likely) for pick, (_, likely) in self.course.results().items()]

    def _apply_action(self, action: int) -> None:
        chance = self.course.undecided is not None
        self.course = self.course.decide(action) if chance else self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.results().get(action, (str(action), 0.0))[0]
        return self.course.table.encoding.moves[action]

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        table, lane = self.course.table, self.course.lane
        if not self.is_terminal() or lane is None:
            return [0.0] * table.seats
        outcome = table.game.outcome(lane.whole())
        return [0.0] * table.seats if outcome is None else final(table.game, table.seats, outcome)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one; it has no history of its own."""
        twin: State = self.get_game().new_initial_state()
        twin.course = self.course.guess(player_id, Dice(int(probability_sampler() * SEEDS)))
        return twin

    def __str__(self) -> str:
        """The whole truth, as JSON."""
        course = self.course
        state = course.halfway if course.undecided is not None else course.lane and course.lane.whole()
        return json.dumps(course.table.game.state_json(state))


class Game(pyspiel.Game):  # type: ignore[misc]  # it carries no types
    kind: Any
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        self.table = Table(self.name, params.get("players", 2), read_options(self.name, params))
        self.start = Course.start(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.encoding.moves),
            max_chance_outcomes=MOST_RESULTS,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type is not None and iig_obs_type.perfect_recall, self.table)


def register(name: str) -> None:
    spec = games.spec(name)
    kind = pyspiel.GameType(
        short_name=f"bottega_{name.replace('-', '_')}",
        long_name=f"{spec.title} (Bottega)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.seats),
        min_num_players=min(spec.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, **PARAMETERS[name]},
    )
    pyspiel.register_game(kind, type(f"{kind.short_name}_game", (Game,), {"kind": kind, "name": name}))


for _name in games.names():
    register(_name)
