import { expect, it } from "vitest";
import { spellTime } from "./time-left";

it.each([
  [0, "0:00"],
  [59.2, "1:00"],
  [3599, "59:59"],
  [3600, "1:00:00"],
])("spells %d seconds as a clock does", (seconds, words) => {
  expect(spellTime(seconds)).toBe(words);
});
