"""Text that strangers write for others to read."""

from __future__ import annotations

import unicodedata

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # control, format (they turn text around), surrogates, private, none


def clean(text: str) -> str:
    """One line, single spaces, nothing invisible."""
    spaced = " ".join(text.split())
    return " ".join("".join(c for c in spaced if unicodedata.category(c) not in HIDDEN).split())
