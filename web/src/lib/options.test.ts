import { expect, it } from "vitest";
import { changedValues, usualValues } from "./options";
import type { OptionInfo } from "./protocol";

const option = (name: string, kind: OptionInfo["kind"], usual: OptionInfo["default"]): OptionInfo => ({
  ...{ name, kind, default: usual, of: Array.isArray(usual) ? usual : [] },
  ...{ text: "", label: "", labels: [] },
});
const options = [
  option("open", "flag", false),
  option("starter", "seat", null),
  option("parts", "subset", ["a", "b"]),
];

it("begins with what is usual, and then sends nothing", () => {
  const values = usualValues(options);
  expect(values).toEqual({ open: false, starter: null, parts: ["a", "b"] });
  expect(changedValues(options, values)).toEqual({});
  expect(changedValues(options, { ...values, parts: ["b", "a"] })).toEqual({});
});

it("sends what was chosen: also the first seat, and none of the parts", () => {
  const chosen = { open: true, starter: 0, parts: [] };
  expect(changedValues(options, chosen)).toEqual(chosen);
});
