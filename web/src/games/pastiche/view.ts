// Written by `python -m bottega.server.game_types web/src/games` from src/bottega/games/pastiche/knowledge/shapes.py: do not edit.
import type { Outcome, Over } from "../view";

export type Primary = "red" | "yellow" | "blue";

export type Secondary = "orange" | "green" | "violet" | "brown";

export type Tertiary = "amber" | "scarlet" | "olive" | "teal" | "magenta" | "purple";

export type Colour = "red" | "yellow" | "blue" | "orange" | "green" | "violet" | "brown" | "amber" | "scarlet" | "olive" | "teal" | "magenta" | "purple" | "black" | "white" | "gray" | "bisque";

export type Cards = Partial<Record<Colour, number>>;

export type Cell = readonly [number, number];

export type Step = "place" | "trade" | "complete" | "discard" | "over";

export type BankRule = "PA-B1" | "PA-B2" | "PA-B3";

export type Fate = "accepted" | "declined" | "withdrawn" | "void" | "lapsed";

/** Lay a hex, and take what it mixes or a primary of its centre. */
export interface Place {
  type: "place";
  hex: number;
  at: Cell;
  rotation: number;
  take: "mix" | "red" | "yellow" | "blue";
}

/** Trade with the bank. */
export interface Trade {
  type: "bank";
  give: Cards;
  get: Colour;
}

/** Offer cards to a seat, or to everybody (null). */
export interface MakeOffer {
  type: "offer";
  to: number | null;
  give: Cards;
  get: Cards;
}

/** Accept or decline an offer, or withdraw one's own. */
export interface Answer {
  type: "accept" | "decline" | "withdraw";
  offer: number;
}

/** Swap a commission with one of the gallery. */
export interface Swap {
  type: "swap";
  commission: string;
  gallery: string;
}

/** Hand a commission in, from the hand or the gallery. */
export interface Complete {
  type: "complete";
  commission: string;
}

/** Return cards, so that the limit is kept. */
export interface Return {
  type: "return";
  cards: Cards;
}

/** End the turn. */
export interface End {
  type: "end";
}

/** Decline all offers from now on, or no longer. */
export interface Close {
  type: "closed";
  on: boolean;
}

export type Action = Place | Trade | MakeOffer | Answer | Swap | Complete | Return | End | Close;

/** Dabs at its points, clockwise from the top, and one or two primaries in its centre. */
export interface Hex {
  points: string;
  centre: string;
}

/** A hex on the table; the start piece has no centre and is nobody's. */
export interface Laid {
  at: Cell;
  points: string;
  centre: string | null;
  by: number | null;
}

/** What stands on a commission. */
export interface Commission {
  title: string;
  artist: string;
  nationality: string;
  year: string;
  place: string;
  palette: Colour[];
  points: number;
}

/** An open offer; `to` is null where anybody may accept it. */
export interface Offer {
  id: number;
  by: number;
  to: number | null;
  give: Cards;
  get: Cards;
  declined?: number[];
}

/** An offer of this turn that is no longer open; `seat`: who answered it. */
export interface Settled {
  id: number;
  by: number;
  to: number | null;
  give: Cards;
  get: Cards;
  fate: Fate;
  seat: number | null;
}

/** A score as far as this seat may know it: `usable` is null where hidden. */
export interface Score {
  completed: number;
  bonus: number;
  usable: number | null;
}

/** An offer that this seat cannot accept, and the cards it lacks. */
export interface Unpayable {
  offer: number;
  lacks: Cards;
}

/** What laying a hex there, turned so, would mix at its points and bring. */
export interface Preview {
  at: Cell;
  hex: number;
  rotation: number;
  mixes: (Colour | null)[];
  cards: Cards;
}

/** Pastiche as one seat may know it, or a spectator. */
export interface View {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  outcome: Outcome | null;
  ply: number;
  seat: number | null;
  awaited: number[];
  asked: number[];
  decision: number | null;
  commitment: string | null;
  turn: number;
  step: Step;
  map: Laid[];
  bank: Cards;
  gallery: string[];
  completed: string[][];
  offers: Offer[];
  offered: number[];
  settled: Settled[];
  turns: number[];
  last_round: boolean;
  starter: number;
  closed: boolean[];
  written_out?: Commission[];
  choices: Action[];
  bank_rules: BankRule[];
  settings?: Close[];
  palettes: (number | Cards)[];
  hexes: (number | Hex[])[];
  commissions: (number | string[])[];
  deck: number;
  supply: number;
  offers_left: number[];
  points: number[];
  scores: Score[];
  goal: number;
  limit: number;
  values: Record<Colour, number>;
  chart: Record<string, Colour>;
  details: Record<string, Commission>;
  unpayable: Unpayable[];
  preview?: Preview[];
}

/** The whole truth. */
export interface State {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  outcome: Outcome | null;
  turn: number;
  step: Step;
  map: Laid[];
  bank: Cards;
  gallery: string[];
  completed: string[][];
  offers: Offer[];
  offered: number[];
  settled: Settled[];
  turns: number[];
  last_round: boolean;
  starter: number;
  closed: boolean[];
  written_out?: Commission[];
  palettes: Cards[];
  hexes: Hex[][];
  commissions: string[][];
  shown: string[][];
  deck: string[];
  supply: Hex[];
}

/** The hex is as laid; `cards` are those it brought. */
export interface Placed {
  type: "placed";
  seat: number;
  at: Cell;
  hex: Hex;
  take: "mix" | "centre";
  cards: Cards;
}

export interface Banked {
  type: "banked";
  seat: number;
  cards: Cards;
  get: Colour;
}

/** `offer` is null where nobody is open to it. */
export interface Offered {
  for: Cards;
  type: "offered";
  seat: number;
  to: number | null;
  cards: Cards;
  offer: number | null;
}

/** An offer of seat `by` was answered, or withdrawn. */
export interface Answered {
  for: Cards;
  type: "accepted" | "declined" | "withdrawn";
  seat: number;
  by: number;
  offer: number;
  cards: Cards;
}

export interface Swapped {
  type: "swapped";
  seat: number;
  gave: string;
  took: string;
}

/** `gallery`: was it in the gallery? */
export interface Completed {
  type: "completed";
  seat: number;
  title: string;
  points: number;
  gallery: boolean;
}

export interface Returned {
  type: "returned";
  seat: number;
  cards: Cards;
}

/** The hexes are for the seat itself only. */
export interface DrewHex {
  type: "drew-hex";
  seat: number;
  count: number;
  hexes?: Hex[];
}

export interface Closed {
  type: "closed";
  seat: number;
  on: boolean;
}

/** The seat reached the goal. */
export interface LastRound {
  type: "last-round";
  seat: number;
}

export type GameEvent = Placed | Banked | Offered | Answered | Swapped | Completed | Returned | DrewHex | Closed | LastRound | Over;
