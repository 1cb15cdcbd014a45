"""One suite for every game and every number of players: what `core.game` promises, and nothing of any one game."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import games, record
from bottega.core.chance import Dice
from bottega.core.errors import Illegal, Invalid
from bottega.core.event import Event
from bottega.core.match import Match
from contract import (
    PARTS_OF_A_PLUGIN,
    REGISTERED,
    Json,
    Table,
    everyone,
    fuzz,
    on_every_table,
    on_registered_tables,
    play_out,
    plies,
    plugin,
    plugin_file,
    random_move,
    snapshot,
    still,
    through_json,
    walk,
)


def a_record(table: Table) -> Json:
    """Of a whole game, one's own to forge."""
    played: Json = through_json(_played(table))
    return played


@cache
def _played(table: Table) -> Json:
    return play_out(table.match()).record_json()


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_plugin(name: str) -> None:
    file = plugin_file(name)
    assert all(table.has_plugin for table in REGISTERED if table.name == name), f"{file} is missing"
    for part in PARTS_OF_A_PLUGIN:
        assert hasattr(plugin(name), part), f"{file}: {part} is missing"


# --- whole games ---


@on_every_table
def test_random_games_end(table: Table, tmp_path: Path) -> None:
    for seed in range(20 if table.stride == 1 else 5):
        fuzz(table.match(seed), seed, tmp_path)
    for seed, match in enumerate(table.matches()):
        fuzz(match, seed, tmp_path)


