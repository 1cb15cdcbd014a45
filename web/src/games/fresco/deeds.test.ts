import { expect, it } from "vitest";
import { deedsOf, lastRounds } from "./deeds";
import type { GameEvent } from "./view";

const tile = { value: 7, paints: [] };
const ROUND = (round: number): GameEvent => ({ type: "round", round, last: false });
const BOUGHT: GameEvent = {
  type: "visited-market",
  seat: 1,
  booth: 0,
  tiles: [{ paints: ["red", "blue"] }, { paints: ["green"] }],
  thalers: 4,
};
const RESTORED: GameEvent = { type: "restored", seat: 1, at: [1, 2], tile, points: 9, bonus: 2 };
const PAID: GameEvent = { type: "visited-studio", seat: 0, thalers: 6 };

it("splits what happened into this round and the one before", () => {
  expect(lastRounds([])).toEqual({ now: [], before: [] });
  expect(lastRounds([PAID])).toEqual({ now: [PAID], before: [] });
  expect(lastRounds([PAID, ROUND(2), BOUGHT])).toEqual({ now: [BOUGHT], before: [PAID, ROUND(2)] });
  expect(lastRounds([PAID, ROUND(2), BOUGHT, ROUND(3)])).toEqual({ now: [], before: [BOUGHT, ROUND(3)] });
});

it("tells what one painter bought, restored and was paid", () => {
  const events = [BOUGHT, RESTORED, PAID];
  expect(deedsOf(events, 1).map(({ sign, paints, tile: value }) => [sign, paints.length, value])).toEqual([
    ["market", 3, null],
    ["cathedral", 0, 7],
  ]);
  expect(deedsOf(events, 0).map(({ sign, count }) => [sign, count])).toEqual([["studio", "+6"]]);
  expect(deedsOf(events, 2)).toEqual([]);
});

it("tells what Leonardo did, who has no seat", () => {
  const closed: GameEvent = {
    type: "visited-market",
    seat: null,
    painter: "leonardo",
    booth: 2,
    tiles: [],
    thalers: 0,
  };
  expect(deedsOf([BOUGHT, closed, ROUND(2)], null).map(({ sign }) => sign)).toEqual(["market"]);
});
