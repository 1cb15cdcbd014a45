"""The page's sounds as the browser makes them: heard, never too loud, and loaded only by those who asked for them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from server.running import Running
from web.conftest import DIST
from web.test_people import come_as

SOUNDS = ["brush", "card", "knock", "coin", "plaster", "smear", "tear", "seal", "turn", "victory", "defeat"]
# a context that renders into memory; each import by an address of its own has its own
OFFLINE = """
window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 44100 * 2, 44100); window.opened = this; }
  resume() { return Promise.resolve(); }
};
"""
RENDER = """async ([path, sound]) => {
  const { play } = await import(`${path}?${sound}`);
  await play([sound], 1);
  const samples = (await window.opened.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const last = samples.findLastIndex((each) => Math.abs(each) > 0.002);
  return [peak, last / 44.1];
}"""


def test_sounds_are_off_until_asked_for_and_then_heard(visit: Any) -> None:
    page = visit().page
    page.add_init_script(OFFLINE)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/settings")
    expect(page.get_by_label("Volume")).to_have_count(0)
    assert not any("synth" in url for url in loaded)
    with page.expect_request("**/synth-*.js"):
        page.get_by_label("Play sounds").check()
    volume = page.get_by_label("Volume")
    expect(volume).to_have_value("40")
    volume.press("End")
    page.reload()
    expect(page.get_by_label("Play sounds")).to_be_checked()
    expect(volume).to_have_value("100")

    (made,) = DIST.glob("assets/synth-*.js")
    assert made.stat().st_size < 2048
    for sound in SOUNDS:
        peak, ms = page.evaluate(RENDER, [f"/assets/{made.name}", sound])
        assert 0.05 < peak < 0.95, (sound, peak)
        assert 10 < ms < 900, (sound, ms)


def test_a_knock_when_somebody_sits_down(visit: Any, server: Running) -> None:
    vera, visitor = server.guest("Vera"), visit()
    code = str(vera.table(seats="me,open,open")["code"])
    visitor.context.add_init_script("localStorage.bottega = JSON.stringify({ sound: true })" + OFFLINE)
    page = come_as(visitor, server, vera, f"/t/{code}")
    page.locator("[data-round-table]").wait_for()
    with page.expect_request("**/synth-*.js"):
        server.guest("Bruno").sit(code)
