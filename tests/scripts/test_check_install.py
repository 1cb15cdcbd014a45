"""What is not fit to be published is found. `make wheels` runs the same checks on what it built."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import bottega
import check_install
from bottega import games
from bottega.arena.speed import compiled


def test_the_source_tree_is_no_installation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_install, "ROOT", Path(str(bottega.__file__)).parents[2])
    with pytest.raises(check_install.Broken, match="is the source tree, not an installation"):
        check_install.check_place()


def test_games_are_played_and_have_to_be_compiled_or_not() -> None:
    is_compiled = compiled(games.names()[0])
    check_install.check_games(is_compiled)
    with pytest.raises(check_install.Broken, match="compiled"):
        check_install.check_games(not is_compiled)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    (tmp_path / "healthz").write_text("{}")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=tmp_path)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_page_without_its_script_is_missing(site: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("This installation was made without the page.")
    with pytest.raises(check_install.Broken, match="the page is missing"):
        check_install.check_page(site)
    (tmp_path / "index.html").write_text('<script type="module" crossorigin src="/a.js"></script>')
    (tmp_path / "a.js").write_text("")
    with pytest.raises(check_install.Broken, match="the page's script is empty"):
        check_install.check_page(site)
    (tmp_path / "a.js").write_text("start()")
    check_install.check_page(site)
