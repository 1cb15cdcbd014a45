import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256";

describe("SHA-256", () => {
  it.each(["", "abc", "zażółć", "a".repeat(55), "a".repeat(56), "a".repeat(64), "x".repeat(1000)])(
    "of %j",
    (text) => {
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    },
  );
});
