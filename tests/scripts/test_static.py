"""The page without a server: what is taken of a wheel with compiled rules."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

import static

MODULE, COMPILED = "bottega/core/match.py", "bottega/core/match.cpython-314-wasm32-emscripten.so"


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(static, "DIST", tmp_path)
    monkeypatch.setattr(static, "TARGET", tmp_path)
    return tmp_path


def put_wheel(folder: Path, source: bytes) -> None:
    with zipfile.ZipFile(folder / "bottega-0.2.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl", "w") as wheel:
        wheel.writestr(MODULE, source)
        wheel.writestr(COMPILED, b"\0asm")


def test_without_a_wheel_bots_are_not_compiled(dist: Path) -> None:
    (dist / "bottega-0.2.0-cp314-cp314-manylinux_2_17_x86_64.whl").touch()
    assert static.pack_compiled() is None


def test_the_compiled_modules_of_a_wheel_are_put_beside_the_page(dist: Path) -> None:
    put_wheel(dist, (static.ROOT / "src" / MODULE).read_bytes())
    name = static.pack_compiled()
    assert name is not None
    with zipfile.ZipFile(dist / name) as packed:
        assert packed.namelist() == [COMPILED]


def test_a_wheel_of_other_sources_is_refused(dist: Path) -> None:
    put_wheel(dist, b"PRICE = 1")
    with pytest.raises(SystemExit, match="was built from other sources"):
        static.pack_compiled()
