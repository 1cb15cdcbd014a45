"""A page for a browser in one file: everything is in it, nothing is fetched."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import resources


def page(title: str, sections: Iterable[str], lang: str = "en") -> str:
    style = resources.files(__package__).joinpath("standalone.css").read_text(encoding="utf-8")
    body = "\n".join(sections)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{style}</style>\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def section(title: str, inside: str) -> str:
    return f"<section>\n<h2>{title}</h2>\n{inside}\n</section>"
