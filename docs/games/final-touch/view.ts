// Written by `python -m bottega.server.game_types` from src/bottega/games/final_touch/knowledge/shapes.py: do not edit.
import type { Outcome, Over } from "../view";

export type Colour = "yellow" | "green" | "brown" | "blue" | "red";

export type Touches = Partial<Record<Colour, number>>;

export type Phase = "play" | "tiebreak" | "over";

export type Ending = "finished" | "ruined";

/** Play touches that are missing. */
export type Improve = {
  type: "improve";
  touches: Touches;
};

/** Play one touch of a colour that is not missing. */
export type Smear = {
  type: "smear";
  touch: Colour;
};

export type Action = Improve | Smear;

/** A painting, the touches it needs, and what it pays. */
export type Masterpiece = {
  title: string;
  artist: string;
  year: string;
  needs: Touches;
  finished: number;
  ruined: number;
};

/** A masterpiece that was paid for. */
export type Won = {
  as: Ending;
  title: string;
  sides: number[];
  value: number;
};

/** What a side is paid. */
export type Gain = {
  side: number;
  money: number;
};

/** What a choice would do. */
export type Effect = {
  kind: "improve" | "smear" | "finish" | "ruin";
  gets: Gain[];
  missing: Touches;
  smears: number;
  again: boolean;
  tiebreak: boolean;
  ends: boolean;
  winners: number[];
};

/** Final Touch as one seat may know it, or a spectator. */
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
  phase: Phase;
  masterpiece: Masterpiece;
  next: Masterpiece | null;
  improved: Touches;
  smeared: Touches;
  smear_order: Colour[];
  discard: Touches;
  purses: number[];
  won: Won[];
  contenders: number[];
  choices: Action[];
  effects: Effect[];
  missing: Touches;
  hands: (number | Touches)[];
  draw: number;
  pile: number;
  sides: number[][];
  goal: number;
  smears_to_ruin: number;
};

/** The whole truth. */
export type State = {
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  outcome: Outcome | null;
  turn: number;
  phase: Phase;
  masterpiece: Masterpiece;
  next: Masterpiece | null;
  improved: Touches;
  smeared: Touches;
  smear_order: Colour[];
  discard: Touches;
  purses: number[];
  won: Won[];
  contenders: number[];
  hands: Touches[];
  draw: Touches;
  pile: string[];
  last: Improve | Smear | null;
};

export type Improved = {
  type: "improved";
  seat: number;
  touches: Touches;
};

export type Smeared = {
  type: "smeared";
  seat: number;
  touches: Touches;
  smears: number;
};

/** The touches are for the seat itself only. */
export type Drew = {
  type: "drew";
  seat: number;
  count: number;
  touches?: Touches;
};

export type Reshuffled = {
  type: "reshuffled";
  count: number;
};

/** A masterpiece was finished or ruined. */
export type Ended = {
  type: Ending;
  seat: number;
  title: string;
  sides: number[];
  value: number;
};

export type NewMasterpiece = {
  type: "masterpiece";
  title: string;
  next: string | null;
};

export type Tiebreak = {
  type: "tiebreak";
  contenders: number[];
};

export type GameEvent = Improved | Smeared | Drew | Reshuffled | Ended | NewMasterpiece | Tiebreak | Over;
