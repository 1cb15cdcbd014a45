import { expect, it } from "vitest";
import { News } from "./news.svelte";
import type { Sheet, Table } from "./table";
import type { GameEvent } from "./view";

const SHEET = { market: 1 } as Sheet;
const REVEALED: GameEvent = { type: "revealed", plans: [SHEET] };

function table(phase: Table["phase"], round = 1, score = 0, plan: Sheet | null = null): Table {
  return { phase, round, players: [{ score, plan }] } as Table;
}

it("shows the plans until the next secret phase, or until they are closed", () => {
  const news = new News();
  news.follow(table("market"), [REVEALED]);
  expect(news.plans).toEqual([SHEET]);
  news.follow(table("cathedral"), []);
  expect(news.plans).toEqual([SHEET]);
  news.follow(table("get_up", 2), []);
  expect(news.plans).toBeNull();
  news.follow(table("market", 2), [REVEALED]);
  news.close();
  expect(news.plans).toBeNull();
});

it("shows plans that lie open to whoever comes, but only the first time", () => {
  const news = new News();
  news.follow(table("market", 1, 0, SHEET), []);
  expect(news.plans).toEqual([SHEET]);
  news.close();
  news.follow(table("market", 1, 0, SHEET), []);
  expect(news.plans).toBeNull();
});

it("sums a round up with the points that were made in it, until people have planned", () => {
  const news = new News();
  news.follow(table("get_up", 1, 2), []);
  news.follow(table("get_up", 2, 9), [
    { type: "income", seat: 0, thalers: 3, paints: {} },
    { type: "round", round: 2, last: false },
  ]);
  expect([news.summary?.round, news.summary?.gains[0]?.thalers, news.scored]).toEqual([2, 3, [7]]);
  news.follow(table("plan", 2, 9), []);
  expect(news.summary?.round).toBe(2);
  news.follow(table("market", 2, 9), []);
  expect(news.summary).toBeNull();
});

it("does not know the points of a round whose beginning was not seen", () => {
  const news = new News();
  news.follow(table("get_up", 3, 9), [{ type: "round", round: 3, last: false }]);
  expect([news.summary?.round, news.scored]).toEqual([3, []]);
});

it("keeps the segments that were restored last until something else happens", () => {
  const news = new News();
  const tile = { value: 5, paints: [] };
  news.follow(table("cathedral"), [{ type: "restored", seat: 0, at: [1, 2], tile, points: 5, bonus: 0 }]);
  news.follow(table("cathedral"), []);
  expect(news.restored).toEqual([[1, 2]]);
  news.follow(table("cathedral"), [{ type: "passed", seat: 0 }]);
  expect(news.restored).toEqual([]);
});
