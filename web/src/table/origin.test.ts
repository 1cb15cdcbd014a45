import { describe, expect, test } from "vitest";
import type { OriginInfo } from "../lib/protocol";
import { drawsOf } from "./origin";

const origin: OriginInfo = { code: "ABCDEF", step: 12, dealt_for: null, same_draws: false, before: 0 };

describe("what a game draws from", () => {
  test("its own deal", () => expect(drawsOf(null)).toBe("deal"));
  test("a seed of its own, after the position it began with", () => expect(drawsOf(origin)).toBe("new"));
  test("the seed of the game it goes on from", () => expect(drawsOf({ ...origin, same_draws: true })).toBe("same"));
});
