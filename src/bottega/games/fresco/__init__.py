"""Fresco: get up early or late, plan in secret, buy paint, restore the cathedral."""
