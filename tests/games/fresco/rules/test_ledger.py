"""The ledger of Fresco: each event that brings points or a card, and the track for the rest."""

from __future__ import annotations

from bottega.core.event import Event
from bottega.core.game import Entry
from bottega.games.fresco.rules.ledger import entries

TILE = {"value": 4, "paints": ["red", "blue"]}


def test_every_source_of_points() -> None:
    told = [
        Event("restored", {"seat": 0, "tile": TILE, "points": 6, "bonus": 2}),
        Event("restored-altar", {"seat": 0, "points": 3}),
        Event("visited-studio", {"seat": 0, "portrait": {"set": "C", "kind": "points", "amount": 5}}),
        Event("visited-studio", {"seat": 0, "portrait": {"set": "B", "kind": "lasting", "power": "abbot"}}),
        Event("visited-studio", {"seat": 0, "portrait": {"set": "A", "kind": "paint", "paint": "orange"}}),
        Event("visited-studio", {"seat": 0, "thalers": 3}),
        Event("fulfilled", {"seat": 1, "stack": "green", "points": 9}),
        Event("counted", {"seat": 1, "points": 7}),
        Event("passed", {"seat": 1}),
    ]
    assert entries(told, [15, 16]) == [
        Entry(0, "tiles", 4, "tile 4: red, blue"),
        Entry(0, "bishop", 2),
        Entry(0, "altar", 3),
        Entry(0, "portraits", 5, "portrait C: 5 points"),
        Entry(0, "portraits", 0, "portrait B: abbot"),
        Entry(0, "portraits", 0, "portrait A: orange"),
        Entry(1, "requests", 9, "green request: 9"),
        Entry(1, "money", 7),
        Entry(0, "track", 1),
        Entry(1, "track", 0),
    ]


def test_leonardo_keeps_no_books() -> None:
    told = [Event("restored", {"seat": None, "painter": "leonardo", "tile": TILE, "points": 4, "bonus": 0})]
    assert entries(told, [0, 0]) == [Entry(0, "track", 0), Entry(1, "track", 0)]
