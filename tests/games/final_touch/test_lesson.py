"""The lessons of the page are what the rules say today, and go the way their hints promise."""

from __future__ import annotations

from lessons import final_touch


def test_the_file_is_as_the_rules_would_write_it_now() -> None:
    assert final_touch.FILE.read_text(encoding="utf-8") == final_touch.written(), "run python scripts/make_lessons.py"


def test_the_pupil_wins_by_the_other_ones_forced_ruin() -> None:
    last = final_touch.story("game")[-1]["view"]
    assert last["outcome"] == {"winners": [0], "scores": [25, 19], "reason": "FT-E1"}
    assert [card["as"] for card in last["won"]] == ["finished", "ruined"]


def test_several_colours_finish_it_at_once() -> None:
    before, after = (stage["view"] for stage in final_touch.story("several"))
    assert after["purses"][0] - before["purses"][0] == 6
    assert after["turn"] == 0


def test_partners_share_a_purse() -> None:
    before, after = (stage["view"] for stage in final_touch.story("partners"))
    assert before["sides"] == [[0, 2], [1, 3]]
    assert before["masterpiece"]["ruined"] == 2
    assert after["purses"] == [16, 15]


def test_a_ruin_leads_to_the_tie_break_of_three() -> None:
    before, after = (stage["view"] for stage in final_touch.story("three"))
    assert before["purses"] == [23, 17, 23]
    assert (after["purses"], after["phase"], sorted(after["contenders"])) == ([26, 17, 26], "tiebreak", [0, 2])


def test_whatever_the_pupil_picks_up_is_a_choice_or_explained() -> None:
    for name in final_touch.STORIES:
        for stage in final_touch.story(name):
            view = stage["view"]
            if view["choices"] and view["awaited"] == [0]:
                handfuls = 1
                for count in view["hands"][0].values():
                    handfuls *= count + 1
                assert len(view["choices"]) + len(stage["refusals"]) == handfuls
