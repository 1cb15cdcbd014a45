import { describe, expect, it } from "vitest";
import { tally } from "../../lib/multiset";
import { unfolded } from "../lesson";
import lesson from "./lesson.json";
import { alone, attempt, cardsFor, deal, gather, keep, leads, matching, touchesOf, type Card } from "./selection";
import { type Hue, tableOf, type Table } from "./table";
import type { Action } from "./view";

const stages = unfolded(lesson as Record<string, unknown[]>)["game"]!;
const table = (stage: number): Table =>
  tableOf((stages as unknown as { view: Parameters<typeof tableOf>[0] }[])[stage]!.view);
let serial = 0;
const fresh = () => serial++;
const hand = (stage: number): Card[] => deal([], table(stage).hands[0] as object, new Set(), fresh);
const pick = (cards: Card[], ...hues: Hue[]): Set<number> => cardsFor(cards, tally(hues));

describe("a selection", () => {
  it("is the choice with exactly its touches, and has that choice's effect", () => {
    const now = table(0);
    const cards = hand(0);
    const place = matching(now.choices, gather(cards, pick(cards, "brown", "brown")));
    expect(now.choices[place]).toEqual({ type: "improve", touches: { brown: 2 } });
    expect(now.effects[place]).toMatchObject({ kind: "improve", missing: { yellow: 1, green: 1 }, gets: [] });
  });

  it("is found for every choice", () => {
    const { choices } = table(0);
    const cards = hand(0);
    for (const [place, choice] of choices.entries())
      expect(matching(choices, gather(cards, cardsFor(cards, touchesOf(choice))))).toBe(place);
  });

  it("of one card that is not missing is a smear", () => {
    const now = table(0);
    const place = matching(now.choices, { red: 1 });
    expect(now.choices[place]).toEqual({ type: "smear", touch: "red" });
    expect(now.effects[place]).toMatchObject({ kind: "smear", smears: 1 });
  });

  it("leads nowhere when no choice holds it", () => {
    const { choices } = table(0);
    expect(leads(choices, { brown: 1 })).toBe(true);
    expect(leads(choices, { brown: 1, red: 1 })).toBe(false);
    expect(matching(choices, { blue: 2 })).toBe(-1);
  });

  it("that no choice holds is asked of the server as what it would mean", () => {
    const { choices } = table(0);
    expect(attempt(choices, { brown: 1, red: 1 })).toEqual({
      type: "improve",
      touches: { brown: 1 },
      touch: ["red"],
    });
    expect(attempt(choices, { blue: 2 })).toEqual({ type: "smear", touch: ["blue", "blue"] });
    expect(attempt(choices, { brown: 3 })).toEqual({ type: "improve", touches: { brown: 3 } });
  });

  it("of a card alone says what the card would do", () => {
    expect(alone(table(4), "green")).toMatchObject({ kind: "finish", gets: [{ side: 0, money: 4 }], again: true });
    expect(alone(table(4), "blue")?.kind).toBe("ruin");
    expect(alone(table(1), "blue")).toBeNull(); // not my turn
  });
});

describe("a new view", () => {
  it("leaves the cards that stay as they were, and takes the ones that were played", () => {
    const before = hand(0);
    const played = pick(before, "brown", "brown");
    const after = deal(before, table(1).hands[0] as object, played, fresh);
    expect(after.map((card) => card.hue)).toEqual(["yellow", "blue", "blue", "blue", "red"]);
    const stayed = before.filter((card) => !played.has(card.id)).map((card) => card.id);
    expect(after.map((card) => card.id)).toEqual(expect.arrayContaining(stayed));
    expect(after.filter((card) => played.has(card.id))).toEqual([]);
  });

  it("takes the very card that was played, of several alike", () => {
    const before = hand(2);
    const second = before.filter((card) => card.hue === "blue")[1]!;
    const after = deal(before, { yellow: 1, blue: 2, red: 1 }, new Set([second.id]), fresh);
    expect(after.map((card) => card.id)).not.toContain(second.id);
  });

  it("keeps a selection that is still allowed, and a plan made while waiting", () => {
    const cards = hand(2);
    const selected = pick(cards, "yellow");
    expect(keep(table(2), cards, selected)).toEqual(selected);
    expect(keep(table(1), cards, pick(cards, "yellow", "red"))).toHaveProperty("size", 2);
  });

  it("drops a selection that is no longer allowed", () => {
    const cards = hand(2);
    expect(keep(table(2), cards, pick(cards, "yellow", "red")).size).toBe(0);
    const gone: Action[] = [{ type: "smear", touch: "red" }];
    expect(keep({ ...table(2), choices: gone }, cards, pick(cards, "yellow")).size).toBe(0);
  });
});
