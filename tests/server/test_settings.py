"""Settings from flags and environment; limits."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.core.errors import Invalid
from bottega.server.addresses import Addresses
from bottega.server.limits import Bucket, Limits
from bottega.server.problems import Refused
from bottega.server.security import language_of
from bottega.server.settings import data_folder, from_environment


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
    assert found.addresses == Addresses("0.0.0.0", 8001, "https://games.example.org", frozenset({"studio.lan"}))
    assert found.allowed_origins == {"https://games.example.org"}


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"BOTTEGA_PORT": "many"}, "BOTTEGA_PORT: must be a number"),
        ({"BOTTEGA_PORT": "70000"}, "port: must be 0 to 65535"),
        ({"BOTTEGA_WORKERS": "0"}, "workers: must be more than 0"),
        ({"BOTTEGA_LOG_LEVEL": "loud"}, "log_level"),
        ({"BOTTEGA_PUBLIC_URL": "games.example.org"}, "public_url: must be like https://"),
        ({"BOTTEGA_ALLOWED_HOSTS": "https://games.example.org"}, "allowed_hosts: must be names"),
    ],
)
def test_what_makes_no_sense_is_said(environ: dict[str, str], said: str) -> None:
    with pytest.raises(Invalid, match=said):
        from_environment(environ)


def test_the_data_folder_follows_the_systems_custom() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) in (Path("/data/bottega"), data_folder({}))


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(rate=2.0, most=2.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0.0, 0.0, 0.5]
    assert bucket.take(0.5) == 0.0
    assert bucket.take(0.4) > 0  # a clock that goes back gives nothing


def test_limits_forget_what_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.limits.KEPT", 3)
    limits = Limits()
    for number in range(10):
        limits.take("request", f"address {number}", 1.0, 1.0, now=number * 10.0)
    assert len(limits._buckets) <= 4
    with pytest.raises(Refused) as refused:
        limits.take("request", "address 9", 1.0, 1.0, now=90.5)
    assert refused.value.retry_after == 0.5


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [(None, "en"), ("xx, pl;q=0.8", "pl"), ("fr-CA", "fr"), ("plt", "en"), ("*", "en"), (";;,", "en")],
)
def test_the_language_a_browser_wants(accepted: str | None, lang: str) -> None:
    assert language_of(accepted) == lang
