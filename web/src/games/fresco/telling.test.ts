import { expect, it } from "vitest";
import { onlyOne } from "./telling";

it("asks only for what is possible now", () => {
  expect(onlyOne(new Set(["blend", "pass"]))).toBe("blend");
  expect(onlyOne(new Set(["request", "pass"]))).toBe("request");
  expect(onlyOne(new Set(["altar", "sexton", "pass"]))).toBe("altar");
  expect(onlyOne(new Set(["restore", "altar"]))).toBe("both");
});
