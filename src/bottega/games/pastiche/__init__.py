"""Pastiche: mix primaries by laying hexes, trade, and complete commissions."""
