import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const COLOUR =
  /(?<![&\w"(/-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|"#(?:[0-9a-f]{3}){1,2}"|\b(?:rgb|hsl|oklch|lab)a?\(/gi;

it("keeps every colour in tokens.css", () => {
  const strays = (readdirSync(SOURCE, { recursive: true }) as string[])
    .filter((file) => /\.(svelte|css|ts)$/.test(file) && !/tokens\.(css|test\.ts)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(SOURCE, file), "utf8").matchAll(COLOUR)].map((found) => `${file}: ${found[0]}`),
    );
  expect(strays).toEqual([]);
});
