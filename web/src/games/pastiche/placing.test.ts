import { describe, expect, it } from "vitest";
import { beside, middle, towards, turned } from "./geometry";
import { unfolded } from "../lesson";
import lesson from "./lesson.json";
import { bestCells, bestTurn, placingOf, promised, sourcesOf, takes } from "./placing";
import { tableOf, type Table } from "./table";
import { tradesOf } from "./trades";

const stages = unfolded(lesson as Record<string, unknown[]>)["turn"]!;
const table = (stage: number): Table =>
  tableOf((stages as unknown as { view: Parameters<typeof tableOf>[0] }[])[stage]!.view);

describe("laying a hex", () => {
  const now = table(0);
  const placing = placingOf(now);

  it("knows what the server says of every cell, hex and turn", () => {
    expect(placing.cells.length * 2 * 6).toBe(now.preview.length);
    expect(placing.at([1, -1], 0, 0)?.cards).toEqual({ orange: 2, amber: 1 });
    expect(placing.at([9, 9], 0, 0)).toBeUndefined();
  });

  it("takes the mix or a primary of the centre", () => {
    expect(takes(now, [1, -1], 0, 0).map((each) => each.take)).toEqual(["mix", "yellow"]);
    expect(takes(now, [1, -1], 1, 3).map((each) => each.take)).toEqual(["mix", "red", "blue"]);
    expect(takes(now, [9, 9], 0, 0)).toEqual([]);
  });

  it("is best where it brings most of the colour, then most besides", () => {
    expect(bestCells(now, placing, 0, "amber")).toEqual(new Set(["1,-1"]));
    expect(bestTurn(now, placing, [1, -1], 0, "amber")?.rotation).toBe(0);
    expect(promised(now, placing, 0, "amber").get("1,-1")).toBe(1);
    expect(bestCells(now, placing, 0, "gray").size).toBe(0); // no hex mixes gray
  });

  it("brings a primary of its centre in any cell, though nothing mixes it", () => {
    expect(sourcesOf(now, placing, 1, "blue")).toEqual({ mix: false, centre: true, anyHex: true, bank: true });
    expect(promised(now, placing, 1, "blue").size).toBe(placing.cells.length);
    expect(sourcesOf(now, placing, 0, "blue").centre).toBe(false);
  });

  it("says of colours that no hex brings that they come from the bank", () => {
    for (const colour of ["white", "black", "gray", "bisque"] as const)
      expect(sourcesOf(now, placing, 0, colour)).toEqual({ mix: false, centre: false, anyHex: false, bank: true });
    expect(sourcesOf({ ...now, bank: {} }, placing, 0, "gray").bank).toBe(false);
  });
});

describe("the bank", () => {
  it("puts trades together by what is handed in, the useful ones first", () => {
    const groups = tradesOf(table(1), { black: 1 }, null);
    expect(groups.map((group) => group.rule)).toEqual(["PA-B1"]);
    expect(groups[0]!.trades.map((trade) => trade.give)).toEqual([{ orange: 3 }, { violet: 3 }]);
    expect(groups[0]!.trades[1]!.gets[0]).toMatchObject({ colour: "black", useful: true });
  });

  it("leaves only trades for a colour that is sought", () => {
    const [group] = tradesOf(table(1), {}, "teal");
    expect(group!.trades.map((trade) => trade.gets.map((get) => get.colour))).toEqual([["teal"], ["teal"]]);
    expect(tradesOf(table(1), {}, "gray")).toEqual([]);
    expect(tradesOf(table(0), {}, null)).toEqual([]); // a hex comes first
  });
});

describe("the map", () => {
  it("turns dabs clockwise", () => {
    expect(turned("BRRYYY", 1)).toBe("YBRRYY");
    expect(turned("BRRYYY", 6)).toBe("BRRYYY");
  });

  it("finds the cell an arrow key means", () => {
    const cells = [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 1],
      [2, 0],
    ] as const;
    expect(towards([0, 0], "right", cells)).toEqual([1, 0]);
    expect(towards([1, 0], "left", cells)).toEqual([0, 0]);
    expect(towards([2, 0], "right", cells)).toBeNull();
    expect(middle([0, 1]).y).toBeGreaterThan(middle([0, 0]).y);
  });

  it("is surrounded by free cells", () => {
    expect(beside([[0, 0]])).toHaveLength(6);
    expect(
      beside([
        [0, 0],
        [1, 0],
      ]),
    ).toHaveLength(8);
  });
});
