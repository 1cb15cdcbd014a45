import { describe, expect, it } from "vitest";
import { count, less, listed, OUTLINES, plus, same, within } from "./colours";
import { counter, forMe } from "./offers";

describe("cards", () => {
  it("are counted, taken away, put together", () => {
    expect(count({ red: 2, teal: 1 })).toBe(3);
    expect(count(5)).toBe(5);
    expect(less({ red: 2, teal: 1 }, { red: 1, teal: 4, black: 1 })).toEqual({ red: 1 });
    expect(plus({ red: 1 }, "red", -1)).toEqual({});
    expect(plus({ red: 1 }, "teal", 2)).toEqual({ red: 1, teal: 2 });
    expect([within({ red: 1 }, { red: 2 }), within({ red: 3 }, { red: 2 })]).toEqual([true, false]);
    expect([same({ red: 1 }, { red: 1 }), same({}, { red: 1 })]).toEqual([true, false]);
    expect(listed({ teal: 1, red: 2 }, ["red", "teal"])).toEqual(["red", "red", "teal"]);
  });

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
