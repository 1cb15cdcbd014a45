"""Tests of `bottega.core.companion`."""
