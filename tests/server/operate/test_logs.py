"""Logs: each record is a line of JSON."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from bottega.server.operate import logs


@pytest.fixture
def own_logging() -> Iterator[None]:
    """The settings of before are put back."""
    root, noisy = logging.getLogger(), ("uvicorn", "asyncio", "websockets", "urllib3", "apprise")
    handlers, level, levels = root.handlers[:], root.level, [logging.getLogger(name).level for name in noisy]
    yield
    root.handlers, root.level = handlers, level
    for name, before in zip(noisy, levels, strict=True):
        logging.getLogger(name).setLevel(before)


def test_a_record_is_one_line_with_what_was_said_besides() -> None:
    record = logging.LogRecord(
        "bottega.x", logging.WARNING, "", 0, "%s waits", ("ochre",), None
    )  # as no library adds to
    record.created = 0.5
    record.table, record.error = "abc", ValueError("é\nwrong")
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line) == {
        "at": "1970-01-01T00:00:00.500+00:00",
        "level": "warning",
        "message": "ochre waits",
        "logger": "bottega.x",
        "table": "abc",
        "error": "é\nwrong",
    }
    assert "é" in line


def test_an_exception_is_told_with_where_it_came_from() -> None:
    try:
        raise ValueError("wrong")
    except ValueError as error:
        told = {"msg": "failed", "exc_info": (type(error), error, error.__traceback__)}
    said = json.loads(logs.JsonLines().format(logging.makeLogRecord(told)))
    assert said["error"].startswith("Traceback")
    assert said["error"].endswith("ValueError: wrong")


@pytest.mark.usefixtures("own_logging")
def test_libraries_that_name_addresses_are_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info")
    for name in ("bottega", "uvicorn.access", "asyncio", "websockets", "urllib3", "apprise"):
        logging.getLogger(name).info("from %s", name)
        logging.getLogger(name).debug("too much")
    logging.getLogger("uvicorn").warning("a warning")
    said = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert said == ["from bottega", "a warning"]
