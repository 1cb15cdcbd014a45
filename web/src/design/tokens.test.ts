import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const TOKENS = readFileSync(join(SOURCE, "design/tokens.css"), "utf8");
const COLOUR =
  /(?<![&\w"(/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|"#(?:[0-9a-f]{3}){1,2}"|\b(?:rgb|hsl|oklch|lab)a?\(/gi;

/** Where something is written in the page's sources, tokens.css apart. */
function strays(pattern: RegExp): string[] {
  return (readdirSync(SOURCE, { recursive: true }) as string[])
    .filter((file) => /\.(svelte|css|ts)$/.test(file) && !/tokens\.(css|test\.ts)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(SOURCE, file), "utf8").matchAll(pattern)].map((found) => `${file}: ${found[0]}`),
    );
}

it("keeps every colour in tokens.css", () => {
  expect(strays(COLOUR)).toEqual([]);
});

it("keeps the order of layers in tokens.css", () => {
  expect(strays(/z-index: \d+/g)).toEqual([]);
});

it("sets every text in one of the seven sizes, or between two of them; letters in a drawing are a part of it", () => {
  const token = String.raw`var\(--font-(?:13|15|16|18|22|28|36)\)`;
  const drawn = String.raw`[\d.]+px|clamp\([\d.]+px`;
  const allowed = String.raw`(?:\d+ )?(?:inherit|${token}|${drawn}|max\(${token}|clamp\(${token}, [\d.]+cq\w+, ${token}\))`;
  expect(strays(new RegExp(`font(?:-size)?: (?!${allowed}).*`, "g"))).toEqual([]);
});

it("has two weights", () => {
  expect(
    strays(/font(?:-weight)?: (?!400\b|600\b|inherit|var)\w*;?/g).filter((each) => !/fonts\.css/.test(each)),
  ).toEqual([]);
});

it("makes no text smaller than 13 px", () => {
  const sizes = [...TOKENS.matchAll(/--font-(\d+): ([\d.]+)rem/g)].map(([, name, rem]) => [name, Number(rem) * 16]);
  expect(sizes.map(([, size]) => size)).toEqual([13, 15, 16, 18, 22, 28, 36]);
  for (const [name, size] of sizes) expect(Number(name)).toBe(size);
});

/** What a token is in a theme, as red, green and blue. */
function colour(name: string, dark: boolean): number[] {
  const value = TOKENS.match(new RegExp(`--${name}: ([^;]+);`))![1]!;
  const [, light, lamp] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const one = (dark ? lamp : light) ?? value;
  const other = /^var\(--(.+)\)$/.exec(one)?.[1];
  return other ? colour(other, dark) : one.match(/[0-9a-f]{2}/g)!.map((part) => parseInt(part, 16));
}

/** As WCAG counts it: 1 is none, 21 is black on white. */
function contrast(one: string, other: string, dark: boolean): number {
  const [darker, lighter] = [one, other]
    .map((name) => {
      const linear = colour(name, dark).map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
    })
    .sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const PAPERS = ["ground", "paper", "raised", "sunken"];
const FLOORS: [least: number, ink: string, planes: string[]][] = [
  [7, "ink", [...PAPERS, "wall", "stone", "turn-ground", "warn-ground"]],
  [4.5, "ink", ["bench", "nave"]],
  [4.5, "ink-soft", [...PAPERS, "wall", "stone", "nave"]],
  [4.5, "accent", ["ground", "paper", "raised"]],
  [4.5, "on-accent", ["accent", "accent-strong"]],
  [4.5, "turn", ["ground", "paper", "raised", "turn-ground"]],
  [4.5, "warn", ["paper", "raised", "warn-ground"]],
  [4.5, "bad", ["paper", "raised"]],
  [4.5, "points", ["paper", "raised"]],
  [4.5, "paint-white", ["walnut", "seat-0", "seat-1", "seat-2", "seat-3"]],
  [4.5, "on-painter", ["painter-1", "painter-2", "painter-3", "painter-4", "painter-5"]],
  [4.5, "card-ink", ["card", "tile", "plaster"]],
  [4.5, "on-brass", ["brass"]],
  // what is no text: lines round what is chosen, in focus or changed last, and a plane on another
  [3, "focus", [...PAPERS, "bench", "wall", "nave"]],
  [3, "accent", ["bench", "wall", "nave", "stone"]],
  [3, "ink", ["map"]],
  [3, "tile", ["map"]],
  [3, "line-strong", ["paper", "raised"]],
  [1.2, "paper", ["ground"]],
];

it.each([false, true])("can be read (dark: %s)", (dark) => {
  const pairs = FLOORS.flatMap(([least, ink, planes]) => planes.map((plane) => ({ least, ink, plane })));
  const faint = pairs.filter(({ least, ink, plane }) => contrast(ink, plane, dark) < least);
  expect(faint.map(({ ink, plane }) => `${ink} on ${plane}: ${contrast(ink, plane, dark).toFixed(2)}`)).toEqual([]);
});
