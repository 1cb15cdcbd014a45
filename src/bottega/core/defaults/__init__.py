"""What a game gets for nothing: the parts of `core/parts.py`, made from the answers of its contract alone.

Imports the core; only `core/game.py`, and games that use a part with more of their own, import it.
"""

from __future__ import annotations

from bottega.core.defaults.arrays import CatalogueArrays, NoArrays
from bottega.core.defaults.greedy import Greedy, RandomPlayouts
from bottega.core.defaults.search import PlainSearch
from bottega.core.defaults.words import TextsById

__all__ = ["CatalogueArrays", "Greedy", "NoArrays", "PlainSearch", "RandomPlayouts", "TextsById"]
