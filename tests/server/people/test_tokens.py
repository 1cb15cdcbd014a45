"""Tokens and codes."""

from __future__ import annotations

from bottega.server.people.tokens import LETTERS, digest, readable_code


def test_a_code_has_its_length_and_no_letters_that_look_alike() -> None:
    codes = {readable_code(12) for _ in range(200)}
    assert len(codes) == 200
    assert {len(code) for code in codes} == {12}
    assert set("".join(codes)) == set(LETTERS)
    assert not set(LETTERS) & set("01il")


def test_a_digest_tells_tokens_apart_and_does_not_tell_them() -> None:
    assert digest("a token") == digest("a token") != digest("another")
    assert "token" not in digest("a token")
