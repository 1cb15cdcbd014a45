// Pointy-top hexes in axial coordinates, as the server counts them: q to the right, r down the rows.
import type { Bounds } from "../../lib/viewport.svelte";
import type { Cell } from "./table";

export const SIZE = 46; // from a hex's middle to its points
const WIDTH = SIZE * Math.sqrt(3);

export interface Spot {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export const middle = ([q, r]: Cell): Spot => ({ x: round(WIDTH * (q + r / 2)), y: round(SIZE * 1.5 * r) });

/** The cell whose hex covers a spot. */
export function cellAt({ x, y }: Spot): Cell {
  const r = y / (SIZE * 1.5);
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return [roundQ + 0, roundR + 0]; // never minus zero
}

/** The place of point k, clockwise from the top, so far from the middle. */
export function point(k: number, reach = SIZE): Spot {
  const angle = (Math.PI / 3) * k;
  return { x: round(Math.sin(angle) * reach), y: round(-Math.cos(angle) * reach) };
}

export const outline = (reach: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((k) => `${point(k, reach).x} ${point(k, reach).y}`).join("L")}z`;

/** Turned clockwise by sixths: the dab at point i moves to point i + rotation. */
export const turned = (points: string, rotation: number): string =>
  [0, 1, 2, 3, 4, 5].map((k) => points[(k + 6 - (rotation % 6)) % 6]).join("");

export function boundsOf(cells: readonly Cell[]): Bounds {
  const spots = cells.map(middle);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - WIDTH / 2,
    right: Math.max(...xs) + WIDTH / 2,
    top: Math.min(...ys) - SIZE,
    bottom: Math.max(...ys) + SIZE,
  };
}

export type Way = "left" | "right" | "up" | "down";

const WAYS: Record<Way, Spot> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The cell one would mean by an arrow key: near, and rather straight that way than aside. */
export function towards(from: Cell, way: Way, cells: readonly Cell[]): Cell | null {
  const here = middle(from);
  let best: { cell: Cell; far: number } | null = null;
  for (const cell of cells) {
    const there = middle(cell);
    const along = (there.x - here.x) * WAYS[way].x + (there.y - here.y) * WAYS[way].y;
    const aside = Math.abs((there.x - here.x) * WAYS[way].y) + Math.abs((there.y - here.y) * WAYS[way].x);
    const far = along + 2.2 * aside;
    if (along > 1 && (!best || far < best.far)) best = { cell, far };
  }
  return best?.cell ?? null;
}

/** The neighbours of a cell, clockwise: point k lies between those at k - 1 and k. */
export const AROUND: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The free cells beside these. */
export function beside(cells: readonly Cell[]): Cell[] {
  const name = ([q, r]: Cell) => `${q},${r}`;
  const taken = new Set(cells.map(name));
  const found = new Map<string, Cell>();
  for (const [q, r] of cells)
    for (const [dq, dr] of AROUND) {
      const near: Cell = [q + dq, r + dr];
      if (!taken.has(name(near))) found.set(name(near), near);
    }
  return [...found.values()];
}
