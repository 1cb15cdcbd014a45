"""The Makefile's promises: what waits for what, and a way on when something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a fresh clone as make looks at."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "web/node.py", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("src/bottega/locale", "src/bottega/games"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


def make(clone: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "LAN")}
    return subprocess.run(["make", *arguments], cwd=clone, env=env, capture_output=True, text=True, check=False)


def program(file: Path, script: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def planned(clone: Path, target: str) -> str:
    done = make(clone, "--dry-run", target)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("target", ["lint", "dev", "terminal", "arena"])
def test_nothing_is_compiled_for_it_and_no_page_is_built(clone: Path, target: str) -> None:
    plan = planned(clone, target)
    assert ".venv/bin/uv pip install" in plan
    assert "scripts/builds.py\n" not in plan  # `scripts/builds.py use` compiles nothing
    assert "web/node.py" not in plan


def test_tests_do_not_wait_for_the_compiler_but_the_comparison_does(clone: Path) -> None:
    plan = planned(clone, "checks")
    assert "pytest -n auto --ignore tests/test_compiled.py" in plan
    assert "scripts/builds.py" not in plan
    lines = planned(clone, "test").splitlines()
    assert ".venv/bin/python scripts/builds.py" in lines
    assert lines[-1] == ".venv/bin/pytest -n auto tests/test_compiled.py"


@pytest.fixture
def ready(clone: Path) -> Path:
    """All is fetched; programs only say that they were called, and Node.js is nowhere."""
    program(clone / ".venv" / "bin" / "uv", "echo no network >&2; exit 1")
    program(clone / ".venv" / "bin" / "python", 'case $1 in web/node.py) echo no Node >&2; exit 1;; esac; echo "$@"')
    (clone / ".venv" / "installed").touch()
    return clone


@pytest.mark.parametrize(("lan", "flags"), [([], []), (["LAN=1"], ["--lan"])])
def test_without_node_and_network_the_server_starts_and_says_so(ready: Path, lan: list[str], flags: list[str]) -> None:
    done = make(ready, "play", *lan)
    assert done.returncode == 0, done.stderr
    said, *rest = done.stdout.splitlines()
    assert said.startswith("The page could not be built; .venv/page.log says why.")
    assert " ".join(rest).split() == ["scripts/play.py", *flags]
    assert "no network" in (ready / ".venv" / "page.log").read_text()
    assert done.stderr == ""


def test_a_page_that_cannot_be_built_fails_the_tests(ready: Path) -> None:
    assert make(ready, "page").returncode != 0


def test_without_network_it_says_so(ready: Path) -> None:
    (ready / ".venv" / "installed").unlink()
    done = make(ready, "terminal")
    assert done.returncode != 0
    assert "The packages could not be fetched. Is there a network? The same command tries again." in done.stdout


def test_without_venv_it_says_what_to_install(clone: Path) -> None:
    python = program(clone / "python", "case $1 in -m) exit 1;; esac")
    done = make(clone, f"PYTHON={python}", "terminal")
    assert done.returncode != 0
    assert "`apt install python3-venv` helps; `make PYTHON=...` takes another Python." in done.stdout


def test_an_old_python_is_named(clone: Path) -> None:
    done = make(clone, "PYTHON=false", "terminal")
    assert done.returncode != 0
    assert done.stdout == "Bottega needs Python 3.11 or newer. `make PYTHON=...` says which to take.\n"
