"""What a translation lacks, beside the English texts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import bottega
from bottega import texts

PAGE = Path(bottega.__file__).parents[2] / "web" / "locale"  # in a clone; an installed Bottega has only the built page


def faults(lang: str) -> Iterator[str]:
    """Every fault in a line, with the file it is in."""
    if lang not in texts.LANGUAGES:
        yield f"{_shown(f'{texts.ROOT}/locale/languages.json')}: missing {lang}"
    english, translated = _files("en"), _files(lang)
    for stem in sorted(english.keys() | translated.keys()):
        file = _shown(f"{stem}{lang}.ftl")
        if stem not in translated:
            yield f"{file}: missing, with all its {len(_read(english[stem])[0])} texts"
        elif stem not in english:
            yield f"{file}: unknown, there is no such file in English"
        else:
            yield from (f"{file}: {fault}" for fault in _compare(english[stem], translated[stem]))


def _compare(english: str, translated: str) -> Iterator[str]:
    (wanted, _), (found, unreadable) = _read(english), _read(translated)
    yield from (f"cannot be read: {line}" for line in unreadable)
    yield from (f"missing {name}" for name in wanted if name not in found)
    yield from (f"unknown {name}" for name in found if name not in wanted)
    for name in wanted:
        if name in found and wanted[name] != found[name]:
            yield f"{name} uses {_variables(found[name])}, in English {_variables(wanted[name])}"


def _files(lang: str) -> dict[str, str]:
    """The texts of a language by file, without the ending `de.ftl`, which is all that differs between languages."""
    files = [*texts.files(lang), *sorted(PAGE.glob(f"*.{lang}.ftl"))]
    return {str(file).removesuffix(f"{lang}.ftl"): file.read_text(encoding="utf-8") for file in files}


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # Fluent's name for it
        self.names.add(node.id.name)


def _read(text: str) -> tuple[dict[str, set[str]], list[str]]:
    """Every message with the variables it uses, and the first lines of what is no Fluent."""
    found: dict[str, set[str]] = {}
    unreadable = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            unreadable.append((entry.content or "").strip().split("\n")[0])
        elif isinstance(entry, Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found, unreadable


def _variables(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


def _shown(path: str) -> str:
    return os.path.relpath(path)
