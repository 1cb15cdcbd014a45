"""Imports point one way. Read from the source with `ast`, so that imports inside functions and for types count too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

import bottega
from bottega import games

ROOT = Path(bottega.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))

# What each part may import of the others; itself always. "" is `bottega/__init__.py`, what users import.
RULES = {"texts", "core", "files", "art", "boxes", "games"}
MAY_IMPORT: dict[str, set[str]] = {
    "texts": set(),
    "core": {"texts"},
    "files": {"core"},
    "art": {"core"},
    "boxes": {"core", "files"},
    "games": {"texts", "core", "files", "art", "boxes"},
    "record": RULES,
    "play_on": RULES | {"record"},
    "scenario": RULES,
    "bots": RULES,
    "puzzles": RULES | {"record", "bots"},
    "client": RULES | {"bots"},
    "standalone": set(),
    "review": RULES | {"record", "bots", "standalone"},
    "store": RULES | {"record"},
    **dict.fromkeys(("final_touch", "pastiche", "fresco"), RULES),  # the types of each game, for users
    "": RULES | {"record", "bots", "final_touch", "pastiche", "fresco"},
    "arena": RULES | {"", "record", "scenario", "bots", "envs", "standalone"},
    "envs": RULES | {"", "record", "scenario", "bots"},
    "server": RULES | {"", "record", "play_on", "scenario", "bots", "review", "store"},
    "offline": RULES | {"record", "store", "server"},
    "cli": RULES
    | {"", "record", "play_on", "scenario", "bots", "client", "store", "arena", "envs", "puzzles", "review", "server"},
    "__main__": {"cli"},
}

# What each room of a game may import of its other rooms. "" is the folder itself: `spec` and `game`.
ROOMS_OF_A_GAME: dict[str, set[str]] = {
    "box": set(),
    "rules": {"box"},
    "knowledge": {"box", "rules"},
    "bots": {"box", "rules", "knowledge"},
    "learn": {"box", "rules", "knowledge"},
    "text": {"box", "rules", "knowledge", "bots"},
    "companion": {"box", "rules"},
    "": {"", "box", "rules", "knowledge", "bots", "learn", "text", "companion"},
}

# What each room of the server, and each module that puts the rooms together, may import of the others.
SHARED_BY_THE_SERVER = {
    *("boxes", "hosts", "jobs", "limits", "metrics", "peers", "problems", "protocol", "services", "settings"),
    *("slices", "timing"),
}
ROOMS_OF_THE_SERVER: dict[str, set[str]] = {
    "transport": set(),
    "work": set(),
    "people": set(),
    "seats": {"people"},
    "table": {"people", "seats"},
    "replay": {"people", "seats", "table"},
    "notify": {"people", "seats", "table"},
    "operate": {"people", "seats", "table", "replay"},
    "api": {"people", "seats", "table", "replay"},
    "server": {"work", "people", "seats", "table", "replay", "notify", "operate", "api"},
    "web": {"transport", "people", "seats", "table", "replay", "notify", "operate", "api", "server"},
    "app": {"transport", "web", "server"},
    "serve": {"transport", "operate", "web", "app"},
    "typescript": {"people", "seats", "notify", "table", "replay"},
    "game_types": set(),
    "": set(),
}

# What holds a table together runs where there are no sockets, threads or processes: these are handed to it.
ROOMS_WITHOUT_EDGES = ("table", "seats", "replay", "people", "api")
EDGES = {
    *("socket", "ssl", "threading", "concurrent", "subprocess", "multiprocessing", "signal", "sqlite3", "asyncpg"),
    *("litestar", "uvicorn", "websockets", "argon2", "prometheus_client"),
}

# Clocks, networks, processes, global randomness: a game that used them would not replay. Files are read by path alone.
IMPURE = {
    *("random", "time", "datetime", "uuid", "socket", "ssl", "http", "urllib", "asyncio", "threading", "signal"),
    *("subprocess", "multiprocessing", "concurrent", "sqlite3", "os", "io", "shutil", "tempfile", "logging", "pickle"),
}
PARTS_OF_A_GAME = (
    *("spec", "game", "box.components", "rules.state", "rules.actions", "rules.turn", "rules.events", "rules.position"),
    *("knowledge.view", "knowledge.worlds", "text.sentences", "bots.greedy", "bots.search", "bots.reasons"),
    "learn.observations",
)


def part(file: Path) -> str:
    """`core` for `core/match.py`, `record` for `record.py`, nothing for the package itself."""
    name = file.relative_to(ROOT).parts[0].removesuffix(".py")
    return "" if name == "__init__" else name


def imports(file: Path) -> Iterator[str]:
    """Full names of all modules imported, `from bottega import games` as `bottega.games`."""
    return imported_by(file, ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def top_imports(file: Path) -> Iterator[str]:
    """Those that are imported when the module is loaded."""
    return imported_by(file, ast.parse(file.read_text(encoding="utf-8")).body)


def imported_by(file: Path, nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            for alias in node.names:
                yield module_of(str(node.module), alias.name)


def module_of(module: str, name: str) -> str:
    """`from module import name`: the module's own name, or that of a module in it."""
    if not module.startswith("bottega"):
        return module
    folder = ROOT.joinpath(*module.split(".")[1:])
    inner = (folder / f"{name}.py").exists() or (folder / name / "__init__.py").exists()
    return f"{module}.{name}" if inner else module


