import { expect, it } from "vitest";
import { loadTexts, speak } from "../../lib/texts";
import type { Table } from "./table";
import { hintOf, onlyOne } from "./telling";

it("asks only for what is possible now", () => {
  expect(onlyOne(new Set(["blend", "pass"]))).toBe("blend");
  expect(onlyOne(new Set(["request", "pass"]))).toBe("request");
  expect(onlyOne(new Set(["altar", "sexton", "pass"]))).toBe("altar");
  expect(onlyOne(new Set(["restore", "altar"]))).toBe("both");
});

it("does not say my own name to me while I only look on, as in a lesson", async () => {
  await Promise.all([speak("en"), loadTexts("fresco")]);
  const [turn, plan] = [
    { phase: "get_up", turn: 0, sealed: [], bump: null, leonardo: null },
    { phase: "plan", turn: null, sealed: [false, true] },
  ] as unknown as Table[];
  expect(hintOf(turn!, ["Vera", "Bruno"], 0, false)).toBe("");
  expect(hintOf(turn!, ["Vera", "Bruno"], 1, false)).toContain("Vera");
  expect(hintOf(plan!, ["Vera", "Bruno"], 0, false)).toBe("");
});
