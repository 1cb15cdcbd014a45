import { describe, expect, it } from "vitest";
import { OUTLINES } from "./colours";
import { counter, forMe } from "./offers";

describe("colours", () => {
  it("have an outline each, no two alike", () => {
    expect(new Set(Object.values(OUTLINES).map((each) => each.path)).size).toBe(17);
  });
});

describe("offers", () => {
  const offer = { id: 1, by: 0, to: null, give: { red: 1 }, get: { green: 2 }, declined: [2] };

  it("are for whom they name, or for all who have not declined", () => {
    expect([0, 1, 2, null].map((seat) => forMe(offer, seat))).toEqual([false, true, false, false]);
    expect(forMe({ ...offer, to: 2 }, 2)).toBe(true);
  });

  it("are countered the other way round", () => {
    expect(counter(offer)).toEqual({ to: 0, give: { green: 2 }, get: { red: 1 } });
  });
});
