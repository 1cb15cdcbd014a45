"""The command line as a user meets it; in a process of its own where pipes and Ctrl-C count."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from unittest import mock

import pytest

from bottega.cli import main

SOURCE = Path(__file__).parents[2] / "src"
TERMINAL = {"COLUMNS": "100", "NO_COLOR": "1"}
ENV = {**os.environ, "PYTHONPATH": str(SOURCE), **TERMINAL}


def bottega(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What the command does and says, in this process: a new one takes a second to begin."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["bottega", *arguments]),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        mock.patch.dict(os.environ, TERMINAL),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), out.getvalue(), err.getvalue())


def good(*arguments: str, typed: str = "") -> str:
    done = bottega(*arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def bad(*arguments: str, code: int = 2) -> str:
    """The error, which must be one line and no traceback."""
    done = bottega(*arguments)
    assert done.returncode == code, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


# --- play ---


@pytest.mark.parametrize("seats", ["human,greedy", "greedy,human,random", "human,random,greedy,random"])
def test_a_whole_game(seats: str) -> None:
    shown = good("play", "--seats", seats, "--seed", "11", typed="1\n" * 200)
    assert "The game ended by rule FT-E1" in shown


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "improve brown\nquit\n", "You improve with 1 brown."),
        ("fr", "améliorer marron\nquitter\n", "Vous améliorez avec 1 marron."),
        ("pl", "retusz brązowym\nkoniec\n", "Retuszujesz: 1 brązowe."),
        ("pl", "+n\nquit\n", "Retuszujesz: 1 brązowe."),
    ],
)
def test_moves_in_words(lang: str, typed: str, said: str) -> None:
    assert said in good("play", "--seed", "5", "--lang", lang, typed=typed)


def test_why_cites_the_rule() -> None:
    shown = good("play", "--seed", "5", typed="why smear brown\nwhy 1\nwhy\nwhy dance\nquit\n")
    assert "FT-M2: You cannot smear with 1 brown: that colour is still missing." in shown
    assert "Rule FT-M2: Only a colour that is not missing now may smear" in shown
    assert "Yes, you may: Improve with 1 brown" in shown
    assert "Say which move" in shown
    assert 'I do not understand "dance"' in shown


def test_a_refused_move_names_the_rule_and_asks_again() -> None:
    shown = good("play", "--seed", "5", typed="smear brown\nundo\n-NN\nquit\n")
    assert "FT-M2: You cannot smear" in shown
    assert "FT-M1: A smear is exactly one touch." in shown
    assert "G-UNDO: This move cannot be taken back." in shown


def test_help_rules_log_and_fairness_in_the_game() -> None:
    shown = good("play", "--seed", "5", typed="?\nrules ft-e3\nrules\nlog\nfair\nlook\nquit\n")
    assert "In words: improve yellow 2 brown" in shown
    assert "Rule FT-E3: The same with equal totals" in shown
    assert "Who may know what" in shown
    assert "The SHA-256 of the secret seed is ef2d127de37b942b" in shown


def test_two_people_at_one_keyboard_do_not_see_each_others_hands() -> None:
    shown = good("play", "--seats", "human,human", "--seed", "5", typed="1\n\nquit\n")
    assert "is next. Press Enter when the others look away." in shown
    assert shown.index("is next. Press Enter") < shown.rindex("Your hand:")


def test_the_end_of_the_input_is_not_an_error(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    good("play", "--seed", "5", "--record", str(record), typed="1\n")
    assert json.loads(record.read_text())["game"] == "final-touch"
    assert "replayed" in good("replay", str(record))


def test_a_played_game_can_be_verified(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    shown = good("play", "--seed", "11", "--record", str(record), typed="1\n" * 200)
    assert "seed 11 is 4fc82b26aecb47d2868c4efbe3581732a3e7cbcc6c2efb32062c08170a05eeb8" in shown
    assert good("replay", str(record), "--verify").endswith("1 replayed and fair, 0 failed\n")


def test_bad_seats_options_and_languages() -> None:
    assert "unknown 'grandmaster'" in bad("play", "--seats", "human,grandmaster")
    assert "2, 3 or 4 players" in bad("play", "--seats", "human")
    assert "starter: must be a seat" in bad("play", "--option", "starter=7")
    assert "not like NAME=VALUE" in bad("play", "--option", "starter")
    assert "unknown" in bad("play", "--option", "weather=fine")
    assert "'xx' is not one of en, fr, pl" in bad("play", "--lang", "xx")


def test_playing_on_from_a_game_that_is_over(tmp_path: Path) -> None:
    first, second, running = tmp_path / "first.json", tmp_path / "second.json", tmp_path / "running.json"
    good("play", "--seed", "11", "--record", str(first), typed="1\n" * 200)
    shown = good(
        "play",
        "--from",
        str(first),
        "--step",
        "6",
        "--dealt-for",
        "0",
        "--same-draws",
        *("--record", str(second)),
        typed="1\n" * 200,
    )
    assert "This game goes on after move 6 of another." in shown
    assert json.loads(second.read_text())["origin"] == {"step": 6, "dealt_for": 0, "same_draws": True}
    assert good("replay", str(second), "--verify").endswith("1 replayed and fair, 0 failed\n")
    good("play", "--record", str(running), typed="quit\n")
    assert "the game is not over" in bad("play", "--from", str(running))
    assert "step: must be 0 to" in bad("play", "--from", str(first), "--step", "999")
    assert "has 2, not 3" in bad("play", "--from", str(first), "--seats", "human,greedy,greedy")


def test_playing_against_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("class First:\n    name = 'first'\n    def choose(self, view, chance): return view.choices[0]\n")
    said = good("play", "--seats", f"human,{file}:First", typed="quit\n")
    assert "Sandro: first" in said
    assert "Sandro: $0." in said


def test_a_record_that_cannot_be_written_is_said_at_once() -> None:
    assert "record: /no/such/folder/game.json" in bad("play", "--record", "/no/such/folder/game.json")


def test_the_log_forgets_what_was_undone() -> None:
    shown = good("play", "pastiche", "--seats", "human,random", "--seed", "1", typed="1\nundo\nlog\nquit\n" * 2)
    after = shown[shown.index("Taken back.") :]
    assert "You place a hex" not in after


def test_an_unknown_rule() -> None:
    assert "There is no rule FT-Z9." in good("play", typed="rules FT-Z9\nquit\n")


# --- simulate and replay ---


def test_simulate_exports_what_replay_accepts(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = ("final-touch", "--seats", "3", "--bots", "greedy,random,random", "--games", "60", "--seed", "1")
    shown = good("simulate", *plan, "--jobs", "2", "--check", "--export", str(file))
    for wanted in (
        "every one replayed",
        "greedy",
        "1. to move",
        "Moves a game",
        "Finished",
        "Ruined",
        "Ended by FT-E1",
    ):
        assert wanted in shown
    assert len(file.read_text(encoding="utf-8").splitlines()) == 60
    assert good("replay", str(file), "--verify") == "60 replayed and fair, 0 failed\n"
    assert "puts the final touch to" in good("replay", str(file), "--show", "7")
    assert "no record on line 61" in bad("replay", str(file), "--show", "61")


def test_tables_are_there_for_programs_too(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    plan = ("final-touch", "--seats", "2", "--bots", "greedy,random", "--games", "20", "--jobs", "0")
    good("simulate", *plan, "--json", str(file))
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("final-touch", 2, 20, "1")
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert 0.7 < found["bots"][0]["won"]["low"] < found["bots"][0]["won"]["value"] <= 1
    assert sum(part["value"] for part in found["ended_by"].values()) == pytest.approx(1, abs=1e-4)
    good("bench", "final-touch", "--seconds", "0.1", "--json", str(file))
    speeds = json.loads(file.read_text(encoding="utf-8"))["speeds"]
    assert {speed["seats"] for speed in speeds} == {2, 3, 4}
    assert all(speed["rate"] > 0 for speed in speeds)
    assert "json: /no/such/folder/found.json" in bad("simulate", *plan, "--json", "/no/such/folder/found.json")


def test_the_number_of_jobs_does_not_change_the_games(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2)]
    for jobs, file in enumerate(files, start=1):
        good("simulate", "final-touch", "--games", "120", "--jobs", str(jobs), "--export", str(file))
    assert files[0].read_text() == files[1].read_text()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_failing_bot_shows_where(command: str, jobs: str, tmp_path: Path) -> None:
    """Its traceback, once, and what plays the game again: not what the other process met at the same time."""
    file = tmp_path / "hasty.py"
    file.write_text(
        "class Hasty:\n    name = 'hasty'\n    def choose(self, view, chance):\n        return view.missed\n"
    )
    done = bottega(command, "final-touch", "--bots", f"{file}:Hasty,random", "--games", "300", "--jobs", jobs)
    assert done.returncode == 2
    assert done.stderr.count("Traceback") == 1
    assert f'File "{file}", line 4, in choose\n    return view.missed' in done.stderr
    where = (
        r"bottega: final-touch, (game|deal) 0\b.*, seed 1-0, hasty on seat \d: AttributeError: .*; its record is (.+)"
    )
    found = re.search(where, done.stderr)
    assert found
    Path(found[2]).unlink()


def test_bad_plans() -> None:
    assert "2, 3 or 4 players, not 5" in bad("simulate", "final-touch", "--seats", "5")
    assert "unknown 'deep'" in bad("simulate", "final-touch", "--bots", "deep")
    assert "3 are named for 2 seats" in bad("simulate", "final-touch", "--bots", "greedy,random,random")
    assert "No such file" in bad("simulate", "final-touch", "--components", "nowhere.toml")
    assert "export:" in bad("simulate", "final-touch", "--games", "1", "--export", "/no/such/folder/file")
    assert "'chess' is not one of final-touch" in bad("simulate", "chess")
    assert "--games" in bad("simulate", "final-touch", "--games", "0")


def test_simulate_reports_on_balance(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    good("simulate", "final-touch", "--games", "30", "--jobs", "1", "--report", str(file))
    assert f"bottega simulate final-touch --games 30 --jobs 1 --report {file}" in file.read_text(encoding="utf-8")
    assert "report: /no/such/file: No such file" in bad("simulate", "final-touch", "--report", "/no/such/file")


# --- arena ---


def test_arena_tells_who_is_better(tmp_path: Path) -> None:
    results, picture = tmp_path / "arena.json", tmp_path / "arena.svg"
    plan = ("final-touch", "--seats", "3", "--bots", "greedy,random", "--games", "60", "--jobs", "2")
    shown = good("arena", *plan, "--json", str(results), "--plot", str(picture))
    assert "Rating (95 % interval)" in shown
    assert re.search(r"greedy against 2 random +60 +\d+\.\d% \[.*33% +greedy", shown)
    assert json.loads(results.read_text(encoding="utf-8"))["line_ups"][0]["better"] == "greedy"
    assert "greedy against 2 random" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "greedy,deep"), "bots: unknown 'deep'"),
        (("--bots", "greedy"), "bots: an arena needs two at least"),
        (("--bots", "greedy,greedy"), "bots: greedy is named twice"),
        ((), "--bots"),
        (("--bots", "greedy,random", "--seats", "5"), "seats: Final Touch is a game for 2, 3 or 4 players, not 5"),
        (("--bots", "greedy,random", "--games", "0"), "--games"),
        (("--bots", "greedy,random", "--games", "1"), "games: 2 at least"),
        (("--bots", "greedy,random", "--plot", "a.pdf"), "plot: a.pdf: must end in .png or .svg"),
        (("--bots", "greedy,random", "--json", "/no/such/a.json"), "json: /no/such/a.json: No such file"),
    ],
)
def test_bad_arenas(words: tuple[str, ...], reason: str) -> None:
    assert reason in bad("arena", "final-touch", *words)


def test_replay_names_the_line_and_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    good("simulate", "final-touch", "--games", "2", "--export", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[1])
    record["moves"][0]["chance"]["draw"][0] = "purple"
    file.write_text(f"{lines[0]}\n{json.dumps(record)}\n", encoding="utf-8")
    done = bottega("replay", str(file))
    assert done.returncode == 1
    assert "line 2: moves: 0: chance: draw: 'purple' is impossible here" in done.stderr
    file.write_text("")
    assert "no record in it" in bad("replay", str(file))
    assert "No such file" in bad("replay", str(tmp_path / "nothing"))


# --- Ctrl-C ---

needs_unix = pytest.mark.skipif(os.name == "nt", reason="needs process groups")
listen = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell's `&` would have it ignored


@needs_unix
def test_an_interrupt_shows_what_was_played() -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "bottega", "simulate", "final-touch", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        command, env=ENV, stdout=theirs, stderr=theirs, start_new_session=True, preexec_fn=listen
    ) as process:
        os.close(theirs)
        shown = b""
        while not re.search(rb"[1-9]\d*/1000000", shown):  # games are being played
            shown += os.read(ours, 4096)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(timeout=60) == 130
        while True:
            try:
                shown += os.read(ours, 4096)
            except OSError:  # the other end is closed
                break
    os.close(ours)
    assert b"Traceback" not in shown
    assert b"Moves a game" in shown
    assert re.search(rb"bottega: interrupted after [1-9]\d* of 1000000 games", shown)


ENDLESS = """
import os
from pathlib import Path

