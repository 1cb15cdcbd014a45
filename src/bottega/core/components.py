"""Reading a component list, so that the owner of a box who corrects it is told line, field and reason."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, NoReturn, TypeVar

from bottega.core.errors import Invalid
from bottega.core.reading import shown

T = TypeVar("T")
NO_COMPONENTS = sha256(b"").hexdigest()  # the fingerprint of a game that has no list
MAX_BYTES = 65_536  # of a list; ours have a quarter of it
MAX_NESTING = 8  # brackets within each other, or names joined by points: each more takes the TOML reader longer
MAX_DIGITS = 12
MAX_TEXT = 200  # characters
MAX_VERSION = 1_000_000
LABEL = "box"  # the table that a list's label stands in
HASH = re.compile(r"[0-9a-f]{64}")

# Texts and comments, to the end of the line or list where they do not end: then the TOML reader says so.
TEXTS = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)|'
    r"'''.*?(?:'''|\Z)|"
    r'"(?:\\.|[^"\\\n])*(?:"|$)|'
    r"'[^'\n]*(?:'|$)|"
    r"#[^\n]*",
    re.DOTALL | re.MULTILINE,
)
FIELD = re.compile(r"\s*\[*\s*([\w-]+)")


class Label(NamedTuple):
    """What a list says of itself, in its table `[box]`; ours have none."""

    name: str = ""
    author: str = ""
    version: int = 1
    parent: str = ""  # the hash of the list that it was made from


class TomlTable:
    """One table of a TOML file that knows where it stands."""

    def __init__(self, source: Source, data: Mapping[str, Any], header: str = "", number: int = 0) -> None:
        self.source = source
        self.data = data
        self.header = header
        self.number = number

    def only(self, *fields: str) -> None:
        for field in self.data:
            if field not in fields:
                self.fail(field, f"unknown, expected {', '.join(fields)}")

    def text(self, field: str, default: str | None = None) -> str:
        value = self.data.get(field, default)
        if not isinstance(value, str) or not (value.strip() or default == ""):
            self.fail(field, "must be a text")
        if len(value) > MAX_TEXT or not value.isprintable():
            self.fail(field, f"must be one line of at most {MAX_TEXT} characters")
        return value

    def whole(self, field: str, least: int, most: int) -> int:
        return self._whole(field, self.data.get(field), least, most)

    def multiset(self, field: str, names: Sequence[str], most: Mapping[str, int] | int) -> dict[str, int]:
        """A map of names to counts of at least 1; `most` of each."""
        value = self.data.get(field)
        if not isinstance(value, dict) or not value:
            self.fail(field, "must be a table of colours and counts, as { red = 2 }")
        for name, count in value.items():
            if name not in names:
                self.fail(field, f"unknown colour {name!r}, there are {', '.join(names)}")
            limit = most if isinstance(most, int) else most.get(name, 0)
            if not limit:
                self.fail(field, f"the box has no {name}")
            self._whole(field, count, 1, limit, f"{name} ")
        return dict(value)

    def one_of(self, field: str, names: Sequence[str]) -> str:
        value = self.data.get(field)
        if value not in names:
            self.fail(field, f"must be one of {', '.join(names)}, not {shown(value)}")
        return str(value)

    def read_with(self, field: str, reader: Callable[[object, str], T], data: object) -> T:
        """Read with a plain reader, but say where it stands if it cannot be read."""
        try:
            return reader(data, field)
        except Invalid as error:
            reason = str(error).removeprefix(f"{field}: ")
            inner = re.match(r"(\w+): ", reason)  # a field within it is the one to look at
            self.fail(inner[1] if inner else field, reason.removeprefix(inner[0]) if inner else reason)

    def check_whole(self, check: Callable[[], None]) -> None:
        """What a check of the whole list finds is told with its line, too: it says `components: FIELD: reason`."""
        try:
            check()
        except Invalid as error:
            field, _, reason = str(error).removeprefix("components: ").partition(": ")
            self.fail(field, reason)

    def table(self, field: str) -> TomlTable:
        value = self.data.get(field)
        if not isinstance(value, dict):
            self.fail(field, "must be a table")
        return TomlTable(self.source, value, f"{self.header}.{field}" if self.header else field)

    def tables(self, field: str, most: int) -> Iterator[TomlTable]:
        rows = self.data.get(field)
        if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
            self.fail(field, f"there must be at least one [[{field}]]")
        for number, row in enumerate(rows):
            found = TomlTable(self.source, row, field, number)
            if number == most:
                found.fail(next(iter(row), field), f"more than {most} of [[{field}]]")
            yield found

    def fail(self, field: str, reason: str) -> NoReturn:
        name = field if field.isprintable() else shown(field)
        raise Invalid(f"{self.source.place(self, field)}: {name}: {reason}")

    def _whole(self, field: str, value: object, least: int, most: int, what: str = "") -> int:
        if value is None:
            self.fail(field, "is missing")
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(field, f"{what}must be a whole number")
        if not least <= value <= most:
            self.fail(field, f"{what}must be {least} to {most}, not {shown(value)}")
        return value


class Source:
    """A component list, its name for messages, and its fingerprint: the SHA-256 of the file."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.fingerprint = sha256(text.encode()).hexdigest()
        self.label = Label()  # once it is read
        self.data: Mapping[str, Any] | None = None

    @classmethod
    def inline(cls, data: Mapping[str, Any]) -> Source:
        """The same data written out where no file is, as in a scenario."""
        try:
            text = json.dumps(data, sort_keys=True, default=str)
        except TypeError:
            raise Invalid("components: the names in a map must be texts") from None
        source = cls(text, "components")
        source.data = data
        return source

    def table(self) -> TomlTable:
        """All but the label, for the game to read."""
        whole = TomlTable(self, self._parsed() if self.data is None else self.data)
        if LABEL in whole.data:
            self.label = _read_label(whole.table(LABEL))
        return TomlTable(self, {field: value for field, value in whole.data.items() if field != LABEL})

    def to_json(self) -> dict[str, Any]:
        """For a record: with it, the game can be replayed anywhere."""
        label = self.label
        return {"name": label.name, "author": label.author, "version": label.version, "toml": self.text}

    def _parsed(self) -> dict[str, Any]:
        self._check_limits()
        try:
            return tomllib.loads(self.text)
        except ValueError as error:  # a TOMLDecodeError, or a date that is none
            raise Invalid(f"{self.name}: {error}") from None

    def _check_limits(self) -> None:
        """Before it is parsed: what is within them takes well under a second."""
        if len(self.text.encode()) > MAX_BYTES:
            raise Invalid(f"{self.name}: larger than {MAX_BYTES} bytes")
        depth, field = 0, ""
        bare = TEXTS.sub(lambda found: '""' + "\n" * found[0].count("\n"), self.text)
        for number, line in enumerate(bare.split("\n"), start=1):
            named = FIELD.match(line)
            field = named[1] if named else field
            place = f"{self.name}, line {number}: {field}"
            for bracket in re.findall(r"[][{}]", line):
                depth += 1 if bracket in "[{" else -1
                if depth > MAX_NESTING:
                    raise Invalid(f"{place}: nested more than {MAX_NESTING} deep")
            if re.search(rf"(?:[^.,=]*\.){{{MAX_NESTING}}}", line):
                raise Invalid(f"{place}: more than {MAX_NESTING} names joined by points")
            if re.search(rf"\d[\d_]{{{MAX_DIGITS}}}", line):
                raise Invalid(f"{place}: a number of more than {MAX_DIGITS} digits")

    def place(self, table: TomlTable, field: str) -> str:
        """Where a field stands, for people: file and line, or the number of the row."""
        if self.data is not None:
            return f"{self.name}: {table.header} {table.number + 1}" if table.header else self.name
        return f"{self.name}, line {self._line(table, field)}"

    def _line(self, table: TomlTable, field: str) -> int:
        """The field's own line, else its table's, else the first line."""
        lines = self.text.split("\n")
        if not table.header:
            before = next((n for n, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
            return _find_key(lines[:before], 0, field, self._start(lines, TomlTable(self, {}, field))) + 1
        start = self._start(lines, table)
        return _find_key(lines, start, field, start) + 1

    def _start(self, lines: Sequence[str], table: TomlTable) -> int:
        """The line of a table's header, or of its name in the table around it."""
        name = re.escape(table.header)
        headers = [n for n, line in enumerate(lines) if name and re.match(rf"\s*\[\[?\s*{name}\s*\]", line)]
        if table.number < len(headers):
            return headers[table.number]
        outer, _, inner = table.header.rpartition(".")
        return _find_key(lines, self._start(lines, TomlTable(self, {}, outer)), inner, 0) if outer else 0


def _read_label(table: TomlTable) -> Label:
    table.only("name", "author", "version", "parent")
    version = table.whole("version", 1, MAX_VERSION) if "version" in table.data else 1
    parent = table.text("parent", "")
    if parent and not HASH.fullmatch(parent):
        table.fail("parent", "must be the SHA-256 of a list, 64 digits and letters a to f")
    return Label(table.text("name"), table.text("author", ""), version, parent)


def _find_key(lines: Sequence[str], start: int, field: str, default: int) -> int:
    """Where a key stands in the table that begins at a line."""
    for number in range(start, len(lines)):
        if number > start and lines[number].lstrip().startswith("["):
            break
        if re.match(rf"\s*\"?{re.escape(field)}\"?\s*=", lines[number]):
            return number
    return default
