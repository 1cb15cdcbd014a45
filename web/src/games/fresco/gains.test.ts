import { expect, it } from "vitest";
import { gains } from "./gains";
import type { GameEvent } from "./view";

const tile = { value: 7, paints: [] };

it("tells the points of a tile from those of the bishop", () => {
  const restored: GameEvent = { type: "restored", seat: 1, at: [1, 2], tile, points: 9, bonus: 2 };
  expect(gains([restored]).map(({ seat, amount }) => [seat, amount])).toEqual([
    [1, "+7"],
    [1, "+2"],
  ]);
  expect(gains([{ ...restored, points: 7, bonus: 0 }])).toHaveLength(1);
});

it("says nothing of Leonardo, who has no seat, nor of what brought no points", () => {
  const leonardo: GameEvent = {
    type: "restored",
    seat: null,
    painter: "leonardo",
    at: [1, 2],
    tile,
    points: 7,
    bonus: 0,
  };
  expect(gains([leonardo, { type: "visited-studio", seat: 0, thalers: 6 }])).toEqual([]);
});
