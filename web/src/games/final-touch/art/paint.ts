// Which regions of a picture are painted, given the touches so far. Everything comes from data; no card is special.
import { abstract } from "./abstract";
import { line, scatter, type Hue, type Picture, type Region } from "./draw";
import { pictures } from "./pictures";
import type { Touches } from "../view";

export type { Touches };
export type Coat = "pencil" | "preview" | "painted";

const drawn: Record<string, Picture> = {};

export function pictureOf(title: string, needs: Touches): Picture {
  const sketch = pictures[title];
  return sketch ? (drawn[title] ??= sketch()) : abstract(title, needs);
}

/** The touch that paints a region: the one of its colour, if the card needs that colour. */
export function hueOf([paint]: Region, needs: Touches): Hue | null {
  const hue = paint.split("-")[0] as Hue;
  return needs[hue] ? hue : null;
}

/**
 * The coat of each region. A colour's regions are painted in order as its touches come in;
 * what no touch owns waits for the final one.
 */
export function coats(
  picture: Picture,
  needs: Touches,
  improved: Touches,
  planned: Touches = {},
  whole = false,
): Coat[] {
  const total: Touches = {};
  for (const region of picture.regions) {
    const hue = hueOf(region, needs);
    if (hue) total[hue] = (total[hue] ?? 0) + 1;
  }
  const done = (hue: Hue, touches: number): number =>
    Math.ceil(((total[hue] ?? 0) * Math.min(touches, needs[hue] ?? 0)) / (needs[hue] ?? 1));
  const seen: Touches = {};
  return picture.regions.map((region) => {
    if (whole) return "painted";
    const hue = hueOf(region, needs);
    if (!hue) return "pencil";
    const place = (seen[hue] = (seen[hue] ?? 0) + 1);
    const held = improved[hue] ?? 0;
    if (place <= done(hue, held)) return "painted";
    return place <= done(hue, held + (planned[hue] ?? 0)) ? "preview" : "pencil";
  });
}

export interface Smear {
  hue: Hue;
  strokes: { path: string; width: number }[];
}

/** Scribbles across a picture, one for each smear in the order played: a broad wild stroke and dry bristles beside it. */
export function scribbles(picture: Picture, smears: readonly Hue[]): Smear[] {
  return smears.map((hue, at) => scribble(picture, hue, at));
}

const ways = [
  { from: [0.08, 0.3], to: [0.92, 0.56], reach: 0.1 },
  { from: [0.1, 0.86], to: [0.9, 0.18], reach: 0.09 },
  { from: [0.06, 0.62], to: [0.94, 0.8], reach: 0.12 },
] as const;

function scribble({ w, h }: Picture, hue: Hue, at: number): Smear {
  const next = scatter(at + 17);
  const size = Math.min(w, h);
  const way = ways[at % ways.length]!;
  const [x0, y0, x1, y1] = [way.from[0] * w, way.from[1] * h, way.to[0] * w, way.to[1] * h];
  const long = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [-(y1 - y0) / long, (x1 - x0) / long];
  const points: number[] = [];
  for (let step = 0; step <= 11; step++) {
    const part = step / 11 + (next() - 0.5) * 0.05;
    const off = (step % 2 ? 1 : -1) * way.reach * size * (0.6 + next() * 0.5);
    points.push(x0 + (x1 - x0) * part + nx * off, y0 + (y1 - y0) * part + ny * off);
  }
  const beside = (gap: number) => line(...points.map((value, place) => value + (place % 2 ? gap : gap * 0.6)));
  const broad = size * 0.05;
  return {
    hue,
    strokes: [
      { path: line(...points), width: broad },
      { path: beside(broad * 0.85), width: broad * 0.16 },
      { path: beside(-broad * 0.9), width: broad * 0.12 },
    ],
  };
}

/** A jagged tear from the top edge down into a ruined canvas, and the flap that hangs from it. */
export function tear({ w, h }: Picture): { hole: string; flap: string } {
  const p = (x: number, y: number) => `${Math.round(x * w * 10) / 10} ${Math.round(y * h * 10) / 10}`;
  return {
    hole: `M${p(0.6, 0)}L${p(0.66, 0.14)}L${p(0.6, 0.24)}L${p(0.68, 0.4)}L${p(0.6, 0.52)}L${p(0.64, 0.66)}L${p(0.72, 0.5)}L${p(0.78, 0.42)}L${p(0.74, 0.26)}L${p(0.82, 0.14)}L${p(0.8, 0)}Z`,
    flap: `M${p(0.78, 0.42)}L${p(0.74, 0.26)}L${p(0.82, 0.14)}L${p(0.9, 0.34)}L${p(0.86, 0.46)}Z`,
  };
}
