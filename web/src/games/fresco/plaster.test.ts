import { expect, it } from "vitest";
import { chippedEdge, crackOf } from "./plaster";
import type { Place } from "./table";

const at = (row: number, column: number) => [row, column] as Place;
const look = (row: number, column: number) => crackOf(at(row, column)) + chippedEdge(at(row, column));
const PLACES = Array.from({ length: 25 }, (_, index): [number, number] => [Math.floor(index / 5), index % 5]);

it("breaks every tile in a way of its own", () => {
  expect(new Set(PLACES.map((place) => look(...place))).size).toBe(25);
});

it("lets no two neighbours crack alike", () => {
  for (const [row, column] of PLACES) {
    if (column < 4) expect(crackOf(at(row, column))).not.toBe(crackOf(at(row, column + 1)));
    if (row < 4) expect(crackOf(at(row, column))).not.toBe(crackOf(at(row + 1, column)));
  }
});
