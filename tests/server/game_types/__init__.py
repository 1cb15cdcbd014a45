"""Tests of what is written about the games for clients."""
