// A view of Final Touch with its own fields, the same for a seat, a spectator and the open view of a replay.
import { count, less } from "../../lib/multiset";
import type { Action, Outcome, View } from "../contract";
import type { Hue } from "./art/draw";
import type { Touches } from "./art/paint";

export type { Hue, Touches };
export const HUES: readonly Hue[] = ["yellow", "green", "brown", "blue", "red"];

export interface Masterpiece {
  title: string;
  artist: string;
  year: string;
  needs: Touches;
  finished: number;
  ruined: number;
}

/** What a choice would do, as the server tells it. */
export interface Effect {
  kind: "improve" | "finish" | "smear" | "ruin";
  gets: { side: number; money: number }[];
  missing: Touches;
  smears: number;
  again: boolean;
  tiebreak: boolean;
  ends: boolean;
  winners: number[];
}

export interface Won {
  title: string;
  as: "finished" | "ruined";
  sides: number[];
  value: number;
}

export interface Table {
  turn: number;
  over: boolean;
  masterpiece: Masterpiece;
  next: Masterpiece | null;
  improved: Touches;
  smeared: Touches;
  smears: Hue[]; // the same, in the order they were played
  missing: Touches;
  hands: (Touches | number)[];
  discard: Touches;
  draw: number;
  pile: number;
  purses: number[];
  won: Won[];
  sides: number[][];
  goal: number | null;
  limit: number;
  contenders: number[];
  choices: Action[];
  effects: Effect[];
  outcome: Outcome | null;
}

export function tableOf(view: View): Table {
  return {
    turn: view.turn,
    over: view.phase === "over",
    masterpiece: view.masterpiece,
    next: view.next,
    improved: view.improved,
    smeared: view.smeared,
    smears: view.smear_order,
    missing: view.missing ?? less(view.masterpiece.needs, view.improved),
    hands: view.open?.hands ?? view.hands, // a replay may show them all
    discard: view.discard,
    draw: count(view.draw),
    pile: Array.isArray(view.pile) ? view.pile.length : view.pile,
    purses: view.purses,
    won: view.won,
    sides: view.sides ?? together(view),
    goal: view.goal ?? null,
    limit: view.smears_to_ruin ?? 3,
    contenders: view.contenders ?? [],
    choices: view.choices ?? [],
    effects: view.effects ?? [],
    outcome: view.outcome,
  };
}

/** Who shares a purse where the view does not say it: seats in turn, as often as there are purses. */
function together(view: View): number[][] {
  return (view.purses as number[]).map((_, side, purses) =>
    Array.from({ length: view.seats }, (_each, seat) => seat).filter((seat) => seat % purses.length === side),
  );
}

/** How the masterpiece on the wall stands: the last one of a game stays there as it ended. */
export function ended(table: Table): "open" | "finished" | "ruined" {
  const last = table.won.at(-1);
  return table.over && last?.title === table.masterpiece.title ? last.as : "open";
}
