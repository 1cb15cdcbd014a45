"""Builds the page that needs no server, as one folder of files for any web host, and a zip of it: `make static`.

Beside the page lie Python for the browser (Pyodide, `web/runtime`), Bottega as bytecode with the libraries it needs,
and what is the same for everybody (games, rules) as JSON. Everything but the entrance is named by its content.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import msgspec
import typer

from bottega import games, texts
from bottega.server.api.games import get_games, get_phrases, get_rules
from bottega.server.web.pages import HASHED
from bottega.server.web.security import OFFLINE_POLICY

ROOT = Path(__file__).resolve().parents[1]
WEB, TARGET = ROOT / "web", ROOT / "build" / "static"
DIST, COMPILED = ROOT / "dist", "bottega-*-cp314-*_wasm32.whl"  # by cibuildwheel: RELEASING.md
RUNTIME = WEB / "runtime" / "node_modules" / "pyodide"
STANDARD_LIBRARY = "python_stdlib.zip"
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
UNUSED = re.compile(  # of the standard library: a third of it
    r"(_pyrepl|multiprocessing|pydoc_data|turtledemo|unittest|wsgiref|xml|xmlrpc)/"
    r"|(doctest|ftplib|imaplib|mailbox|pdb|pickletools|poplib|pydoc|smtplib|turtle|webbrowser)\.py$"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi8|kz|mac_|mbcs|oem|palmos|ptcp|shift|tis)"
)
FOR_THE_BROWSER = ("--python-version", "3.14", "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32")
FOR_ANYTHING = ("--python-version", "3.14", "--platform", "any")
FOR_LINUX = ("--python-version", "3.14", "--abi", "cp314", "--platform", "manylinux2014_x86_64")
LIBRARIES = {
    "librt": FOR_THE_BROWSER,
    "msgspec": FOR_THE_BROWSER,
    "pyyaml": FOR_LINUX,  # works without its compiled part, which is left out
    **dict.fromkeys(("attrs", "babel", "fluent-runtime", "fluent-syntax"), FOR_ANYTHING),
    **dict.fromkeys(("mypy-extensions", "pytz", "typing-extensions"), FOR_ANYTHING),
}
LEFT_OUT = (  # of Bottega
    *("arena", "cli", "client", "envs", "web", "scenario.py", "__main__.py", "store/postgres.py", "store/sqlite.py"),
    *("store/lock.py", "store/sqlite_file.py", "server/app.py", "server/serve.py", "server/server.py"),
    *("server/typescript.py", "server/transport", "server/web", "server/notify", "server/operate"),
    *("server/work/passwords.py", "server/work/pools.py", "server/work/processes.py"),
)


def main() -> None:
    _npm("ci", "--prefix", "runtime", "--ignore-scripts", "--loglevel", "error")
    _npm("run", "--silent", "build", "--", "--mode", "offline", "--logLevel", "error")
    asyncio.run(_write_answers(TARGET / "api"))
    runtime = _copy_runtime()
    with tempfile.TemporaryDirectory() as folder:
        app = _pack_app(Path(folder))
    compiled = pack_compiled()
    size = sum(file.stat().st_size for file in (*(TARGET / runtime).iterdir(), TARGET / app))
    _finish_index({"folder": f"{runtime}/", "app": app, "compiled": compiled, "bytes": size})
    _finish_worker()
    archive = shutil.make_archive(str(ROOT / "build" / "bottega-static"), "zip", TARGET)
    zipped = Path(archive).stat().st_size
    typer.echo(
        f"{TARGET.relative_to(ROOT)}: {size / 1e6:.1f} MB of Python, bots {'' if compiled else 'not '}compiled;"
        f" all of it zipped: {zipped / 1e6:.1f} MB"
    )


def _npm(*arguments: str) -> None:
    subprocess.run([sys.executable, WEB / "node.py", *arguments], check=True)


def _node() -> str:
    sys.path.insert(0, str(WEB))
    import node

    return node.binary()


async def _write_answers(folder: Path) -> None:
    """What the page asks for before Python is there: the games, their rules, phrases for the chat."""
    for lang in texts.LANGUAGES:
        _write_json(folder / f"games.{lang}.json", await get_games(lang))
        _write_json(folder / f"phrases.{lang}.json", await get_phrases(lang))
        for game in games.names():
            _write_json(folder / "games" / game / f"rules.{lang}.json", await get_rules(game, lang))


def _write_json(file: Path, data: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(data))


def _copy_runtime() -> str:
    files = [RUNTIME / name for name in RUNTIME_FILES]
    folder = TARGET / f"python-{_hash(*files, RUNTIME / STANDARD_LIBRARY)}"
    folder.mkdir()
    for file in files:
        shutil.copy(file, folder)
    with zipfile.ZipFile(RUNTIME / STANDARD_LIBRARY) as library:
        _pack(
            folder / STANDARD_LIBRARY,
            {name: library.read(name) for name in library.namelist() if not UNUSED.match(name)},
        )
    return folder.name


def _pack(target: Path, files: dict[str, bytes]) -> None:
    """Without dates: the same files give the same bytes."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)


