// A view of Fresco with its own fields, the same for a seat, a spectator and the open view of a replay.
import type { Action, View } from "../contract";

export const PAINTS = ["red", "yellow", "blue", "orange", "green", "purple", "pink", "brown"] as const;
export type Paint = (typeof PAINTS)[number];
export type Paints = Partial<Record<Paint, number>>;
export const PRIMARIES = PAINTS.slice(0, 3);

export const COLUMNS = ["market", "cathedral", "studio", "workshop", "theatre"] as const;
export type Column = (typeof COLUMNS)[number];
export type Sheet = Partial<Record<Column, number>>;

export const PHASES = ["get_up", "plan", "market", "cathedral", "studio", "workshop", "income", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const STACKS = ["general", "orange", "green", "purple"] as const;
export type Stack = (typeof STACKS)[number];

/** Row and column, from the top left. */
export type Place = [row: number, column: number];

export interface Tile {
  value: number;
  paints: Paint[];
  coins?: number;
  splotches?: Stack[];
}

export interface Portrait {
  set: string;
  kind: "money" | "points" | "primary" | "paint" | "mood" | "lasting";
  amount?: number;
  paint?: Paint;
  power?: string;
}

export interface Player {
  score: number;
  mood: number;
  thalers: number | null;
  paints: Paints | null;
  get_up: number | null;
  plan: Sheet | null;
  apprentices: number;
  left: number;
  blends_left: number;
  tiles: Tile[];
  requests: { stack: Stack; points: number; tiles: Tile[] }[];
  portraits: Portrait[];
  request_used: boolean;
}

export interface Leonardo {
  score: number;
  get_up: number | null;
  tiles: Tile[];
  decider: number;
  acting: boolean;
}

/** At the end of a round: money, the paints of special requests, and how many general ones let one choose. */
export interface Income {
  thalers: number;
  paints: Paints;
  chosen: number;
}

/** What a choice would do, as the server tells it. */
export interface Effect {
  points: number;
  bonus: number;
  space: number | null;
  bump: { ahead: number; behind: number } | null;
  thalers: number;
  gains: Paints;
  uses: Paints;
  mood: number;
  apprentices: number;
  price: number;
  income: Income; // more of it each round
  sexton: boolean;
}

export interface Step {
  at?: Place;
  value?: number;
  altar?: Paint[];
  points: number;
}

/** What a plan could achieve: `cathedral[m][n]`, n in the cathedral after m at the market. */
export interface Outlook {
  price: number;
  most_tiles: number | null;
  cathedral: { booth: number | null; tiles: number[]; thalers: number; steps: Step[]; points: number }[][];
  requests: { stack: Stack; points: number }[];
  moods: number[];
}

export interface Figures {
  modules: string[];
  hostel: { time: number; mood: number; price: number }[];
  mood: { spaces: number; plus_from: number; minus_to: number };
  sheet: Record<Column, number>;
  altar: Record<"primaries" | "primary_to_secondary" | "blends" | "blend_to_pink" | "blend_to_brown", number>;
  bishop: { on: number; next_to: number; cost: number };
  pay: number;
  blends: { to: Paint; from: Paints }[];
  blends_each: number;
  tiles_left: number;
  thalers_per_point: number;
}

export interface Table {
  phase: Phase;
  turn: number | null;
  round: number;
  lastRound: boolean;
  bishop: Place;
  fresco: (Tile | null)[][];
  bonuses: number[][];
  booths: ({ paints: Paint[] } | null)[][]; // an empty one is closed
  portraits: (Portrait | null)[];
  portraitsLeft: number;
  requests: Record<Stack, number[]>;
  start: number[]; // painters from S1 on
  bump: { painter: number; ahead: number; behind: number } | null;
  players: Player[];
  leonardo: Leonardo | null;
  acting: number | null; // which painter; the one after the last seat is Leonardo
  sealed: boolean[];
  incomes: Income[];
  outlook: Outlook | null;
  tallies: Record<"tiles" | "requests" | "money" | "rest", number>[] | null;
  figures: Figures;
  choices: Action[];
  effects: Effect[];
  seats: number;
}

export function tableOf(view: View): Table {
  const seats = view.seats;
  const who = (each: number | "leonardo") => (each === "leonardo" ? seats : each);
  const marks = new Map<string, Tile>((view.tiles as Tile[]).map((tile) => [name(tile), tile]));
  const marked = (tile: Tile): Tile => ({ ...marks.get(name(tile)), ...tile });
  const open = view.open?.players as Player[] | undefined; // a replay may show what is behind the screens
  const players = (view.players as Player[]).map((player, seat) => ({
    ...player,
    ...(open && { thalers: open[seat]!.thalers, paints: open[seat]!.paints, plan: open[seat]!.plan }),
    tiles: player.tiles.map(marked),
  }));
  const leonardo = view.leonardo as Leonardo | null;
  return {
    phase: view.phase,
    turn: view.turn,
    round: view.round,
    lastRound: view.last_round,
    bishop: view.bishop,
    fresco: (view.fresco as (Tile | null)[][]).map((row) => row.map((tile) => tile && marked(tile))),
    bonuses: view.bonuses,
    booths: (view.booths as Table["booths"]).map((booth) => booth ?? []),
    portraits: view.portraits_open,
    portraitsLeft: view.portraits_left,
    requests: view.requests,
    start: view.start.map(who),
    bump: view.bump && { ...view.bump, painter: view.bump.painter === "leonardo" ? seats : view.bump.seat },
    players,
    leonardo,
    acting: leonardo?.acting ? seats : view.turn,
    sealed: view.sealed,
    incomes: view.incomes,
    outlook: view.outlook ?? null,
    tallies: view.tallies ?? null,
    figures: view.figures,
    choices: view.choices ?? [],
    effects: view.effects ?? [],
    seats,
  };
}

const name = (tile: Tile): string => `${tile.value} ${tile.paints.join(" ")}`;

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
    .map(({ which, score }) => ({ which, score, start: table.start.indexOf(which) + 1 }))
    .sort((a, b) => b.score - a.score || b.start - a.start);
}

export const samePlace = (a: Place | null, b: Place | null): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];
