"""The locale files: complete, in step with each other, and nothing in them that nobody says."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import bottega
from bottega import games, texts
from bottega.core.defaults import TextsById
from bottega.core.errors import Illegal

SOURCE = Path(bottega.__file__).parent
PAGE = SOURCE.parents[1] / "web" / "locale"
GOLDEN = Path(__file__).parent / "golden"
COMPLETE = ("en", "fr", "pl")  # other languages may lack texts: `bottega texts de` lists them
OTHERS = COMPLETE[1:]

PEOPLE = {"player", "players", "winners", "partner", "decider"}
# Whoever is spoken to is "you": what a message is told of it, and the name that must not be said then.
ADDRESSED = {"you": ("yes", "player"), "who": ("you", "player"), "to": ("you", "partner")}
# A list or a label, right with "you" as with any name: "you and Ada: $3", "pour vous", "ty (12)".
NEUTRAL = """
    play-result-you play-score
    ft-tiebreak ft-purse ft-hand-size ft-choice-ruin touch-gets touch-won-line touch-end-ruined
    fr-plan-of fr-hostel fr-place fr-place-start fr-player
    pa-player
"""
# Never said to the one it is about, or with the names that everybody sees.
BY_NAME = """
    play-bot play-handover play-result table-sees
    ft-drew touch-wait touch-effect-lose ft-score-ruined ft-score-ruined-untitled
    fr-sealed fresco-hostel-row fresco-mood-of fresco-wait fresco-wait-plans fresco-wait-bump fresco-wait-leonardo
    fresco-outlook-before pas-gives-partners line-answers
    pa-drew-hex pa-choice-offer pa-choice-accept pa-choice-decline pas-hex-laid pas-wait
    table-about
    line-waits table-turn-of table-answer-of table-mute undo-asked handover-title handover-text handover-ready
    result-winners replay-seat report-line
    preview-invites preview-playing preview-over lobby-invites lobby-unready lobby-swap lobby-pass-host
    absent-text question-waits stand-in-question stand-in-question-you stand-in-waiting
    pause-question resume-question undo-of
    review-title review-account review-moments review-moment review-luck review-luck-deal
"""


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.selectors: set[str] = set()  # those that choose between variants

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # Fluent's name for it
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


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
def of_people(lang: str) -> dict[str, Variables]:
    """Every message with somebody's name in it, of the server and of the page."""
    found: dict[str, Variables] = {}
    for file in [*texts.files(lang), *PAGE.glob(f"*.{lang}.ftl")]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                if variables.names & PEOPLE:
                    found[entry.id.name] = variables
    return found


@cache
def whole_bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in [*texts.files(lang), *PAGE.glob(f"*.{lang}.ftl")]:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


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


def found_by_name(message: str) -> bool:
    """Is it one that the shelf, hints or a game's default words look up by the game's prefix?"""
    for game in map(games.standard, games.names()):
        prefix = game.spec.rules_prefix.lower()
        parts = ("help", "table-", "choice-", "event-") if isinstance(game.words, TextsById) else ()
        names = {"about", "hint-outlook", *(f"option-{name}" for name in game.spec.options)}
        names |= {f"option-{name}-{part}" for name, option in game.spec.options.items() for part in option.of}
        own = message.removeprefix(f"{prefix}-")
        if own != message and (own in names or own.startswith(parts)):
            return True
    return False


def used(message: str) -> bool:
    if found_by_name(message):
        return True
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


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_message_with_a_name_in_it_can_say_you(lang: str) -> None:
    """A name can be "you": then the verb is another. Whatever needs no other form is listed above."""
    found, listed = of_people(lang), {*NEUTRAL.split(), *BY_NAME.split()}
    assert listed <= found.keys()
    assert not {name for name in found.keys() - listed if not found[name].selectors & ADDRESSED.keys()}


@pytest.mark.parametrize("lang", COMPLETE)
def test_whoever_is_called_you_is_not_named(lang: str) -> None:
    for name, variables in of_people(lang).items():
        for selector in variables.selectors & ADDRESSED.keys():
            if name in BY_NAME.split():
                continue
            value, person = ADDRESSED[selector]
            person = "decider" if "decider" in variables.names else person  # Leonardo is named, not addressed
            others = {"you": "no", "who": "others", "to": "other"}
            details = {**dict.fromkeys(variables.names, "?"), **others, person: "NAME", selector: value}
            pattern = whole_bundle(lang).get_message(name).value
            assert pattern is not None
            text, _ = whole_bundle(lang).format_pattern(pattern, details)
            assert "NAME" not in str(text), f"{name} with ${selector}: {text}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ada ruins X: $3 for you.", "A tie between you and Ada: one last masterpiece."]),
        ("fr", ["Ada gâche « X » : 3\u00a0$ pour vous.", "Égalité entre vous et Ada : un dernier chef-d'œuvre."]),
        ("pl", ["Ada niszczy „X”. Wypłata 3 $: ty.", "Remis (ty i Ada): rozstrzyga jeszcze jedno arcydzieło."]),
    ],
)
def test_a_list_with_you_in_it(lang: str, said: list[str]) -> None:
    you = texts.say(lang, "seat-you")
    ruined = texts.say(lang, "ft-ruined", you=False, player="Ada", title="X", value=3, winners=[you])
    assert [ruined, texts.say(lang, "ft-tiebreak", players=[you, "Ada"])[: len(said[1])]] == said


def names_in_the_boxes() -> set[str]:
    """The titles, artists and places of every component list, as the messages that translate them."""
    found = set()
    for file in SOURCE.glob("games/*/box/components.toml"):
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


@pytest.mark.parametrize("lang", COMPLETE)
def test_rules_keep_their_order_and_ids(lang: str) -> None:
    prefixes = tuple(f"{games.spec(name).rules_prefix}-" for name in games.names())
    ids, english = texts.message_ids(lang), texts.message_ids("en")
    assert [rule for rule in ids if rule.startswith(prefixes)] == [
        rule for rule in english if rule.startswith(prefixes)
    ]


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
    with pytest.raises(ValueError, match="unknown 'xx'"):
        texts.say("xx", "list-none")
    with pytest.raises(LookupError):
        texts.say("en", "no-such-message")


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", games.names())
def test_the_page_says_why_a_game_ended(game: str, lang: str) -> None:
    records = [json.loads(line) for file in GOLDEN.glob(f"{game}/*.jsonl") for line in file.open(encoding="utf-8")]
    reasons = {f"end-{record['outcome']['reason']}" for record in records}
    assert reasons
    assert all(whole_bundle(lang).has_message(reason) for reason in reasons)
