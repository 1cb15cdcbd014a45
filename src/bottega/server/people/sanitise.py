"""Makes text that people write safe for others to read."""

from __future__ import annotations

import unicodedata

from bottega.server.problems import Refused

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, format (which can reverse text), surrogates, private use, unassigned


def clean(text: str) -> str:
    """Without line breaks, repeated spaces and invisible characters."""
    spaced = " ".join(text.split())
    return " ".join("".join(c for c in spaced if unicodedata.category(c) not in HIDDEN).split())


def clean_name(text: str) -> str:
    name = clean(text)
    if not name:
        raise Refused("no-name")
    return name
