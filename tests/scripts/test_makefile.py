"""The Makefile's promises: what waits for what, and a way on when something is missing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a fresh clone as make looks at."""
    scripts = ("scripts/fetch.py", "scripts/set_up.py")
    page = ("web/node.py", "web/package-lock.json", "web/runtime/package-lock.json")
    for name in ("Makefile", "pyproject.toml", "constraints.txt", *page, *scripts):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("src/bottega/locale", "src/bottega/games"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


def make(clone: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    outer = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "LAN", "BROWSER")
    env = {name: value for name, value in os.environ.items() if name not in outer} | environ
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
    assert re.search(r"pytest -n \d+ --dist worksteal --ignore tests/test_compiled.py", plan)
    assert "scripts/builds.py" not in plan
    lines = planned(clone, "test").splitlines()
    assert ".venv/bin/python scripts/builds.py" in lines
    assert re.fullmatch(r"\.venv/bin/pytest -n \d+ --dist worksteal tests/test_compiled.py", lines[-1])


@pytest.fixture
def ready(clone: Path) -> Path:
    """All is fetched; programs only say that they were called, and Node.js is nowhere."""
    program(clone / ".venv" / "bin" / "uv", "echo dns error >&2; exit 1")
    run = f'case $1 in web/node.py) exit 1;; scripts/fetch.py) exec {sys.executable} "$@";; esac; echo "$@"'
    program(clone / ".venv" / "bin" / "python", run)
    (clone / ".venv" / "installed").touch()
    return clone


@pytest.mark.parametrize(("lan", "flags"), [([], []), (["LAN=1"], ["--lan"])])
def test_without_node_and_network_the_server_starts_and_says_so(ready: Path, lan: list[str], flags: list[str]) -> None:
    done = make(ready, "play", *lan)
    assert done.returncode == 0, done.stderr
    said, *rest = done.stdout.splitlines()
    assert said.startswith(
        "The page could not be built (.venv/page.log). The packages could not be fetched. Is there a"
    )
    assert said.endswith("tries again; `make terminal` needs no page.")
    assert " ".join(rest).split() == ["scripts/play.py", *flags]
    assert "dns error" in (ready / ".venv" / "page.log").read_text()
    assert done.stderr == ""


def test_without_a_browser_the_tests_do_not_begin_unless_one_says_so(ready: Path) -> None:
    program(ready / "programs" / "id", "echo 1000")  # so that none is installed
    for name in ("make", "sh", "find"):
        (ready / "programs" / name).symlink_to(str(shutil.which(name)))
    nowhere = {"PATH": str(ready / "programs")}
    done = make(ready, "browser", **nowhere)
    assert done.returncode != 0
    assert "`apt install chromium-headless-shell` helps; `make test BROWSER=off` runs all other tests." in done.stdout
    assert make(ready, "browser", "BROWSER=off", **nowhere).returncode == 0
    program(ready / "programs" / "chromium", "")
    assert make(ready, "browser", **nowhere).returncode == 0


def test_a_page_that_cannot_be_built_fails_the_tests(ready: Path) -> None:
    assert make(ready, "page").returncode != 0


def test_without_network_it_says_so(ready: Path) -> None:
    (ready / ".venv" / "installed").unlink()
    done = make(ready, "terminal")
    assert done.returncode != 0
    assert "\nThe packages could not be fetched. Is there a network? The same command tries again.\n" in done.stderr


def test_without_venv_it_says_so(clone: Path) -> None:
    python = program(
        clone / "python",
        f"""case $1 in -c) exit 0;; esac; exec {sys.executable} -c '
import runpy, sys, venv
def create(*_): raise ImportError("No module named ...")
venv.EnvBuilder.create = create
sys.argv = sys.argv[1:]; sys.path.insert(0, "scripts"); runpy.run_path(sys.argv[0], run_name="__main__")' "$@" """,
    )
    done = make(clone, f"PYTHON={python}", "terminal")
    assert done.returncode != 0
    assert "No virtual environment could be made (No module named ...). `make PYTHON=...` takes another" in done.stderr


def test_an_old_python_is_named(clone: Path) -> None:
    done = make(clone, "PYTHON=false", "terminal")
    assert done.returncode != 0
    assert done.stdout == "Bottega needs Python 3.11 or newer. `make PYTHON=...` says which to take.\n"
