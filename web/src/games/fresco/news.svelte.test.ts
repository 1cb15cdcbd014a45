import { expect, it } from "vitest";
import { News } from "./news.svelte";
import type { Sheet, Table } from "./table";
import type { GameEvent } from "./view";

const SHEET = { market: 1 } as Sheet;
const REVEALED: GameEvent = { type: "revealed", plans: [SHEET] };
const INCOME: GameEvent = { type: "income", seat: 0, thalers: 3, paints: {} };
const ROUND = (round: number): GameEvent => ({ type: "round", round, last: false });

function table(phase: Table["phase"], round = 1, score = 0, plan: Sheet | null = null): Table {
  return { phase, round, ply: round, players: [{ score, plan }] } as Table;
}

it("shows the plans until the next secret phase, or until they are closed", () => {
  const news = new News();
  news.follow(table("plan"), [], []);
  news.close(table("plan")); // sealing a plan closes nothing that is to come
  news.follow(table("market"), [REVEALED], [REVEALED]);
  expect(news.plans).toEqual([SHEET]);
  news.follow(table("cathedral"), [], [REVEALED]);
  expect(news.plans).toEqual([SHEET]);
  news.follow(table("get_up", 2), [], [REVEALED, ROUND(2)]);
  expect(news.plans).toBeNull();
  const [now, past] = [table("market", 2), [REVEALED, ROUND(2), REVEALED]];
  news.follow(now, [REVEALED], past);
  expect(news.plans).toEqual([SHEET]);
  news.close(now);
  news.follow(now, [], past);
  expect(news.plans).toBeNull();
});

it("shows no plans any more when the game is over", () => {
  const news = new News();
  news.follow(table("workshop"), [], [REVEALED]);
  expect(news.plans).toEqual([SHEET]);
  news.follow(table("over"), [], [REVEALED]);
  expect(news.plans).toBeNull();
});

it("shows plans that lie open to whoever comes to the market", () => {
  const news = new News();
  news.follow(table("market", 1, 0, SHEET), [], []);
  expect(news.plans).toEqual([SHEET]);
});

it("sums a round up with the points that were made in it, until people have planned", () => {
  const news = new News();
  const past = [INCOME, ROUND(2)];
  news.follow(table("get_up", 1, 2), [], []);
  news.follow(table("get_up", 2, 9), past, past);
  expect([news.summary?.round, news.summary?.gains[0]?.thalers, news.scored]).toEqual([2, 3, [7]]);
  news.follow(table("plan", 2, 9), [], past);
  expect(news.summary?.round).toBe(2);
  news.follow(table("market", 2, 9), [], past);
  expect(news.summary).toBeNull();
});

it("takes back what was undone, and tells it again with its points when it happens again", () => {
  const news = new News();
  news.follow(table("get_up", 1, 2), [], []);
  news.follow(table("market"), [REVEALED], [REVEALED]);
  news.follow(table("plan", 1, 2), [], []);
  expect(news.plans).toBeNull();
  const past = [REVEALED, INCOME, ROUND(2)];
  news.follow(table("get_up", 2, 9), [INCOME, ROUND(2)], past);
  news.follow(table("workshop", 1, 9), [], [REVEALED]);
  expect(news.summary).toBeNull();
  news.follow(table("get_up", 2, 12), [INCOME, ROUND(2)], past);
  expect([news.summary?.round, news.scored]).toEqual([2, [10]]);
});

it("does not know the points of a round whose beginning was not seen", () => {
  const news = new News();
  news.follow(table("get_up", 3, 9), [ROUND(3)], [ROUND(3)]);
  expect([news.summary?.round, news.scored]).toEqual([3, []]);
});

it("goes by the updates where nobody knows what was before", () => {
  const news = new News();
  news.follow({ ...table("workshop", 2), ply: 5 }, [], []);
  news.follow({ ...table("get_up", 3), ply: 6 }, [INCOME, ROUND(3)], []);
  expect(news.summary?.round).toBe(3);
  news.follow({ ...table("workshop", 2), ply: 5 }, [], []); // a replay goes back
  expect(news.summary).toBeNull();
});

it("keeps the segments that were restored last until something else happens", () => {
  const news = new News();
  const tile = { value: 5, paints: [] };
  news.follow(table("cathedral"), [{ type: "restored", seat: 0, at: [1, 2], tile, points: 5, bonus: 0 }], []);
  news.follow(table("cathedral"), [], []);
  expect(news.restored).toEqual([[1, 2]]);
  news.follow(table("cathedral"), [{ type: "passed", seat: 0 }], []);
  expect(news.restored).toEqual([]);
});
