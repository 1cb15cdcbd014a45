"""Chat: stored, translated, muted, limited."""

from __future__ import annotations

from pathlib import Path

from bottega import texts
from bottega.server.table.chat import PHRASES
from server.running import Player, Running, settings
from server.table.test_table import open_both, two


def test_words_and_phrases(running: Running) -> None:
    code, vera, ada = two(running)
    here, there = open_both(code, vera, ada)
    assert here.ask("say", text="  Bonjour\u202e \n Ada ")["type"] == "ack"
    events = there.until_told("chat")
    assert (events["text"], events["seat"], events["name"], events["number"]) == ("Bonjour Ada", 0, "Vera", 1)
    assert here.ask("say", phrase="well-played")["type"] == "ack"
    assert there.until_told("chat")["text"] == "Bien joué"
    late = running.guest("Watcher", "pl").socket(code)
    assert [late.until_told("chat")["text"] for _ in range(2)] == ["Bonjour Ada", "Dobrze zagrane"]


def test_what_cannot_be_said(running: Running) -> None:
    code, vera, ada = two(running)
    here, _ = open_both(code, vera, ada)
    for said in ({}, {"text": " \u200b "}, {"phrase": "insult"}, {"text": "both", "phrase": "hello"}):
        assert here.ask("say", **said)["code"] == "nothing-said"
    assert here.ask("say", text="x" * 301)["code"] == "malformed"
    answers = [here.ask("say", text="spam").get("code") for _ in range(8)]
    assert "too-fast" in answers


def test_a_line_sent_twice_is_said_once(running: Running) -> None:
    code, vera, ada = two(running)
    here, there = open_both(code, vera, ada)
    for _ in range(2):
        here.answers.clear()
        assert here.ask("say", id="same", text="Hello")["type"] == "ack"
    here.ask("say", text="Next")
    assert [there.until_told("chat")["text"] for _ in range(2)] == ["Hello", "Next"]


def test_muted_people_are_not_heard(running: Running) -> None:
    code, vera, ada = two(running)
    here, there = open_both(code, vera, ada)
    assert there.ask("mute", seat=0)["type"] == "ack"
    here.ask("say", text="Can you hear me?")
    assert there.ask("ping")["type"] == "pong"
    assert not [message for message in there.received if message["type"] == "chat"]
    assert there.ask("mute", seat=1)["code"] == "not-found"  # oneself
    assert there.ask("mute", seat=0, on=False)["type"] == "ack"
    here.ask("say", text="And now?")
    assert there.until_told("chat")["text"] == "And now?"


def test_chat_survives_a_restart(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        code, vera, ada = two(running)
        open_both(code, vera, ada)[0].ask("say", text="Remember me")
    with Running(settings(tmp_path)) as again, again.guest().socket(code) as socket:
        assert socket.until_told("chat")["text"] == "Remember me"


def test_every_phrase_has_its_words_in_every_language(running: Running) -> None:
    for lang in texts.LANGUAGES:
        assert [phrase["id"] for phrase in running.guest().get("/phrases", lang=lang)] == list(PHRASES)


def test_spectators_talk_among_themselves_until_the_game_is_over(running: Running) -> None:
    vera, ada, umbra = running.guest("Vera"), running.guest("Ada"), running.guest("Umbra")
    code = vera.table(seats="me,greedy", options={"starter": 0})["code"]
    nobody = Player(running.port)
    with vera.socket(code) as player, ada.socket(code) as first, umbra.socket(code) as second:
        with nobody.socket(code) as stranger:
            stranger.until_told("state")
            assert stranger.ask("say", text="Hello")["code"] == "sign-in"
        assert first.ask("say", text="She will smear.")["type"] == "ack"
        told = second.until_told("chat")
        assert (told["seat"], told["name"], told["text"]) == (None, "Ada", "She will smear.")
        assert player.ask("say", text="My turn.")["type"] == "ack"
        assert second.until_told("chat")["text"] == "My turn."
        assert [message["text"] for message in player.received if message["type"] == "chat"] == ["My turn."]
        with vera.socket(code, seat="watch") as sly:  # a player who watches is still a player
            sly.until_told("state")
            assert sly.ask("say", text="Well?")["code"] == "not-seated"
            assert [message["text"] for message in sly.received if message["type"] == "chat"] == ["My turn."]
        assert player.ask("resign")["type"] == "ack"
        player.until(lambda: any(message.get("text") == "She will smear." for message in player.received))
