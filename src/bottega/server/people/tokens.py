"""Tokens and codes: made at random, and kept as a hash where knowing them lets somebody in."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike


def readable_code(length: int) -> str:
    """One that people can read out and type."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
