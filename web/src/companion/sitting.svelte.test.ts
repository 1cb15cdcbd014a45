import { beforeEach, expect, it } from "vitest";
import { Sitting } from "./sitting.svelte";

beforeEach(() => localStorage.clear());

it("remembers a table by its game", () => {
  const sitting = new Sitting("fresco", 3);
  sitting.names[1] = "Ben";
  sitting.write([{ player: 1, tile: 8 }]);
  const again = new Sitting("fresco", 2);
  expect([again.names, again.rows]).toEqual([["", "Ben", ""], [{ player: 1, tile: 8 }]]);
  expect(new Sitting("pastiche", 2).names).toEqual(["", ""]);
});

it("counts turns and rounds, and never goes back before the first", () => {
  const sitting = new Sitting("fresco", 2);
  const seen = ([1, 1, 1, -1, -1, -1, -1] as const).map((by) => {
    sitting.move(by);
    return [sitting.round, sitting.turn];
  });
  expect(seen).toEqual([
    ...[
      [1, 1],
      [2, 0],
      [2, 1],
    ],
    ...[
      [2, 0],
      [1, 1],
      [1, 0],
      [1, 0],
    ],
  ]);
});

it("begins anew where what is kept cannot be read", () => {
  localStorage.setItem("bottega-companion", "{");
  expect(new Sitting("fresco", 3).seats).toBe(3);
});
