"""Names of accounts that could pass for others."""

from __future__ import annotations

import pytest

from bottega.server.people.names import account_keys, check_account
from bottega.server.problems import Refused
from server.running import Running


@pytest.mark.parametrize("name", ["vera", "Véra_2", "zażółć", "Вера", "ベラ漢字", "vera.b-c", "ｖｅｒａ"])
def test_one_alphabet(name: str) -> None:
    assert check_account(name)


@pytest.mark.parametrize("name", ["vеra", "verα", "Bеla"])  # a Cyrillic or Greek letter in each
def test_letters_of_two_alphabets_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="mixed-letters"):
        check_account(name)


@pytest.mark.parametrize(
    ("one", "other"), [("vera", "VERA"), ("aсe".replace("a", "а").replace("e", "е"), "ace"), ("ｖera", "vera")]
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert account_keys(one)[-1] == account_keys(other)[-1]


def test_a_name_that_looks_like_another_is_taken(running: Running) -> None:
    running.guest().post("/me/account", account="peca", password="correct horse")
    assert running.guest().refused("/me/account", account="реса", password="correct horse") == "name-taken"  # Cyrillic
    assert running.guest().refused("/me/account", account="pеca", password="correct horse") == "mixed-letters"


def test_a_cyrillic_name_can_sign_in(running: Running) -> None:
    running.guest().post("/me/account", account="Вера", password="correct horse")
    assert running.guest().post("/session", account="вера", password="correct horse")["account"] == "Вера"
