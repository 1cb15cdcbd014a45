"""`core.chance`: dice that repeat, a sealed seed anyone can check, a witness that writes down and follows scripts."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any

import pytest

from bottega.core.chance import Chance, Dice, Kind, RecordingChance, SeededChance, commitment
from bottega.core.errors import Invalid

KINDS = (Kind("easel"), Kind("draw", several=True), Kind("reshuffled", flag=True))
EASEL, DRAW, RESHUFFLED = range(3)
JARS = ["ochre", "ochre", "madder", 3]


def results(kind: int) -> list[Any]:
    return ["left", "right"] if kind == EASEL else JARS


def witness(source: Chance | None = None, **script: Any) -> RecordingChance:
    return RecordingChance(KINDS, results, source, script)


# --- dice ---


def test_dice_repeat() -> None:
    first, second, other = ([int(dice.pick(DRAW, 1000)) for _ in range(50)] for dice in map(Dice, (7, 7, 8)))
    assert first == second
    assert first != other


def test_dice_are_roughly_uniform() -> None:
    dice, throws = Dice(1), 6000
    faces = Counter(int(dice.pick(DRAW, 6)) for _ in range(throws))
    assert sorted(faces) == list(range(6))
    assert all(abs(count - 1000) < 150 for count in faces.values()), faces  # five standard deviations


def test_dice_of_one_side() -> None:
    assert {int(Dice(seed).pick(DRAW, 1)) for seed in range(20)} == {0}


# --- a sealed seed ---


@pytest.mark.parametrize("ply", [0, 1, 37])
def test_sealed_is_as_documented(ply: int) -> None:
    """Pick number n of ply p is sha256("seed/p/n") modulo size; the kind does not matter."""
    sealed = SeededChance("bottega", ply)
    for number, size in enumerate((60, 59, 2, 1, 1000)):
        digest = sha256(f"bottega/{ply}/{number}".encode()).hexdigest()
        assert sealed.pick(number % 2, size) == int(digest, 16) % size


def test_sealed_known_by_heart() -> None:
    """Records verify for years: these numbers must never change."""
    sealed = SeededChance("bottega", 1)
    assert [int(sealed.pick(DRAW, 60)) for _ in range(6)] == [31, 23, 52, 27, 28, 41]


def test_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("bottega") == sha256(b"bottega").hexdigest()


# --- a witness ---


def test_a_witness_writes_down_what_chance_gave() -> None:
    dice, same = Dice(3), Dice(3)
    seen = witness(dice)
    places = [int(seen.pick(kind, len(results(kind)))) for kind in (EASEL, DRAW, DRAW)]
    assert places == [same.pick(EASEL, 2), same.pick(DRAW, 4), same.pick(DRAW, 4)]
    assert seen.notes == {"easel": results(EASEL)[places[0]], "draw": [JARS[places[1]], JARS[places[2]]]}


def test_a_witness_follows_its_script() -> None:
    seen = witness(None, draw=["madder", "ochre"], easel="right")
    assert seen.pick(DRAW, 4) == 2
    assert seen.pick(EASEL, 2) == 1
    assert seen.pick(DRAW, 4) == 0
    assert seen.notes == {"draw": ["madder", "ochre"], "easel": "right"}
    assert seen.unused() == []


def test_after_the_script_chance_goes_on() -> None:
    seen = witness(Dice(1), draw=["madder"])
    assert seen.pick(DRAW, 4) == 2
    assert 0 <= seen.pick(DRAW, 4) < 4
    assert len(seen.notes["draw"]) == 2


def test_without_chance_the_script_must_say_all() -> None:
    seen = witness(None, draw=["madder"])
    seen.pick(DRAW, 4)
    with pytest.raises(Invalid, match="chance: draw: a result is missing"):
        seen.pick(DRAW, 4)


@pytest.mark.parametrize("told", ["azurite", "Madder", "3", True, None, ["madder"], {}])
def test_what_cannot_be_drawn(told: Any) -> None:
    with pytest.raises(Invalid, match=r"chance: draw: .* is impossible here"):
        witness(None, draw=[told]).pick(DRAW, 4)


def test_a_number_is_not_a_truth() -> None:
    """1 == True in Python, and 3 == 3.0; not in a record."""
    asked = RecordingChance((Kind("seat"),), lambda _: [0, 1, 3], None, {"seat": True})
    with pytest.raises(Invalid, match="impossible"):
        asked.pick(0, 3)
    with pytest.raises(Invalid, match="impossible"):
        RecordingChance((Kind("seat"),), lambda _: [0, 1, 3], None, {"seat": 3.0}).pick(0, 3)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ({"rain": True}, "rain: unknown, this game has easel, draw, reshuffled"),
        ({"draw": "madder"}, "draw: must be a list"),
        ({"draw": {"madder": 1}}, "draw: must be a list"),
        ({"reshuffled": 1}, "reshuffled: must be true or false"),
        (["draw"], "must be a map"),
    ],
)
def test_scripts_that_cannot_be_read(script: Any, complaint: str) -> None:
    with pytest.raises(Invalid, match=complaint):
        RecordingChance(KINDS, results, None, script)


def test_only_a_flag_may_be_told_not_to_come() -> None:
    """`false` is no easel: chance does not decide in its place."""
    with pytest.raises(Invalid, match="chance: easel: False is impossible here"):
        witness(Dice(1), easel=False).pick(EASEL, 2)


def test_a_flag_is_noted_and_never_picked() -> None:
    seen = witness(None, reshuffled=True)
    assert seen.unused() == ["reshuffled"]
    seen.note(RESHUFFLED)
    assert seen.notes == {"reshuffled": True}
    assert seen.unused() == []


def test_a_flag_may_be_told_not_to_come() -> None:
    assert witness(None, reshuffled=False).unused() == []


def test_unused_names_what_never_came_up() -> None:
    seen = witness(Dice(1), draw=["madder", "ochre"], easel="left", reshuffled=True)
    seen.pick(DRAW, 4)
    assert seen.unused() == ["draw", "easel", "reshuffled"]
    seen.pick(EASEL, 2)
    seen.pick(DRAW, 4)
    seen.note(RESHUFFLED)
    assert seen.unused() == []


def test_a_script_is_not_used_up_for_its_owner() -> None:
    script = {"draw": ["madder"]}
    RecordingChance(KINDS, results, None, script).pick(DRAW, 4)
    assert script == {"draw": ["madder"]}


def test_plain_chance_is_nobody() -> None:
    with pytest.raises(NotImplementedError):
        Chance().pick(DRAW, 2)
    Chance().note(RESHUFFLED)  # whoever does not write down does not listen
