"""Passwords that are guessed first."""

from __future__ import annotations

import pytest

from bottega.server.people.weak_passwords import check_password
from bottega.server.problems import Refused
from server.running import Running

WEAK = ["12345678", "password", "Password123", "aaaaaaaa", "abcabcabc", "qwertyui", "87654321", "19841224", "vera1234"]
STRONG = ["correct horse", "zażółć gęślą", "mT4x!pQ9", "938401756203", "overalls!", "vk3p9vk3p9"]
WEAK += ["v3p9v3p9", "93840175620", "VERA!?._-", "lkjhgfdsa"]


@pytest.mark.parametrize("password", WEAK)
def test_what_anybody_would_try_is_refused(password: str) -> None:
    with pytest.raises(Refused, match="weak-password"):
        check_password(password, "vera")


@pytest.mark.parametrize(
    "password", ["correct horse", "zażółć gęślą", "mT4x!pQ9", "938401756203", "overalls!", "vk3p9vk3p9"]
)
def test_others_pass(password: str) -> None:
    check_password(password, "vera")


def test_an_account_needs_a_better_one(running: Running) -> None:
    vera = running.guest()
    assert vera.refused("/me/account", account="vera", password="12345678") == "weak-password"
    assert vera.refused("/me/account", account="vera", password="1234567") == "malformed"
    assert vera.get("/me")["account"] is None