def ours(file: Path) -> set[str]:
    return {name for name in imports(file) if name.split(".")[0] == "bottega"}


def label(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", FILES, ids=label)
def test_imports_point_one_way(file: Path) -> None:
    home = part(file)
    assert home in MAY_IMPORT, f"{home} is new: say in {Path(__file__).name} what it may import"
    for name in ours(file):
        _, _, rest = name.partition(".")
        imported = rest.split(".")[0]
        assert imported == home or imported in MAY_IMPORT[home], f"{home} must not import {name}"


def test_the_directions_have_no_circle() -> None:
    """Each part may import only parts that come before it in some one order."""
    left, ordered = dict(MAY_IMPORT), set[str]()
    while left:
        free = {name for name, below in left.items() if below <= ordered}
        assert free, f"a circle among {sorted(left)}"
        ordered |= free
        left = {name: below for name, below in left.items() if name not in free}


@pytest.mark.parametrize("file", [file for file in FILES if part(file) in ("core", "games")], ids=label)
def test_rules_are_pure(file: Path) -> None:
    assert not {name.split(".")[0] for name in imports(file)} & IMPURE


def test_only_the_match_asks_the_system_for_a_secret() -> None:
    """A seed, when none is given; everything after it follows from the seed."""
    pure = [file for file in FILES if part(file) in ("core", "games")]
    assert [label(file) for file in pure if "secrets" in imports(file)] == ["core/match.py"]


@pytest.mark.parametrize("name", games.names())
def test_a_game_has_the_same_files_as_every_game(name: str) -> None:
    folder = ROOT.joinpath(*games.folder(name).split(".")[1:])
    missing = [part for part in PARTS_OF_A_GAME if not (folder / f"{part.replace('.', '/')}.py").exists()]
    assert not missing


@pytest.mark.parametrize("name", games.names())
def test_a_spec_is_readable_without_the_rules(name: str) -> None:
    file = ROOT.joinpath(*games.folder(name).split(".")[1:]) / "spec.py"
    assert set(imports(file)) <= {"__future__", "bottega.core.game", "bottega.core.options"}


@pytest.mark.parametrize("file", [file for file in FILES if part(file) == "games"], ids=label)
def test_games_do_not_know_each_other(file: Path) -> None:
    home = file.relative_to(ROOT / "games").parts[0]
    for name in ours(file):
        if name.startswith("bottega.games."):
            assert name.split(".")[2] == home, f"{label(file)} imports {name}"


def is_property(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("property" in ast.unparse(decorator) for decorator in method.decorator_list)


def room(parts: Sequence[str]) -> str:
    """`rules` for `rules.turn`; nothing for a module that stands in no room."""
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("file", [file for file in FILES if file.parent.parent.parent == ROOT / "games"], ids=label)
def test_rooms_of_a_game_import_one_way(file: Path) -> None:
    game, *inner = file.relative_to(ROOT / "games").with_suffix("").parts
    home = room(inner)
    for name in ours(file):
        if name.startswith(f"bottega.games.{game}."):
            imported = room(name.split(".")[3:])
            assert imported == home or imported in ROOMS_OF_A_GAME[home], f"{home} must not import {name}"


# --- the server ---


def part_of_the_server(parts: Sequence[str]) -> str:
    """`table` for `table.feed`; `app` for a module in the server's folder; nothing for the folder itself."""
    return "" if tuple(parts) in ((), ("__init__",)) else parts[0]


@pytest.mark.parametrize("file", [file for file in FILES if part(file) == "server"], ids=label)
def test_rooms_of_the_server_import_one_way(file: Path) -> None:
    home = part_of_the_server(file.relative_to(ROOT / "server").with_suffix("").parts)
    allowed = SHARED_BY_THE_SERVER | (set() if home in SHARED_BY_THE_SERVER else ROOMS_OF_THE_SERVER[home])
    for name in ours(file):
        if name.startswith("bottega.server"):
            imported = part_of_the_server(name.split(".")[2:])
            assert imported == home or imported in allowed, f"{home} must not import {name}"


def test_the_rooms_of_the_server_have_no_circle() -> None:
    ordered = set[str]()
    for name, below in ROOMS_OF_THE_SERVER.items():
        assert below <= ordered, f"{name} imports what comes after it"
        ordered.add(name)


@pytest.mark.parametrize("name", [name for name in ROOMS_OF_THE_SERVER if (ROOT / "server" / name).is_dir() and name])
def test_a_room_of_the_server_says_who_may_import_it(name: str) -> None:
    """The docstring of a room names the rooms that it imports, and those that import it."""
    text = ast.get_docstring(ast.parse((ROOT / "server" / name / "__init__.py").read_text(encoding="utf-8"))) or ""
    below, _, above = text[text.index("\nImports ") :].partition("; imported by ")
    importers = {other for other, allowed in ROOMS_OF_THE_SERVER.items() if name in allowed}
    assert set(re.findall(r"`(\w+)`", below)) == ROOMS_OF_THE_SERVER[name]
    assert set(re.findall(r"`(\w+)`", above)) == importers


def loaded_with(start: Path) -> set[Path]:
    """The modules of ours that are loaded when a module is imported, itself and the packages it stands in included."""
    found, left = set[Path](), [start]
    while left:
        file = left.pop()
        if file in found:
            continue
        found.add(file)
        left += [folder / "__init__.py" for folder in file.parents if folder.is_relative_to(ROOT)]
        for name in top_imports(file):
            if name.split(".")[0] == "bottega":
                target = ROOT.joinpath(*name.split(".")[1:])
                left.append(target / "__init__.py" if target.is_dir() else target.with_suffix(".py"))
    return found


@pytest.mark.parametrize("name", ROOMS_WITHOUT_EDGES)
def test_sockets_threads_and_processes_stay_at_the_edges(name: str) -> None:
    for file in sorted((ROOT / "server" / name).glob("*.py")):
        for loaded in loaded_with(file):
            edges = {imported.split(".")[0] for imported in top_imports(loaded)} & EDGES
            assert not edges, f"{label(file)} loads {label(loaded)}, which imports {edges}"


def test_a_page_without_a_server_loads_no_edges() -> None:
    """But SQLite, which a browser has too."""
    for loaded in loaded_with(ROOT / "offline" / "worker.py"):
        edges = {imported.split(".")[0] for imported in top_imports(loaded)} & (EDGES - {"sqlite3"})
        assert not edges, f"{label(loaded)} imports {edges}"


@pytest.mark.parametrize("folder", sorted({file.parent for file in FILES}), ids=label)
def test_a_folder_is_a_room(folder: Path) -> None:
    """Small enough to know by heart, and its docstring says what lives there."""
    assert len([file for file in folder.glob("*.py") if file.name != "__init__.py"]) <= 16
    assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", FILES, ids=label)
def test_modules_are_read_in_one_sitting(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count("\n") <= 600
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)]
            public = [method.name for method in methods if not method.name.startswith("_") and not is_property(method)]
            assert len(public) <= 25, f"{node.name}: {', '.join(public)}"


# --- the reader itself ---


def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    source = tmp_path / "easel.py"
    source.write_text(
        "import random as dice\n"
        "from bottega import games, new\n"
        "def paint():\n"
        "    from bottega.core.match import Match\n"
        "if False:\n"
        "    import asyncio.events\n",
        encoding="utf-8",
    )
    assert set(imports(source)) == {"random", "bottega.games", "bottega", "bottega.core.match", "asyncio.events"}
