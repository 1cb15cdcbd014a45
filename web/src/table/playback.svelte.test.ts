import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Staging, View } from "../games/contract";
import type { Update } from "../lib/protocol";
import { preferences } from "../lib/session.svelte";
import { Playback } from "./playback.svelte";

const FRAME = 20;
const update = (seq: number): Update =>
  ({ seq, events: [{ seq, event: { type: "moved", seq }, words: `move ${seq}` }] }) as unknown as Update;

function playback(staging: Partial<Staging> = {}) {
  const shown: number[] = [];
  const begun: number[] = [];
  const made = new Playback({
    now: () => ({ before: {} as View, me: 0 }),
    begin: (each) => begun.push(each.seq),
    show: (each) => shown.push(each.seq),
  });
  made.showing.stage = () => ({ first: [], look: 0, then: [], ...staging });
  return { made, shown, begun };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] }));
afterEach(() => {
  preferences.pace = "calm";
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("moves shown one after the other", () => {
  it("waits 700 ms after what travels has landed, and knows when all are shown", () => {
    const { made, shown } = playback({ then: [{ piece: 0, from: "a", to: "b", delay: 80, time: 320 }] });
    made.add(update(1), false);
    made.add(update(2), false);
    expect([shown, made.caughtUp]).toEqual([[1], false]);
    vi.advanceTimersByTime(400 + 700 - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(FRAME + 2);
    expect([shown, made.caughtUp]).toEqual([[1, 2], true]);
  });

  it.each([
    ["brisk", 200],
    ["once", 0],
  ] as const)("goes as quickly as I like: %s", (pace, pause) => {
    preferences.pace = pace;
    const { made, shown } = playback();
    made.add(update(1), false);
    made.add(update(2), false);
    vi.advanceTimersByTime(pause + FRAME + 2);
    expect(shown).toEqual([1, 2]);
  });

  it("lets every move stand marked for 900 ms where nothing may travel", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { made, shown } = playback({ then: [{ piece: 0, from: "a", to: "b", time: 5_000 }] });
    made.add(update(1), false);
    made.add(update(2), false);
    expect(made.showing.air).toEqual([]);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(FRAME + 2);
    expect(shown).toEqual([1, 2]);
  });

  it("shows what answers my own move at once", () => {
    const { made, shown } = playback();
    made.add(update(1), false);
    made.add(update(2), true);
    expect(shown).toEqual([1, 2]);
  });

  it("shows very many that wait as one, of which nothing travels", () => {
    const stage = vi.fn((): Staging => ({ first: [], look: 0, then: [] }));
    const { made, shown, begun } = playback();
    made.showing.stage = stage;
    for (let seq = 1; seq <= 20; seq++) made.add(update(seq), false);
    vi.advanceTimersByTime(3_000);
    expect(shown).toEqual([1, 20]);
    expect(begun).toEqual([1, 20]);
    expect(stage).toHaveBeenCalledTimes(1);
  });

  it("looks at what happened before its view comes: what travels first lands, then the look begins", () => {
    const { made, shown } = playback({ first: [{ piece: 0, from: "a", to: "b", time: 300 }], look: 900 });
    made.add(update(1), false);
    expect(made.showing.events).toEqual([{ type: "moved", seq: 1 }]);
    expect(made.showing.air).toHaveLength(1);
    vi.advanceTimersByTime(1_199);
    expect([shown, made.caughtUp]).toEqual([[], false]);
    vi.advanceTimersByTime(1);
    expect([shown, made.caughtUp]).toEqual([[1], true]);
  });

  it("knows what is under way, and takes all away when the last has landed", () => {
    const way = { piece: 0, from: "a", time: 300 };
    const { made } = playback({
      then: [
        { ...way, to: "b" },
        { ...way, to: "c", delay: 60 },
      ],
    });
    made.add(update(1), false);
    const { showing } = made;
    showing.land(showing.air[0]!);
    expect([showing.underWay("b"), showing.underWay("c"), showing.air.length]).toEqual([false, true, 2]);
    showing.land(showing.air[1]!);
    expect([showing.underWay("c"), showing.air.length]).toEqual([false, 0]);
  });

  it("is skipped to the table as it is", () => {
    const { made, shown, begun } = playback({ look: 5_000 });
    for (let seq = 1; seq <= 4; seq++) made.add(update(seq), false);
    made.skip();
    expect([shown, made.caughtUp, made.showing.air]).toEqual([[1, 4], true, []]);
    expect(begun).toEqual([1, 4]);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1, 4]);
    made.add(update(5), false);
    expect(made.showing.looking).toBe(true); // and goes on as ever
  });

  it("forgets what waits when a whole state comes, and says what that was", () => {
    const { made, shown } = playback();
    made.add(update(1), false);
    made.add(update(2), false);
    expect(made.clear().map((each) => each.seq)).toEqual([2]);
    vi.advanceTimersByTime(3_000);
    expect(shown).toEqual([1]);
  });
});
