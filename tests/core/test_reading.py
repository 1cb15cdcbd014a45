"""Whatever strangers send is read, or `Invalid`: never a traceback."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bottega.core import reading
from bottega.core.errors import Invalid
from bottega.core.reading import as_list, as_map, as_text, as_whole, read_json, read_yaml
from bottega.files import read_text

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
MARKUP = st.text(alphabet="[]{}()\"'-+?:,#&*!|>%@~<=.\\ \n\tabnt019eEx_", max_size=40)
TAGS = st.sampled_from(
    ["int", "bool", "float", "null", "str", "map", "seq", "set", "omap", "pairs", "binary", "timestamp", "merge"]
)


def readable(read: Callable[[Any, str], Any], data: object) -> bool:
    """Is it read, or refused in one line that names what it was?"""
    try:
        read(data, "letter")
    except Invalid as error:
        return str(error).startswith("letter: ") and "\n" not in str(error)
    return True


# --- JSON ---


@given(JSON)
def test_json_is_read(data: Any) -> None:
    assert read_json(json.dumps(data)) == data
    assert read_json(json.dumps(data).encode()) == data


@given(st.text() | MARKUP | st.binary())
def test_any_text_is_json_or_invalid(text: str | bytes) -> None:
    assert readable(read_json, text)


NO_JSON = [
    ("NaN", "NaN"),
    ("[-Infinity]", "Infinity"),
    ('{"a": 1, "b": 2, "a": 3}', "'a' is named twice"),
    ('{"a": {"b": 1, "b": 1}}', "twice"),
    ("[" * 100_000, "nested"),
    ('{"a":' * 100_000, "nested"),
    ("9" * 5000, "digits"),  # Python would take very long with millions of them
    (b'"\xff"', "utf-8"),
    (b"\xff\xfe", "JSON"),
    ("", "JSON"),
    ("{'a': 1}", "JSON"),
    ("[1,]", "JSON"),
    ("1 2", "JSON"),
    ("\ufeff1", "BOM"),
]


@pytest.mark.parametrize(("text", "named"), NO_JSON)
def test_not_json(text: str | bytes, named: str) -> None:
    with pytest.raises(Invalid, match=named):
        read_json(text)


def test_large_numbers_of_json() -> None:
    assert read_json("9" * 100) == 10**100 - 1
    assert math.isinf(read_json("1e999"))  # a float, and no field takes one


# --- YAML ---


@given(JSON.filter(lambda data: json.dumps(data).isprintable()))
def test_json_is_yaml(data: Any) -> None:
    text = json.dumps(data)
    if "\\u" not in text and "e" not in text.replace("true", "").replace("false", ""):  # YAML's rules on those differ
        assert read_yaml(text) == data


@given(st.text() | MARKUP | st.binary())
@example("!!timestamp x")
@example("!!bool x")
@example("!!int ''")
@example("!!set [a]")
@example("!!map [a]")
def test_any_text_is_yaml_or_invalid(text: str | bytes) -> None:
    assert readable(read_yaml, text)


@given(TAGS, st.sampled_from(["", "''", "x", "1", "[a]", "{a: 1}", "[{a: 1}]", "-"]))
def test_tags_are_refused(tag: str, value: str) -> None:
    with pytest.raises(Invalid):
        read_yaml(f"a: !!{tag} {value}")


PLAIN = [
    ("on", "on"),
    ("off", "off"),
    ("yes", "yes"),
    ("no", "no"),
    ("y", "y"),
    ("true", True),
    ("false", False),
    ("null", None),
    ("~", None),
    ("", None),
    ("7", 7),
    ("-7", -7),
    ("+7", 7),
    ("010", 10),  # not eight
    ("08", 8),
    ("0x10", "0x10"),
    ("1_000", "1_000"),
    ("1:30", "1:30"),
    ("0.5", 0.5),
    (".5", 0.5),
    ("2020-01-01", "2020-01-01"),
    (".inf", ".inf"),
    (".nan", ".nan"),
    ("=", "="),
    ("'7'", "7"),
    ("FT-M2", "FT-M2"),
]


@pytest.mark.parametrize(("text", "value"), PLAIN)
def test_plain_values(text: str, value: object) -> None:
    read = read_yaml(f"a: {text}\n")["a"]
    assert read == value
    assert type(read) is type(value)


def test_merge_keys_are_plain_names() -> None:
    assert read_yaml("{<<: {a: 1}}") == {"<<": {"a": 1}}


NO_YAML = [
    ("a: 1\nb: 2\na: 3", "line 3: .*twice"),
    ("{1: a, 1: b}", "twice"),
    ("[a]: b", "plain"),
    ("{a: b}: c", "plain"),
    ("~: b", "plain"),
    ("0.5: b", "plain"),
    ("a: &b 1\nc: *b", "line 2: aliases"),
    ("a: &b [*b]", "aliases"),
    ("a: !secret 1", "tag"),
    ("!!python/object/apply:os.getcwd []", "tag"),
    ("a: [1", "line 1"),
    ("a: 'b", "line"),
    ("a:\tb\n\tc: d", "line"),
    ("--- 1\n--- 2", "document"),
    ("a: " + "9" * 5000, "digits"),
    (b"a: \xff", "YAML"),
    ("a: \x07", "character"),
    *((opening * 10_000, "nested") for opening in ("[", "{a: ", "- ", "? ")),
]


@pytest.mark.parametrize(("text", "named"), NO_YAML)
def test_not_yaml(text: str | bytes, named: str) -> None:
    with pytest.raises(Invalid, match=named):
        read_yaml(text)


# --- both ---


def test_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MAX_CHARS", 10)
    for read in (read_json, read_yaml):
        assert read("1" * 10) == 1111111111
        with pytest.raises(Invalid, match="letter: larger than 10"):
            read("1" * 11, "letter")


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    file.write_bytes("é".encode())
    assert read_text(file) == "é"
    file.write_bytes(b"\xe9")
    with pytest.raises(Invalid, match=r"some\.txt: not a UTF-8 text"):
        read_text(file)
    with pytest.raises(Invalid, match=r"none\.txt: No such file"):
        read_text(tmp_path / "none.txt")
    with pytest.raises(Invalid):
        read_text(tmp_path)
    with pytest.raises(Invalid):
        read_text(tmp_path / "a\0b")


@given(JSON)
def test_as_one_kind_or_invalid(data: Any) -> None:
    kinds: list[tuple[Callable[[Any, str], Any], type]] = [(as_map, dict), (as_list, list), (as_text, str)]
    for read, kind in kinds:
        assert readable(read, data)
        if isinstance(data, kind):
            assert read(data, "field") is data
        else:
            with pytest.raises(Invalid):
                read(data, "field")


@pytest.mark.parametrize("data", [0, 3, 7])
def test_whole_numbers(data: int) -> None:
    assert as_whole(data, "field", 0, 7) == data


@pytest.mark.parametrize("data", [-1, 8, 10**30, True, False, 1.0, "1", None, [1], float("inf")])
def test_not_whole_numbers(data: object) -> None:
    with pytest.raises(Invalid, match="field"):
        as_whole(data, "field", 0, 7)


def test_a_number_too_long_to_write() -> None:
    """Python refuses to write out numbers of more than 4300 digits; TOML can hold them, as hexadecimals."""
    with pytest.raises(Invalid, match="field"):
        as_whole(10**6000, "field", 0, 7)
