import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import type { Me, TableLine } from "./protocol";
import { session } from "./session.svelte";
import {
  lookAtTable,
  myTables,
  nextTable,
  otherTurns,
  refreshMyTables,
  type Wanted,
  wantedOfMe,
  watchMyTables,
} from "./turns.svelte";

const me = (id: string): Me => ({ id, name: id, lang: "en", account: null, opened_elsewhere: null });
const tables = (...turns: string[]) => turns.map((code) => ({ code, my_turn: true }) as TableLine);
const mine = vi.spyOn(api, "mine");

beforeEach(() => {
  mine.mockReset().mockResolvedValue(tables("here", "there"));
  session.me = me("vera");
});

afterEach(async () => {
  session.me = null;
  await refreshMyTables();
});

it("asks the table that is looked at what it wants, and the server only when it is left", async () => {
  await refreshMyTables();
  let wanted = $state<Wanted | null>("turn");
  let runs = 0;
  const seen: (Wanted | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      runs++;
      return lookAtTable("here", () => wanted);
    });
    $effect(() => void seen.push(wantedOfMe()));
  });
  flushSync();
  expect(otherTurns()).toBe(1);
  wanted = "answer";
  flushSync();
  wanted = null;
  flushSync();
  expect(seen).toEqual(["turn", "answer", "turn"]); // at last that of the other table
  expect(runs).toBe(1);
  expect(mine).toHaveBeenCalledTimes(1);
  stop();
  expect(mine).toHaveBeenCalledTimes(2);
  expect(otherTurns()).toBe(2);
});

it("follows whoever I become", async () => {
  await refreshMyTables();
  const stop = $effect.root(() => {
    $effect(() => watchMyTables());
  });
  flushSync();
  expect(mine).toHaveBeenCalledTimes(1); // they are known
  mine.mockResolvedValue(tables("hers"));
  session.me = me("ada");
  flushSync();
  await vi.waitFor(() => expect(myTables().map((line) => line.code)).toEqual(["hers"]));
  session.me = null;
  flushSync();
  expect(myTables()).toEqual([]);
  stop();
});

it("does not show the tables of whoever I was", async () => {
  let answer = (_: TableLine[]) => {};
  mine.mockReturnValueOnce(new Promise((done) => (answer = done)));
  const late = refreshMyTables();
  session.me = null;
  await refreshMyTables();
  answer(tables("past"));
  await late;
  expect(myTables()).toEqual([]);
});

it("goes on with the game that has least time, and never with the one I look at", async () => {
  const line = (code: string, left: number | null, my_turn = true) => ({ code, left, my_turn }) as TableLine;
  mine.mockResolvedValue([line("here", 1), line("calm", null), line("soon", 60), line("theirs", 5, false)]);
  await refreshMyTables();
  const stop = $effect.root(() => {
    $effect(() => lookAtTable("here", () => null));
  });
  flushSync();
  expect(nextTable()).toBe("soon");
  stop();
});
