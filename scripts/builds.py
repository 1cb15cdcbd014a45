"""Compiled builds of Bottega: `.venv/builds` has each in a folder named by the fingerprint of its sources.

python scripts/builds.py        makes the build of the sources as they are, if there is none yet, and takes it into use
python scripts/builds.py use    takes it into use if there is one; else Python runs the sources themselves
"""

from __future__ import annotations

import fcntl
import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

import fetch

ROOT = Path(__file__).resolve().parent.parent
BUILDS = Path(sys.prefix) / "builds"
# Python reads these files by the order of their names: this one comes before that of the editable install.
IN_USE = Path(sysconfig.get_path("purelib")) / "0-bottega-compiled.pth"
KEPT = 3  # builds: a server may still run from an older one
BEHIND = 19  # the lowest priority: whoever plays meanwhile should not notice
COMPILING = {
    "CFLAGS": "-fvisibility=hidden",  # lets the C compiler inline across modules
    "HATCH_BUILD_HOOK_ENABLE_MYPYC": "true",
}
NEEDED = "apt install gcc python3-dev; on a Mac: xcode-select --install"


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def fingerprint(tree: Path) -> str:
    """Of all that a compiled build is made from."""
    package = tree / "src" / "bottega"
    sources = [
        file
        for file in package.rglob("*")
        if file.is_file()
        and file.suffix not in (".so", ".pyc")
        and file.relative_to(package).parts[0] != "web"  # the page is built apart
    ]
    seen = sha256()
    for file in sorted([tree / "pyproject.toml", tree / "constraints.txt", *sources]):
        content = file.read_bytes()
        seen.update(f"{file.relative_to(tree).as_posix()} {len(content)}\n".encode() + content)
    return seen.hexdigest()[:16]


def current() -> Path:
    """Where the build of the sources as they are lies, once it is made."""
    return BUILDS / fingerprint(ROOT)


def use() -> bool:
    """From now on, Python starts with the build of the sources as they are, or with these themselves."""
    build = current()
    if not build.is_dir():
        IN_USE.unlink(missing_ok=True)
        return False
    written = IN_USE.with_suffix(".new")
    written.write_text(f"{build}\n", encoding="utf-8")
    written.replace(IN_USE)
    return True


def lacking() -> str | None:
    """What there must be to compile, and is not."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"the C compiler {compiler}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h, Python's header file"
    return None


def make() -> None:
    """Compiles a copy of the sources. Only what is whole gets its name, so a build that is broken off leaves none."""
    BUILDS.mkdir(exist_ok=True)
    with (BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two at once would only take twice as long
        if current().is_dir():
            return
        work = BUILDS / "unfinished"
        shutil.rmtree(work, ignore_errors=True)
        (work / "temporary").mkdir(parents=True)
        copy = _copy(work)
        _uv("build", "--wheel", "--out-dir", str(work), str(copy), work=work)
        _uv("pip", "install", "--no-deps", "--target", str(work / "whole"), *map(str, work.glob("*.whl")), work=work)
        (work / "whole" / "bottega" / "web").symlink_to(ROOT / "src" / "bottega" / "web")
        (work / "whole").rename(BUILDS / fingerprint(copy))
        shutil.rmtree(work)
        _forget_old()


def _copy(work: Path) -> Path:
    """The sources as they are now, by way of a source archive: what is edited meanwhile does not get in."""
    _uv("build", "--sdist", "--out-dir", str(work), str(ROOT), work=work)
    shutil.unpack_archive(next(work.glob("*.tar.gz")), work)
    return next(path.parent for path in work.glob("*/pyproject.toml"))


def _uv(*arguments: str, work: Path) -> None:
    constraints = ("--build-constraints", str(ROOT / "constraints.txt"))
    command = [str(Path(sys.executable).with_name("uv")), *arguments, "--quiet", "--python", sys.executable]
    environ = {
        **os.environ,
        **COMPILING,
        "BOTTEGA_PAGE": "off",
        "TMPDIR": str(work / "temporary"),
    }
    fetch.run([*command, *constraints], environ, otherwise="What is above says why.")


def _forget_old() -> None:
    builds = sorted((path for path in BUILDS.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for old in builds[:-KEPT]:
        shutil.rmtree(old)


def main() -> None:
    if sys.argv[1:] == ["use"] or use():
        use()
        return
    if missing := lacking():
        say(f"Not compiled: {missing} is missing ({NEEDED}). Everything works, but slower.")
        return
    os.nice(BEHIND)
    say("Compiling the rules, which takes two minutes ...")
    try:
        make()
    except fetch.Failed as failed:
        sys.exit(f"{failed.said}\nCompiling failed. {failed.reason} Everything works without, but slower.")
    use()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
