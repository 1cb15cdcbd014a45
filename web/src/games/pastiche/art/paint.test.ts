import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { abstract, colourOf, css, lacking, pictureOf } from "./paint";
import { pictures } from "./pictures";

/** Titles and palettes as the box has them. */
const text = readFileSync(resolve(process.cwd(), "../src/bottega/games/pastiche/box/components.toml"), "utf8");
const cards = text
  .split("[[commission]]")
  .slice(1)
  .map((part) => ({
    title: /title = "(.+)"/.exec(part)![1]!,
    palette: [.../palette = \[(.+)\]/.exec(part)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!),
  }));

describe("pictures", () => {
  it("are there for every commission of the box, and for no other", () => {
    expect(Object.keys(pictures).sort()).toEqual(cards.map((card) => card.title).sort());
  });

  it.each(cards)("of $title: made of its palette, all of it, and of skin", ({ title, palette }) => {
    const used = new Set(pictures[title]!().regions.map(([paint]) => colourOf(paint)));
    expect([...new Set([...used, ...palette])].sort()).toEqual([...used].sort());
    expect([...used].filter((colour) => colour !== "bisque" && !palette.includes(colour))).toEqual([]);
  });

  it("wait for a paint until it is at hand, and for skin until all are", () => {
    const palette = { blue: 1, yellow: 1, black: 1 };
    const hand = { blue: 1, yellow: 2 };
    expect(lacking("blue-4", palette, hand)).toBe(false);
    expect(lacking("black", palette, hand)).toBe(true);
    expect(lacking("bisque-2", palette, { ...hand, bisque: 1 })).toBe(true);
    expect(lacking("bisque-2", palette, { ...hand, black: 1 })).toBe(false);
    expect(lacking("black", palette, null)).toBe(false);
  });

  it("differ from each other", () => {
    expect(new Set(Object.values(pictures).map((sketch) => JSON.stringify(sketch().regions))).size).toBe(
      cards.length,
    );
  });

  it("of a card we do not know is always the same, in its colours", () => {
    const unknown = pictureOf("Our own", { teal: 1, red: 2 });
    expect(unknown).toEqual(abstract("Our own", ["teal", "red"]));
    expect(new Set(unknown.regions.map(([paint]) => colourOf(paint)))).toEqual(new Set(["teal", "red"]));
    expect(abstract("", []).regions.length).toBeGreaterThan(0);
  });

  it("are painted with the page's own colours", () => {
    expect(css("teal")).toBe("var(--palette-teal)");
    expect(css("teal-1")).toContain("color-mix(in srgb, var(--palette-teal) 34%");
  });
});
