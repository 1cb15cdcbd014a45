// Old plaster: no two of the twenty-five tiles have broken in the same way, and each is always the same.
import { pairs, zig } from "../../design/shapes";
import type { Place } from "./table";

/** Cracks with their branches, in hundredths of a tile. */
const CRACKS = [
  zig(0, 62, 14, 58, 24, 66, 41, 60, 52, 68) + zig(24, 66, 28, 78, 24, 88),
  zig(70, 0, 66, 12, 72, 22, 62, 36, 66, 48) + zig(72, 22, 84, 28, 100, 26),
  zig(0, 24, 18, 30, 26, 26, 44, 38, 58, 34, 100, 52),
  zig(34, 100, 38, 86, 32, 74, 40, 62) + zig(38, 86, 52, 80, 58, 70) + zig(100, 84, 88, 80),
  zig(100, 66, 84, 60, 76, 68, 60, 58, 48, 62, 30, 46) + zig(60, 58, 62, 44),
];

/** Where a tile lost a bit of its edge, the picture looks out: points along the edge, clockwise. */
const CHIPS = [
  [38, 0, 43, 3, 49, 2, 53, 0, 100, 0, 100, 90, 96, 93, 94, 100, 0, 100, 0, 0],
  [0, 0, 100, 0, 100, 30, 96.5, 34, 97.5, 40, 100, 43, 100, 100, 12, 100, 9, 96.5, 0, 94],
  [0, 0, 58, 0, 62, 2.5, 67, 0, 100, 0, 100, 100, 66, 100, 61, 97, 55, 98, 50, 100, 0, 100],
  [0, 0, 100, 0, 100, 55, 97, 58, 98, 63, 100, 65, 100, 100, 0, 100, 0, 72, 3, 68, 2, 62, 0, 60],
  [0, 0, 24, 0, 27, 3, 33, 0, 100, 0, 100, 94, 93, 100, 30, 100, 26, 97.5, 20, 100, 0, 100],
];

export const crackOf = ([row, column]: Place): string => CRACKS[(2 * row + column) % CRACKS.length]!;

/** As a CSS `clip-path`. */
export function chippedEdge([row, column]: Place): string {
  const points = pairs(CHIPS[(row + 2 * column) % CHIPS.length]!);
  return `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(", ")})`;
}
