// Pastiche as the page shows it: the server's view, in a replay with everything open, and what is read from it more easily.
import { memo } from "../../lib/memo";
import { plus, tally } from "../../lib/multiset";
import type { Shown } from "../contract";
import type { Cards, Colour, Dab } from "./colours";
import type {
  Cell,
  Close,
  Commission as Card,
  GameEvent,
  Hex,
  Laid,
  Offer,
  Preview,
  Settled,
  State,
  Step,
  View,
} from "./view";

export type { Cell, GameEvent, Laid, Offer, Preview, Settled, Step };
export type Tile = Hex | Laid;
export type Seen = Shown<View, State>;

export interface Commission extends Omit<Card, "palette" | "nationality"> {
  palette: Cards;
}

export interface Table extends Omit<View, "chart" | "details"> {
  accounts: NonNullable<View["accounts"]>;
  preview: Preview[];
  settings: Close[];
  colours: Colour[]; // all there are, in the order of the box
  chart: { dabs: Dab[]; colour: Colour }[];
  details: Record<string, Commission>;
}

const NONE: never[] = [];

export const tableOf = memo((view: Seen): Table => ({
  ...view,
  palettes: view.open?.palettes ?? view.palettes,
  hexes: view.open?.hexes ?? view.hexes,
  commissions: view.open?.commissions ?? view.commissions,
  preview: view.preview ?? NONE,
  settings: view.settings ?? NONE,
  accounts: view.accounts ?? NONE,
  colours: coloursOf(view.values),
  chart: chartOf(view.chart),
  details: detailsOf(view.details),
}));

const coloursOf = memo((values: View["values"]) => Object.keys(values) as Colour[]);

const chartOf = memo((chart: View["chart"]) =>
  Object.entries(chart).map(([dabs, colour]) => ({ dabs: [...dabs] as Dab[], colour })),
);

const detailsOf = memo((details: View["details"]) =>
  Object.fromEntries(Object.entries(details).map(([title, card]) => [title, commissionOf(card)])),
);

const commissionOf = memo((card: Card): Commission => ({ ...card, palette: tally(card.palette) }));

export const handOf = (table: Table, seat: number | null): Cards => {
  const held = seat === null ? 0 : (table.palettes[seat] ?? 0);
  return typeof held === "number" ? {} : held;
};

export const tilesOf = (table: Table, seat: number | null): Hex[] => {
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
