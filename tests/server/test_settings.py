"""Settings from flags and environment."""

from __future__ import annotations

import re
from dataclasses import fields
from inspect import signature
from pathlib import Path

import pytest

from bottega import cli
from bottega.core.errors import Invalid
from bottega.files import data_folder
from bottega.server.settings import MAY_BE_ZERO, Settings, from_environment
from bottega.server.web.addresses import Addresses

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_flags_win_over_the_environment() -> None:
    environ = {"BOTTEGA_PORT": "9000", "BOTTEGA_HOST": "0.0.0.0", "BOTTEGA_BOT_SECONDS": "2.5"}
    found = from_environment(environ, port=9001, host=None)
    assert (found.port, found.host, found.bot_seconds) == (9001, "0.0.0.0", 2.5)
    assert found.url.endswith("bottega.db")
    assert from_environment({}, database="postgresql://db").url == "postgresql://db"
    assert from_environment({"BOTTEGA_ORIGINS": "https://a.example/, https://b.example"}).allowed_origins == {
        "https://a.example",
        "https://b.example",
    }


def test_addresses_come_from_the_settings_and_the_public_one_is_an_origin_too() -> None:
    environ = {"BOTTEGA_PUBLIC_URL": "https://Games.example.org/", "BOTTEGA_ALLOWED_HOSTS": "studio.lan"}
    found = from_environment(environ, host="0.0.0.0", port=8001)
    assert Addresses.of(found) == Addresses("0.0.0.0", 8001, "https://games.example.org", frozenset({"studio.lan"}))
    assert found.allowed_origins == {"https://games.example.org"}


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"BOTTEGA_PORT": "many"}, "BOTTEGA_PORT: must be a number"),
        ({"BOTTEGA_PORT": "70000"}, "port: must be 0 to 65535"),
        ({"BOTTEGA_WORKERS": "0"}, "workers: must be more than 0"),
        ({"BOTTEGA_LOG_LEVEL": "loud"}, "log_level"),
        ({"BOTTEGA_SIGN_UP": "friends"}, "sign_up: must be open, invited or closed"),
        ({"BOTTEGA_SESSION_DAYS": "0"}, "session_days: must be more than 0"),
        ({"BOTTEGA_NOTIFY_PRIVATE": "2"}, "notify_private: must be 0 or 1"),
        ({"BOTTEGA_SMTP": "mail.example.org"}, "smtp: must be like smtp://"),
        ({"BOTTEGA_SMTP": "smtp://mail.example.org"}, "mail_from: needed beside smtp"),
        ({"BOTTEGA_PUBLIC_URL": "games.example.org"}, "public_url: must be like https://"),
        ({"BOTTEGA_ALLOWED_HOSTS": "https://games.example.org"}, "allowed_hosts: must be names"),
    ],
)
def test_what_makes_no_sense_is_said(environ: dict[str, str], said: str) -> None:
    with pytest.raises(Invalid, match=said):
        from_environment(environ)


NUMBERS = [each.name for each in fields(Settings) if isinstance(each.default, (int, float))]


@pytest.mark.parametrize("name", [name for name in NUMBERS if name not in MAY_BE_ZERO])
@pytest.mark.parametrize("value", ["0", "-1", "nan", "inf"])
def test_no_rate_or_limit_is_nothing_or_endless(name: str, value: str) -> None:
    """At 0 a second there is no time to wait until the next request."""
    with pytest.raises(Invalid, match=f"(?i){name}: must be "):
        from_environment({f"BOTTEGA_{name.upper()}": value})


@pytest.mark.parametrize("name", ["port", "bot_pace", "offer_seconds"])
def test_what_may_be_zero(name: str) -> None:
    assert getattr(from_environment({f"BOTTEGA_{name.upper()}": "0"}), name) == 0
    with pytest.raises(Invalid, match=f"{name}: must be 0"):
        from_environment({f"BOTTEGA_{name.upper()}": "-1"})


def test_the_document_for_hosts_lists_every_setting_with_its_flag_and_default() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if re.match(r"\|.*\| `BOTTEGA_\w+` \|", line)]
    rows = [[cell.strip(" `") for cell in line.split("|")[1:4]] for line in lines]
    usual = {each.name: each.default for each in fields(Settings)}
    shown = {name: f"{value:g}" if isinstance(value, float) else str(value) for name, value in usual.items()}
    documented = {name.removeprefix("BOTTEGA_").lower(): default for _, name, default in rows}
    assert documented == {**shown, "data": "your data folder"}
    flags = {name.removeprefix("BOTTEGA_").lower(): flag for flag, name, _ in rows if flag}
    taken = [name for name in signature(cli.default).parameters if name in usual]
    assert flags == {name: f"--{name.replace('_', '-')}" for name in taken}


def test_the_data_folder_follows_the_systems_custom() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) in (Path("/data/bottega"), data_folder({}))


def test_the_password_of_the_mail_server_is_not_repeated() -> None:
    with pytest.raises(Invalid) as refused:
        from_environment({"BOTTEGA_SMTP": "smtps://vera:a-secret@:x"})
    assert "a-secret" not in str(refused.value)
    found = from_environment(
        {"BOTTEGA_SMTP": "smtps://vera:a-secret@example.org", "BOTTEGA_MAIL_FROM": "a@example.org"}
    )
    assert "a-secret" not in repr(found)
