import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../lib/protocol";
import { preferences } from "../lib/session.svelte";
import { Playback } from "./playback.svelte";

const update = (seq: number): Update =>
  ({ seq, events: [{ seq, event: { type: "moved", seq }, words: `move ${seq}` }] }) as unknown as Update;

function playback() {
  const shown: number[] = [];
  const begun: number[] = [];
  const made = new Playback(
    (each) => begun.push(each.seq),
    (each) => shown.push(each.seq),
  );
  return { made, shown, begun };
}

describe("moves shown one after the other", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] }));
  afterEach(() => void vi.useRealTimers());

  it("gives each move a breath, and knows when all are shown", () => {
    const { made, shown } = playback();
    made.add(update(1), false);
    made.add(update(2), false);
    expect([shown, made.caughtUp]).toEqual([[1], false]);
    vi.advanceTimersByTime(3_000);
    expect([shown, made.caughtUp]).toEqual([[1, 2], true]);
  });

  it("goes as slowly as I like", () => {
    preferences.pace = "slow";
    const { made, shown } = playback();
    for (let seq = 1; seq <= 5; seq++) made.add(update(seq), false);
    vi.advanceTimersByTime(1_500);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(8_000);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    preferences.pace = "usual";
  });

  it("shows what answers my own move at once", () => {
    const { made, shown } = playback();
    made.add(update(1), false);
    made.add(update(2), true);
    expect(shown).toEqual([1, 2]);
  });

  it("shows many that wait as one", () => {
    const { made, shown, begun } = playback();
    for (let seq = 1; seq <= 7; seq++) made.add(update(seq), false);
    vi.advanceTimersByTime(3_000);
    expect(shown).toEqual([1, 7]);
    expect(begun).toEqual([1, 7]);
  });

  it("holds what its game wants looked at, until that is skipped", () => {
    const { made, shown } = playback();
    made.holdFor = () => 5_000;
    made.add(update(1), false);
    expect([shown, made.hold.on, made.caughtUp]).toEqual([[], true, false]);
    made.hold.end();
    expect([shown, made.hold.on]).toEqual([[1], false]);
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
