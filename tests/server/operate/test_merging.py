"""A guest who sits at the same table as the account they sign in to: asked first, and never in two seats."""

from __future__ import annotations

from server.notify.receivers import play_on
from server.running import Player, Running

PASSWORD = "correct horse"


def account(running: Running) -> Player:
    vera = running.guest("Vera")
    vera.post("/me/account", account=f"vera-{running.port}", password=PASSWORD)
    return vera


def sign_in(guest: Player, **wish: bool) -> tuple[int, dict[str, object]]:
    answer = guest.http.post("/session", json={"account": f"vera-{guest.port}", "password": PASSWORD, **wish})
    return answer.status_code, answer.json()


def test_asked_first_and_then_one_seat_is_given_up(running: Running) -> None:
    vera, guest = account(running), running.guest("Sepia")
    running_game = str(vera.table()["code"])
    waiting = str(vera.table("fresco", seats="me,open,open")["code"])
    own = str(guest.table(seats="me,greedy")["code"])
    for code in (running_game, waiting):
        guest.sit(code)
    before = guest.get("/me")
    with guest.socket(running_game) as socket:
        socket.until_told("state")
        status, problem = sign_in(guest)
        assert (status, problem["code"]) == (409, "both-seated")
        sentence = str(problem["sentence"])
        assert "In Final Touch a bot takes over the seat of Sepia." in sentence
        assert "In Fresco, which has not begun, the seat of Sepia becomes free." in sentence
        assert guest.get("/me") == before  # nothing has changed
        assert [guest.get(f"/tables/{code}")["mine"] for code in (running_game, waiting)] == [[1], [1]]

        status, signed = sign_in(guest, leave_seat=True)
        assert (status, signed["name"], signed["games"]) == (200, "Vera", 1)
        assert socket.until_closed() == 4205
    assert {line["code"] for line in guest.get("/tables/mine")} == {own, running_game, waiting}
    game, lobby = guest.get(f"/tables/{running_game}"), guest.get(f"/tables/{waiting}")
    assert (game["mine"], game["seats"][1]["kind"], game["seats"][1]["name"]) == ([0], "bot", None)
    assert (lobby["mine"], lobby["seats"][1]["kind"]) == ([0], "open")
    with vera.socket(running_game) as socket:  # the bot plays on
        play_on(socket)
        socket.until(lambda: socket.view["awaited"] == [0])


def test_a_game_that_is_over_needs_no_question(running: Running) -> None:
    """Both seats are the account's then."""
    vera, guest = account(running), running.guest("Sepia")
    code = str(vera.table()["code"])
    guest.sit(code)
    for player, seat in ((vera, 0), (guest, 1)):
        with player.socket(code, seat=seat) as socket:
            socket.until_told("state")
            assert socket.ask("resign")["type"] == "ack"
    assert sign_in(guest)[0] == 200
    assert guest.get(f"/tables/{code}")["mine"] == [0, 1]
