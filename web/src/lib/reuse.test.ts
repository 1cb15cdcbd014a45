import { describe, expect, it } from "vitest";
import { equal, reuse } from "./reuse";

describe("share", () => {
  it("keeps the old object where nothing changed", () => {
    const old = { hand: { red: 2 }, won: [{ title: "A" }], turn: 1, next: null };
    expect(reuse(old, structuredClone(old))).toBe(old);
  });

  it("keeps the parts that are equal, and takes the others", () => {
    const old = { hand: { red: 2 }, won: [{ title: "A" }], turn: 1 };
    const now = reuse(old, { hand: { red: 2 }, won: [{ title: "A" }, { title: "B" }], turn: 2 });
    expect(now).toEqual({ hand: { red: 2 }, won: [{ title: "A" }, { title: "B" }], turn: 2 });
    expect(now.hand).toBe(old.hand);
    expect(now.won[0]).toBe(old.won[0]);
  });

  it.each([
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1, 2], [1]],
    [{ 0: 1 }, [1]],
    [null, { a: 1 }],
    [{ a: 1 }, null],
    [{ a: { b: 1 } }, { a: null }],
  ])("tells %j from %j", (old, now) => {
    const copy = structuredClone(now);
    expect(reuse<unknown>(old, now)).toEqual(copy);
    expect(reuse<unknown>(old, now)).not.toBe(old);
  });
});

describe("equal", () => {
  it("goes by what is said, not by the order of fields", () => {
    expect(equal({ type: "swap", at: [1, 2] }, { at: [1, 2], type: "swap" } as never)).toBe(true);
    expect(equal<unknown>({ type: "end" }, { type: "end", by: 1 })).toBe(false);
    expect(equal<unknown>([1, 2], [2, 1])).toBe(false);
  });

  it("changes neither side", () => {
    const [one, other] = [{ cards: { red: 1 } }, { cards: { red: 2 } }];
    equal(one, other);
    expect([one, other]).toEqual([{ cards: { red: 1 } }, { cards: { red: 2 } }]);
  });
});
