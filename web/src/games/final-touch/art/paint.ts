// Which regions of a picture are painted, given the touches so far. Everything comes from data; no card is special.
import { abstract } from "./abstract";
import { line, poly, scatter, seedOf, type Hue, type Picture, type Region } from "./draw";
import { pictures } from "./pictures";
import type { Touches } from "../view";

export type { Touches };
/** From the last smear until the picture tears, in ms: the smear is drawn, and for a moment nothing happens. */
export const SILENCE = 720;

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

/**
 * Scribbles across a picture, one for each smear in the order played: a broad wild stroke that runs dry, and bristles
 * beside it. Each title has its own, always the same.
 */
export function scribbles(picture: Picture, title: string, smears: readonly Hue[]): Smear[] {
  const seed = seedOf(title);
  return smears.map((hue, at) => ({
    hue,
    strokes: scribble(picture, WAYS[(seed + at) % WAYS.length]!, scatter(seed + at * 101)),
  }));
}

/** Where scribbles go, in parts of the width and height. */
const WAYS = [
  [0.08, 0.3, 0.92, 0.56],
  [0.1, 0.86, 0.9, 0.18],
  [0.06, 0.62, 0.94, 0.8],
  [0.9, 0.84, 0.12, 0.36],
  [0.36, 0.06, 0.6, 0.94],
] as const;

function scribble({ w, h }: Picture, way: (typeof WAYS)[number], next: () => number): Smear["strokes"] {
  const size = Math.min(w, h);
  const astray = (value: number) => value + (next() - 0.5) * 0.16;
  const [x0, y0, x1, y1] = [astray(way[0]) * w, astray(way[1]) * h, astray(way[2]) * w, astray(way[3]) * h];
  const long = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [-(y1 - y0) / long, (x1 - x0) / long];
  const turns = 7 + Math.floor(next() * 7);
  const full = Math.ceil(turns * 0.65); // then the brush runs dry
  const reach = size * (0.08 + next() * 0.08);
  const points: number[] = [];
  for (let step = 0; step < turns; step++) {
    const part = step / (turns - 1) + (next() - 0.5) * 0.06;
    const off = (step % 2 ? 1 : -1) * reach * (0.4 + next() * 0.8);
    points.push(x0 + (x1 - x0) * part + nx * off, y0 + (y1 - y0) * part + ny * off);
  }
  const broad = size * 0.05;
  const bristle = (gap: number, width: number, from: number, to: number) => ({
    path: line(...points.slice(from * 2, to * 2).map((value, at) => value + broad * gap * (at % 2 ? 1 : 0.6))),
    width: broad * width,
  });
  return [
    bristle(0, 1, 0, full),
    bristle(0.1, 0.6, full - 1, turns - 1),
    bristle(-0.3, 0.2, full - 1, turns),
    bristle(0.32, 0.16, full - 1, turns - 1),
    bristle(0.85, 0.16, 0, turns - 1),
    bristle(-0.9, 0.12, 1, full + 1),
  ];
}

const JAGS = 5; // of each side of a tear

/** A jagged tear from the top edge down into a ruined canvas, each title's own; the flap that hangs from it, threads. */
export function tear({ w, h }: Picture, title: string): { hole: string; flap: string; threads: string } {
  const next = scatter(seedOf(title));
  const top = 0.12 + next() * 0.56; // where it begins, in parts of the width
  const deep = 0.45 + next() * 0.4;
  const lean = (next() - top) * 0.5; // rather inwards
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let jag = 0; jag < JAGS; jag++) {
    const down = jag / JAGS;
    const [x, y] = [top + lean * down, deep * down];
    const open = 0.2 * (1 - down);
    left.push([x + (jag ? (next() - 0.5) * 0.07 : 0), y]);
    right.push([x + open + (jag ? (next() - 0.5) * 0.07 : 0), jag ? y + (next() - 0.5) * 0.06 : 0]);
  }
  const scaled = (points: [number, number][]) => points.flatMap(([x, y]) => [x * w, y * h]);
  const [, upper, lower] = right as [unknown, [number, number], [number, number]];
  return {
    hole: poly(...scaled([...left, [top + lean, deep], ...right.reverse()])),
    flap: poly(...scaled([upper, lower, [lower[0] + 0.12, lower[1] + 0.04], [upper[0] + 0.14, upper[1] + 0.1]])),
    threads: left
      .slice(1)
      .map(([x, y]) =>
        line(
          ...scaled([
            [x, y],
            [x + 0.03, y + 0.03],
            [x + 0.045, y + 0.08],
          ]),
        ),
      )
      .join(""),
  };
}
