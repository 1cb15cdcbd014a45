// Fresco as the page shows it: the server's view, in a replay with what is behind the screens.
import { memo } from "../../lib/memo";
import type { Shown } from "../contract";
import type { Column, Phase, Place, Stack, State, Tile, View } from "./view";

export type { Column, Effect, Figures, GameEvent, Income, Outlook, Paint, Paints, Phase, Place } from "./view";
export type { Player, Portrait, Sheet, Stack, Step, Tile } from "./view";
export type Table = View;
export type Seen = Shown<View, State>;

export const PAINTS = ["red", "yellow", "blue", "orange", "green", "purple", "pink", "brown"] as const;
export const PRIMARIES = PAINTS.slice(0, 3);
export const COLUMNS: readonly Column[] = ["market", "cathedral", "studio", "workshop", "theatre"];
export const PHASES: readonly Phase[] = [
  "get_up",
  "plan",
  "market",
  "cathedral",
  "studio",
  "workshop",
  "income",
  "over",
];
export const STACKS: readonly Stack[] = ["general", "orange", "green", "purple"];

export const tableOf = memo((view: Seen): Table => {
  const open = view.open?.players;
  if (!open) return view;
  const unscreened = view.players.map((player, seat) => {
    const { thalers, paints, plan } = open[seat]!;
    return { ...player, thalers, paints, plan };
  });
  return { ...view, players: unscreened };
});

/** Which painter acts; the one after the last seat is Leonardo. */
export const actingIn = (table: Table): number | null => (table.leonardo?.acting ? table.seats : table.turn);

type Special = Exclude<Stack, "general">;

/** The special requests that a tile counts for: only the list of all tiles says what is printed on it. */
export function splotchesOf(table: Table, tile: Tile): Special[] {
  const marked = tile.splotches ? tile : marksOf(table.tiles).get(nameOf(tile));
  return (marked?.splotches ?? []).filter((stack): stack is Special => stack !== "general");
}

/** The same where its paints do not show them: what is printed on special tiles beside the paints. */
export function printedSplotches(table: Table, tile: Tile): Special[] {
  const all = splotchesOf(table, tile);
  return all.every((each) => tile.paints.includes(each)) ? [] : all;
}

const nameOf = (tile: Tile): string => `${tile.value} ${tile.paints.join(" ")}`;
const marksOf = memo((tiles: View["tiles"]) => new Map(tiles.map((tile) => [nameOf(tile), tile])));

/** Every painter on the board: the players, and Leonardo after them. */
export function painters(table: Table): { which: number; score: number; get_up: number | null }[] {
  const all: { score: number; get_up: number | null }[] = [
    ...table.players,
    ...(table.leonardo ? [table.leonardo] : []),
  ];
  return all.map(({ score, get_up }, which) => ({ which, score, get_up }));
}

/** From the front of the score track; among those on the start spaces S1 is last. */
export function standings(table: Table): { which: number; score: number; start: number }[] {
  return painters(table)
    .map(({ which, score }) => ({
      which,
      score,
      start: table.start.indexOf(which < table.seats ? which : "leonardo") + 1,
    }))
    .sort((a, b) => b.score - a.score || b.start - a.start);
}

export const samePlace = (a: Place | null, b: Place | null): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];
