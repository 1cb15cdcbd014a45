import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
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

it("keeps the sizes of texts and the order of layers in tokens.css", () => {
  expect(strays(/font-size: [\d.]+rem|z-index: \d+/g)).toEqual([]);
});