def _pack_app(folder: Path) -> str:
    _fetch_libraries(folder)
    _copy_bottega(folder / "bottega")
    subprocess.run([_node(), WEB / "runtime" / "compile.mjs", folder], check=True)
    packed = folder.with_suffix(".zip")
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in (".py", ".pyi")]
    _pack(packed, {file.relative_to(folder).as_posix(): file.read_bytes() for file in files})
    name = f"app-{_hash(packed)}.zip"
    shutil.move(packed, TARGET / name)
    return name


def pack_compiled() -> str | None:
    """The compiled rules, for the workers in which bots think, if a wheel of these sources for the browser is there."""
    for wheel in sorted(DIST.glob(COMPILED)):
        with zipfile.ZipFile(wheel) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        if stale := [name for name, data in files.items() if _differs(name, data)]:
            raise SystemExit(f"{wheel.name} was built from other sources: {stale[0]}")
        packed = DIST / "compiled.zip"
        _pack(packed, {name: data for name, data in files.items() if name.endswith(".so")})
        name = f"compiled-{_hash(packed)}.zip"
        shutil.move(packed, TARGET / name)
        return name
    return None


def _differs(name: str, data: bytes) -> bool:
    """Whether a module of a wheel is another one than that of the source tree."""
    source = ROOT / "src" / name
    return name.endswith(".py") and not (source.is_file() and source.read_bytes() == data)


def _fetch_libraries(folder: Path) -> None:
    """The versions and hashes of constraints.txt, cut to what the languages in use need."""
    with tempfile.TemporaryDirectory() as wheels:
        for name, build in LIBRARIES.items():
            _download(name, build, Path(wheels))
        for wheel in Path(wheels).glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(folder)
    for compiled in (folder / "yaml").glob("*.so"):
        compiled.unlink()
    for data in (folder / "babel" / "locale-data").glob("*.dat"):
        if data.stem not in ("root", *texts.LANGUAGES):
            data.unlink()
    for unused in (folder / "babel" / "messages", folder / "pytz" / "zoneinfo", *folder.glob("*.dist-info")):
        shutil.rmtree(unused)


def _download(name: str, build: tuple[str, ...], wheels: Path) -> None:
    pin = wheels / "pin.txt"
    pin.write_text(_pin(name), encoding="utf-8")
    command = ["download", "--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:"]
    subprocess.run([sys.executable, "-m", "pip", *command, *build, "--dest", wheels, "--requirement", pin], check=True)


def _pin(name: str) -> str:
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(name)}==.*?(?=^\S|\Z)", constraints, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"{name} is not in constraints.txt")
    return found[0]


def _copy_bottega(folder: Path) -> None:
    source = ROOT / "src" / "bottega"

    def unwanted(parent: str, names: list[str]) -> set[str]:
        inside = Path(parent).relative_to(source)
        built = {name for name in names if name == "__pycache__" or name.endswith(".so")}
        return built | {name for name in names if (inside / name).as_posix() in LEFT_OUT}

    shutil.copytree(source, folder, ignore=unwanted)


def _finish_index(runtime: dict[str, object]) -> None:
    page = TARGET / "index.html"
    policy = OFFLINE_POLICY.replace("; frame-ancestors 'none'", "")  # only a header may say that
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />'
        f'<meta name="runtime" content="{html.escape(json.dumps(runtime))}" />'
    )
    page.write_text(page.read_text(encoding="utf-8").replace("<head>", f"<head>{head}", 1), encoding="utf-8")
    _write_not_found()


def _write_not_found() -> None:
    """One file, which may be shown at any address: its script is inside, allowed by its hash."""
    text = (WEB / "src" / "offline" / "404.html").read_text(encoding="utf-8")
    script = text.partition("<script>")[2].partition("</script>")[0]
    allowed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; script-src 'sha256-{allowed}'; connect-src 'self'; base-uri 'none'"
    head = f'<head><meta http-equiv="Content-Security-Policy" content="{policy}" />'
    (TARGET / "404.html").write_text(text.replace("<head>", head, 1), encoding="utf-8")


def _finish_worker() -> None:
    worker = TARGET / "sw.js"
    files = [file.relative_to(TARGET).as_posix() for file in sorted(TARGET.rglob("*")) if file.is_file()]
    wanted = [name if HASHED.match(name) else f"{name}?{_hash(TARGET / name)}" for name in files if _is_used(name)]
    worker.write_text(worker.read_text(encoding="utf-8").replace("FILES", json.dumps(wanted)), encoding="utf-8")


def _is_used(name: str) -> bool:
    """By the page itself; the others are for hosts, app stores and the curious."""
    return name not in ("404.html", "sw.js") and not name.startswith(("licences/", "og", "screenshot-"))


def _hash(*files: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()[:12]


if __name__ == "__main__":
    main()
