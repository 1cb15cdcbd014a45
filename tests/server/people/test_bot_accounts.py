"""Bot accounts: tokens made, limited by their scopes, and revoked; what their owner and the host see of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.server.people import bot_accounts
from server.processes import Process
from server.running import BotPlayer, Player, Running, settings, wait_for


def code_of(player: Player, method: str, path: str, **body: object) -> str:
    answer = player.http.request(method, path, json=body if method not in ("GET", "DELETE") else None)
    return str(answer.json()["code"]) if answer.status_code >= 400 else str(answer.status_code)


def test_a_token_is_shown_once_and_kept_as_a_hash(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    (bot,) = owner.get("/me/bots")
    (token,) = bot["tokens"]
    assert (bot["name"], token["name"], token["scopes"]) == ("robo", "at home", ["read", "play"])
    assert token["id"] == robo.token_id
    assert token["used"] is None
    assert robo.token not in owner.http.get("/me/bots").text
    assert robo.get("/me")["account"] == "robo"
    wait_for(lambda: owner.get("/me/bots")[0]["tokens"][0]["used"] is not None)
    stored = "".join(file.read_bytes().decode("latin-1") for file in running.server.services.settings.data.iterdir())
    assert robo.token_id in stored
    assert robo.token not in stored


def test_guests_have_no_bots_and_names_are_taken_once(running: Running) -> None:
    assert running.guest().refused("/me/bots", name="robo") == "no-account"
    owner = running.owner()
    owner.bot("robo")
    assert owner.refused("/me/bots", name="RoBo") == "name-taken"
    assert owner.refused("/me/bots", name="vera") == "name-taken"
    assert running.owner("ada").refused(
        f"/me/bots/{owner.get('/me/bots')[0]['id']}/tokens", name="x", scopes=["read"]
    ) == ("not-found")


def test_nobody_signs_in_to_a_bot_with_a_password(running: Running) -> None:
    running.owner().bot()
    assert running.guest("Eve").refused("/session", account="robo", password="any-password-1") == "wrong-password"


def test_a_wrong_token_is_refused_even_with_a_good_cookie(running: Running) -> None:
    vera = running.guest()
    vera.http.headers["Authorization"] = "Bearer bottega_nonsense"
    assert code_of(vera, "GET", "/me") == "wrong-token"
    vera.http.headers["Authorization"] = "Basic dmVyYTp4"  # that of a proxy says nothing of ours
    assert vera.get("/me")["name"] == "Vera"


def test_scopes_hold(running: Running) -> None:
    owner = running.owner()
    code = running.guest("Ada").table()["code"]
    reader, player = owner.bot("reader", ["read"]), owner.bot("player")
    host = owner.bot("hoster", ["host"])
    table = {"game": "final-touch", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert code_of(reader, "GET", f"/tables/{code}") == "200"
    assert code_of(reader, "POST", f"/tables/{code}/sit") == "scope"
    assert code_of(player, "POST", "/tables", **table) == "scope"
    assert code_of(player, "POST", f"/tables/{code}/sit") == "200"
    assert code_of(host, "POST", "/tables", **table) == "201"
    assert code_of(host, "GET", f"/tables/{code}") == "scope"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(("GET", "/me/export"), ("DELETE", "/me"), ("GET", "/sessions"), ("POST", "/me/link"), ("GET", "/me/bots")),
        *(("POST", "/me/bots"), ("PATCH", "/me"), ("PUT", "/me/password"), ("POST", "/guest"), ("GET", "/session")),
        *(("GET", "/me/notifications"), ("POST", "/me/channels"), ("PUT", "/me/days-off")),
    ],
)
def test_tokens_are_for_playing_only(running: Running, method: str, path: str) -> None:
    robo = running.owner().bot(scopes=["read", "play", "host"])
    assert code_of(robo, method, path) == "not-for-bots"


def test_a_reader_follows_its_game_and_does_not_move(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    code = owner.table(seats="me,challenge:robo", options={"starter": 1})["code"]
    robo.post(f"/tables/{code}/challenge", accept=True)
    made = owner.post(f"/me/bots/{robo.id}/tokens", name="eyes", scopes=["read"])
    eyes = BotPlayer(running.port, robo.id, made)
    with eyes.socket(code) as socket:
        socket.until(lambda: socket.view)
        assert socket.view["choices"]
        assert (socket.move()["code"], socket.ask("resign")["code"]) == ("scope", "scope")
        assert socket.ask("say", text="hello")["code"] == "scope"
        assert socket.ask("describe")["type"] == "described"
    with robo.socket(code) as socket:
        socket.until(lambda: socket.view)
        assert socket.ask("hint")["code"] == "not-for-bots"
        assert socket.move()["type"] == "ack"


def test_a_revoked_token_is_out_at_once(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    code = owner.table(seats="me,challenge:robo", options={"starter": 1})["code"]
    robo.post(f"/tables/{code}/challenge", accept=True)
    with robo.socket(code) as socket, robo.events() as events:
        socket.until(lambda: socket.view)
        events.next()
        assert owner.http.delete(f"/me/bots/{robo.id}/tokens/{robo.token_id}").status_code == 204
        assert socket.until_closed() == 4401
        assert socket.received[-1]["code"] == "wrong-token"
        assert events.until_closed() == 4401
    assert code_of(robo, "GET", "/me") == "wrong-token"
    with robo.socket(code) as socket:
        assert socket.until_closed() == 4401
    assert owner.get("/me/bots")[0]["tokens"] == []


def test_other_tokens_of_the_bot_go_on(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    other = BotPlayer(
        running.port, robo.id, owner.post(f"/me/bots/{robo.id}/tokens", name="b", scopes=["read", "play"])
    )
    code = owner.table(seats="me,challenge:robo")["code"]
    with other.events() as events:
        assert events.next() == ("challenge", code)
        owner.http.delete(f"/me/bots/{robo.id}/tokens/{robo.token_id}")
        other.post(f"/tables/{code}/challenge", accept=True)
        assert events.next() == ("start", code)


def test_a_bot_is_shown_as_one_at_the_table_and_in_the_record(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    code = owner.table(seats="me,challenge:robo")["code"]
    seats = robo.post(f"/tables/{code}/challenge", accept=True)["seats"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in seats] == [
        ("person", "Vera", None),
        ("person", "robo", "outside"),
    ]
    assert owner.get("/tables/mine")[0]["seats"][1]["bot"] == "outside"
    with owner.socket(code) as vera, robo.socket(code) as bot:
        vera.ask("resign")
        bot.ask("resign")
    assert owner.get(f"/replays/{code}")["bots"] == [None, "outside"]


def test_whoever_is_banned_has_no_bot_here(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    from bottega.server.operate import host

    running.run(host.ban(running.server.services.store, "vera", "spam"))
    running.run(running.server.bans.load())
    code = running.guest("Ada").table()["code"]
    assert code_of(robo, "POST", f"/tables/{code}/sit") == "banned"


def test_erasing_and_exporting_include_bots(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    code = owner.table(seats="me,challenge:robo")["code"]
    robo.post(f"/tables/{code}/challenge", accept=True)
    (exported,) = owner.get("/me/export")["bots"]
    assert (exported["name"], exported["tables"]) == ("robo", [code])
    assert exported["tokens"][0]["scopes"] == ["read", "play"]
    assert robo.token not in owner.http.get("/me/export").text
    with robo.events() as events:
        events.next()
        deleted = owner.http.request("DELETE", "/me", json={"password": "purple-easel-17"})
        assert deleted.status_code == 204
        assert events.until_closed() == 4205
    assert code_of(robo, "GET", "/me") == "wrong-token"
    assert running.guest("Ada").get(f"/tables/{code}")["seats"][1]["erased"]


def test_a_bot_can_be_deleted_alone(running: Running) -> None:
    owner = running.owner()
    robo = owner.bot()
    code = owner.table(seats="me,challenge:robo")["code"]
    assert owner.http.delete(f"/me/bots/{robo.id}").status_code == 204
    assert owner.get("/me/bots") == []
    assert owner.get(f"/tables/{code}")["seats"][1]["challenged"] is None
    acts = [(act.operator, act.act) for act in running.run(running.server.services.store.hosts.acts())]
    assert acts == [("owner", "bot"), ("owner", "token"), ("owner", "erase-bot")]
    owner.bot("robo")


def test_there_are_so_many_bots_and_no_more(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_accounts, "MAX_BOTS", 1)
    monkeypatch.setattr(bot_accounts, "MAX_TOKENS", 1)
    owner = running.owner()
    robo = owner.bot()
    assert owner.refused("/me/bots", name="second") == "too-many-bots"
    assert owner.refused(f"/me/bots/{robo.id}/tokens", name="x", scopes=["read"]) == "too-many-bots"


def test_whoever_guesses_tokens_is_slowed_down(tmp_path: Path) -> None:
    with Running(settings(tmp_path)) as running:
        guesser = Player(running.port)
        guesser.http.headers["Authorization"] = "Bearer bottega_guess"
        codes = [code_of(guesser, "GET", "/me") for _ in range(40)]
        assert set(codes) == {"wrong-token", "too-fast"}


def test_no_token_reaches_the_logs(tmp_path: Path) -> None:
    with Process("--data", str(tmp_path), BOTTEGA_LOG_LEVEL="debug") as process:
        owner = Player.guest(process.port)
        owner.post("/me/account", account="vera", password="purple-easel-17")
        robo = owner.bot()
        code = owner.table(seats="me,challenge:robo")["code"]
        robo.post(f"/tables/{code}/challenge", accept=True)
        with robo.socket(code) as socket, robo.events() as events:
            socket.until(lambda: socket.view)
            events.next()
        owner.http.delete(f"/me/bots/{robo.id}/tokens/{robo.token_id}")
        code_of(robo, "GET", "/me")
        process.stop()
        assert process.process.stdout is not None
        said = process.process.stdout.read() + "".join(process.errors)
        assert robo.token not in said
