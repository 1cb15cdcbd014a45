"""Which tests run which lines: runs tests once, and writes it down for scripts/mutants.py.

python scripts/reached.py OUT SOURCE[,SOURCE] TEST...

A test that fails is left out.
"""

from __future__ import annotations

import json
import sys
import sysconfig
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest


class Reached:
    """A plug-in of pytest: what runs is noted under the name of the test, and how long the test took."""

    def __init__(self, noting: coverage.Coverage) -> None:
        self.noting = noting
        self.seconds: dict[str, float] = defaultdict(float)
        self.failed: set[str] = set()  # no evidence: they would kill every mutant

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.noting.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.noting.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed:
            self.failed.add(report.nodeid)


def main(out: str, sources: str, *tests: str) -> int:
    watched = [f"{source}/*" if Path(source).is_dir() else source for source in sources.split(",")]
    noting = coverage.Coverage(data_file=None, include=watched, concurrency=["thread"], config_file=False)
    noting.start()
    noted = Reached(noting)
    code = pytest.main(["-q", "-p", "no:cacheprovider", *tests], plugins=[noted])
    noting.stop()
    data = noting.get_data()
    by_line = {
        str(Path(file).relative_to(Path.cwd())): {
            str(line): sorted(set(names) - noted.failed - {""}) for line, names in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    installed = sysconfig.get_path("purelib")
    libraries = [
        name for name, module in sys.modules.items() if (getattr(module, "__file__", None) or "").startswith(installed)
    ]
    seconds = {test: taken for test, taken in noted.seconds.items() if test not in noted.failed}
    found = {"seconds": seconds, "tests": by_line, "libraries": libraries}
    Path(out).write_text(json.dumps(found), encoding="utf-8")
    return int(code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
