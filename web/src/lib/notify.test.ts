import { beforeEach, expect, it, vi } from "vitest";
import { showInTab, soundTurns } from "./notify";
import { play } from "./sound";
import { speak } from "./texts";
import { turnEvents } from "./turns.svelte";

const icon = () => document.querySelector('link[rel="icon"]')!.getAttribute("href");

vi.mock("./sound", () => ({ play: vi.fn() }));

beforeEach(async () => {
  await speak("en");
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  vi.mocked(play).mockReset();
});

it("says in the tab what is waited for", () => {
  showInTab("Fresco", null);
  expect([document.title, icon()]).toEqual(["Fresco · Bottega", "/icon.svg"]);
  showInTab("Fresco", "turn");
  expect(document.title).toMatch(/Your turn.*Fresco · Bottega/);
  expect(icon()).toBe("/icon-turn.svg");
  showInTab("Fresco", "answer");
  expect(document.title).toMatch(/answer/i);
  showInTab("", null);
  expect([document.title, icon()]).toEqual(["Bottega: three painting games", "/icon.svg"]);
});

it("sounds at my turn", () => {
  const stop = soundTurns();
  const call = () => turnEvents.emit("my-turn", { table: "abc", wanted: "turn" });
  call();
  expect(vi.mocked(play).mock.calls).toEqual([["turn"]]);
  stop();
  call();
  expect(play).toHaveBeenCalledTimes(1);
});
