"""Hints: every move that was thought about, and a reason in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bottega
from bottega import bots, games, texts
from bottega.bots.hints import Hint, differences, hints, outlook, reason
from bottega.core.chance import Dice
from bottega.core.match import Match
from bottega.core.parts import Reasons
from bottega.core.search import Edge, Feature, Knowledge, Search
from bottega.games.fresco.rules.planning import GetUp
from contract import setting


def reasons_of(game: str) -> Reasons:
    found = games.standard(game).reasons
    assert found is not None
    return found


def last_touch(**position: Any) -> Match:
    """One red is missing, and seat 0 has it."""
    told = {
        "turn": 0,
        "masterpiece": "The Kiss",
        "hands": [{"red": 1, "blue": 4}, None],
        **position,
    }
    return Match(games.standard("final-touch"), 2, seed=1, position=told)


def told(match: Match, lang: str = "en") -> list[Hint]:
    game = match.game.spec.name
    return hints(game, match.view(match.awaited[0]), Dice(1), f"master:{2 * setting(game, 'THOUGHT', 30)}", lang)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_each_move_has_its_worth_and_a_reason(game: str, lang: str) -> None:
    match, greedy = bottega.new(game, seats=3, seed=2), bots.load("greedy", game)
    for _ in range(6):
        seat = match.awaited[0]
        found = told(match, lang)
        assert found
        assert all(0 < hint.share <= 1 and hint.reason for hint in found)
        assert all(hint.value is None or 0 <= hint.value <= 1 for hint in found)
        assert len(found) == 1 or all(hint.value is not None for hint in found)
        assert all(hint.action in match.choices(seat) for hint in found)
        assert found == sorted(found, key=lambda hint: -hint.share)
        match.play(seat, greedy.choose(match.view(seat), Dice(1)))


def test_the_reason_is_what_moved_the_choice() -> None:
    needs = games.standard("final-touch").view(last_touch().state, 0).masterpiece.to_json()["needs"]
    improved = {**needs, "red": needs["red"] - 1} if "red" in needs else needs
    found = told(last_touch(improved={name: count for name, count in improved.items() if count}))
    assert found[0].action.to_json() == {"type": "improve", "touches": {"red": 1}}
    assert found[0].reason.startswith("It finishes the masterpiece for ")


def test_the_others_are_told_against_the_best() -> None:
    match = last_touch(improved={}, smeared={"blue": 2})
    worst = [hint for hint in told(match) if hint.action.smear]
    assert all("ruins the masterpiece" in hint.reason for hint in worst)


def test_what_is_said_of_a_move_that_has_nothing_of_its_own_to_tell() -> None:
    gain, none = {"mood": Feature(1.0, changes="yes", before=5, after=4)}, dict[str, Feature]()
    assert reason([none, gain], 0, "en") == "At first glance it has no advantage over the other moves."
    assert reason([gain, none], 1, "en") == "At first glance it brings less than the first move."
    assert reason([gain, none], 0, "en") == "Mood 5 becomes 4."
    assert reason([none], 0, "en") == "There is nothing to weigh up here."
    assert reason([none, none], 1, "en") == "At first glance it is no worse than the first move."


def test_no_hints_for_those_who_have_nothing_to_decide() -> None:
    match = bottega.new("final-touch", seats=2, seed=2)
    assert hints("final-touch", match.view(1 - match.awaited[0]), Dice(1), "master:5") == []
    assert hints("final-touch", match.view(None), Dice(1), "master:5") == []


def test_an_apprentice_has_none() -> None:
    match = bottega.new("final-touch", seats=2, seed=2)
    with pytest.raises(bottega.Invalid, match="does not think"):
        hints("final-touch", match.view(match.awaited[0]), Dice(1), "apprentice")


def test_as_json() -> None:
    hint = told(bottega.new("final-touch", seats=2, seed=2))[0]
    assert hint.to_json()["action"] == hint.action.to_json()
    assert set(hint.to_json()) == {"action", "value", "share", "reason", "points", "outlook", "draft"}


def test_a_draft_is_told_of_however_bad_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.bots.hints.MAX_MOVES", 1)
    match = last_touch(improved={}, smeared={"blue": 2})
    view, ruin = match.view(0), match.game.action_from_json({"type": "smear", "touch": "blue"})
    best, mine = hints("final-touch", view, Dice(1), "master:200", draft=ruin)
    assert (mine.action, mine.draft, best.draft) == (ruin, True, False)
    assert "ruins the masterpiece" in mine.reason
    assert mine.points is not None  # against the best
    assert [hint.draft for hint in hints("final-touch", view, Dice(1), "master:200", draft=best.action)] == [True]


# --- the difference in points ---


def scored(*tallies: list[float]) -> Search:
    """A search whose moves 0, 1, ... were tried with these scores."""
    search = Search(Knowledge(), Dice(1))
    for move, points in enumerate(tallies):
        search.root.edges[move] = edge = Edge(move, 1.0)
        for each in points:
            edge.add_score(each)
    return search


def test_the_best_move_is_compared_with_the_next_and_the_others_with_the_best() -> None:
    search = scored([6.0, 7.0] * 10, [4.0, 5.0] * 10, [5.0, 5.4] * 10, [3.0])
    assert differences(search, [0, 1, 2, 3]) == [2.0, -2.0, -1.5, None]
    assert differences(search, [0]) == [None]  # nothing to compare it with


def test_a_difference_that_may_be_luck_is_none() -> None:
    assert differences(scored([0.0, 10.0] * 10, [1.0, 10.0] * 10), [0, 1]) == [0.0, 0.0]


SCORES: dict[str, Callable[[dict[str, Any], int], float]] = {
    "final-touch": lambda view, seat: view["purses"][seat],
    "pastiche": lambda view, seat: sum(view["scores"][seat].values()),
    "fresco": lambda view, seat: view["players"][seat]["score"],
}


@pytest.mark.parametrize("game", games.names())
def test_points_are_the_score_of_the_view_where_the_search_stops(game: str) -> None:
    match, counted = bottega.new(game, seats=3, seed=2), set()
    seat = match.awaited[0]
    for seed in range(12):
        chance = Dice(seed)
        position: Any = match.game.search.KnownGame(match.view(seat)).guess(chance)
        position.play(position.moves()[0], chance)
        position.values(chance)
        view = match.game.view(position.state, seat).to_json()
        assert position.points(seat) == SCORES[game](view, seat)
        counted.add(position.points(seat))
    assert max(counted) > 0


@pytest.mark.parametrize(
    ("points", "place", "said"),
    [
        (2.5, 0, "Expected by the end of the round: about 2.5 points more than with the next best move."),
        (-1.0, 1, "Expected by the end of the round: about 1 point fewer than with the first move."),
        (
            -1.0,
            0,
            "Expected by the end of the round: about 1 point fewer than with the next best move."
            " The master still prefers it for what comes later.",
        ),
        (0.0, 0, "No clear difference in the score from the next best move."),
        (0.0, 1, ""),
        (None, 0, ""),
    ],
)
def test_a_difference_in_words(points: float | None, place: int, said: str) -> None:
    assert outlook(games.standard("fresco"), points, place, "en") == said


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_game_says_it_in_every_language(game: str, lang: str) -> None:
    said = [outlook(games.standard(game), points, place, lang) for points in (2.5, -2.5) for place in (0, 1)]
    assert len(set(said)) == 4
    assert all("2" in sentence and "hint" not in sentence for sentence in said)


def test_the_only_choice_is_nothing_to_weigh_up() -> None:
    match, greedy = bottega.new("pastiche", seats=2, seed=2), bots.load("greedy", "pastiche")
    while len(match.choices(match.awaited[0])) > 1:
        match.play(match.awaited[0], greedy.choose(match.view(match.awaited[0]), Dice(1)))
    assert [hint.reason for hint in told(match)] == ["There is nothing to weigh up here."]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_fact_about_a_move_has_words(game: str, lang: str) -> None:
    match, greedy = bottega.new(game, seats=3, seed=3), bots.load("greedy", game)
    for _ in range(25):
        seat = match.awaited[0]
        view = match.view(seat)
        for action in view.choices[:20]:
            for name, feature in reasons_of(game).features(view, action).items():
                assert texts.say(lang, f"hint-{name}", **feature.figures)
        match.play(seat, greedy.choose(view, Dice(1)))


def test_a_reason_tells_what_the_move_itself_does() -> None:
    """Getting up at 5 costs two spaces of mood, whatever the theatre makes of it later in the round."""
    match = Match(games.standard("fresco"), 3, seed=1)
    seat = match.awaited[0]
    told = reasons_of("fresco").features(match.view(seat), GetUp(5))["mood"]
    mood = match.state.painters[seat].mood
    match.play(seat, GetUp(5))
    assert (told.figures["before"], told.figures["after"]) == (mood, match.state.painters[seat].mood)
    assert texts.say("en", "hint-mood", **told.figures) == f"Mood {mood} becomes {match.state.painters[seat].mood}."
    assert told.weight < 0