class Endless:
    name = "endless"

    def choose(self, view, chance):
        Path(__file__).with_name(f"thinks-{os.getpid()}").touch()
        while True:
            pass
"""


@needs_unix
@pytest.mark.parametrize(
    ("command", "jobs", "how"),
    [
        *(("simulate", 2, how) for how in ("as a terminal does", "the parent alone", "twice")),
        ("simulate", 1, "as a terminal does"),
        ("arena", 2, "as a terminal does"),
        ("arena", 1, "twice"),
    ],
)
def test_an_interrupt_ends_all_at_once(command: str, jobs: int, how: str, tmp_path: Path) -> None:
    """Though the bots would think for ever; and no process is left."""
    bot = tmp_path / "endless.py"
    bot.write_text(ENDLESS)
    words = [command, "final-touch", "--bots", f"{bot}:Endless,greedy", "--games", "1000", "--jobs", str(jobs)]
    with subprocess.Popen(
        [sys.executable, "-m", "bottega", *words],
        env=ENV,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=listen,
    ) as process:
        try:
            wait_for(lambda: len(list(tmp_path.glob("thinks-*"))) == jobs)
            send = os.kill if how == "the parent alone" else os.killpg
            for _ in range(2 if how == "twice" else 1):
                send(process.pid, signal.SIGINT)
            shown, _ = process.communicate(timeout=60)
            wait_for(lambda: not is_anybody_left(process.pid))
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in shown
    assert "bottega: interrupted after 0" in shown


def wait_for(is_so: Callable[[], bool]) -> None:
    until = monotonic() + 60
    while not is_so():
        assert monotonic() < until
        sleep(0.02)


def is_anybody_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# --- the rest ---


def test_scenario_says_which_failed(tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.yaml", tmp_path / "wrong.yaml"
    right.write_text("{game: final-touch, seats: 2, options: {starter: 1}, steps: [{expect: {turn: 1}}]}")
    wrong.write_text("{game: final-touch, seats: 2, options: {starter: 1}, steps: [{expect: {turn: 0}}]}")
    assert good("scenario", str(right)) == f"ok     {right}\n"
    done = bottega("scenario", str(right), str(wrong), str(tmp_path / "none.yaml"))
    assert done.returncode == 1
    assert f"FAILED {wrong}: step 1: turn: is 1, expected 0" in done.stdout
    assert "No such file" in done.stdout


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "You cannot pass"), ("fr", "On ne peut pas passer"), ("pl", "spasować")]
)
def test_rules(lang: str, said: str) -> None:
    shown = good("rules", "final-touch", "--lang", lang)
    assert said in shown
    assert "FT-E4" in shown
    assert "Mike Elliott" in shown


def test_a_closed_pipe_is_not_an_error() -> None:
    pipe = f"{sys.executable} -m bottega rules final-touch | head -1"
    done = subprocess.run(pipe, shell=True, env=ENV, capture_output=True, text=True, check=False)
    assert done.stdout == "Final Touch\n"
    assert done.stderr == ""


def test_bench_says_how_the_rules_run() -> None:
    shown = good("bench", "final-touch", "--seconds", "0.1")
    for what in ("bare rules: playouts", "simulate: random bots", "environments: many games", "bots: search"):
        assert shown.count(what) == 3  # for 2, 3 and 4 players
    assert "final-touch: the rules run as plain Python." in shown
    assert "fresco" not in shown
    assert "Calibration" in shown
    assert "'chess' is not one of final-touch" in bad("bench", "chess")


@pytest.mark.parametrize(
    "command", [(), ("play",), ("simulate",), ("arena",), ("replay",), ("scenario",), ("rules",), ("bench",)]
)
def test_help(command: tuple[str, ...]) -> None:
    assert "Usage:" in good(*command, "--help")


def test_version() -> None:
    command = [sys.executable, "-m", "bottega", "--version"]
    done = subprocess.run(command, env=ENV, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("bottega ")


def test_bad_usage_is_one_line() -> None:
    assert "fly" in bad("fly")
    assert "--wings" in bad("play", "--wings")


def test_encoding_says_what_every_index_is() -> None:
    shown = good("encoding", "final-touch", "--seats", "4")
    assert "   255  smear with red" in shown
    assert "purse of your side" in shown
    told = json.loads(good("encoding", "fresco", "--json"))
    assert told["id"] == "fresco-v2"
    assert told["actions"][-26:-24] == ["pass", "sexton: the bishop to [0, 0]"]
    assert told["observation"][0] == {"meaning": "phase: get_up", "most": 1}
    assert "2, 3 or 4 players, not 5" in bad("encoding", "pastiche", "--seats", "5")


# --- boxes ---


def test_boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of ours, changed, kept, compared, played by name, and replayed where the library does not have it."""
    monkeypatch.setattr("bottega.boxes.library", lambda: tmp_path / "library")
    file, games = tmp_path / "my-box.toml", tmp_path / "games.jsonl"
    assert good("boxes", "list") == ""
    good("boxes", "fork", "final-touch", "standard", str(file), "--name", "Mine", "--author", "Somebody")
    assert "is there already" in bad("boxes", "fork", "final-touch", "standard", str(file), "--name", "Mine")
    file.write_text(file.read_text(encoding="utf-8").replace("finished = 4", "finished = 9", 1), encoding="utf-8")
    assert "final-touch: Mine 1 by Somebody" in good("boxes", "add", "final-touch", str(file))
    assert json.loads(good("boxes", "list", "--json"))["name"] == "Mine"
    assert good("boxes", "show", "final-touch", "Mine") == file.read_text(encoding="utf-8")
    told = good("boxes", "compare", "final-touch", "standard", "Mine")
    assert "2 differences\nmasterpiece.American Gothic.finished: 4 | 9\nbox: - | " in told
    good("simulate", "final-touch", "--games", "2", "--components", "Mine", "--check", "--export", str(games))
    monkeypatch.setattr("bottega.boxes.library", lambda: tmp_path / "elsewhere")
    assert good("replay", str(games), "--verify") == "2 replayed and fair, 0 failed\n"
    assert "no box of final-touch in the library" in bad("play", "final-touch", "--components", "Mine")
