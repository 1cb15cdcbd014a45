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
  const token = String.raw`var\(--font-\d+\)`;
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
