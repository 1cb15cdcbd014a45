// Written by `python -m bottega.server.game_types` from src/bottega/games/pastiche/knowledge/shapes.py: do not edit.
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
export type Place = {
  type: "place";
  hex: number;
  at: Cell;
  rotation: number;
  take: "mix" | "red" | "yellow" | "blue";
};

/** Trade with the bank. */
export type Trade = {
  type: "bank";
  give: Cards;
  get: Colour;
};

/** Offer cards to a seat, or to everybody (null). */
export type MakeOffer = {
  type: "offer";
  to: number | null;
  give: Cards;
  get: Cards;
};

/** Accept or decline an offer, or withdraw one's own. */
export type Answer = {
  type: "accept" | "decline" | "withdraw";
  offer: number;
};

/** Swap a commission with one of the gallery. */
export type Swap = {
  type: "swap";
  commission: string;
  gallery: string;
};

/** Hand a commission in, from the hand or the gallery. */
export type Complete = {
  type: "complete";
  commission: string;
};

/** Return cards, so that the limit is kept. */
export type Return = {
  type: "return";
  cards: Cards;
};

/** End the turn. */
export type End = {
  type: "end";
};

/** Decline all offers from now on, or no longer. */
export type Close = {
  type: "closed";
  on: boolean;
};

export type Action = Place | Trade | MakeOffer | Answer | Swap | Complete | Return | End | Close;

/** Dabs at its points, clockwise from the top, and one or two primaries in its centre. */
export type Hex = {
  points: string;
  centre: string;
};

/** A hex on the table; the start piece has no centre and is nobody's. */
export type Laid = {
  at: Cell;
  points: string;
  centre: string | null;
  by: number | null;
};

/** What dabs have mixed at a point of a laid hex: the one that was laid there last. */
export type Mixture = {
  at: Cell;
  point: number;
  colour: Colour;
};

/** What stands on a commission. */
export type Commission = {
  title: string;
  artist: string;
  nationality: string;
  year: string;
  place: string;
  palette: Colour[];
  points: number;
};

/** An open offer; `to` is null where anybody may accept it. */
export type Offer = {
  id: number;
  by: number;
  to: number | null;
  give: Cards;
  get: Cards;
  declined?: number[];
};

/** An offer of this turn that is no longer open; `seat`: who answered it. */
export type Settled = {
  id: number;
  by: number;
  to: number | null;
  give: Cards;
  get: Cards;
  fate: Fate;
  seat: number | null;
};

/** A score as far as this seat may know it: `usable` is null where hidden. */
export type Score = {
  completed: number;
  bonus: number;
  usable: number | null;
};

/** An offer that this seat cannot accept, and the cards it lacks. */
export type Unpayable = {
  offer: number;
  lacks: Cards;
};

/** The other work of a commission's artist, and the bonus for both. */
export type Pair = {
  other: string;
  bonus: number;
};

/** What a choice would give up for the rest of the turn; `commission`: the one that would be completed. */
export type GivenUp = {
  action: "swap" | "complete" | "end";
  commission: string | null;
  complete: string[];
  trades: number;
  partners: number[];
  offers: number[];
  swap: boolean;
  last: boolean;
};

/** Points of a completed commission. */
export type FromCommission = {
  type: "commission";
  title: string;
  points: number;
};

/** The bonus for both works of an artist. */
export type FromArtist = {
  type: "artist";
  artist: string;
  titles: string[];
  points: number;
};

/** Points of usable cards of one colour. */
export type FromCards = {
  type: "cards";
  colour: Colour;
  count: number;
  points: number;
};

/** What laying a hex there, turned so, would mix at its points and bring. */
export type Preview = {
  at: Cell;
  hex: number;
  rotation: number;
  mixes: (Colour | null)[];
  cards: Cards;
};

/** Pastiche as one seat may know it, or a spectator. */
export type View = {
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  outcome: Outcome | null;
  ply: number;
  seat: number | null;
  awaited: number[];
  asked: number[];
  leaders: number[];
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
  mixtures: Mixture[];
  chart: Record<string, Colour>;
  details: Record<string, Commission>;
  pairs: Record<string, Pair>;
  unpayable: Unpayable[];
  given_up: GivenUp[];
  preview?: Preview[];
  tie_break?: "commissions" | "usable" | "bonus" | "shared" | null;
  accounts?: ((FromCommission | FromArtist | FromCards)[])[];
};

/** The whole truth. */
export type State = {
  game: string;
  version: number;
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
};

/** The hex is as laid; `cards` are those it brought. */
export type Placed = {
  type: "placed";
  seat: number;
  at: Cell;
  hex: Hex;
  take: "mix" | "centre";
  cards: Cards;
};

export type Banked = {
  type: "banked";
  seat: number;
  cards: Cards;
  get: Colour;
};

/** `offer` is null where nobody is open to it. */
export type Offered = {
  for: Cards;
  type: "offered";
  seat: number;
  to: number | null;
  cards: Cards;
  offer: number | null;
};

/** An offer of seat `by` was answered, or withdrawn. */
export type Answered = {
  for: Cards;
  type: "accepted" | "declined" | "withdrawn";
  seat: number;
  by: number;
  offer: number;
  cards: Cards;
};

export type Swapped = {
  type: "swapped";
  seat: number;
  gave: string;
  took: string;
};

/** `gallery`: was it in the gallery? */
export type Completed = {
  type: "completed";
  seat: number;
  title: string;
  points: number;
  gallery: boolean;
};

export type Returned = {
  type: "returned";
  seat: number;
  cards: Cards;
};

/** The hexes are for the seat itself only. */
export type DrewHex = {
  type: "drew-hex";
  seat: number;
  count: number;
  hexes?: Hex[];
};

export type Closed = {
  type: "closed";
  seat: number;
  on: boolean;
};

/** The seat reached the goal. */
export type LastRound = {
  type: "last-round";
  seat: number;
};

export type GameEvent = Placed | Banked | Offered | Answered | Swapped | Completed | Returned | DrewHex | Closed | LastRound | Over;
