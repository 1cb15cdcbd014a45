"""Two component lists side by side."""

from __future__ import annotations

from bottega.cli.boxes.compare import differences, shown


def test_numbers_cards_and_pieces() -> None:
    one = {
        "start": {"thalers": 12, "paints": ["red"]},
        "card": [{"title": "A", "points": 3}, {"title": "B", "points": 4}],
        "tile": [{"value": 3}, {"value": 3}, {"value": 4}],
    }
    other = {
        "start": {"thalers": 12, "paints": ["red", "blue"]},
        "card": [{"title": "B", "points": 5}, {"title": "C", "points": 1}],
        "tile": [{"value": 4}, {"value": 3}],
    }
    assert list(differences(one, one)) == []
    assert list(differences(one, other)) == [
        ("start.paints", ["red"], ["red", "blue"]),
        ("card.A", {"title": "A", "points": 3}, None),
        ("card.B.points", 4, 5),
        ("card.C", None, {"title": "C", "points": 1}),
        ('tile {"value": 3}', 2, 1),
    ]


def test_shown() -> None:
    assert [shown(value) for value in (None, "é", ["red"])] == ["-", '"é"', '["red"]']