@on_every_table
def test_a_crash_leaves_a_record(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.match()
    apply = match.game.apply

    def stumble(*arguments: Any) -> None:
        if match.ply == 3:
            raise ZeroDivisionError
        apply(*arguments)

    monkeypatch.setattr(match.game, "apply", stumble)
    with pytest.raises(AssertionError, match=str(tmp_path)):
        fuzz(match, 0, tmp_path)
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert table.replay(kept).state == match.state
    assert kept["crash"] == "ZeroDivisionError()"
    assert len(kept["moves"]) == 3


@on_every_table
def test_same_seed_same_game(table: Table) -> None:
    first, second = play_out(table.match(5)), play_out(table.match(5))
    assert first.record_json() == second.record_json()
    assert first.state == second.state


@on_every_table
def test_other_seeds_give_other_games(table: Table) -> None:
    played = {json.dumps(table.match(seed).record_json()["setup"]) for seed in range(8)}
    assert len(played) > 1


@on_every_table
def test_replay_equals_play(table: Table) -> None:
    """At every ply, from the record up to there."""
    for match in plies(table):
        twin = table.replay(through_json(match.record_json()))
        assert twin.state == match.state
        assert twin.moves == match.moves
        assert twin.awaited == match.awaited
        assert [twin.decision(seat) for seat in range(table.seats)] == [
            match.decision(seat) for seat in range(table.seats)
        ]


@on_every_table
def test_a_replayed_record_is_the_record(table: Table) -> None:
    """But for the seed: a replay does not draw."""
    for match in table.matches():
        played = play_out(match).record_json()
        again = table.replay(played).record_json()
        assert again == {name: played[name] for name in played if name not in ("commitment", "seed")}


@on_every_table
def test_a_replay_needs_all_chance_and_no_more(table: Table) -> None:
    played = play_out(table.match()).record_json()
    place, move = next((place, move) for place, move in enumerate(played["moves"]) if "chance" in move)
    for chance in ({}, {"rain": True}):
        forged = copy.deepcopy(played)
        forged["moves"][place] = {**move, "chance": chance}
        with pytest.raises(Invalid):
            table.replay(forged)


# --- JSON ---


@on_every_table
def test_states_survive_json(table: Table) -> None:
    for match in plies(table):
        data = through_json(match.game.state_json(match.state))
        back = match.game.position(data, table.seats, match.options, Dice(0))
        assert back == match.state
        assert match.game.state_json(back) == data


@on_registered_tables
def test_load_takes_states_and_records(table: Table) -> None:
    match = table.match()
    for _ in walk(match):
        if match.ply in (0, 5) or match.over:
            assert bottega.load(through_json(match.state_json())).state == match.state
            assert bottega.load(json.dumps(match.record_json())).state == match.state


@on_every_table
def test_actions_survive_json(table: Table) -> None:
    for match in plies(table):
        for seat in match.allowed:
            choices = match.choices(seat)
            for action in choices:
                back = match.game.action_from_json(through_json(action.to_json()))
                assert back == action
                assert hash(back) == hash(action)
                assert len(choices) > 100 or back in choices


@on_registered_tables
def test_an_action_does_what_its_type_says(table: Table) -> None:
    """A field of another type is refused, whether the action has its own fields, has them empty or null, or not."""
    fields: dict[str, Json] = {}
    samples: dict[str, tuple[Match, int, Json]] = {}
    for match in plies(table):
        for seat in match.allowed:
            for choice in match.choices(seat):
                action = through_json(choice.to_json())
                assert match.game.action_from_json(action).to_json()["type"] == action["type"]
                fields.setdefault(action["type"], {}).update(action)
                if action["type"] not in samples:
                    samples[action["type"]] = still(match), seat, action
    for kind, (match, seat, action) in samples.items():
        emptied = {name: type(part)() for name, part in action.items() if isinstance(part, (dict, list))}
        foreign = [part for other in fields.values() for part in other.items() if part[0] not in fields[kind]]
        for name, value in foreign:
            for own in (action, {**action, **emptied}, dict.fromkeys(action), {}):
                with pytest.raises((Illegal, Invalid)) as caught:
                    match.check(seat, {**own, "type": kind, name: value})
                named = any(f"action: {field}: " in str(caught.value) for field in (name, *own))
                assert caught.type is Illegal or named


@on_every_table
def test_views_and_records_are_json(table: Table) -> None:
    for match in plies(table):
        assert through_json(match.record_json()) == match.record_json()
        for seat in everyone(match):
            assert through_json(match.view_json(seat)) == match.view_json(seat)


@on_every_table
def test_an_action_may_be_played_as_a_dict(table: Table) -> None:
    spoken, written = table.match(), table.match()
    for _ in walk(spoken):
        if spoken.moves:
            written.play(spoken.moves[-1].seat, through_json(spoken.moves[-1].action.to_json()))
        assert written.state == spoken.state


# --- who may do what ---


@on_every_table
def test_choices_pass_the_check(table: Table) -> None:
    for match in plies(table):
        for seat in range(table.seats):
            for action in match.choices(seat):
                assert match.check(seat, action) == action


@on_every_table
def test_choices_are_different_actions(table: Table) -> None:
    for match in plies(table):
        for seat in range(table.seats):
            assert len(set(match.choices(seat))) == len(match.choices(seat))


@on_every_table
def test_awaited_seats_have_choices(table: Table) -> None:
    for match in plies(table):
        assert set(match.awaited) <= set(match.allowed) <= set(range(table.seats))
        assert bool(match.awaited) == (not match.over)
        assert all(match.choices(seat) for seat in match.awaited)


@on_every_table
def test_other_seats_have_none(table: Table) -> None:
    for match in plies(table):
        actions = [action for seat in match.awaited for action in match.choices(seat)]
        for seat in set(range(table.seats)) - set(match.allowed):
            assert not match.choices(seat)
            for action in actions:
                with pytest.raises(Illegal) as refusal:
                    match.check(seat, action)
                assert refusal.value.rule in getattr(table.plugin, "OUT_OF_TURN", ("G-TURN",))


@on_every_table
def test_no_seat_can_crash_the_game_with_the_choices_of_another(table: Table) -> None:
    """Each is legal or `Illegal`, and a refusal changes nothing."""
    refused = 0
    for match in plies(table):
        before = snapshot(match)
        actions = {action for seat in match.allowed for action in match.choices(seat)}
        for seat in range(table.seats):
            for action in actions - set(match.choices(seat)):
                try:
                    match.check(seat, action)
                except Illegal:
                    refused += 1
                    with pytest.raises(Illegal):
                        match.play(seat, action, events=[])
        assert snapshot(match) == before
    assert refused


@on_every_table
def test_nothing_moves_after_the_end(table: Table) -> None:
    for match in table.matches():
        play_out(match)
        before = snapshot(match)
        assert not match.allowed
        for seat in range(table.seats):
            assert not match.choices(seat)
            for move in match.moves:
                with pytest.raises(Illegal) as refusal:
                    match.play(seat, move.action)
                assert refusal.value.rule == "G-OVER"
                with pytest.raises(Illegal) as refusal:
                    match.game.check(match.state, seat, move.action)
                assert refusal.value.rule == "G-OVER"
        assert snapshot(match) == before


@on_every_table
def test_what_an_absent_player_does_is_legal(table: Table) -> None:
    for match in plies(table):
        for seat in (*match.awaited, *match.asked):
            match.check(seat, match.game.fallback(match.state, seat))


@on_every_table
def test_a_copy_is_independent(table: Table) -> None:
    for match in plies(table):
        if match.over:
            continue
        state, data = match.state, match.game.state_json(match.state)
        twin = state.copy()
        assert twin == state
        seat = match.awaited[0]  # others might change nothing, sealing the same again
        match.game.apply(twin, seat, random.Random(match.ply).choice(list(match.choices(seat))), Dice(0))
        assert twin != state
        assert match.game.state_json(state) == data
        assert match.game.state_json(match.state) == data


@on_every_table
def test_simultaneous_moves_commute(table: Table) -> None:
    """Whoever is quicker, the same follows; chance too, for it comes after the last of them."""
    met = 0
    for match in plies(table):
        if len(match.awaited) < 2:
            continue
        met += 1
        rng = random.Random(match.ply)
        moves = [(seat, rng.choice(list(match.choices(seat)))) for seat in match.awaited]
        ends = [_applied(match, order) for order in permutations(moves)]
        assert all(end == ends[0] for end in ends)
    assert bool(met) == table.plugin.SIMULTANEOUS


def _applied(match: Match, moves: tuple[tuple[int, Any], ...]) -> Any:
    state, dice = match.state, Dice(1)
    for seat, action in moves:
        match.game.check(state, seat, action)
        match.game.apply(state, seat, action, dice)
    return state


# --- accounts ---


@on_every_table
def test_every_card_and_coin_is_somewhere(table: Table) -> None:
    box = table.plugin.box()
    for match in plies(table):
        assert table.plugin.account(through_json(match.game.state_json(match.state))) == box


@on_every_table
def test_the_outcome_follows_from_the_record(table: Table) -> None:
    """By a scorer that knows the rules' text, and not their code."""
    fresh = [table.match(seed) for seed in range(10 if table.stride == 1 else 4)]
    matches, met = [*fresh, *table.matches()], set()
    for seed, match in enumerate(matches):
        played = play_out(match, seed).record_json()
        assert table.plugin.score(through_json(played)) == played["outcome"]
        met.add(played["outcome"]["reason"])
    assert met == table.plugin.reasons(table.seats)


@on_registered_tables
def test_a_ledger_adds_up_to_the_scores(table: Table) -> None:
    """For each side; and what has a name is a card or a tile, of which every game has some."""
    for seed, match in enumerate(table.matches()):
        told, rng = list[Event](), random.Random(seed)
        while not match.over:
            match.play(*random_move(match, rng), events=told)
        ledger = match.game.ledger(match.state, told)
        assert match.outcome is not None
        scores = [0] * len(match.sides)
        for entry in ledger:
            scores[entry.side] += entry.points
        assert tuple(scores) == match.outcome.scores
        assert match.start is not None or any(entry.name for entry in ledger)


@on_every_table
def test_sides_share_out_the_seats(table: Table) -> None:
    match = play_out(table.match())
    assert sorted(seat for side in match.sides for seat in side) == list(range(table.seats))
    assert match.outcome is not None
    assert len(match.outcome.scores) == len(match.sides)
    winners = set(match.outcome.winners)
    assert winners
    assert all(winners >= set(side) or winners.isdisjoint(side) for side in match.sides)


# --- events ---


@on_every_table
def test_events_are_json_for_everybody(table: Table) -> None:
    told = 0
    for event in _heard(table):
        for seat in [*range(table.seats), None]:
            seen = event.seen_by(seat)
            assert through_json(seen) == seen
            assert seen["type"] == event.type
            told += 1
    assert told


@on_every_table
def test_secrets_reach_only_their_audience(table: Table) -> None:
    for event in _heard(table):
        assert bool(event.secret) <= bool(event.to), "a secret for nobody"
        for seat in [*range(table.seats), None]:
            assert (set(event.secret) <= set(event.seen_by(seat))) == (seat in event.to or not event.secret)
        assert not set(event.secret) & {"type", *event.facts}, "a secret must not hide behind a fact's name"


def _heard(table: Table) -> list[Event]:
    """All events of a few games."""
    events: list[Event] = []
    for seed, match in enumerate(table.matches()):
        rng = random.Random(seed)
        while not match.over:
            match.play(*random_move(match, rng), events=events)
    return events


@on_every_table
def test_listening_changes_nothing(table: Table) -> None:
    deaf, listening = table.match(), table.match()
    for _ in walk(deaf):
        if deaf.moves:
            listening.play(deaf.moves[-1].seat, deaf.moves[-1].action, events=[])
        assert listening.state == deaf.state


# --- a fair deal ---


@on_every_table
def test_the_seed_is_what_was_promised(table: Table) -> None:
    match = table.match()
    promised = match.commitment
    play_out(match)
    assert match.seed is not None
    assert sha256(match.seed.encode()).hexdigest() == promised == match.commitment


@on_registered_tables
def test_a_fair_record_is_verified(table: Table) -> None:
    for seed in range(3):
        record.verify(through_json(play_out(table.match(seed)).record_json()))


def _other_draw(played: Json) -> None:
    """Another result of chance in the middle, of a kind that there is."""
    moves = [move for move in played["moves"] if "chance" in move]
    donor = next(move["chance"] for move in moves if move["chance"] != moves[0]["chance"])
    moves[0]["chance"] = donor


def _other_seed(played: Json) -> None:
    played["seed"] = "another"


def _other_commitment(played: Json) -> None:
    played["commitment"] = sha256(b"another").hexdigest()


def _other_seed_and_commitment(played: Json) -> None:
    played["seed"] = "another"
    played["commitment"] = sha256(b"another").hexdigest()


def _other_setup(played: Json) -> None:
    other = next(name for name in played["setup"] if isinstance(played["setup"][name], list))
    played["setup"][other] = played["setup"][other][::-1]


def _no_seed(played: Json) -> None:
    del played["seed"]


def _other_action(played: Json) -> None:
    played["moves"][0]["action"] = played["moves"][1]["action"]
    played["moves"][0]["seat"] = played["moves"][1]["seat"]


FORGERIES = [
    _other_draw,
    _other_seed,
    _other_commitment,
    _other_seed_and_commitment,
    _other_setup,
    _no_seed,
    _other_action,
]


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__.strip("_"))
@on_registered_tables
def test_a_forged_record_is_not_verified(table: Table, forge: Callable[[Json], None]) -> None:
    played = a_record(table)
    forge(played)
    with pytest.raises(Invalid):
        record.verify(played)


def _other_winner(played: Json) -> None:
    played["outcome"]["winners"] = [seat for seat in range(played["seats"]) if seat not in played["outcome"]["winners"]]


def _no_last_move(played: Json) -> None:
    """The seed is public only when a game is over: this one is not."""
    played["moves"].pop()


@pytest.mark.parametrize("forge", [_other_winner, _no_last_move], ids=lambda forge: forge.__name__.strip("_"))
@on_registered_tables
def test_a_forged_end_is_not_verified(table: Table, forge: Callable[[Json], None]) -> None:
    played = a_record(table)
    forge(played)
    with pytest.raises(Invalid):
        record.verify(played)
