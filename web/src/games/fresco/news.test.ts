import { describe, expect, it } from "vitest";
import { laidOpen, restoredIn, revealIn, summaryIn, visitsIn } from "./news";
import type { Sheet, Table } from "./table";
import type { GameEvent } from "./view";

describe("what events tell", () => {
  it("restored segments and plans laid open", () => {
    const tile = { value: 5, paints: [] };
    const restored: GameEvent = { type: "restored", seat: 0, at: [1, 2], tile, points: 5, bonus: 0 };
    expect(restoredIn([restored, { type: "passed", seat: 0 }])).toEqual([[1, 2]]);
    expect(revealIn([{ type: "revealed", plans: [{ market: 1 }] }])).toEqual([{ market: 1 }]);
    expect(revealIn([{ type: "sealed", seat: 0, again: false }])).toBeNull();
  });

  it("who closed a booth, and with what; Leonardo buys nothing", () => {
    const visit = { type: "visited-market", thalers: 0 } as const;
    const bought: GameEvent = {
      ...visit,
      seat: 1,
      booth: 0,
      tiles: [{ paints: ["red", "blue"] }, { paints: ["red"] }],
    };
    const closed: GameEvent = { ...visit, seat: null, painter: "leonardo", booth: 2, tiles: [] };
    expect(visitsIn([bought, closed, { type: "passed", seat: 0 }], 2)).toEqual([
      { booth: 0, painter: 1, paints: ["red", "blue", "red"] },
      { booth: 2, painter: 2, paints: [] },
    ]);
  });

  it("plans to whoever takes the device after they were laid open, as long as they are news", () => {
    const [sheet, none] = [{ market: 1 } as Sheet, null];
    const table = (phase: Table["phase"], ...plans: (Sheet | null)[]) => ({
      phase,
      players: plans.map((plan) => ({ plan })) as Table["players"],
    });
    expect(laidOpen(table("market", sheet, sheet))).toEqual([sheet, sheet]);
    expect(laidOpen(table("market", sheet, none))).toBeNull();
    expect(laidOpen(table("plan", sheet, none))).toBeNull();
    expect(laidOpen(table("cathedral", sheet, sheet))).toBeNull();
  });

  it("a round that ended, with what was chosen on the way", () => {
    const before: GameEvent[] = [
      { type: "dealt", portraits: [{ set: "A", kind: "money", amount: 4 }] },
      { type: "income", seat: 1, thalers: 3, paints: { green: 1 } },
    ];
    const last: GameEvent[] = [
      { type: "chose-income", seat: 1, paints: { green: 1, red: 1 } },
      { type: "cheered", seat: 0, mood: 7 },
      { type: "round", round: 3, last: true },
    ];
    expect(summaryIn(before)).toBeNull();
    expect(summaryIn([...before, ...last])).toEqual({
      events: [...before, ...last],
      round: 3,
      last: true,
      gains: [
        { seat: 0, thalers: 0, paints: {}, mood: 7 },
        { seat: 1, thalers: 3, paints: { green: 2, red: 1 }, mood: null },
      ],
      portraits: [{ set: "A", kind: "money", amount: 4 }],
    });
  });
});
