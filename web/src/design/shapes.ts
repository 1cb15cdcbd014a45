// The few shapes that pictures are made of, as SVG paths. Numbers are in the picture's own units.

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers as points. */
export function pairs(points: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at + 1 < points.length; at += 2) found.push([points[at]!, points[at + 1]!]);
  return found;
}

/** A smooth curve through points: Catmull-Rom, written as cubic Béziers. */
function smooth(points: [number, number][], closed: boolean): string {
  const last = points.length - 1;
  const at = (index: number): [number, number] =>
    closed ? points[(index + points.length) % points.length]! : points[Math.max(0, Math.min(last, index))]!;
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? path + "Z" : path;
}

/** A soft closed shape through points. */
export const blob = (...points: number[]): string => smooth(pairs(points), true);
/** A soft open line through points, for brush strokes. */
export const line = (...points: number[]): string => smooth(pairs(points), false);
/** A shape with corners. */
export const poly = (...points: number[]): string =>
  "M" +
  pairs(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join("L") +
  "Z";
/** A line with corners. */
export const zig = (...points: number[]): string =>
  "M" +
  pairs(points)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join("L");
export const box = (x: number, y: number, w: number, h: number): string =>
  poly(x, y, x + w, y, x + w, y + h, x, y + h);
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);
export const oval = (x: number, y: number, rx: number, ry: number, tilt = 0): string => {
  const [dx, dy] = [Math.cos((tilt * Math.PI) / 180) * rx, Math.sin((tilt * Math.PI) / 180) * rx];
  const arc = `A${n(rx)} ${n(ry)} ${n(tilt)} 0 0`;
  return `M${n(x - dx)} ${n(y - dy)}${arc} ${n(x + dx)} ${n(y + dy)}${arc} ${n(x - dx)} ${n(y - dy)}Z`;
};

/** Numbers that look thrown and are always the same. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A seed that belongs to a word. */
export const seedOf = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Many small spots within a box, as one shape: leaves, flowers, Seurat's points. */
export function spots(
  seed: number,
  count: number,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  flat = 1,
): string {
  const next = scatter(seed);
  return Array.from({ length: count }, () => {
    const size = r * (0.6 + next() * 0.8);
    return oval(x + next() * w, y + next() * h, size, size * flat);
  }).join("");
}

/** A round crown of leaves: a circle with a scalloped edge. */
export function crown(x: number, y: number, rx: number, ry: number, seed = 1, bumps = 9): string {
  const next = scatter(seed);
  const points: number[] = [];
  for (let at = 0; at < bumps * 2; at++) {
    const angle = (at / (bumps * 2)) * Math.PI * 2;
    const reach = at % 2 ? 0.84 : 0.95 + next() * 0.12;
    points.push(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach);
  }
  return blob(...points);
}

/** Two dots and a line in one stroke: the eyes and mouth of a head this wide. It looks to the left (-1) or right (1). */
export function face(x: number, y: number, r: number, looks = 0): string {
  const [middle, apart] = [x + looks * r * 0.35, r * 0.36];
  const eye = (at: number) => `M${n(at)} ${n(y - r * 0.05)}h.01`;
  return (
    eye(middle - apart) + eye(middle + apart) + zig(middle - r * 0.22, y + r * 0.55, middle + r * 0.22, y + r * 0.55)
  );
}

/** A row of blades of grass. */
export function blades(seed: number, count: number, x: number, y: number, w: number, height: number): string {
  const next = scatter(seed);
  return Array.from({ length: count }, (_, at) => {
    const foot = x + ((at + next() * 0.8) * w) / count;
    const tip = height * (0.5 + next() * 0.5);
    return poly(foot - 0.8, y, foot + (next() - 0.5) * 4, y - tip, foot + 0.8, y);
  }).join("");
}
