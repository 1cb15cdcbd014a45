"""Tests of the other end of the protocol."""
