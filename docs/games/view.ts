// Written by `python -m bottega.server.game_types` from src/bottega/core/shapes.py: do not edit.

/** How a game ended: winning seats, a score for each side, and the id of the rule that ended it. */
export type Outcome = {
  winners: number[];
  scores: number[];
  reason: string;
};

/** What a seat may do: one of `choices`, or another that the rules allow. */
export type Action = {
  type: string;
};

/** The table as one seat may know it, or a spectator (`seat` is null). */
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
  choices: Action[];
};

/** The whole truth, as scenarios and open replays have it. */
export type State = {
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  outcome: Outcome | null;
};

/** One thing that happened, as the reader may know it. */
export type GameEvent = {
  type: string;
};

/** The game has ended. */
export type Over = {
  type: "over";
};
