import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { faces } from "../../fonts";

const ROOT = join(import.meta.dirname, "../../..");
const SIGNS = "●"; // no letter: any typeface of the device has it
const FACES = faces(readFileSync(join(import.meta.dirname, "fonts.css"), "utf8"));

/** All texts of a language, of the page and of the games. */
function texts(lang: string): string {
  const files = ["web/locale", "src/bottega/locale", "src/bottega/games"].flatMap((folder) =>
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((file) => join(ROOT, folder, file)),
  );
  const wanted = files.filter((file) => new RegExp(`[./]${lang}\\.ftl$`).test(file));
  return wanted.map((file) => readFileSync(file, "utf8")).join("");
}

/** What a language needs that is not in these files. */
function missing(lang: string, files: { text: string }[]): string[] {
  const there = new Set([...SIGNS, "\n", ...files.flatMap((file) => [...file.text])]);
  return [...new Set(texts(lang))].filter((letter) => !there.has(letter));
}

it("has three cuts, each in two files", () => {
  expect(FACES.map((face) => face.file.replace(/-normal\.woff2/, ""))).toEqual(
    ["alegreya", "source-sans-3", "source-sans-3"].flatMap((name, at) =>
      ["latin", "latin-ext"].map((part) => `${name}-${part}-${[700, 400, 600][at]}`),
    ),
  );
});

it("writes English and French with the first file of each, Polish with both", () => {
  for (const first of [0, 2, 4]) {
    for (const lang of ["en", "fr"]) expect(missing(lang, [FACES[first]!])).toEqual([]);
    expect(missing("pl", FACES.slice(first, first + 2))).toEqual([]);
  }
});
