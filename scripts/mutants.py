"""How strong the tests are: changes one place of the source at a time, and looks whether a test fails.

python scripts/mutants.py store                  40 places of an area, drawn by a seed; --count and --seed change that
python scripts/mutants.py server --again         tries those that survived once more, after tests were added
python scripts/mutants.py server --further       the same, with every test that runs the line, not only the quickest

First all tests of the area run once (scripts/reached.py), to learn which of them run which lines: a mutant is tried on
those. What is known is kept in .mutants: a run that was interrupted goes on.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
KNOWN = ROOT / ".mutants"
SOURCE = Path("src/bottega")
GAMES = {"final-touch": "final_touch", "pastiche": "pastiche", "fresco": "fresco"}
DOCUMENTED = ["tests/test_docs_formats.py", "tests/test_grammar.py", "tests/test_released.py"]
AREAS: dict[str, tuple[list[str], list[str]]] = {  # the sources, and the tests that may notice
    "store": (["store"], ["tests/store", "tests/server", "tests/offline", "tests/cli/test_serve.py"]),
    "server": (
        ["server"],
        ["tests/server", "tests/offline", *DOCUMENTED, "tests/cli/test_serve.py", "tests/cli/test_host.py"],
    ),
    "core": (["core", "record.py"], ["tests/core", "tests/test_record.py", "tests/test_contract.py", "tests/contract"]),
    **{
        name: (
            [f"games/{folder}/{room}" for room in ("box", "rules", "knowledge")],
            [f"tests/games/{folder}", "tests/test_scenario.py", "tests/test_golden.py", "tests/test_contract.py"],
        )
        for name, folder in GAMES.items()
    },
}
ENOUGH = 60.0  # seconds of tests for one mutant, unless every test is wished for
HANGING = 90.0  # seconds after which a test hangs

# --- mutants ---

SWAPPED: dict[type[ast.AST], type[ast.AST]] = dict(
    [
        *((ast.Lt, ast.LtE), (ast.LtE, ast.Lt), (ast.Gt, ast.GtE), (ast.GtE, ast.Gt), (ast.Eq, ast.NotEq)),
        *((ast.NotEq, ast.Eq), (ast.Is, ast.IsNot), (ast.IsNot, ast.Is), (ast.In, ast.NotIn), (ast.NotIn, ast.In)),
        *((ast.And, ast.Or), (ast.Or, ast.And), (ast.Add, ast.Sub), (ast.Sub, ast.Add), (ast.Mult, ast.Add)),
        *((ast.Div, ast.Mult), (ast.FloorDiv, ast.Mult), (ast.LShift, ast.RShift), (ast.RShift, ast.LShift)),
        *((ast.BitAnd, ast.BitOr), (ast.BitOr, ast.BitAnd), (ast.Break, ast.Continue), (ast.Continue, ast.Break)),
    ]
)
RENAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_ALONE = (ast.JoinedStr, ast.Assert, ast.arguments, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)


@dataclass(frozen=True)
class Mutant:
    file: str
    number: int  # among the changes of the file
    line: int
    name: str


def mutants(file: Path) -> Iterator[Mutant]:
    """Every change of one file."""
    for number, (_, before, after) in enumerate(_changes(file)):
        place = f"{file}:{before.lineno}:{before.col_offset}"
        yield Mutant(str(file), number, before.lineno, f"{place} {_first_line(before)} -> {_first_line(after)}")


def source_of(mutant: Mutant) -> str:
    """The whole module, changed."""
    tree, _, _ = next(islice(_changes(Path(mutant.file)), mutant.number, None))
    return ast.unparse(ast.fix_missing_locations(tree))


def _changes(file: Path) -> Iterator[tuple[ast.AST, ast.expr | ast.stmt, ast.AST]]:
    """The tree with one change after the other, what stood there, and what stands there now."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for node, replace in _places(tree):
        for other in (*_other_expressions(node), *_other_constants(node), *_other_statements(node)):
            replace(other)
            yield tree, node, other
            replace(node)


