import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { lights, pointing, points } from "./pointing.svelte";

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

it("outlines the thing on the board as long as a sentence about it is pointed at", () => {
  const board = document.createElement("div");
  board.innerHTML = '<i data-booth="0"></i><i data-booth="1"></i>';
  const lit = () => [...board.querySelectorAll("[data-pointed]")].map((thing) => thing.getAttribute("data-booth"));
  let revealed = 0;
  board.addEventListener("bottega-reveal", () => revealed++);
  const attach = lights((event: { type: string; booth?: number }) =>
    event.booth === undefined ? null : `[data-booth="${event.booth}"]`,
  );
  const stop = $effect.root(() => {
    $effect(() => attach(board));
  });
  const at = (...pointed: Parameters<typeof pointing.at>) => flushSync(() => pointing.at(...pointed));
  at({ type: "visited-market", booth: 1 } as never);
  expect([lit(), revealed]).toEqual([["1"], 0]);
  at({ type: "visited-market", booth: 0 } as never, true);
  expect([lit(), revealed]).toEqual([["0"], 1]);
  at({ type: "round" });
  expect(lit()).toEqual([]);
  stop();
});
