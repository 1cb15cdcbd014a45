import { expect, test } from "vitest";
import { inDays, ranges } from "./days";

test("a range has every date in it, over months and years", () => {
  expect(inDays({ first: "2026-12-30", last: "2027-01-01" })).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
  expect(inDays({ first: "2026-12-30", last: "2026-12-29" })).toEqual([]);
});

test("dates in a row are one range", () => {
  expect(ranges(["2027-01-01", "2026-12-31", "2027-03-05"])).toEqual([
    { first: "2026-12-31", last: "2027-01-01" },
    { first: "2027-03-05", last: "2027-03-05" },
  ]);
  expect(ranges([])).toEqual([]);
});
