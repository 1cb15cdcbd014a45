"""Passwords that are guessed first: the most common ones of eight characters or more, and simple patterns."""

from __future__ import annotations

from importlib import resources

from bottega.server.problems import Refused

COMMON = frozenset((resources.files("bottega.server.people") / "common_passwords.txt").read_text("utf-8").split())
RUNS = ("abcdefghijklmnopqrstuvwxyz", "0123456789", "1234567890", "qwertyuiop", "asdfghjkl", "azertyuiop", "qwertzuiop")
SHORT_NUMBER = 11  # digits: a date, a telephone number
LONGEST_UNIT = 4  # characters that are only repeated, as in `abcabcabc`


def check_password(password: str, account: str) -> None:
    """`weak-password` for one that anybody would try."""
    plain, name = password.casefold(), account.casefold()
    is_number = plain.isdigit() and len(plain) <= SHORT_NUMBER
    is_name = plain.strip("0123456789!?.-_") == name
    if plain in COMMON or is_number or is_name or _is_repetition(plain) or _is_run(plain):
        raise Refused("weak-password")


def _is_repetition(text: str) -> bool:
    return any(text == (text[:unit] * len(text))[: len(text)] for unit in range(1, LONGEST_UNIT + 1))


def _is_run(text: str) -> bool:
    return any(text in order or text[::-1] in order for order in RUNS)
