"""Links as chat services fetch them: no cookie, no scripts, HEAD and GET."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from bottega.server.table.tables import WRONG_CODES
from server.fake_time import FakeTime
from server.running import Player, Running, settings

ROOT = Path(__file__).parents[3]
BOT = {"user-agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"}


class Head(HTMLParser):
    """The title of a page, and what its meta tags say."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.in_title = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        name = told.get("property") or told.get("name")
        if tag == "meta" and name:
            assert name not in self.said or "media" in told, f"{name} stands twice"
            self.said[name] = told.get("content") or ""
        self.in_title = tag == "title"

    def handle_data(self, data: str) -> None:
        if self.in_title:
            self.said["title"] = self.said.get("title", "") + data
            self.in_title = False


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With the source of our page, and with the pictures that it has."""
    files = tmp_path_factory.mktemp("page")
    shutil.copy(ROOT / "web" / "index.html", files)
    for picture in (ROOT / "web" / "public").glob("og*.png"):
        shutil.copy(picture, files)
    with Running(settings(tmp_path_factory.mktemp("data")), files=files) as running:
        yield running


@pytest.fixture
def chat_service(running: Running) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{running.port}", headers=BOT)


def fetch(chat_service: httpx.Client, path: str, **headers: str) -> dict[str, str]:
    answer = chat_service.get(path, headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Head(answer.text).said


def begun(player: Player, **rest: str) -> str:
    code: str = player.table("pastiche", seats="me,device:Ada,greedy", **rest)["code"]
    return code


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Bottega: three painting games"),
        ("/settings", "Bottega: three painting games"),
        ("/learn/fresco", "Learn Fresco in three minutes"),
        ("/rules/final-touch", "The rules of Final Touch"),
        ("/companion/fresco", "Fresco at a real table: set-up, turns and score"),
        ("/learn/chess", "Bottega: three painting games"),
    ],
)
def test_a_page_says_what_it_is_about(chat_service: httpx.Client, path: str, title: str) -> None:
    said = fetch(chat_service, path)
    assert said["title"] == said["og:title"] == title
    assert said["description"] == said["og:description"] != ""
    assert said["og:url"] == f"{chat_service.base_url}{path}"
    assert said["twitter:card"] == "summary_large_image"
    assert "robots" not in said


@pytest.mark.parametrize("path", ["/", "/learn/final-touch", "/learn/pastiche", "/learn/fresco"])
def test_its_picture_can_be_fetched_and_has_the_size_it_says(chat_service: httpx.Client, path: str) -> None:
    said = fetch(chat_service, path)
    picture = chat_service.get(said["og:image"])
    assert picture.headers["content-type"] == "image/png"
    width, height = (int.from_bytes(picture.content[at : at + 4]) for at in (16, 20))
    assert (str(width), str(height)) == (said["og:image:width"], said["og:image:height"])
    assert len(picture.content) < 200_000


def test_an_invitation_names_host_game_and_free_seats(running: Running, chat_service: httpx.Client) -> None:
    code = running.guest("Vera").table("pastiche", seats="me,open,open")["code"]
    said = fetch(chat_service, f"/t/{code}")
    assert said["og:title"] == "Vera invites you to Pastiche: 3 players, 45 to 60 min"
    assert said["og:description"] == "2 seats are free: sit down and play."
    assert said["og:image"].endswith("/og-pastiche.png")
    assert said["robots"] == "noindex"
    assert fetch(chat_service, f"/t/{code.upper()}")["og:title"] == said["og:title"]  # as people type it


def test_it_speaks_the_language_that_is_asked_for(running: Running, chat_service: httpx.Client) -> None:
    code = running.guest("Vera").table("pastiche", seats="me,open,open")["code"]
    french = fetch(chat_service, f"/t/{code}", **{"accept-language": "fr-CH, en;q=0.5"})
    assert french["og:title"] == "Vera vous invite à jouer à Pastiche : 3 joueurs, 45 à 60 min"
    polish = fetch(chat_service, f"/t/{code}", **{"accept-language": "pl"})
    assert polish["og:description"] == "2 miejsca są wolne: siadaj i graj."


def test_a_running_game_says_who_plays(running: Running, chat_service: httpx.Client) -> None:
    code = begun(running.guest("Vera"))
    said = fetch(chat_service, f"/t/{code}")
    assert said["og:title"] == "Pastiche: Vera and Ada are playing"


def test_a_finished_game_says_who_played_and_not_who_won(running: Running, chat_service: httpx.Client) -> None:
    vera = running.guest("Vera")
    code = vera.table(seats="me,greedy")["code"]
    with vera.socket(code) as line:
        line.follow(0)
        line.ask("resign")
        line.until(lambda: line.table["status"] == "over")
    for path in (f"/t/{code}", f"/t/{code}/replay"):
        said = fetch(chat_service, path)
        assert said["og:title"] == "Final Touch, played by Vera"
        assert said["og:description"] == "Watch the whole game again, move by move."


def test_a_closed_table_that_has_begun_names_nobody(running: Running, chat_service: httpx.Client) -> None:
    code = begun(running.guest("Vera"), privacy="closed")
    answer = chat_service.get(f"/t/{code}")
    assert Head(answer.text).said["og:title"] == "A private game of Pastiche"
    assert "Vera" not in answer.text
    assert "Ada" not in answer.text


def test_names_are_text_and_nothing_else(running: Running, chat_service: httpx.Client) -> None:
    name = '"><em>\\1&amp;'
    code = running.guest(name).table(seats="me,open")["code"]
    answer = chat_service.get(f"/t/{code}")
    assert "<em>" not in answer.text
    assert Head(answer.text).said["og:title"].startswith(f"{name} invites you to Final Touch")


def test_a_wrong_code_shows_the_start_page_and_counts_as_a_guess(tmp_path: Path) -> None:
    shutil.copy(ROOT / "web" / "index.html", tmp_path)
    with Running(settings(tmp_path), FakeTime(), files=tmp_path) as running:
        stranger = httpx.Client(base_url=f"http://127.0.0.1:{running.port}", headers=BOT)
        for number in range(WRONG_CODES[1]):
            assert fetch(stranger, f"/t/wrong{number}")["og:title"] == "Bottega: three painting games"
        assert stranger.get("/api/v1/tables/wrong").json()["code"] == "too-fast"


def test_head_has_the_headers_of_get_and_no_body(chat_service: httpx.Client) -> None:
    head, get = chat_service.head("/"), chat_service.get("/")
    assert head.status_code == 200
    assert head.content == b""
    for name in ("content-type", "content-length", "etag", "vary"):
        assert head.headers[name] == get.headers[name]


def test_what_has_not_changed_is_not_sent_again(running: Running, chat_service: httpx.Client) -> None:
    code = running.guest("Vera").table("pastiche", seats="me,open,open")["code"]
    first = chat_service.get(f"/t/{code}")
    assert "accept-language" in first.headers["vary"]
    assert first.headers["cache-control"] == "no-cache"
    tag = {"if-none-match": first.headers["etag"]}
    assert chat_service.get(f"/t/{code}", headers=tag).status_code == 304
    running.guest("Ada").sit(code)
    assert chat_service.get(f"/t/{code}", headers=tag).status_code == 200


def test_addresses_begin_with_the_public_one(tmp_path: Path) -> None:
    shutil.copy(ROOT / "web" / "index.html", tmp_path)
    with Running(settings(tmp_path, public_url="https://games.example.org"), files=tmp_path) as running:
        said = Head(httpx.get(f"http://127.0.0.1:{running.port}/rules/fresco").text).said
    assert said["og:url"] == "https://games.example.org/rules/fresco"
    assert said["og:image"] == "https://games.example.org/og.png"  # there is no picture of Fresco in this folder