def _first_line(node: ast.AST) -> str:
    return ast.unparse(node).split("\n")[0]


Replace = Callable[[ast.AST], None]


def _places(tree: ast.AST, in_init: bool = False) -> Iterator[tuple[ast.expr | ast.stmt, Replace]]:
    """The nodes that may change, each with a function that puts another one in its place."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
            continue
        children: list[tuple[ast.AST, Replace]] = []
        if isinstance(value, list):
            for place, child in enumerate(value):
                if isinstance(child, ast.AST):
                    children.append((child, lambda new, value=value, place=place: value.__setitem__(place, new)))  # type: ignore[misc]
        elif isinstance(value, ast.AST):
            children.append((value, lambda new, name=name: setattr(tree, name, new)))  # type: ignore[misc]
        for child, replace in children:
            if isinstance(child, LEFT_ALONE) or _is_for_types(child):
                continue
            inside = child.name == "__init__" if isinstance(child, ast.FunctionDef) else in_init
            if isinstance(child, (ast.expr, ast.stmt)) and not (inside and isinstance(child, ast.Assign)):
                yield child, replace
            yield from _places(child, inside)


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def _other_expressions(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=ops):
            for place, operator in enumerate(ops):
                yield _with(node, ops=[*ops[:place], SWAPPED[type(operator)](), *ops[place + 1 :]])
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in SWAPPED:
            yield _with(node, op=SWAPPED[type(operator)]())
        case ast.BoolOp(op=operator, values=values):
            yield _with(node, op=SWAPPED[type(operator)]())
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield rest[0] if len(rest) == 1 else _with(node, values=rest)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.Call(func=ast.Name(id=name)) if name in RENAMED:
            yield _with(node, func=ast.Name(RENAMED[name]))


def _other_constants(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield ast.Constant(value + 1)
            if value:  # often row[0] is row[-1] too
                yield ast.Constant(value - 1)


def _other_statements(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Call() as call) if _first_line(call.func).startswith(("log.", "logger.")):
            return
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Assign() | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.Return(value=value) if value is not None and _first_line(value) != "None":
            yield ast.Return(ast.Constant(None))
        case ast.Break() | ast.Continue():
            yield SWAPPED[type(node)]()


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def sample(area: str, seed: str, count: int) -> list[Mutant]:
    """So many changes of an area, drawn at random; the same ones for the same seed and source."""
    found = list[Mutant]()
    for name in AREAS[area][0]:
        path = ROOT / SOURCE / name
        files = [path] if path.is_file() else sorted(path.rglob("*.py"))
        for file in files:
            found.extend(mutants(file.relative_to(ROOT)))
    random.Random(f"{seed}-{area}").shuffle(found)
    return found[:count]


# --- tests ---


class Reach:
    """Which tests run which lines of an area, and how long each takes."""

    def __init__(self, area: str) -> None:
        self.file = KNOWN / f"{area}.json"
        sources = [SOURCE / name for name in AREAS[area][0]]
        if not self.file.exists() or any(self._is_newer(ROOT / path) for path in sources):
            learn(self.file, sources, AREAS[area][1])
        known = json.loads(self.file.read_text(encoding="utf-8"))
        self.seconds: dict[str, float] = known["seconds"]
        self.by_line: dict[str, dict[str, list[str]]] = known["tests"]
        for name in known["libraries"]:
            with suppress(Exception):
                import_module(name)
        self.files = [test for name in AREAS[area][1] for test in _files(ROOT / name, "test_*.py")]

    def _is_newer(self, path: Path) -> bool:
        return any(file.stat().st_mtime > self.file.stat().st_mtime for file in _files(path, "*.py"))

    def tests(self, mutant: Mutant, further: bool) -> list[str]:
        """Those that run its line: of the test file of the same name first, then the quickest.

        A file with some of them, or a near one, that was changed since this was learnt is run whole, before all others.
        """
        reaching = self._reaching(mutant)
        near = [_name(file) for file in self.files if _is_near(file, mutant)]
        changed = [file for file in self._changed if file in near or any(test.startswith(file) for test in reaching)]
        chosen, left = list[str](), ENOUGH
        for test in reaching:
            if test.partition("::")[0] in changed:
                continue
            left -= self.seconds[test]
            if left < 0 and not further:
                break
            chosen.append(test)
        return [*changed, *chosen] or near

    @property
    def _changed(self) -> list[str]:
        return [_name(file) for file in self.files if self._is_newer(file)]

    def _reaching(self, mutant: Mutant) -> list[str]:
        """Of a line that runs when its module is imported: all tests of the files that import it, then all others."""
        lines = {int(line): tests for line, tests in self.by_line.get(mutant.file, {}).items()}
        above = max((line for line in lines if line <= mutant.line), default=0)  # of a statement on several lines
        found = set(lines.get(above, ()))
        first = {_name(file) for file in self.files if file.stem == f"test_{Path(mutant.file).stem}"}
        if not found:
            importing = {_name(file) for file in self.files if _imports(file, mutant.file)}
            found = {test for test in self.seconds if test.partition("::")[0] in importing}
            found.update(test for tests in lines.values() for test in tests)
            first |= importing
        return sorted(found, key=lambda test: (test.partition("::")[0] not in first, self.seconds[test]))


def learn(out: Path, sources: Sequence[Path], tests: Sequence[str]) -> None:
    out.parent.mkdir(exist_ok=True)
    script, joined = str(Path(__file__).with_name("reached.py")), ",".join(map(str, sources))
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run([sys.executable, script, str(out), joined, *tests], cwd=ROOT, env=environ, check=False)
    if done.returncode:
        out.unlink(missing_ok=True)
        sys.exit("These tests fail without a mutant.")


def _name(test: Path) -> str:
    return str(test.relative_to(ROOT))


def _is_near(test: Path, mutant: Mutant) -> bool:
    file = Path(mutant.file)
    return test.stem == f"test_{file.stem}" or test.parent.name == file.parent.name


def _imports(test: Path, module: str) -> bool:
    parts = Path(module).with_suffix("").parts[1:]  # without src
    package, name = ".".join(parts[:-1]), parts[-1]
    text = test.read_text(encoding="utf-8")
    return bool(re.search(rf"from {package}(\.{name} import | import .*\b{name}\b)", text))


def _files(path: Path, pattern: str) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob(pattern))


class Verdict(NamedTuple):
    result: str  # killed, survived, or hangs, which counts as killed
    by: str = ""  # the test


def run(tests: Sequence[str], source: Path) -> Verdict:
    """In a copy of this process, which has imported the libraries that tests need: most tests take less than that."""
    said = source.parent / "said"
    process = get_context("fork").Process(target=_run_pytest, args=(tests, source, said))
    process.start()
    process.join()
    with suppress(ProcessLookupError):
        os.killpg(process.pid or 0, signal.SIGKILL)  # what tests have started and a mutant has kept from ending
    if process.exitcode == 0:
        return Verdict("survived")
    text = said.read_text(encoding="utf-8", errors="replace")
    failed = re.search(r"^(?:FAILED|ERROR) (tests/.*?)(?: - .*)?$", text, re.MULTILINE)  # a log has lines of ERROR, too
    if failed is None and "Timeout (" in text:
        return Verdict("hangs")
    return Verdict("killed", failed[1] if failed else "")


def _run_pytest(tests: Sequence[str], source: Path, said: Path) -> None:
    os.setsid()
    sys.stdout = sys.stderr = said.open("w", encoding="utf-8")
    for stream in (1, 2):  # of what tests start, too
        os.dup2(sys.stdout.fileno(), stream)
    os.chdir(ROOT)
    os.environ.update(PYTHONPATH=str(source), PYTHONDONTWRITEBYTECODE="1", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(source))
    options = [
        f"pythonpath={source} tests scripts",
        f"faulthandler_timeout={HANGING}",
        "faulthandler_exit_on_timeout=true",
    ]
    set_options = [word for option in options for word in ("-o", option)]
    code = pytest.main(["-x", "-q", "-rfE", "-p", "no:cacheprovider", *set_options, *tests])
    sys.stdout.flush()
    os._exit(code)  # threads of tests may still run


def with_copy(mutant: Mutant | None, tests: Sequence[str]) -> Verdict:
    """Runs tests on a copy of the source with one mutant in it."""
    with tempfile.TemporaryDirectory(dir=KNOWN, ignore_cleanup_errors=True) as folder:
        source = Path(folder) / "src"
        unwanted = shutil.ignore_patterns("dist", "*.so")
        shutil.copytree(ROOT / "src", source, ignore=unwanted, copy_function=os.link)
        page = ROOT / SOURCE / "web" / "dist"
        if page.exists():
            (source / "bottega" / "web").mkdir(exist_ok=True)
            (source / "bottega" / "web" / "dist").symlink_to(page)
        if mutant is not None:
            changed = Path(folder) / mutant.file
            changed.unlink()  # only this name of the file
            changed.write_text(source_of(mutant), encoding="utf-8")
        return run(tests, source)


# --- what is known ---


class Results:
    """By mutant, in a file that each result is added to at once."""

    def __init__(self, area: str, seed: str) -> None:
        KNOWN.mkdir(exist_ok=True)
        self.file = KNOWN / f"{area}-{seed}.jsonl"
        self.by_mutant: dict[str, Verdict] = {}
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.by_mutant[row["mutant"]] = Verdict(row["result"], row["by"])

    def get(self, mutant: Mutant) -> str | None:
        found = self.by_mutant.get(mutant.name)
        return None if found is None else found.result

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        self.by_mutant[mutant.name] = verdict
        row = {"mutant": mutant.name, **verdict._asdict()}
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")

    def killers(self, chosen: Sequence[Mutant]) -> list[str]:
        """The tests that killed some of these."""
        found = {self.by_mutant[mutant.name].by for mutant in chosen if mutant.name in self.by_mutant}
        return sorted(found - {""})

    def forget(self, killer: str) -> None:
        """What one test killed."""
        self.by_mutant = {name: verdict for name, verdict in self.by_mutant.items() if verdict.by != killer}
        rows = [{"mutant": name, **verdict._asdict()} for name, verdict in self.by_mutant.items()]
        self.file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def table(area: str, chosen: Sequence[Mutant], results: Results) -> str:
    found = [results.get(mutant) for mutant in chosen]
    tried, survived = sum(each is not None for each in found), found.count("survived")
    share = 100 * (tried - survived) / tried if tried else 0.0
    lines = ["| area | tried | killed | survived | score |", "|---|---|---|---|---|"]
    lines.append(f"| {area} | {tried} | {tried - survived} | {survived} | {share:.1f} % |")
    lines += [f"survived: {mutant.name}" for mutant, each in zip(chosen, found, strict=True) if each == "survived"]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("area", choices=AREAS)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--further", action="store_true", help="all tests of the area for those that survived")
    parser.add_argument("--again", action="store_true", help="try survivors again, after tests were added")
    wish = parser.parse_args()
    chosen, results = sample(wish.area, wish.seed, wish.count), Results(wish.area, wish.seed)
    retried = wish.further or wish.again
    left = [
        mutant for mutant in chosen if results.get(mutant) is None or (retried and results.get(mutant) == "survived")
    ]
    reach = Reach(wish.area)

    with ProcessPoolExecutor(wish.jobs, get_context("fork")) as pool:
        tried = {pool.submit(with_copy, mutant, reach.tests(mutant, wish.further)): mutant for mutant in left}
        for done in as_completed(tried):
            results.add(tried[done], done.result())
            sys.stdout.write(f"{done.result().result:8} {tried[done].name}\n")
            sys.stdout.flush()
    while (killers := results.killers(chosen)) and (wrong := with_copy(None, killers).by):
        sys.stdout.write(f"fails without a mutant, so what it killed is not known: {wrong}\n")
        results.forget(wrong)
    sys.stdout.write(table(wish.area, chosen, results) + "\n")


if __name__ == "__main__":
    main()
