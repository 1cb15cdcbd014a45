"""Writes the TypeScript of the games for the page, and the same with JSON Schemas for the documents.

Run it where the repository is: `python -m bottega.server.game_types`.
"""

from __future__ import annotations

from pathlib import Path

from bottega.server.game_types import schemas, typescript

PAGES, DOCUMENTS = Path("web/src/games"), Path("docs/games")


def main() -> None:
    for path, content in typescript.files().items():
        _write(DOCUMENTS / path, content)
        if (PAGES / path).parent.is_dir():  # a game without a page is played in words
            _write(PAGES / path, content)
    for path, content in schemas.files().items():
        _write(DOCUMENTS / path, content)


def _write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
