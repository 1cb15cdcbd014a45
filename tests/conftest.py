"""Settings for all tests: hypothesis always tries the same examples, so a red test is red for everyone."""

from __future__ import annotations

from hypothesis import settings

from databases import postgres, postgres_url

settings.register_profile("bottega", derandomize=True, deadline=None, max_examples=100)
settings.load_profile("bottega")

__all__ = ["postgres", "postgres_url"]
