// From what is picked up on the board to one of the server's choices. No rule of the game is here: what is not among the
// choices is asked of the server, which says why.
import { listed, tally, within } from "../../lib/multiset";
import {
  PAINTS,
  type Effect,
  type Paint,
  type Paints,
  type Phase,
  type Place,
  type Sheet,
  type Stack,
} from "./table";
import type { Action } from "./view";

/** A move that is being made up; only the parts of the phase are used. */
export interface Draft {
  time: number | null;
  sheet: Sheet;
  booth: number | null;
  goods: number[]; // places in that booth
  at: Place | null;
  bishop: Place | null;
  sexton: boolean; // the bishop goes there, and nothing is restored
  altar: Paint[] | null; // none: a segment of the fresco, not the altar
  portrait: number | "money" | null;
  primaries: Paint[];
  stack: Stack | null;
  tiles: number[]; // places among one's own
}

export const NOTHING: Draft = {
  time: null,
  sheet: {},
  booth: null,
  goods: [],
  at: null,
  bishop: null,
  sexton: false,
  altar: null,
  portrait: null,
  primaries: [],
  stack: null,
  tiles: [],
};

/** The move somebody means by a draft, legal or not. */
export function wishOf(phase: Phase, draft: Draft): Action | null {
  const primaries = draft.primaries.length > 0 ? { primaries: tally(draft.primaries, PAINTS) } : {};
  switch (phase) {
    case "get_up":
      return draft.time === null ? null : { type: "get_up", time: draft.time };
    case "plan":
      return { type: "plan", ...draft.sheet };
    case "market":
      return draft.booth === null ? null : { type: "market", booth: draft.booth, tiles: draft.goods };
    case "cathedral":
      if (draft.altar) return draft.altar.length > 0 ? { type: "altar", paints: tally(draft.altar, PAINTS) } : null;
      if (draft.sexton) return draft.at && { type: "sexton", bishop: draft.at };
      return draft.at && { type: "restore", at: draft.at, ...(draft.bishop && { bishop: draft.bishop }) };
    case "studio":
      if (draft.portrait === null) return null;
      return { type: "studio", ...(draft.portrait !== "money" && { portrait: draft.portrait }), ...primaries };
    case "workshop":
      return draft.stack && { type: "request", stack: draft.stack, tiles: draft.tiles };
    case "income":
      return { type: "income", primaries: tally(draft.primaries, PAINTS) };
    case "over":
      return null;
  }
}

/** A draft that means this move; none for what is done without one. */
export function draftOf(action: Action): Draft | null {
  switch (action.type) {
    case "get_up":
      return { ...NOTHING, time: action.time };
    case "plan": {
      const { type: _, ...sheet } = action;
      return { ...NOTHING, sheet };
    }
    case "market":
      return { ...NOTHING, booth: action.booth, goods: action.tiles };
    case "restore":
      return { ...NOTHING, at: action.at, bishop: action.bishop ?? null };
    case "sexton":
      return { ...NOTHING, at: action.bishop, sexton: true };
    case "altar":
      return { ...NOTHING, altar: listed(action.paints, PAINTS) };
    case "studio":
      return { ...NOTHING, portrait: action.portrait ?? "money", primaries: listed(action.primaries ?? {}, PAINTS) };
    case "request":
      return { ...NOTHING, stack: action.stack, tiles: action.tiles };
    case "income":
      return { ...NOTHING, primaries: listed(action.primaries, PAINTS) };
    default:
      return null;
  }
}

const SETS = ["tiles", "paints", "primaries"]; // where order means nothing

/** One string for all ways to write the same action. */
function key(action: Action): string {
  const parts = Object.entries(action)
    .filter(([field, value]) => value !== 0 || !(field in SHEET))
    .map(([field, value]) => {
      if (!SETS.includes(field)) return `${field}=${JSON.stringify(value)}`;
      return `${field}=${Array.isArray(value) ? [...value].sort().join() : listed(value as Paints, PAINTS).join()}`;
    });
  return parts.sort().join(" ");
}
const SHEET = { market: 0, cathedral: 0, studio: 0, workshop: 0, theatre: 0 };

/** The choice that is exactly this, as its place among the choices; -1 if there is none. */
export function matching(choices: readonly Action[], wish: Action | null): number {
  if (!wish) return -1;
  const wanted = key(wish);
  return choices.findIndex((choice) => choice.type === wish.type && key(choice) === wanted);
}

/** Is this a choice, or could it still become one? */
export function leads(choices: readonly Action[], wish: Action): boolean {
  if (matching(choices, wish) >= 0) return true;
  return choices.some((choice) => {
    if (wish.type === "altar" && choice.type === "altar") return within(wish.paints, choice.paints);
    if (wish.type === "income" && choice.type === "income") return within(wish.primaries, choice.primaries);
    if (wish.type === "studio" && choice.type === "studio")
      return choice.portrait === wish.portrait && within(wish.primaries ?? {}, choice.primaries ?? {});
    if (wish.type === "request" && choice.type === "request")
      return choice.stack === wish.stack && wish.tiles.every((tile) => choice.tiles.includes(tile));
    return false;
  });
}

/** A way to restore a segment: where the bishop goes first, if anywhere, and what that brings. */
export interface Way {
  bishop: Place | null;
  effect: Effect;
}

/** The ways to a segment that differ in what they bring: without the bishop's help first, then the best. */
export function waysTo(choices: readonly Action[], effects: readonly Effect[], at: Place): Way[] {
  const found = new Map<string, Way>();
  choices.forEach((choice, place) => {
    if (choice.type !== "restore" || String(choice.at) !== String(at)) return;
    const effect = effects[place]!;
    const brings = `${effect.points} ${effect.thalers} ${effect.sexton}`;
    if (!found.has(brings)) found.set(brings, { bishop: choice.bishop ?? null, effect });
  });
  const ways = [...found.values()];
  const without = ways.find((way) => !way.bishop)?.effect.points ?? 0;
  return ways
    .filter((way) => !way.bishop || way.effect.points > without) // nobody pays for nothing, or for less
    .sort((a, b) => Number(!!a.bishop) - Number(!!b.bishop) || b.effect.points - a.effect.points);
}

/** What it would do to have the Sexton bring the bishop there and restore nothing; none if that is no choice. */
export function sextonTo(choices: readonly Action[], effects: readonly Effect[], at: Place): Effect | null {
  return effects[matching(choices, { type: "sexton", bishop: at })] ?? null;
}

/** My tiles that some choice would use for a stack. */
export function qualifying(choices: readonly Action[], stack: Stack): Set<number> {
  return new Set(
    choices.flatMap((choice) => (choice.type === "request" && choice.stack === stack ? choice.tiles : [])),
  );
}
