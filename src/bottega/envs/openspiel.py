"""OpenSpiel: importing this registers every game, as `bottega_final_touch` and so on.

A game without arrays says so when it is loaded. Parameters are the number of `players` and the options of the game.
Chance is explicit: whatever is drawn is a chance node, so histories replay, and with them OpenSpiel's serialisation.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from bottega import games
from bottega.core.chance import ChanceNeeded, Dice, ScriptedChance
from bottega.core.encoding import IndexedGame, Row
from bottega.core.event import Event
from bottega.envs.rewards import final
from bottega.envs.setups import GameSetup

MAX_RESULTS = 4096  # of one draw
SEEDS = 1 << 53
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
WRITER = json.JSONEncoder(sort_keys=True)


def read_options(name: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters stand for: OpenSpiel has plain numbers and texts only."""
    options = games.spec(name).options
    read = {key: option.from_parameter(parameters.get(key, option.parameter)) for key, option in options.items()}
    return {key: value for key, value in read.items() if value is not None}


class SeenEvents:
    """What happened in a move, linked to what happened before. Only when somebody asks is it put into words."""

    def __init__(self, lines: Sequence[str], events: Sequence[Event] = (), before: SeenEvents | None = None) -> None:
        self.events = events
        self.before = before
        self.words = dict(enumerate(lines))  # by seats that have asked; at the beginning of the line, all

    def by(self, seat: int) -> str:
        moves: list[str] = []
        last = self
        while seat not in last.words and last.before is not None:
            moves.append("".join(f"{WRITER.encode(event.seen_by(seat))}\n" for event in last.events))
            last = last.before
        self.words[seat] = last.words[seat] + "".join(reversed(moves))
        return self.words[seat]


class Halfway(NamedTuple):
    """An action that waits for chance: what was picked so far, what is to be picked, and the state at that moment."""

    action: Any
    picks: list[int]
    undecided: ChanceNeeded
    state: Any


class History:
    """A game up to a decision or to something that chance decides. It never changes: moves make new ones."""

    def __init__(
        self, table: GameSetup, indexed: IndexedGame | None, seen_events: SeenEvents, halfway: Halfway | None = None
    ) -> None:
        self.table = table
        self.indexed = indexed  # at the last decision; none before the deal
        self.seen_events = seen_events  # up to there
        self.halfway = halfway  # since then
        self.seat = -1 if indexed is None else int(indexed.seat)
        self.player = CHANCE if halfway is not None else self.seat if self.seat >= 0 else OVER
        self.seen: dict[int, NDArray[np.uint8]] = {}  # by seats that have looked
        self.known: dict[int, str] = {}

    @classmethod
    def start(cls, table: GameSetup) -> History:
        return cls(table, None, SeenEvents([""] * table.seats))._go_on(None, [])

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        action, picks = (None, []) if self.halfway is None else self.halfway[:2]
        state = self.indexed and self.table.game.state_json(self.indexed.state)
        lines = [self.seen_events.by(seat) for seat in range(self.table.seats)]
        return rebuild, (self.table, state, lines, action and action.to_json(), picks)

    def play(self, index: int) -> History:
        if self.indexed is None or self.halfway is not None:
            raise ValueError("chance is to decide")
        index = self.table.check(self.indexed, index)
        view = self.table.game.view(self.indexed.state, self.seat)
        return self._go_on(self.table.encoding.action(view, index), [])

    def decide(self, pick: int) -> History:
        if self.halfway is None:
            raise ValueError("nothing is left to chance")
        return self._go_on(self.halfway.action, [*self.halfway.picks, pick])

    def _go_on(self, action: Any, picks: list[int]) -> History:
        """Carry the action out again with all that chance has decided since; it stops where more is to be decided."""
        game, seen_events = self.table.game, list[Event]()
        chance = ScriptedChance(picks)
        state = game.unpack(self.table.seats, self.table.options) if self.indexed is None else self.indexed.state.copy()
        try:
            if self.indexed is None:
                game.deal(state, self.table.options, chance)
            else:
                game.apply(state, self.seat, action, chance, seen_events)
        except ChanceNeeded as undecided:
            return History(self.table, self.indexed, self.seen_events, Halfway(action, picks, undecided, state))
        indexed = self.table.indexed()
        indexed.load(state)
        return History(self.table, indexed, SeenEvents((), seen_events, self.seen_events))

    @cached_property
    def legal(self) -> list[int]:
        return [] if self.indexed is None else sorted(self.indexed.legal)

    @cached_property
    def results(self) -> Sequence[Any]:
        """What chance may decide now."""
        if self.halfway is None:
            return ()
        return self.table.game.results(self.halfway.state, self.halfway.undecided.kind)

    @cached_property
    def chances(self) -> list[tuple[int, float]]:
        """How likely that is: by the first of the picks that come to the same."""
        firsts: dict[Any, int] = {}
        counts: dict[int, int] = {}
        for pick, result in enumerate(self.results):
            first = firsts.setdefault(result if isinstance(result, str) else repr(result), pick)
            counts[first] = counts.get(first, 0) + 1
        return [(first, count / len(self.results)) for first, count in counts.items()]

    def guess(self, seat: int, chance: Dice) -> History:
        """Another game that looks like this one to the seat. What only others know is forgotten."""
        if self.indexed is None:
            return self
        game = self.table.game
        indexed = self.table.indexed()
        indexed.load(game.determinise(game.view(self.indexed.state, seat), chance))
        lines = self.seen_events.by(seat)
        return History(
            self.table, indexed, SeenEvents([lines if other == seat else "" for other in range(self.table.seats)])
        )

    # --- what a seat sees ---

    def observation(self, seat: int) -> NDArray[np.uint8]:
        if seat not in self.seen:
            row = Row(len(self.table.encoding.features))
            if self.indexed is not None:
                self.indexed.observe(seat, row)
            self.seen[seat] = np.frombuffer(memoryview(row.cells), np.uint8)
        return self.seen[seat]

    def sees(self, seat: int) -> str:
        """The indices that are not 0, with their numbers."""
        cells = self.observation(seat)
        indices = cells.nonzero()[0]
        return " ".join(
            f"{index}:{value}" for index, value in zip(indices.tolist(), cells[indices].tolist(), strict=True)
        )

    def knows(self, seat: int) -> str:
        """All it has heard, and what it sees now."""
        if seat not in self.known:
            self.known[seat] = f"{self.seen_events.by(seat)}| {self.observation(seat).tobytes().hex()}"
        return self.known[seat]


