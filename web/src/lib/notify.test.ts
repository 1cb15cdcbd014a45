import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showInTab, soundTurns } from "./notify";
import { preferences } from "./session.svelte";
import { speak } from "./texts";
import { turnEvents } from "./turns.svelte";

const icon = () => document.querySelector('link[rel="icon"]')!.getAttribute("href");
const played = vi.fn();

class SilentAudio {
  currentTime = 0;
  destination = {};
  createOscillator = () => ({ frequency: {}, connect: (to: unknown) => to, start: played, stop: () => {} });
  createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: unknown) => to,
  });
  close = () => Promise.resolve();
}

beforeEach(async () => {
  await speak("en");
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  vi.stubGlobal("AudioContext", SilentAudio);
  played.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  preferences.sound = false;
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
  expect([document.title, icon()]).toEqual(["Bottega", "/icon.svg"]);
});

it("sounds at my turn, for those who asked for it", () => {
  const stop = soundTurns();
  const call = () => turnEvents.emit("my-turn", { table: "abc", wanted: "turn" });
  call();
  expect(played).not.toHaveBeenCalled();
  preferences.sound = true;
  call();
  expect(played).toHaveBeenCalledTimes(2);
  stop();
  call();
  expect(played).toHaveBeenCalledTimes(2);
});
