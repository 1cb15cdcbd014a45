"""The locale files: complete, in step with each other, and nothing in them that nobody says."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import bottega
from bottega import games, texts
from bottega.core.errors import Illegal

SOURCE = Path(bottega.__file__).parent
OTHERS = [lang for lang in texts.LANGUAGES if lang != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # Fluent's name for it
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it uses."""
    found: dict[str, set[str]] = {}
    for file in texts.files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@cache
def spoken() -> tuple[set[str], set[tuple[str, str]]]:
    """What the code says: plain string constants, and f-strings with one hole as (before, after)."""
    constants: set[str] = set()
    names: set[str] = set()
    holes: set[tuple[str, str]] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, ast.keyword) and node.arg:  # `touches={"red": 1}` says touches-red
                names.add(node.arg)
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if parts.count(None) == 1:
                    place = parts.index(None)
                    holes.add(("".join(map(str, parts[:place])), "".join(map(str, parts[place + 1 :]))))
    return constants, holes | {(f"{name}-", "") for name in names}


def used(message: str) -> bool:
    constants, holes = spoken()
    filled = {
        message[len(a) : len(message) - len(b)] for a, b in holes if a and message.startswith(a) and message.endswith(b)
    }
    return message in constants or bool(filled & constants)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_says_everything(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_use_the_same_variables(lang: str) -> None:
    different = {name for name, variables in messages(lang).items() if variables != messages("en")[name]}
    assert not {name for name in different if not name.startswith("touches-")}
    assert all(messages(lang)[name] == {"count"} for name in different)


def names_in_the_boxes() -> set[str]:
    """The titles, artists and places of every component list, as the messages that translate them."""
    found = set()
    for file in SOURCE.glob("games/*/components.toml"):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        for row in (*data.get("masterpiece", []), *data.get("commission", [])):
            found |= {f"{kind}-{texts.slug(row[kind])}" for kind in ("title", "artist", "place") if kind in row}
    return found


def test_every_title_artist_and_place_is_translated_and_no_other() -> None:
    translated = {name for name in messages("en") if name.startswith(("title-", "artist-", "place-"))}
    assert translated == names_in_the_boxes()


def test_no_message_is_unused() -> None:
    prefixes = tuple(f"{games.spec(name).rules_prefix}-" for name in games.names())
    others = [name for name in messages("en") if not name.startswith(prefixes)]
    assert [name for name in others if not used(name) and name not in names_in_the_boxes()] == []


def test_every_message_the_code_names_exists() -> None:
    """`say(lang, "x")` and `self.say("x")` with a plain name."""
    missing = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say":
                names = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                missing += [name for name in names if name not in messages("en")]
    assert missing == []


def test_every_refusal_has_its_sentence_and_its_rule() -> None:
    known = messages("en")
    for file in SOURCE.rglob("*.py"):
        for rule, reason in re.findall(r'Illegal\(\s*"([^"]+)", "([^"]+)"', file.read_text(encoding="utf-8")):
            assert rule in known
            assert f"refused-{reason}" in known


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_rules_keep_their_order_and_ids(lang: str) -> None:
    for name in games.names():
        prefix = games.spec(name).rules_prefix
        assert [rule for rule, _ in texts.rules(lang, prefix)] == [rule for rule, _ in texts.rules("en", prefix)]


def test_polish_plurals() -> None:
    assert [texts.say("pl", "touches-yellow", count=n) for n in (1, 3, 5, 12)] == [
        "1 żółte",
        "3 żółte",
        "5 żółtych",
        "12 żółtych",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You cannot smear with 1 brown: that colour is still missing."),
        ("fr", "Impossible de gribouiller avec 1 marron : cette couleur manque encore."),
        ("pl", "Tym nie można gryzmolić (1 brązowe): tego koloru jeszcze brakuje."),
    ],
)
def test_a_refusal_in_every_language(lang: str, said: str) -> None:
    assert Illegal("FT-M2", "still-missing", touches={"brown": 1}).sentence(lang) == said


@pytest.mark.parametrize(
    ("lang", "terms"),
    [
        ("fr", ["améliorer", "gribouiller", "touche finale", "zone de gribouillage", "défausse"]),
        ("pl", ["retusz", "gryzmolenie", "ostatni szlif", "strefy gryzmołów", "maźnięć"]),
    ],
)
def test_the_words_of_the_printed_books(lang: str, terms: list[str]) -> None:
    book = " ".join(text for _, text in texts.rules(lang, "FT")).lower()
    assert [term for term in terms if term not in book] == []


def test_lists_in_words() -> None:
    assert [texts.join("en", list("abc")[:n]) for n in range(4)] == ["nothing", "a", "a and b", "a, b and c"]


def test_an_unknown_language_or_message() -> None:
    with pytest.raises(ValueError, match="unknown 'de'"):
        texts.say("de", "list-none")
    with pytest.raises(LookupError):
        texts.say("en", "no-such-message")
