"""Tests of bottega.server.notify."""
