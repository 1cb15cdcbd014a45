"""Scenario files: a position, what is tried, and what must follow."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bottega import games
from bottega.core.errors import BottegaError, Illegal, Invalid
from bottega.core.match import Match
from bottega.core.reading import as_list, as_map, as_text, only, read_yaml
from bottega.files import read_text

FIELDS = {
    "game",
    "version",
    "seats",
    "rules",
    "options",
    "position",
    "steps",
    "setup",
    "components",
    "invalid",
    "seed",
    "title",
}
STEP_FIELDS = {
    "action": {"seat", "action", "refused", "expect", "chance"},
    "choices": {"choices", "include", "exclude", "count"},
    "view": {"view", "expect", "hides"},
    "expect": {"expect"},
}
MISSING = object()


class Failed(Exception):
    """What did not follow as the scenario says."""


@dataclass
class Report:
    """How a scenario went: nothing failed, or the first thing that did; remarks are for its author."""

    failure: str | None = None
    rules: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)


def run_file(path: Path) -> Report:
    try:
        data = read_yaml(read_text(path), path.name)
    except Invalid as error:
        return Report(failure=str(error))
    return run(data, path.parent)


def run(data: object, folder: Path) -> Report:
    """Run a scenario; `folder` is where a component list named in it is looked for."""
    report = Report()
    try:
        scenario = as_map(data, "scenario")
        only(scenario, sorted(FIELDS), "scenario")
        report.rules = [as_text(rule, "rules") for rule in as_list(scenario.get("rules", []), "rules")]
        match = _start(scenario, folder)
        if match is not None:
            for number, step in enumerate(as_list(scenario.get("steps", []), "steps"), start=1):
                _numbered(match, as_map(step, f"step {number}"), number, report)
    except (Invalid, Failed) as error:
        report.failure = str(error)
    return report


def _start(scenario: Mapping[str, Any], folder: Path) -> Match | None:
    """The match at its position, or none if the position was to be refused, and was."""
    wanted = scenario.get("invalid")
    try:
        match = _match(scenario, folder)
    except Invalid as error:
        if wanted is None or str(wanted).lower() not in str(error).lower():
            raise
        return None
    if wanted is not None:
        raise Failed(f"the position was accepted; it should be refused with {wanted!r}")
    return match


def _match(scenario: Mapping[str, Any], folder: Path) -> Match:
    components = scenario.get("components")
    if isinstance(components, str):
        components = folder / components
    elif components is not None:
        components = dict(as_map(components, "components"))
    game = games.load(scenario.get("game"), components, scenario.get("version"))
    options = as_map(scenario.get("options", {}), "options")
    seats = game.spec.check_seats(scenario.get("seats"))
    seed, setup, position = scenario.get("seed", 0), scenario.get("setup"), scenario.get("position")
    if position is None:
        return Match(game, seats, options, seed, setup=setup)
    position = as_map(position, "position")
    if setup is not None:
        dealt = game.state_json(Match(game, seats, options, seed, setup=setup).state)
        position = {name: dealt[name] for name in dealt if name not in game.remainders} | dict(position)
    return Match(game, seats, options, seed, position=position)


def _numbered(match: Match, step: Mapping[str, Any], number: int, report: Report) -> None:
    try:
        kind = next((name for name in STEP_FIELDS if name in step), None)
        if kind is None:
            raise Invalid("must have action, choices, view or expect")
        only(step, sorted(STEP_FIELDS[kind]), kind)
        remark = STEPS[kind](match, step)
        if remark:
            report.remarks.append(f"step {number}: {remark}")
    except (BottegaError, Failed) as error:
        raise Failed(f"step {number}: {error}") from None


# --- the kinds of step ---


def _act(match: Match, step: Mapping[str, Any]) -> str | None:
    seat, action = step.get("seat", -1), as_map(step["action"], "action")
    if "refused" in step:
        _refused(match, seat, action, step["refused"])
        _expect(match, step)
        return None
    chance = as_map(step.get("chance", {}), "chance")
    move = match.play(seat, action, chance=chance)
    _expect(match, step)
    unused = [name for name, told in chance.items() if told not in (False, move.chance.get(name))]
    return f"chance: {', '.join(unused)}: not all of it was drawn" if unused else None


def _refused(match: Match, seat: int, action: Mapping[str, Any], wanted: object) -> None:
    rules = wanted if isinstance(wanted, list) else [wanted]
    before = match.state
    try:
        match.play(seat, action)
    except Illegal as error:
        if error.rule not in rules:
            raise Failed(f"refused by {error}; expected {' or '.join(map(str, rules))}") from None
    else:
        raise Failed(f"accepted; expected a refusal by {' or '.join(map(str, rules))}")
    if match.state != before:
        raise Failed("the refused action changed the state")


def _choices(match: Match, step: Mapping[str, Any]) -> None:
    found = [action.to_json() for action in match.choices(step["choices"])]
    for kind, wanted in (("include", True), ("exclude", False)):
        for data in as_list(step.get(kind, []), kind):
            read = match.game.action_from_json(data).to_json()
            if (read in found) != wanted:
                raise Failed(f"choices: {read} is {'missing' if wanted else 'there'}")
    if "count" in step and len(found) != step["count"]:
        raise Failed(f"choices: there are {len(found)}, not {step['count']}")


def _view(match: Match, step: Mapping[str, Any]) -> str | None:
    seat = None if step["view"] == "spectator" else step["view"]
    view, truth = match.view_json(seat), match.state_json()
    for path in as_list(step.get("hides", []), "hides"):
        shown, real = _at(view, as_text(path, "hides")), _at(truth, path)
        counted = isinstance(shown, int) and not isinstance(shown, bool) and isinstance(real, (list, dict))
        if shown is not MISSING and shown is not None and not counted:
            raise Failed(f"view: {path} shows {shown!r}")
    _compare(match, step.get("expect", {}), view)
    nowhere = [path for path in step.get("hides", []) if _at(truth, path) is MISSING]
    return f"hides: {', '.join(nowhere)}: not in the state either" if nowhere else None


def _expect(match: Match, step: Mapping[str, Any]) -> None:
    _compare(match, step.get("expect", {}), match.state_json())


STEPS = {"action": _act, "choices": _choices, "view": _view, "expect": _expect}


# --- comparing ---


def _at(data: Any, path: str) -> Any:
    """What stands at a dotted path such as `hands.1`."""
    for name in path.split("."):
        if isinstance(data, Mapping) and name in data:
            data = data[name]
        elif isinstance(data, list) and name.isdigit() and int(name) < len(data):
            data = data[int(name)]
        else:
            return MISSING
    return data


def _compare(match: Match, wanted: object, found: Mapping[str, Any]) -> None:
    for name, value in as_map(wanted, "expect").items():
        if name not in found:
            raise Failed(f"{name}: there is no such field")
        if name in match.game.unordered and isinstance(value, list) and isinstance(found[name], list):
            if sorted(map(_plainly, value)) != sorted(map(_plainly, found[name])):
                raise Failed(f"{name}: is {found[name]}, expected {value}")
        else:
            _same(match, name, value, found[name])


def _plainly(value: Any) -> str:
    """Equal for equal values, whatever the order of a map's names."""
    return json.dumps(value, sort_keys=True, default=str)


def _same(match: Match, path: str, wanted: Any, found: Any) -> None:
    """Maps by the keys given; lists and multisets whole; a card may be named by its title."""
    if isinstance(wanted, str) and isinstance(found, Mapping) and "title" in found:
        found = found["title"]
    if _multiset(match, found) and isinstance(wanted, Mapping):
        if {name: count for name, count in wanted.items() if count} != dict(found):
            raise Failed(f"{path}: is {found}, expected {dict(wanted)}")
    elif isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for name, value in wanted.items():
            if name not in found:
                raise Failed(f"{path}.{name}: there is no such field")
            _same(match, f"{path}.{name}", value, found[name])
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for place, (value, real) in enumerate(zip(wanted, found, strict=True)):
            _same(match, f"{path}.{place}", value, real)
    elif wanted != found or isinstance(wanted, bool) != isinstance(found, bool):
        raise Failed(f"{path}: is {found!r}, expected {wanted!r}")


def _multiset(match: Match, found: Any) -> bool:
    return isinstance(found, Mapping) and all(
        name in match.game.colours and isinstance(count, int) for name, count in found.items()
    )
