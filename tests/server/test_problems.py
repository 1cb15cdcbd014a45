"""What the server refuses: the sentence repeats no long input."""

from __future__ import annotations

from bottega.server.problems import Refused


def test_a_sentence_repeats_the_beginning_of_a_long_reason() -> None:
    assert "x" * 300 in Refused("invalid", reason="x" * 300).sentence("en")
    assert "..." not in Refused("invalid", reason="x" * 300).sentence("en")
    long = Refused("invalid", reason="x" * 301).sentence("en")
    assert f"{'x' * 300}..." in long
    assert "x" * 301 not in long
