import { describe, expect, it } from "vitest";
import { standing, takenBack, wordsOf } from "./log";

const log = [
  { seq: 1, event: { type: "smeared", seat: 0 }, words: "You smear with 1 red." },
  { seq: 1, event: { type: "drew", seat: 0 }, words: "You draw 1 blue." },
  { seq: 2, event: { type: "improved", seat: 1 }, words: "Ada paints 1 green." },
  { seq: 3, event: { type: "undone", seat: 0, ply: 0, seqs: [1, 2] }, words: "You took back a move." },
  { seq: 4, event: { type: "improved", seat: 0 }, words: "You paint 1 red." },
];

describe("the log", () => {
  it("knows which moves were taken back", () => {
    expect([...takenBack(log)]).toEqual([1, 2]);
    expect(standing(log).map((event) => event.type)).toEqual(["undone", "improved"]);
    expect(standing(log.slice(0, 3))).toHaveLength(3);
  });

  it("tells a move by its first sentence", () => {
    expect(wordsOf(log, 1)).toBe("You smear with 1 red.");
    expect([wordsOf(log, 9), wordsOf(log, undefined)]).toEqual(["", ""]);
  });
});
