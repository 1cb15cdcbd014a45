// Who may import what, so that a reader knows where to look: from the whole page down to what knows nothing of it.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = import.meta.dirname;
const GAME = /^games\/[^/]+\//;

/** The rooms each room may import from, besides itself. */
const MAY: Record<string, readonly string[]> = {
  lib: [],
  design: ["lib"],
  kit: ["lib", "design", "table"], // games/*.ts and games/*.svelte: what games have in common, and the list of them
  table: ["lib", "design", "kit", "router"],
  game: ["lib", "design", "table", "kit"],
  lesson: ["lib", "design", "table", "kit"],
  replay: ["lib", "design", "table", "kit"],
  companion: ["lib", "design", "table", "kit"],
  screens: ["lib", "design", "table", "kit", "lesson", "replay", "companion", "router"],
  router: ["lib"],
  offline: ["lib", "design"], // a page without a server; only main.ts and Settings load it
};
/** What stands at the top, may import anything and is imported by nobody. */
const TOP = ["main.ts", "routes.ts", "App.svelte", "Header.svelte", "art.ts", "sw.ts"];

function room(path: string): string {
  if (TOP.includes(path)) return "top";
  if (GAME.test(path)) return "game";
  if (path.startsWith("games/")) return "kit";
  return path.split("/")[0]!.replace(/\..*$/, "");
}

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts") && !path.startsWith("testing/"));

function imports(path: string): string[] {
  const text = readFileSync(join(ROOT, path), "utf8");
  const found = [...text.matchAll(/(?:from|import\()\s*"(\.[^"]*)"/g)].map((match) => match[1]!);
  return found
    .map((target) => relative(ROOT, join(ROOT, dirname(path), target)).replaceAll("\\", "/"))
    .filter((target) => !target.startsWith("..") && !/\.(css|json)$/.test(target));
}

describe("imports", () => {
  it("are found at all", () => {
    expect(imports("screens/Table.svelte")).toContain("table/BoardHost.svelte");
  });

  it.each(files.filter((path) => room(path) !== "top"))("of %s go downwards", (path) => {
    const from = room(path);
    const wrong = imports(path).filter((target) => room(target) !== from && !MAY[from]?.includes(room(target)));
    expect(wrong).toEqual([]);
  });

  it.each(files.filter((path) => GAME.test(path)))("of %s leave other games alone", (path) => {
    const own = GAME.exec(path)![0];
    expect(imports(path).filter((target) => GAME.test(target) && !target.startsWith(own))).toEqual([]);
  });
});
