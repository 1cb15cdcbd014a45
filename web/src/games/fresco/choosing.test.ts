import { describe, expect, it } from "vitest";
import { type Draft, draftOf, leads, matching, NOTHING, qualifying, sextonTo, waysTo, wishOf } from "./choosing";
import type { Effect, Phase, Place } from "./table";
import type { Action } from "./view";

const draft = (part: Partial<Draft>): Draft => ({ ...NOTHING, ...part });
const effect = (points: number, thalers = 0, sexton = false) => ({ points, thalers, sexton }) as Effect;

describe("a draft of a move", () => {
  it.each<[Phase, Action]>([
    ["get_up", { type: "get_up", time: 7 }],
    ["plan", { type: "plan", market: 2, cathedral: 1, studio: 0, workshop: 1, theatre: 1 }],
    ["market", { type: "market", booth: 1, tiles: [0, 2] }],
    ["cathedral", { type: "restore", at: [1, 2], bishop: [2, 2] }],
    ["cathedral", { type: "altar", paints: { red: 2 } }],
    ["cathedral", { type: "sexton", bishop: [2, 2] }],
    ["studio", { type: "studio" }],
    ["studio", { type: "studio", portrait: 1, primaries: { red: 1 } }],
    ["workshop", { type: "request", stack: "green", tiles: [4] }],
    ["income", { type: "income", primaries: { red: 1, blue: 1 } }],
  ])("in %s means that move again: %j", (phase, action) => {
    expect(matching([action], wishOf(phase, draftOf(action)!))).toBe(0);
  });

  it("is none for what is done at once", () => {
    expect(draftOf({ type: "pass" })).toBeNull();
  });
});

describe("a draft", () => {
  it.each<[Phase, Partial<Draft>, object | null]>([
    ["get_up", {}, null],
    ["get_up", { time: 7 }, { type: "get_up", time: 7 }],
    ["plan", { sheet: { market: 2 } }, { type: "plan", market: 2 }],
    ["market", {}, null],
    ["market", { booth: 1, goods: [2, 0] }, { type: "market", booth: 1, tiles: [2, 0] }],
    ["cathedral", { at: [1, 2] }, { type: "restore", at: [1, 2] }],
    ["cathedral", { at: [1, 2], bishop: [2, 2] }, { type: "restore", at: [1, 2], bishop: [2, 2] }],
    ["cathedral", { at: [1, 2], sexton: true }, { type: "sexton", bishop: [1, 2] }],
    ["cathedral", { altar: ["red", "red"] }, { type: "altar", paints: { red: 2 } }],
    ["studio", { portrait: "money" }, { type: "studio" }],
    [
      "studio",
      { portrait: 1, primaries: ["blue", "red"] },
      { type: "studio", portrait: 1, primaries: { red: 1, blue: 1 } },
    ],
    ["workshop", { stack: "green", tiles: [4] }, { type: "request", stack: "green", tiles: [4] }],
    ["income", { primaries: ["red"] }, { type: "income", primaries: { red: 1 } }],
    ["over", {}, null],
  ])("says in %s what is meant by %j", (phase, part, wish) => {
    expect(wishOf(phase, draft(part))).toEqual(wish);
  });
});

describe("the choice that is meant", () => {
  const choices: Action[] = [
    { type: "plan", market: 1, cathedral: 2 },
    { type: "market", booth: 0, tiles: [0, 2] },
    { type: "altar", paints: { red: 1, yellow: 1, blue: 1 } },
    { type: "request", stack: "general", tiles: [1, 3, 10] },
    { type: "studio", portrait: 0, primaries: { red: 2 } },
  ];

  it("is found however it is written", () => {
    expect(matching(choices, { type: "plan", cathedral: 2, market: 1, theatre: 0 })).toBe(0);
    expect(matching(choices, { type: "market", booth: 0, tiles: [2, 0] })).toBe(1);
    expect(matching(choices, { type: "altar", paints: { blue: 1, red: 1, yellow: 1 } })).toBe(2);
    expect(matching(choices, { type: "request", stack: "general", tiles: [10, 1, 3] })).toBe(3);
    expect(matching(choices, { type: "market", booth: 1, tiles: [0, 2] })).toBe(-1);
    expect(matching(choices, null)).toBe(-1);
  });

  it("can be on its way", () => {
    expect(leads(choices, { type: "altar", paints: { red: 1, blue: 1 } })).toBe(true);
    expect(leads(choices, { type: "altar", paints: { red: 2 } })).toBe(false);
    expect(leads(choices, { type: "request", stack: "general", tiles: [3] })).toBe(true);
    expect(leads(choices, { type: "request", stack: "green", tiles: [] })).toBe(false);
    expect(leads(choices, { type: "studio", portrait: 0 })).toBe(true);
    expect(leads(choices, { type: "plan", market: 1 })).toBe(false);
  });

  it("needs tiles that some choice uses", () => {
    expect(qualifying(choices, "general")).toEqual(new Set([1, 3, 10]));
    expect(qualifying(choices, "green").size).toBe(0);
  });
});

describe("the ways to a segment", () => {
  const at: Place = [1, 1];
  const way = (bishop?: Place): Action => ({ type: "restore", at, ...(bishop && { bishop }) });

  it("are told once for what they bring, without the bishop first", () => {
    const choices: Action[] = [way([1, 1]), way(), way([0, 1]), way([0, 0]), { type: "restore", at: [0, 0] }];
    const effects = [effect(8, -1), effect(5), effect(7, -1), effect(7, -1), effect(3)];
    expect(waysTo(choices, effects, at).map((each) => [each.bishop, each.effect.points])).toEqual([
      [null, 5],
      [[1, 1], 8],
      [[0, 1], 7],
    ]);
  });

  it("leave out paying for nothing and for less", () => {
    expect(waysTo([way(), way([2, 2])], [effect(5), effect(5, -1)], at)).toHaveLength(1);
    expect(waysTo([way(), way([2, 2])], [effect(5), effect(3, -1)], at)).toHaveLength(1);
  });
});

describe("the Sexton", () => {
  const choices: Action[] = [{ type: "restore", at: [1, 1] }, { type: "sexton", bishop: [1, 1] }, { type: "pass" }];
  const effects = [effect(5), effect(0, -1, true), effect(0)];

  it("brings the bishop where a choice says so", () => {
    expect(sextonTo(choices, effects, [1, 1])).toBe(effects[1]);
    expect(sextonTo(choices, effects, [0, 1])).toBeNull();
  });

  it("is no way to restore a segment", () => {
    expect(waysTo(choices, effects, [1, 1]).map((way) => way.effect)).toEqual([effects[0]]);
  });
});
