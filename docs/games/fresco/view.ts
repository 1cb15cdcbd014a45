// Written by `python -m bottega.server.game_types` from src/bottega/games/fresco/knowledge/shapes.py: do not edit.
import type { Outcome, Over } from "../view";

export type Paint = "red" | "yellow" | "blue" | "orange" | "green" | "purple" | "pink" | "brown";

export type Paints = Partial<Record<Paint, number>>;

export type Place = readonly [number, number];

export type Phase = "get_up" | "plan" | "market" | "cathedral" | "studio" | "workshop" | "income" | "over";

export type Part = "get_up" | "plan" | "market" | "cathedral" | "studio" | "workshop" | "theatre" | "income";

export type Column = "market" | "cathedral" | "studio" | "workshop" | "theatre";

export type Sheet = Partial<Record<Column, number>>;

export type Stack = "general" | "orange" | "green" | "purple";

export type PortraitSet = "A" | "B" | "C";

export type Module = "portraits" | "requests" | "blends";

/** Choose a time to get up. */
export type GetUp = {
  type: "get_up";
  time: number;
};

/** Seal a plan: apprentices sent to each place. */
export type Plan = {
  type: "plan";
  market?: number;
  cathedral?: number;
  studio?: number;
  workshop?: number;
  theatre?: number;
};

/** Buy tiles of a booth, by their place there. */
export type Market = {
  type: "market";
  booth: number;
  tiles: number[];
};

/** Restore a tile; the bishop may be moved first. */
export type Restore = {
  type: "restore";
  at: Place;
  bishop?: Place;
};

/** Restore the altar. */
export type Altar = {
  type: "altar";
  paints: Paints;
};

/** Have the Sexton move the bishop. */
export type UseSexton = {
  type: "sexton";
  bishop: Place;
};

/** Take a portrait; without one: money only. */
export type Studio = {
  type: "studio";
  portrait?: number;
  primaries?: Paints;
};

/** Blend paint. */
export type Blend = {
  type: "blend";
  to: Paint;
};

/** Fulfil a request with three of one's tiles. */
export type Fulfil = {
  type: "request";
  stack: Stack;
  tiles: number[];
};

/** Give up what is left here. */
export type Pass = {
  type: "pass";
};

/** Leave an occupied space of the score track. */
export type TakeStep = {
  type: "step";
  to: "ahead" | "behind";
};

/** Choose paints for general requests. */
export type ChooseIncome = {
  type: "income";
  primaries: Paints;
};

export type Action = GetUp | Plan | Market | Restore | Altar | UseSexton | Studio | Blend | Fulfil | Pass | TakeStep | ChooseIncome;

/** A market tile. */
export type Goods = {
  paints: Paint[];
};

/** A fresco tile; what else is printed on it stands in `tiles` of the view. */
export type Tile = {
  value: number;
  paints: Paint[];
  coins?: number;
  splotches?: Stack[];
};

/** A fresco tile with all that is printed on it. */
export type Marked = {
  value: number;
  paints: Paint[];
  coins: number;
  splotches: Stack[];
};

/** A portrait card. */
export type Portrait = {
  set: PortraitSet;
  kind: "money" | "points" | "primary" | "paint" | "mood" | "lasting";
  amount?: number;
  paint?: Paint;
  power?: "gods-servant" | "abbot" | "actor" | "sexton";
};

/** The two spaces to choose from. */
export type Ways = {
  ahead: number;
  behind: number;
};

/** Somebody landed on an occupied space, and `seat` must choose. */
export type Bump = {
  ahead: number;
  behind: number;
  seat: number;
  painter?: "leonardo";
};

/** The neutral painter of a game of two; `decider` decides for him. */
export type Leonardo = {
  score: number;
  get_up: number | null;
  tiles: Tile[];
  decider: number;
  acting: boolean;
};

/** A request that was fulfilled. */
export type Request = {
  stack: Stack;
  points: number;
  tiles: Tile[];
};

/** A player; what is behind the screen is null. */
export type Player = {
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
  requests: Request[];
  portraits: Portrait[];
  sexton_used: boolean;
  request_used: boolean;
};

/** At the end of a round: money, the paints of special requests, and how many general ones let one choose. */
export type Income = {
  thalers: number;
  paints: Paints;
  chosen: number;
};

/** Points that nothing on the table shows later. */
export type Scored = {
  bishop: number;
  altar: number;
  portraits: number;
};

/** Where the points of a player came from. `rest`: what the last four bring together. */
export type Tally = {
  tiles: number;
  requests: number;
  money: number;
  rest: number;
  bishop: number | null;
  altar: number | null;
  portraits: number | null;
  bumps: number | null;
};

/** A time to get up: the change of mood, and the price of a market tile. */
export type Rising = {
  time: number;
  mood: number;
  price: number;
};

/** The mood track: from where on one has an apprentice more, and up to where one fewer. */
export type Moods = {
  spaces: number;
  plus_from: number;
  minus_to: number;
};

/** What paints bring at the altar. */
export type AltarPoints = {
  primaries: number;
  primary_to_secondary: number;
  blends: number;
  blend_to_pink: number;
  blend_to_brown: number;
};

/** Points for restoring where he stands and next to him, and the cost of a step. */
export type Bishop = {
  on: number;
  next_to: number;
  cost: number;
};

/** A paint, and what it is blended from. */
export type Recipe = {
  from: Paints;
  to: Paint;
};

/** What is printed on the board and the sheets. */
export type Figures = {
  modules: Module[];
  course: Part[];
  hostel: Rising[];
  mood: Moods;
  sheet: Record<Column, number>;
  altar: AltarPoints;
  bishop: Bishop;
  pay: number;
  blends_each: number;
  blends: Recipe[];
  tiles_left: number;
  thalers_per_point: number;
};

