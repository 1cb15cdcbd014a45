"""The scenario files hold, and their runner notices when one does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bottega.core.reading import read_yaml
from bottega.scenario import Report, run, run_file

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER)) for path in FILES])
def test_scenario_files(path: Path) -> None:
    report = run_file(path)
    assert report.failure is None
    assert report.remarks == []


def test_scenarios_are_found() -> None:
    assert {path.parent.name for path in FILES} >= {"final-touch"}


# --- the runner itself ---

SCENARIO = """
game: final-touch
seats: 2
rules: [FT-M2]
position:
  turn: 0
  masterpiece: The Gleaners  # yellow 1, green 1, brown 2
  next: The Kiss
  improved: {green: 1}
  hands: [{yellow: 1, brown: 2, red: 2}, {blue: 5}]
"""


def scenario(steps: str = "", **fields: Any) -> dict[str, Any]:
    data: dict[str, Any] = {**read_yaml(SCENARIO), **fields}
    if steps:
        data["steps"] = read_yaml(steps)
    return {name: value for name, value in data.items() if value is not None}


def outcome(steps: str = "", **fields: Any) -> Report:
    return run(scenario(steps, **fields), Path())


def failure(steps: str = "", **fields: Any) -> str:
    """Why a scenario fails, or nothing."""
    return outcome(steps, **fields).failure or ""


def test_a_scenario_that_holds() -> None:
    report = outcome("- {seat: 0, action: {type: improve, touches: {yellow: 1}}, expect: {turn: 1}}")
    assert report == Report(failure=None, rules=["FT-M2"], remarks=[])


EXPECTATIONS = [
    # what is expected, and what the failure must speak of ("": it holds)
    ("{turn: 0}", ""),
    ("{turn: 1}", "turn"),
    ("{turn: false}", "turn"),  # false is not 0
    ("{nonsense: 1}", "nonsense"),
    ("{outcome: null}", ""),
    ("{outcome: {winners: [0]}}", "outcome"),
    ("{purses: [0, 0]}", ""),
    ("{purses: [0]}", "purses"),  # lists match whole
    ("{purses: [0, 1]}", "purses.1"),
    ("{improved: {green: 1}}", ""),
    ("{improved: {green: 1, red: 0}}", ""),  # a zero count says the same
    ("{improved: {}}", "improved"),  # multisets match whole
    ("{smeared: {}}", ""),
    ("{smeared: {red: 1}}", "smeared"),
    ("{hands: [{yellow: 1, brown: 2}, {blue: 5}]}", "hands.0"),
    ("{hands: [{yellow: 1, brown: 2, red: 2}, {blue: 5}]}", ""),
    ("{masterpiece: {finished: 4}}", ""),  # maps match by the keys given
    ("{masterpiece: {finished: 5}}", "masterpiece.finished"),
    ("{masterpiece: {colour: red}}", "masterpiece.colour"),
    ("{masterpiece: {needs: {yellow: 1}}}", "masterpiece.needs"),
    ("{masterpiece: {}}", ""),
    ("{masterpiece: The Gleaners}", ""),  # a card by its title
    ("{masterpiece: The Kiss}", "masterpiece"),
    ("[]", "expect"),
    ("null", "expect"),
]


@pytest.mark.parametrize(("wanted", "named"), EXPECTATIONS)
def test_expect(wanted: str, named: str) -> None:
    found = failure(f"- expect: {wanted}")
    assert bool(found) == bool(named)
    assert named in found


def test_a_failure_names_its_step() -> None:
    assert "step 2" in failure("[{expect: {turn: 0}}, {expect: {turn: 1}}, {expect: {turn: 5}}]")


def test_the_pile_has_no_order() -> None:
    position = {**scenario()["position"], "pile": ["Mona Lisa", "The Scream"]}
    assert not failure("- expect: {pile: [The Scream, Mona Lisa]}", position=position)
    assert not failure("- expect: {pile: [Mona Lisa, The Scream]}", position=position)
    assert "pile" in failure("- expect: {pile: [The Scream]}", position=position)
    assert "pile" in failure("- expect: {pile: [The Scream, The Scream]}", position=position)
    assert "pile" in failure("- expect: {pile: [The Scream, Mona Lisa, Mona Lisa]}", position=position)


def test_expectations_after_an_action_are_about_the_state_after_it() -> None:
    move = "- {seat: 0, action: {type: smear, touch: red}, expect: {smeared: {red: %d}}}"
    assert not failure(move % 1)
    assert "smeared" in failure(move % 2)


def test_an_action_that_is_refused_fails_with_the_rule() -> None:
    assert "FT-M2" in failure("- {seat: 0, action: {type: smear, touch: brown}}")


@pytest.mark.parametrize("wanted", ["FT-M2", "[FT-M1, FT-M2]"])
def test_refused_as_expected(wanted: str) -> None:
    assert not failure(f"- {{seat: 0, action: {{type: smear, touch: brown}}, refused: {wanted}}}")


@pytest.mark.parametrize("wanted", ["FT-M1", "[FT-M1, FT-I1]", "[]"])
def test_refused_by_another_rule(wanted: str) -> None:
    found = failure(f"- {{seat: 0, action: {{type: smear, touch: brown}}, refused: {wanted}}}")
    assert "FT-M2" in found
    assert "step 1" in found


def test_accepted_though_a_refusal_was_expected() -> None:
    found = failure("- {seat: 0, action: {type: smear, touch: red}, refused: FT-M2}")
    assert "accepted" in found
    assert "FT-M2" in found


def test_expectations_after_a_refusal_are_checked_too() -> None:
    step = "- {seat: 0, action: {type: smear, touch: brown}, refused: FT-M2, expect: {turn: %d}}"
    assert not failure(step % 0)
    assert "turn" in failure(step % 1)


def test_an_unreadable_action_is_not_a_refusal() -> None:
    assert "purple" in failure("- {seat: 0, action: {type: smear, touch: purple}, refused: FT-M2}")


CHOICES = [
    ("{choices: 0, count: 6}", ""),
    ("{choices: 0, count: 5}", "6"),
    ("{choices: 1, count: 0}", ""),
    ("{choices: 0, include: [{type: smear, touch: red}, {type: improve, touches: {brown: 2}}]}", ""),
    ("{choices: 0, include: [{type: smear, touch: blue}]}", "missing"),
    ("{choices: 0, exclude: [{type: smear, touch: blue}]}", ""),
    ("{choices: 0, exclude: [{type: smear, touch: red}]}", "there"),
    ("{choices: 0, include: [{type: improve, touches: {brown: 2, red: 0}}]}", ""),  # the same action, written otherwise
    ("{choices: 0, include: [{type: fly}]}", "fly"),
    ("{choices: 0, include: red}", "include"),
    ("{choices: 2, count: 0}", "seat"),
]


@pytest.mark.parametrize(("step", "named"), CHOICES)
def test_choices(step: str, named: str) -> None:
    found = failure(f"- {step}")
    assert bool(found) == bool(named)
    assert named in found


VIEWS = [
    ("{view: 0, hides: [hands.1, draw, pile, seed, hands.1.blue]}", ""),  # a bare count, or absent
    ("{view: 0, hides: [hands.0]}", "hands.0"),
    ("{view: 1, hides: [hands.1]}", "hands.1"),
    ("{view: spectator, hides: [hands.0, hands.1]}", ""),
    ("{view: spectator, hides: [discard]}", "discard"),
    ("{view: 0, hides: [turn]}", "turn"),  # a number that is the truth, not a count of it
    ("{view: 0, hides: [masterpiece.title]}", "masterpiece.title"),
    ("{view: 0, hides: draw}", "hides"),
    ("{view: 0, expect: {hands: [{yellow: 1, brown: 2, red: 2}, 5]}}", ""),
    ("{view: 0, expect: {hands: [5, 5]}}", "hands.0"),
    ("{view: spectator, expect: {hands: [5, 5]}}", ""),
    ("{view: 2}", "seat"),
    ("{view: nobody}", "seat"),
]


@pytest.mark.parametrize(("step", "named"), VIEWS)
def test_views(step: str, named: str) -> None:
    found = failure(f"- {step}")
    assert bool(found) == bool(named)
    assert named in found


MALFORMED = [
    # a step, and what the failure must name
    ("{expects: {turn: 0}}", "expect"),
    ("{}", "expect"),
    ("{seat: 0}", "action"),
    ("{seat: 0, action: {type: smear, touch: red}, count: 1}", "count"),
    ("{choices: 0, hides: [draw]}", "hides"),
    ("{view: 0, include: []}", "include"),
    ("{expect: {}, seat: 0}", "seat"),
    ("{choices: 0, view: 0}", "view"),
    ("{action: {type: smear, touch: red}}", "seat"),
    ("{seat: nobody, action: {type: smear, touch: red}}", "seat"),
    ("{seat: 0, action: smear}", "action"),
    ("{seat: 0, action: {type: smear, touch: red, with: love}}", "with"),
    ("{seat: 0, action: {type: smear, touch: red}, chance: [red]}", "chance"),
    ("{seat: 0, action: {type: smear, touch: red}, chance: {luck: 7}}", "luck"),
    ("{seat: 0, action: {type: smear, touch: red}, chance: {draw: red}}", "draw"),
    ("{seat: 0, action: {type: smear, touch: red}, chance: {draw: [purple]}}", "purple"),
    ("smear", "step 1"),
]


@pytest.mark.parametrize(("step", "named"), MALFORMED)
def test_malformed_steps(step: str, named: str) -> None:
    assert named in failure(f"- {step}")


FIELDS = [
    ({"expects": []}, "expects"),
    ({"game": "chess"}, "chess"),
    ({"game": ["final-touch"]}, "game"),
    ({"game": None}, "game"),
    ({"seats": None}, "seats"),
    ({"seats": "2"}, "seats"),
    ({"seats": True}, "seats"),
    ({"rules": "FT-M2"}, "rules"),
    ({"rules": [1]}, "rules"),
    ({"options": []}, "options"),
    ({"options": {"speed": 2}}, "speed"),
    ({"position": []}, "position"),
    ({"setup": {"dice": 6}}, "dice"),
    ({"components": 5}, "components"),
    ({"components": "nowhere.toml"}, "nowhere.toml"),
    ({"components": {1: 2, "masterpiece": []}}, "components"),
    ({"steps": "none"}, "steps"),
]


@pytest.mark.parametrize(("fields", "named"), FIELDS)
def test_malformed_scenarios(fields: dict[str, Any], named: str) -> None:
    assert named in failure(**fields)


@pytest.mark.parametrize("data", [None, [], "final-touch", 5])
def test_a_scenario_is_a_map(data: object) -> None:
    assert "scenario" in (run(data, Path()).failure or "")


# --- where it starts ---


def test_invalid_as_expected() -> None:
    assert not failure(position={"hands": [{"red": 6}, None]}, invalid="AT MOST 5")


def test_invalid_for_another_reason() -> None:
    assert "at most 5" in failure(position={"hands": [{"red": 6}, None]}, invalid="more cards than the box holds")


def test_accepted_though_invalid_was_expected() -> None:
    assert "accepted" in failure(invalid="more cards than the box holds")


SETUP = {"starter": 1, "masterpiece": "The Kiss", "next": "Mona Lisa"}


def test_setup_alone() -> None:
    expected = "- expect: {turn: 1, masterpiece: The Kiss, next: Mona Lisa, hands: [{red: 5}, {blue: 5}]}"
    assert not failure(expected, position=None, setup={**SETUP, "draw": ["red"] * 5 + ["blue"] * 5})


def test_setup_with_a_position_over_it() -> None:
    steps = "- expect: {turn: 0, masterpiece: The Kiss, improved: {red: 1}, hands: [{red: 5}, {blue: 5}]}"
    setup = {**SETUP, "draw": ["red"] * 5 + ["blue"] * 5}
    assert not failure(steps, position={"turn": 0, "improved": {"red": 1}}, setup=setup)


def test_a_position_over_a_setup_takes_its_cards_from_the_draw_pile() -> None:
    setup = {**SETUP, "draw": ["red"] * 5 + ["blue"] * 5}
    steps = "- expect: {draw: {yellow: 12, green: 11, brown: 12, blue: 7, red: 7}}"
    assert not failure(steps, position={"discard": {"green": 1}}, setup=setup)


def test_neither_setup_nor_position_is_a_fresh_game() -> None:
    assert not failure("- expect: {purses: [0, 0], discard: {}, phase: play}", position=None)


def test_setup_with_more_than_is_drawn() -> None:
    assert "draw" in failure(position=None, setup={"draw": ["red"] * 11})


def test_setup_with_the_impossible() -> None:
    assert "impossible" in failure(position=None, setup={"draw": ["red"] * 9 + ["purple"]})
    assert "impossible" in failure(position=None, setup={"masterpiece": "The Kiss", "next": "The Kiss"})


def test_the_seed_fixes_the_rest() -> None:
    hands = [run(scenario("- expect: {hands: 0}", position=None, seed=seed), Path()).failure for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_options() -> None:
    assert not failure("- expect: {turn: 1}", position=None, options={"starter": 1})


# --- chance ---


def test_chance_that_is_not_drawn_gives_a_remark() -> None:
    report = outcome("- {seat: 0, action: {type: smear, touch: red}, chance: {draw: [green, green]}}")
    assert report.failure is None
    assert len(report.remarks) == 1
    assert "step 1" in report.remarks[0]
    assert "draw" in report.remarks[0]


def test_chance_that_never_comes_up_gives_a_remark() -> None:
    report = outcome("- {seat: 0, action: {type: smear, touch: red}, chance: {next: The Scream, reshuffled: true}}")
    assert report.failure is None
    assert "next" in report.remarks[0]
    assert "reshuffled" in report.remarks[0]


def test_chance_that_is_drawn_gives_none() -> None:
    steps = "- {seat: 0, action: {type: smear, touch: red}, chance: {draw: [green], reshuffled: false}}"
    assert outcome(steps) == Report(rules=["FT-M2"])


# --- component lists ---

CARDS = {"masterpiece": [{"title": "Dot", "needs": {"red": 1}, "finished": 2, "ruined": 1}]}
TOML = '[[masterpiece]]\ntitle = "Dot"\nneeds = { red = 1 }\nfinished = 2\nruined = 1\n'


def test_inline_components() -> None:
    assert not failure("- expect: {masterpiece: Dot, next: null, pile: []}", position=None, components=CARDS)


def test_inline_components_that_are_wrong() -> None:
    wrong = {"masterpiece": [*CARDS["masterpiece"], {"title": "Spot", "needs": {"red": 1}, "finished": 2, "ruined": 2}]}
    found = failure(position=None, components=wrong)
    assert "masterpiece 2" in found  # there is no line to name
    assert "ruined" in found


def test_components_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(TOML, encoding="utf-8")
    file = tmp_path / "dot.yaml"
    file.write_text(
        "game: final-touch\nseats: 2\ncomponents: cards.toml\nsteps: [{expect: {masterpiece: Dot}}]", encoding="utf-8"
    )
    assert run_file(file) == Report()


def test_too_few_touches_for_the_players() -> None:
    few = {**CARDS, "touch_cards": {"red": 11}}
    assert "touch_cards" in failure(position=None, components=few)
    assert not failure(position=None, components={**CARDS, "touch_cards": {"red": 12}})


# --- YAML ---


def in_file(folder: Path, text: str | bytes) -> str:
    file = folder / "some.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return run_file(file).failure or ""


@pytest.mark.parametrize("word", ["on", "off", "yes", "no", "y", "n", "On", "NO"])
def test_words_stay_words(tmp_path: Path, word: str) -> None:
    text = f"game: final-touch\nseats: 2\nposition: {{phase: {word}}}\ninvalid: \"not '{word}'\"\n"
    assert not in_file(tmp_path, text)


def test_a_failing_file_is_named_with_its_line(tmp_path: Path) -> None:
    found = in_file(tmp_path, "game: final-touch\nseats: [2\n")
    assert "some.yaml" in found
    assert "line 3" in found


def test_aliases_are_refused(tmp_path: Path) -> None:
    """Ten lines could unfold to ten thousand million values."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]
    assert "aliases" in in_file(tmp_path, "\n".join(lines))


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_deep_nesting_is_refused(tmp_path: Path, opening: str) -> None:
    assert "nested" in in_file(tmp_path, opening * 20_000)


def test_doubled_names_are_refused(tmp_path: Path) -> None:
    found = in_file(tmp_path, "game: final-touch\nseats: 2\nseats: 3\n")
    assert "twice" in found
    assert "line 3" in found


def test_no_file(tmp_path: Path) -> None:
    assert "nowhere.yaml" in (run_file(tmp_path / "nowhere.yaml").failure or "")


def test_not_a_text(tmp_path: Path) -> None:
    assert "UTF-8" in in_file(tmp_path, b"game: \xff")
