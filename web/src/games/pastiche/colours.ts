// The seventeen colours as the page shows them: a paint, the ink that can be read on it, and an outline of its own, so that
// nobody needs to tell hues apart. Which colours there are, what they are worth and how they mix is the server's to say.

import type { Outline } from "../../design/Mark.svelte";
import type { Cards, Colour, Primary } from "./view";

export type { Cards, Colour };
export type Dab = "R" | "Y" | "B";

export const PRIMARY: Record<Dab, Primary> = { R: "red", Y: "yellow", B: "blue" };

const PALE: ReadonlySet<Colour> = new Set(["yellow", "orange", "amber", "white", "gray", "bisque"]);
export const inkOn = (colour: Colour): string =>
  PALE.has(colour) ? "var(--on-light-paint)" : "var(--on-dark-paint)";

/** Closed outlines round (0, 0), reaching about 10 from it; letters sit at `drop` below the middle. */
export const OUTLINES: Record<Colour, Outline> = {
  red: { path: star(4, 11, 11 * Math.SQRT1_2, 0) },
  yellow: { path: "M0-10a10 10 0 100 20 10 10 0 000-20z" },
  blue: { path: "M0-11.5C3.5-7 8.8-3.2 8.8 2.2a8.8 8.8 0 01-17.6 0C-8.8-3.2-3.5-7 0-11.5z", drop: 1.6 },
  orange: { path: "M-8.7-8.7h17.4v17.4h-17.4z" },
  green: { path: "M0-11L11.5 9h-23z", drop: 3.2 },
  violet: { path: polygon(5, 11), drop: 0.6 },
  brown: { path: polygon(6, 10.5) },
  amber: { path: star(8, 11, 8) },
  scarlet: { path: star(4, 11.5, 6.6, 45) },
  olive: { path: "M-9.5-9.5C0-10.5 10.5 0 9.5 9.5 0 10.5-10.5 0-9.5-9.5z" },
  teal: { path: "M-9.5 9.5C-10.5 0 0-10.5 9.5-9.5 10.5 0 0 10.5-9.5 9.5z" },
  magenta: { path: petals(4) },
  purple: { path: petals(6) },
  black: { path: polygon(8, 10.8, 22.5) },
  white: {
    path: "M-10-6.5a3.5 3.5 0 013.5-3.5h13a3.5 3.5 0 013.5 3.5v13a3.5 3.5 0 01-3.5 3.5h-13a3.5 3.5 0 01-3.5-3.5z",
  },
  gray: { path: "M-11-6.5h22v13h-22z" },
  bisque: { path: "M-11 0a6.8 6.8 0 016.8-6.8h8.4a6.8 6.8 0 010 13.6h-8.4A6.8 6.8 0 01-11 0z" },
};

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

function polygon(sides: number, radius: number, turned = 0): string {
  return `M${Array.from({ length: sides }, (_, side) => at(radius, turned + (360 / sides) * side)).join("L")}z`;
}

function star(points: number, outer: number, inner: number, turned = 0): string {
  const step = 180 / points;
  return `M${Array.from({ length: points * 2 }, (_, k) => at(k % 2 ? inner : outer, turned + step * k)).join("L")}z`;
}

function petals(count: number): string {
  const step = 360 / count;
  const [reach, bulge] = count === 4 ? [7.4, 5.4] : [7.8, 4];
  const arcs = Array.from({ length: count }, (_, k) => `A${bulge} ${bulge} 0 0 1 ${at(reach, step * (k + 1.5))}`);
  return `M${at(reach, step / 2)}${arcs.join("")}z`;
}
