"""A game is bound to a version of its rules, and whatever is made of it says which."""

from __future__ import annotations

import pytest

import bottega
from bottega import games
from bottega.core.errors import Invalid
from bottega.core.match import Match


@pytest.mark.parametrize("game", games.names())
def test_without_a_version_it_is_the_newest(game: str) -> None:
    newest = games.spec(game).version
    assert games.load(game).version == newest
    assert games.load(game, version=newest) is games.standard(game)
    assert bottega.new(game, games.spec(game).seats[0]).record_json()["version"] == newest


@pytest.mark.parametrize("game", games.names())
def test_every_version_up_to_the_newest_is_known(game: str) -> None:
    for version in range(1, games.spec(game).version + 1):
        match = Match(games.load(game, version=version), games.spec(game).seats[0], seed=1)
        again = bottega.load(match.record_json())
        resumed = Match.resume(match.deal, snapshot=match.snapshot())
        for each in (match, again, bottega.load(match.state_json()), resumed):
            assert each.game.version == version
            assert each.state == match.state
            assert {data["version"] for data in (each.record_json(), each.state_json(), each.view_json(0))} == {version}


@pytest.mark.parametrize("version", [0, -1, True, 1.0, "1"])
def test_what_is_no_version(version: object) -> None:
    with pytest.raises(Invalid, match=r"^version: must be 1 to 2, not "):
        games.load("fresco", version=version)  # type: ignore[arg-type]


def test_a_later_version_is_refused_in_words() -> None:
    with pytest.raises(Invalid) as caught:
        games.load("fresco", version=3)
    assert str(caught.value) == "version: 3 of the rules is of a later Bottega; this Bottega knows Fresco's up to 2"


def test_a_state_without_a_version_goes_on_with_the_newest() -> None:
    state = Match(games.load("fresco", version=1), 3, seed=1).state_json()
    del state["version"]
    assert bottega.load(state).game.version == games.spec("fresco").version


@pytest.mark.parametrize(("purses", "ahead"), [([0, 0, 0], []), ([3, 9, 4], [1]), ([9, 9, 4], [0, 1]), ([7, 7, 7], [])])
def test_whoever_has_most_leads_unless_all_have_as_much(purses: list[int], ahead: list[int]) -> None:
    match = Match(games.standard("final-touch"), 3, seed=1, position={"purses": purses})
    assert match.view_json(None)["leaders"] == ahead


def test_partners_lead_together() -> None:
    match = Match(games.standard("final-touch"), 4, seed=1, position={"purses": [2, 5]})
    assert match.view_json(None)["leaders"] == [1, 3]
