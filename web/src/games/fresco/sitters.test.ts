import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sitter } from "./sitters";
import type { Portrait } from "./table";

const box = readFileSync("../src/bottega/games/fresco/box/components.toml", "utf-8");
const cards = box
  .split("[[portrait]]")
  .slice(1)
  .map((part) => {
    const fields = [...part.matchAll(/^(\w+) = "?([\w-]+)"?$/gm)].map(([, key, value]) => [key, value]);
    const card = Object.fromEntries(fields) as Record<string, string>;
    return { ...card, ...(card.amount && { amount: Number(card.amount) }) } as unknown as Portrait;
  });

it.each(["A", "B", "C"])("shows all four sitters in set %s", (set) => {
  const faces = cards.filter((card) => card.set === set && !card.power).map(sitter);
  expect(new Set(faces).size).toBe(4);
});

it("dresses those who hold an office", () => {
  expect(new Set(cards.filter((card) => card.power).map(sitter))).toEqual(new Set(["hooded", "actor", "sexton"]));
});
