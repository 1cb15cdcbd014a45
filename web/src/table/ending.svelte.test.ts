import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "../lib/session.svelte";
import { Ending } from "./ending.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  preferences.motion = "auto";
});

function ended(): Ending {
  const ending = new Ending();
  ending.follow(false);
  ending.follow(true);
  return ending;
}

it("gives the last move its time, then the moment, then the result", () => {
  const ending = ended();
  expect(ending.beat).toBe("hold");
  vi.advanceTimersByTime(1200);
  expect(ending.beat).toBe("moment");
  ending.follow(true);
  vi.advanceTimersByTime(1800);
  expect(ending.beat).toBe("result");
});

it("is skipped to the result, once", () => {
  const ending = ended();
  ending.skip();
  expect(ending.beat).toBe("result");
  ending.putAway();
  ending.skip();
  vi.runAllTimers();
  expect(ending.beat).toBe("table");
  ending.show();
  expect(ending.beat).toBe("result");
});

it("has no moment where nothing moves, but the last move has its time", () => {
  preferences.motion = "none";
  const ending = ended();
  expect(ending.beat).toBe("hold");
  vi.advanceTimersByTime(1200);
  expect(ending.beat).toBe("result");
});

it("shows the result at once to whoever comes when all is over", () => {
  const ending = new Ending();
  ending.follow(true);
  expect(ending.beat).toBe("result");
});

it("goes on with the game when the end is taken back", () => {
  const ending = ended();
  ending.follow(false);
  vi.runAllTimers();
  expect(ending.beat).toBe("playing");
});
