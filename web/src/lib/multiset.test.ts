import { describe, expect, it } from "vitest";
import { count, less, listed, type Multiset, plus, same, tally, within, without } from "./multiset";

type Colour = "red" | "teal" | "black";
const cards: Multiset<Colour> = { red: 2, teal: 1 };

describe("a multiset", () => {
  it("is counted, also where only its number is known", () => {
    expect(count(cards)).toBe(3);
    expect(count({})).toBe(0);
    expect(count(5)).toBe(5);
  });

  it("is put together with another, and stays as it was itself", () => {
    expect(plus(cards, { teal: 2, black: 1 })).toEqual({ red: 2, teal: 3, black: 1 });
    expect(cards).toEqual({ red: 2, teal: 1 });
  });

  it("names nothing there is none of", () => {
    expect(plus(cards, { red: -2, black: 0 })).toEqual({ teal: 1 });
    expect(less(cards, { red: 1, teal: 4, black: 1 })).toEqual({ red: 1 });
    expect(without(cards, "red")).toEqual({ teal: 1 });
  });

  it("is within another that has as many of each", () => {
    expect(within({ red: 2 }, cards)).toBe(true);
    expect(within({ red: 3 }, cards)).toBe(false);
    expect(within({ black: 1 }, cards)).toBe(false);
    expect(within({ black: 0 }, cards)).toBe(true);
  });

  it("is the same as one with as many of each, whatever their order", () => {
    expect(same(cards, { teal: 1, red: 2, black: 0 })).toBe(true);
    expect(same({}, cards)).toBe(false);
    expect(same(cards, {})).toBe(false);
  });

  it("is listed in the order of its kinds, and counted again", () => {
    expect(listed({ teal: 1, red: 2 }, ["red", "black", "teal"])).toEqual(["red", "red", "teal"]);
    expect(tally<Colour>(["red", "teal", "red"])).toEqual(cards);
    expect(Object.keys(tally(["teal", "red"], ["red", "black", "teal"]))).toEqual(["red", "teal"]);
  });
});
