"""A new language: one line in the list and a few texts. What it does not say yet is said in English."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import bottega
from bottega import texts
from bottega.cli.translation import faults
from server.processes import Process
from server.running import TIMEOUT

SOURCE = Path(bottega.__file__).parent
PAGE = SOURCE.parents[1] / "web" / "locale"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source in which somebody has begun to translate into a language that does not exist."""
    root = tmp_path_factory.mktemp("clone")
    package = root / "src" / "bottega"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "dist"))
    shutil.copytree(PAGE, root / "web" / "locale")
    languages = package / "locale" / "languages.json"
    languages.write_text(json.dumps({**json.loads(languages.read_text(encoding="utf-8")), "xx": "Xixi"}))
    (package / "locale" / "xx.ftl").write_text(
        "list-none = nixi\nlist-last = { $first } xi { $next }\n"
        "seat-you = { $who }\nproblem-no-such-game = Nixi ludi.\n",
        encoding="utf-8",
    )
    rules = "FT-head-end = Xinis\nFT-X99 = Not a rule.\nnot Fluent\n"
    (package / "games" / "final_touch" / "text" / "rules.xx.ftl").write_text(rules, encoding="utf-8")
    (root / "web" / "locale" / "web.xx.ftl").write_text("home-play = Ludi\n", encoding="utf-8")
    return root


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(copy / "src")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, check=False)


def test_what_a_language_does_not_say_is_said_in_english(copy: Path) -> None:
    program = """
from bottega import texts
print(texts.join("xx", []), texts.join("xx", ["a", "b"]), texts.join("xx", ["a", "b", "c"]), sep="|")
print(texts.say("xx", "touches-red", count=1), texts.say("xx", "ft-missing", touches={"red": 2, "blue": 1}), sep="|")
print(texts.named("xx", "title", "The Night Watch"), texts.named("xx", "title", "My Own Work"), sep="|")
"""
    done = run(copy, "-c", program)
    assert done.stdout.splitlines() == [
        "nixi|a xi b|a, b xi c",
        "1 red|Still missing: 2 red xi 1 blue.",
        "The Night Watch|My Own Work",
    ], done.stderr


def test_the_terminal_speaks_it(copy: Path) -> None:
    shown = run(copy, "-m", "bottega", "rules", "final-touch", "--lang", "xx").stdout
    assert "Xinis" in shown
    assert "You cannot pass" in shown


def test_the_server_speaks_it(copy: Path, tmp_path: Path) -> None:
    with Process("--data", str(tmp_path), PYTHONPATH=str(copy / "src")) as server:
        http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}/api/v1", timeout=TIMEOUT)
        assert http.post("/guest", json={"name": "Vera", "lang": "xx"}).json()["lang"] == "xx"
        rules = {rule["id"]: rule["text"] for rule in http.get("/games/final-touch/rules?lang=xx").json()}
        assert (rules["FT-head-end"], rules["FT-M1"]) == ("Xinis", texts.say("en", "FT-M1"))
        asked = {"accept-language": "xx-YY, fr;q=0.5"}
        assert http.get("/games/chess/rules", headers=asked).json()["sentence"] == "Nixi ludi."
        assert http.get("/tables/no-such", headers=asked).json()["sentence"] == texts.say("en", "problem-no-such-table")
        unknown = http.patch("/me", json={"lang": "yy"}).json()
        assert unknown["code"] == "malformed"
        assert "lang: Invalid enum value 'yy'" in unknown["sentence"]


def test_the_command_lists_what_is_wrong(copy: Path) -> None:
    done = run(copy, "-m", "bottega", "texts", "xx")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    for line in (
        "src/bottega/games/final_touch/text/rules.xx.ftl: cannot be read: not Fluent",
        "src/bottega/games/final_touch/text/rules.xx.ftl: missing FT-M1",
        "src/bottega/games/final_touch/text/rules.xx.ftl: unknown FT-X99",
        "src/bottega/locale/xx.ftl: seat-you uses $who, in English no variable",
        "src/bottega/locale/xx.ftl: missing list-more",
        "web/locale/web.xx.ftl: missing home-lead",
    ):
        assert line in lines
    assert [line for line in lines if line.startswith("web/locale/fresco.xx.ftl: missing, with all its ")]
    assert not [line for line in lines if line.endswith((" list-none", " FT-head-end", " home-play"))]


def test_a_language_that_is_not_in_the_list(copy: Path) -> None:
    done = run(copy, "-m", "bottega", "texts", "yy")
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "src/bottega/locale/languages.json: missing yy")


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_complete_languages(lang: str, copy: Path) -> None:
    done = run(copy, "-m", "bottega", "texts", lang)
    assert (done.returncode, done.stdout) == (0, f"{lang}: nothing is missing.\n")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_translation_may_lack_texts_but_have_no_other_fault(lang: str) -> None:
    assert [fault for fault in faults(lang) if ": missing" not in fault] == []