def rebuild(table: GameSetup, state: Any, lines: Sequence[str], action: Any, picks: list[int]) -> History:
    """From its pickle."""
    if state is None:
        return History(table, None, SeenEvents(lines))._go_on(None, picks)
    indexed = table.indexed()
    indexed.load(table.game.state_from_json(state, table.seats, table.options))
    history = History(table, indexed, SeenEvents(lines))
    return history if action is None else history._go_on(table.game.action_from_json(action), picks)


def name_of(result: Any) -> str:
    return result if isinstance(result, str) else WRITER.encode(result)


class Observer:
    """What a player sees now: one tensor, each number divided by the most it shows, and a string."""

    def __init__(self, table: GameSetup) -> None:
        features = table.encoding.features
        self.scale = np.array([1 / most for _, most in features], np.float32)
        self.tensor = np.zeros(len(features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        np.multiply(state.now.observation(player), self.scale, out=self.tensor)

    def string_from(self, state: State, player: int) -> str:
        return state.now.sees(player)


class Recall:
    """All a player was ever told. A history has no fixed size, so it is a string and no tensor."""

    tensor = None
    dict: ClassVar[Mapping[str, Any]] = {}

    def set_from(self, state: State, player: int) -> None:
        pass

    def string_from(self, state: State, player: int) -> str:
        return state.now.knows(player)


class State(pyspiel.State):  # type: ignore[misc]  # it carries no types
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.now = game.start

    def current_player(self) -> int:
        return self.now.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.now.legal if player == self.now.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.now.chances

    def _apply_action(self, action: int) -> None:
        now = self.now
        self.now = now.decide(action) if now.player == CHANCE else now.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.now.table.encoding.moves[action]
        results = self.now.results
        return name_of(results[action]) if action < len(results) else str(action)

    def is_terminal(self) -> bool:
        return self.now.player == OVER

    def returns(self) -> list[float]:
        table, indexed = self.now.table, self.now.indexed
        if not self.is_terminal() or indexed is None:
            return [0.0] * table.seats
        outcome = table.game.outcome(indexed.state)
        return [0.0] * table.seats if outcome is None else final(table.game, table.seats, outcome)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one; it has no history of its own."""
        twin: State = self.get_game().new_initial_state()
        twin.now = self.now.guess(player_id, Dice(int(probability_sampler() * SEEDS)))
        return twin

    def __str__(self) -> str:
        """The whole truth, as JSON."""
        history = self.now
        state = history.halfway.state if history.halfway is not None else history.indexed and history.indexed.state
        return json.dumps(history.table.game.state_json(state))


class Game(pyspiel.Game):  # type: ignore[misc]  # it carries no types
    kind: Any
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        seats = params.get("players", games.spec(self.name).seats[0])
        self.table = GameSetup(self.name, seats, read_options(self.name, params), params.get("components") or None)
        self.start = History.start(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.encoding.moves),
            max_chance_outcomes=MAX_RESULTS,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=games.spec(self.name).longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recall:
        return Recall() if iig_obs_type is not None and iig_obs_type.perfect_recall else Observer(self.table)


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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": spec.seats[0],
            "components": "",  # ours
            **{key: option.parameter for key, option in spec.options.items()},
        },
    )
    pyspiel.register_game(kind, type(f"{kind.short_name}_game", (Game,), {"kind": kind, "name": name}))


for _name in games.names():
    register(_name)