/** One apprentice in the cathedral: a tile, or the altar. */
export type Step = {
  points: number;
  at?: Place;
  value?: number;
  altar?: Paint[];
};

/** The best with another booth, or without the market. */
export type Otherwise = {
  booth: number | null;
  tiles: number[];
  thalers: number;
  steps: Step[];
  points: number;
};

/** The best that some apprentices could do in the cathedral, after a visit to the market. */
export type Restoring = {
  booth: number | null;
  tiles: number[];
  thalers: number;
  steps: Step[];
  points: number;
  otherwise: Otherwise | null;
};

/** A request that could be fulfilled. */
export type Open = {
  stack: Stack;
  points: number;
};

/** What a plan could achieve. `cathedral[m][n]`: n apprentices there after m at the market. */
export type Outlook = {
  price: number;
  most_tiles: number | null;
  before: (number | "leonardo")[];
  cathedral: Restoring[][];
  requests: Open[];
  moods: number[];
};

/** What could still be done here, and would not be. `points`: of the best step. */
export type GivesUp = {
  apprentices: number;
  blends: number;
  points: number;
  thalers: number;
  portrait: boolean;
};

/** What a choice would do. */
export type Effect = {
  points: number;
  bonus: number;
  space: number | null;
  bump: Ways | null;
  thalers: number;
  gains: Paints;
  uses: Paints;
  mood: number;
  apprentices: number;
  price: number;
  income: Income;
  sexton: boolean;
  gives_up: GivesUp | null;
};

/** Fresco as one seat may know it, or a spectator. */
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
  phase: Phase;
  turn: number | null;
  round: number;
  last_round: boolean;
  bishop: Place;
  fresco: ((Tile | null)[])[];
  booths: ((Goods | null)[] | null)[];
  portraits_open: (Portrait | null)[];
  portraits_gone: Portrait[];
  requests: Record<Stack, number[]>;
  start: (number | "leonardo")[];
  bump: Bump | null;
  counted: number;
  scored: (Scored | null)[];
  leonardo: Leonardo | null;
  players: Player[];
  choices: Action[];
  effects: Effect[];
  bag: number;
  portraits_left: number;
  portraits_stacks: Record<PortraitSet, number>;
  sealed: boolean[];
  tiles: Marked[];
  figures: Figures;
  incomes: Income[];
  tallies: Tally[] | null;
  bonuses: number[][];
  outlook: Outlook | null;
};

/** The whole truth. */
export type State = {
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  outcome: Outcome | null;
  phase: Phase;
  turn: number | null;
  round: number;
  last_round: boolean;
  bishop: Place;
  fresco: ((Tile | null)[])[];
  booths: ((Goods | null)[] | null)[];
  portraits_open: (Portrait | null)[];
  portraits_gone: Portrait[];
  requests: Record<Stack, number[]>;
  start: (number | "leonardo")[];
  bump: Bump | null;
  counted: number;
  scored: (Scored | null)[];
  leonardo: Leonardo | null;
  players: Player[];
  bag: Goods[];
  portraits_left: Record<PortraitSet, Portrait[]>;
};

export type GotUp = {
  seat: number | null;
  painter?: "leonardo";
  type: "got-up";
  time: number;
  mood?: number;
};

/** The plan is for the seat itself only. */
export type Sealed = {
  seat: number;
  type: "sealed";
  again: boolean;
  plan?: Sheet;
};

export type Revealed = {
  type: "revealed";
  plans: Sheet[];
};

export type VisitedMarket = {
  seat: number | null;
  painter?: "leonardo";
  type: "visited-market";
  booth: number;
  tiles: Goods[];
  thalers: number;
};

export type Restored = {
  seat: number | null;
  painter?: "leonardo";
  type: "restored";
  at: Place;
  tile: Tile;
  bishop?: Place;
  points: number;
  bonus: number;
};

export type RestoredAltar = {
  seat: number;
  type: "restored-altar";
  paints: Paints;
  points: number;
};

/** By the Sexton; before a segment is restored, that tells it. */
export type MovedBishop = {
  seat: number;
  type: "moved-bishop";
  bishop: Place;
  thalers: number;
};

export type VisitedStudio = {
  seat: number;
  type: "visited-studio";
  thalers: number;
  portrait?: Portrait;
  paints?: Paints;
};

export type Blended = {
  seat: number;
  type: "blended";
  paint: Paint;
};

export type Fulfilled = {
  seat: number;
  type: "fulfilled";
  stack: Stack;
  points: number;
  tiles: Tile[];
};

export type Passed = {
  seat: number;
  type: "passed";
};

export type Bumped = {
  seat: number | null;
  painter?: "leonardo";
  type: "bumped";
  ahead: number;
  behind: number;
};

export type Stepped = {
  seat: number | null;
  painter?: "leonardo";
  type: "stepped";
  ahead: boolean;
  score: number;
};

/** The mood after the theatre. */
export type Cheered = {
  seat: number;
  type: "cheered";
  mood: number;
};

export type Dealt = {
  type: "dealt";
  portraits: Portrait[];
};

export type GotIncome = {
  seat: number;
  type: "income";
  thalers: number;
  paints: Paints;
};

export type ChoseIncome = {
  seat: number;
  type: "chose-income";
  paints: Paints;
};

export type NewRound = {
  type: "round";
  round: number;
  last: boolean;
};

/** Money became points. */
export type Counted = {
  seat: number;
  type: "counted";
  thalers: number;
  points: number;
};

export type GameEvent = GotUp | Sealed | Revealed | VisitedMarket | Restored | RestoredAltar | MovedBishop | VisitedStudio | Blended | Fulfilled | Passed | Bumped | Stepped | Cheered | Dealt | GotIncome | ChoseIncome | NewRound | Counted | Over;
