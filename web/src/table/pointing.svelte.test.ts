import { expect, it } from "vitest";
import { pointing, points } from "./pointing.svelte";

it("points at what a sentence is about, and keeps to it after a press", () => {
  const log = document.createElement("div");
  log.innerHTML = '<p data-entry="0"><b>a hex</b></p><p>nothing of the log</p>';
  const placed = { type: "placed" };
  const stop = points((place) => (place === 0 ? placed : null))(log);
  const happens = (type: string, target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));
  happens("pointerover", log.querySelector("b")!);
  expect([pointing.event, pointing.pressed]).toEqual([placed, false]);
  happens("pointerleave", log);
  expect(pointing.event).toBeNull();
  happens("click", log.querySelector("b")!);
  happens("pointerleave", log);
  expect([pointing.event, pointing.pressed]).toEqual([placed, true]);
  happens("pointerover", log.querySelector("p:last-child")!);
  expect(pointing.event).toBeNull();
  happens("click", log.querySelector("b")!);
  stop();
  expect(pointing.event).toBeNull();
});
