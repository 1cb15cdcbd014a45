import { expect, it } from "vitest";
import { cellAt, middle, point } from "./geometry";
import type { Cell } from "./table";

it("finds the cell that covers a spot", () => {
  for (const cell of [
    [0, 0],
    [1, -1],
    [-3, 2],
    [4, 4],
  ] as Cell[]) {
    const { x, y } = middle(cell);
    expect(cellAt({ x, y })).toEqual(cell);
    for (let k = 0; k < 6; k++) {
      const off = point(k, 44); // just inside its points
      expect(cellAt({ x: x + off.x, y: y + off.y })).toEqual(cell);
    }
  }
});
