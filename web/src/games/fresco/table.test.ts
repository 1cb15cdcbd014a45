import { expect, it } from "vitest";
import { unfolded } from "../lesson";
import lesson from "./lesson.json";
import { actingIn, type Seen, splotchesOf, standings, tableOf, type Tile } from "./table";

const stages = unfolded(lesson as Record<string, unknown[]>)["round"]!;
const view = (stages as unknown as { view: Seen }[])[0]!.view;

it("is the view itself, with what is behind the screens in an open replay", () => {
  expect(tableOf(view)).toBe(view);
  const hidden = view.players.map((player) => ({ ...player, thalers: null, paints: null }));
  const shown = view.players.map((player) => ({ ...player, thalers: 7, score: 99 }));
  const open = { players: shown } as unknown as Seen["open"];
  const table = tableOf({ ...view, players: hidden, open });
  expect(table.players.map((player) => player.thalers)).toEqual(shown.map(() => 7));
  expect(table.players.map((player) => player.score)).toEqual(view.players.map((player) => player.score));
});

it("finds what else is printed on a tile", () => {
  const marked = view.tiles.find((tile) => tile.splotches.some((stack) => stack !== "general"))!;
  const plain: Tile = { value: marked.value, paints: marked.paints };
  const special = marked.splotches.filter((stack) => stack !== "general");
  expect(splotchesOf(view, plain)).toEqual(special);
  expect(splotchesOf(view, { ...plain, splotches: ["general"] })).toEqual([]);
});

it("counts Leonardo as the painter after the last seat", () => {
  const leonardo = { score: 0, get_up: null, tiles: [], decider: 0, acting: true };
  const players = view.players.slice(0, 2).map((player) => ({ ...player, score: 0 }));
  const table = { ...view, seats: 2, turn: 0, players, leonardo, start: [1, "leonardo" as const, 0] };
  expect(actingIn(table)).toBe(2);
  expect(actingIn({ ...table, leonardo: { ...leonardo, acting: false } })).toBe(0);
  expect(standings(table).map(({ which }) => which)).toEqual([0, 2, 1]);
});
