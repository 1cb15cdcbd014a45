"""What hatchling is told: links that work away from the repository, and no compiled files left behind."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
HOME, TAG = "https://code.example/bottega", "v1.2.3"


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    pytest.importorskip("hatchling")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("[docs](docs/api.md#a)", f"[docs]({HOME}/blob/{TAG}/docs/api.md#a)"),
        ("![A `table`](docs/a.webp)", f"![A `table`]({HOME}/raw/{TAG}/docs/a.webp)"),
        ("[![A](a.webp)](docs/)", f"[![A]({HOME}/raw/{TAG}/a.webp)]({HOME}/blob/{TAG}/docs/)"),
        ("[there](https://example.org/a) and [here](#play)", "[there](https://example.org/a) and [here](#play)"),
    ],
)
def test_links_of_the_readme_lead_to_the_repository(hook: ModuleType, written: str, shown: str) -> None:
    assert hook.with_addresses(written, HOME, TAG) == shown
    assert hook.with_addresses(written, "", TAG) == written


def test_the_project_has_pages_once_it_has_an_address(hook: ModuleType) -> None:
    assert hook.project_urls("", TAG) == {}
    assert hook.project_urls(HOME, TAG)["Changelog"] == f"{HOME}/blob/{TAG}/CHANGELOG.md"
    for page in hook.PAGES.values():
        path = page.format(tag=TAG).partition(f"/{TAG}/")[2]
        assert (ROOT / path).exists()


def test_no_compiled_file_is_left_in_the_sources(hook: ModuleType, tmp_path: Path) -> None:
    """As hatch-mypyc leaves them, where they would hide every later edit."""
    game = tmp_path / "src" / "bottega" / "games"
    game.mkdir(parents=True)
    for name in ("rules.py", "rules.cpython-311-x86_64-linux-gnu.so", "rules.cp311-win_amd64.pyd"):
        (game / name).touch()
    hook.Page(str(tmp_path), {}, None, None, "", "wheel").finalize("standard", {}, "")
    assert [path.name for path in game.iterdir()] == ["rules.py"]
