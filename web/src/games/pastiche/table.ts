// A view of Pastiche with its own fields, the same for a seat, a spectator and the open view of a replay.
import { plus, tally } from "../../lib/multiset";
import type { Action, Outcome, View } from "../contract";
import type { Cards, Colour, Dab } from "./colours";

export interface Tile {
  points: string; // six dabs clockwise from the top
  centre: string | null;
}

export type Cell = readonly [q: number, r: number];

export interface Laid extends Tile {
  at: Cell;
  by: number | null; // null: the starting piece
}

export interface Commission {
  title: string;
  artist: string;
  year: string;
  place: string;
  palette: Cards;
  points: number;
}

export interface Offer {
  id: number;
  by: number;
  to: number | null; // null: whoever accepts first
  give: Cards;
  get: Cards;
  declined?: number[];
}

/** An offer of this turn that is no longer open. */
export interface Settled extends Offer {
  fate: "accepted" | "declined" | "withdrawn" | "void" | "lapsed";
  seat: number | null; // who accepted, declined or withdrew it; null: all it was made to, or nobody
}

/** What laying a hex there, turned so, would mix at its points and bring. */
export interface Preview {
  at: Cell;
  hex: number;
  rotation: number;
  mixes: (Colour | null)[];
  cards: Cards;
}

export interface Score {
  completed: number;
  bonus: number;
  usable: number | null; // null: hidden
}

export type Step = "place" | "trade" | "complete" | "discard" | "over";

export interface Table {
  seats: number;
  turn: number;
  step: Step;
  map: Laid[];
  bank: Cards;
  palettes: (Cards | number)[];
  hexes: (Tile[] | number)[];
  commissions: (string[] | number)[];
  gallery: string[];
  completed: string[][];
  offers: Offer[];
  settled: Settled[];
  unpayable: { offer: number; lacks: Cards }[]; // offers I cannot accept
  offersLeft: number[];
  closed: boolean[];
  lastRound: boolean;
  deck: number;
  supply: number;
  scores: Score[];
  goal: number;
  limit: number;
  values: Record<Colour, number>;
  colours: Colour[]; // all there are, in the order of the box
  chart: { dabs: Dab[]; colour: Colour }[];
  details: Record<string, Commission>;
  preview: Preview[];
  choices: Action[];
  settings: Action[];
  outcome: Outcome | null;
}

const size = (things: unknown): number => (Array.isArray(things) ? things.length : (things as number));

export function tableOf(view: View): Table {
  const open = view.open ?? view; // a replay may show everything
  const values = view.values as Record<Colour, number>;
  return {
    seats: view.seats,
    turn: view.turn,
    step: view.step,
    map: view.map,
    bank: view.bank,
    palettes: open.palettes,
    hexes: open.hexes,
    commissions: open.commissions,
    gallery: view.gallery,
    completed: view.completed,
    offers: view.offers,
    settled: view.settled,
    unpayable: view.unpayable,
    offersLeft: view.offers_left,
    closed: view.closed,
    lastRound: view.last_round,
    deck: size(view.deck),
    supply: size(view.supply),
    scores: view.scores,
    goal: view.goal,
    limit: view.limit,
    values,
    colours: Object.keys(values) as Colour[],
    chart: Object.entries(view.chart as Record<string, Colour>).map(([dabs, colour]) => ({
      dabs: [...dabs] as Dab[],
      colour,
    })),
    details: Object.fromEntries(
      Object.entries(view.details as Record<string, CardJson>).map(([title, card]) => [
        title,
        { ...card, palette: tally(card.palette) },
      ]),
    ),
    preview: view.preview ?? [],
    choices: view.choices ?? [],
    settings: view.settings ?? [],
    outcome: view.outcome,
  };
}

type CardJson = Omit<Commission, "palette"> & { palette: Colour[] };

export const handOf = (table: Table, seat: number | null): Cards => {
  const held = seat === null ? 0 : (table.palettes[seat] ?? 0);
  return typeof held === "number" ? {} : held;
};

export const tilesOf = (table: Table, seat: number | null): Tile[] => {
  const held = seat === null ? 0 : (table.hexes[seat] ?? 0);
  return typeof held === "number" ? [] : held;
};

export const commissionsOf = (table: Table, seat: number | null): string[] => {
  const held = seat === null ? 0 : (table.commissions[seat] ?? 0);
  return typeof held === "number" ? [] : held;
};

/** What a card by this title says; in an open replay some lie where no view has spoken of them. */
export function commission(table: Table, title: string): Commission {
  return table.details[title] ?? { title, artist: "", year: "", place: "", palette: {}, points: 0 };
}

export const keyOf = ([q, r]: Cell): string => `${q},${r}`;

/** What all these commissions ask for together. */
export function asked(table: Table, titles: readonly string[]): Cards {
  return titles.reduce<Cards>((sum, title) => plus(sum, commission(table, title).palette), {});
}
