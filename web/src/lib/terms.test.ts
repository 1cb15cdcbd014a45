import { beforeAll, expect, it } from "vitest";
import type { OptionInfo } from "./protocol";
import { clockWords, optionWords } from "./terms";
import { speak } from "./texts";

const options: OptionInfo[] = [
  { name: "open", kind: "flag", default: false, of: [], text: "", label: "Open hands", labels: [] },
  { name: "starter", kind: "seat", default: null, of: [], text: "", label: "Who begins", labels: [] },
  {
    name: "modules",
    kind: "subset",
    default: ["a", "b"],
    of: ["a", "b"],
    text: "",
    label: "Modules",
    labels: ["A", "B"],
  },
];

beforeAll(() => speak("en"));

it("says each clock", () => {
  expect(clockWords({ type: "none" })).toBe("No time limit");
  expect(clockWords({ type: "live", minutes: 5, increment: 10 })).toBe("5 min each + 10 s per move");
  expect(clockWords({ type: "live", minutes: 5 })).toBe("5 min each");
  expect(clockWords({ type: "async", days: 1 })).toBe("1 day per move");
});

it("says which parts a game has, and what else was chosen", () => {
  expect(optionWords(options, {})).toEqual(["Modules: A and B"]);
  expect(optionWords(options, { open: true, starter: 0, modules: [] })).toEqual([
    "Open hands",
    "Who begins: Seat 1",
    "Modules: nothing",
  ]);
});
