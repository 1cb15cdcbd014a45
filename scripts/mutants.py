"""How strong the tests are: changes one place of the source at a time, and looks whether a test fails.

python scripts/mutants.py store                  40 places of an area, drawn by a seed; --count and --seed change that
python scripts/mutants.py server --further       for those that survived, runs all tests of the area, not the nearest

What is known is kept in .mutants: a run that was interrupted goes on, and a survivor is tried again after --again.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KNOWN = ROOT / ".mutants"
SOURCE = Path("src/bottega")
GAMES = {"final-touch": "final_touch", "pastiche": "pastiche", "fresco": "fresco"}
AREAS: dict[str, tuple[list[str], list[str]]] = {  # the sources, and the tests that may notice
    "store": (["store"], ["tests/store", "tests/cli/test_serve.py", "tests/server/operate", "tests/server/web"]),
    "server": (["server"], ["tests/server", "tests/cli/test_serve.py"]),
    "core": (["core", "record.py"], ["tests/core", "tests/test_record.py", "tests/test_contract.py", "tests/contract"]),
    **{
        name: (
            [f"games/{folder}/{room}" for room in ("box", "rules", "knowledge")],
            [f"tests/games/{folder}", "tests/test_scenario.py", "tests/test_golden.py", "tests/test_contract.py"],
        )
        for name, folder in GAMES.items()
    },
}
SLACK = 60.0  # seconds beyond three times what the tests take without a mutant: then one of them hangs

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
    name: str


def mutants(file: Path) -> Iterator[Mutant]:
    """Every change of one file."""
    for number, (_, before, after) in enumerate(_changes(file)):
        place = f"{file}:{before.lineno}:{before.col_offset}"
        yield Mutant(str(file), number, f"{place} {_first_line(before)} -> {_first_line(after)}")


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


def tests_for(area: str, file: str, further: bool) -> list[str]:
    """The test file of the same name first, then those of the same folder, then, if `further`, all of the area.

    Only `further` tests the store on both databases, where the mutant is not in one of them.
    """
    every = sorted({test for name in AREAS[area][1] for test in _test_files(ROOT / name)})
    stem, room = Path(file).stem, Path(file).parent.name
    same = [test for test in every if test.stem == f"test_{stem}"]
    beside = [test for test in every if test.parent.name == room and test not in same]
    rest = (
        [test for test in every if test not in same and test not in beside] if further or not (same or beside) else []
    )
    chosen = [str(test.relative_to(ROOT)) for test in (*same, *beside, *rest)]
    return chosen if further or stem == "postgres" else [*chosen, "-k", "not postgres"]


def _test_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else list(path.rglob("test_*.py"))


def run(tests: Sequence[str], source: Path, limit: float | None) -> str:
    """`killed`, `survived`, or `hangs`, which counts as killed."""
    path = f"pythonpath={source} tests scripts"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-o", path, *tests]
    environ = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        try:
            return "survived" if process.wait(limit) == 0 else "killed"
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return "hangs"


def with_copy(mutant: Mutant | None, tests: Sequence[str], limit: float | None) -> str:
    """Runs tests on a copy of the source with one mutant in it."""
    with tempfile.TemporaryDirectory(prefix="bottega-mutant-", ignore_cleanup_errors=True) as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "dist", "*.so"))
        page = ROOT / SOURCE / "web" / "dist"
        if page.exists():
            (source / "bottega" / "web").mkdir(exist_ok=True)
            (source / "bottega" / "web" / "dist").symlink_to(page)
        if mutant is not None:
            (Path(folder) / mutant.file).write_text(source_of(mutant), encoding="utf-8")
        return run(tests, source, limit)


# --- what is known ---


class Results:
    """By mutant, in a file that each result is added to at once."""

    def __init__(self, area: str, seed: str) -> None:
        KNOWN.mkdir(exist_ok=True)
        self.file = KNOWN / f"{area}-{seed}.jsonl"
        self.by_mutant: dict[str, str] = {}
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.by_mutant[row["mutant"]] = row["result"]

    def get(self, mutant: Mutant) -> str | None:
        return self.by_mutant.get(mutant.name)

    def add(self, mutant: Mutant, result: str, seconds: float) -> None:
        self.by_mutant[mutant.name] = result
        row = {"mutant": mutant.name, "result": result, "seconds": round(seconds, 1)}
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")


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
    limits: dict[str, float] = {}

    def limit(tests: Sequence[str]) -> float:
        key = " ".join(sorted(tests))
        if key not in limits:
            begun = time.monotonic()
            if with_copy(None, tests, None) != "survived":
                sys.exit(f"These tests fail without a mutant: {key}")
            limits[key] = 3 * (time.monotonic() - begun) + SLACK
        return limits[key]

    def attempt(mutant: Mutant) -> None:
        tests, begun = tests_for(wish.area, mutant.file, wish.further), time.monotonic()
        result = with_copy(mutant, tests, limit(tests))
        results.add(mutant, result, time.monotonic() - begun)
        sys.stdout.write(f"{result:8} {mutant.name}\n")
        sys.stdout.flush()

    with ThreadPoolExecutor(wish.jobs) as pool:
        list(pool.map(attempt, left))
    sys.stdout.write(table(wish.area, chosen, results) + "\n")


if __name__ == "__main__":
    main()
