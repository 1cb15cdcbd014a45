// What the events of an update tell the board: plans laid open, segments restored, a round that has ended.
import { plus } from "../../lib/multiset";
import type { Paint, Paints, Place, Portrait, Sheet, Table } from "./table";
import type { GameEvent } from "./view";

export interface Gain {
  seat: number;
  thalers: number;
  paints: Paints;
  mood: number | null;
}

/** The end of a round: who got what, and what is new. */
export interface Summary {
  round: number; // the one that begins
  last: boolean;
  gains: Gain[];
  portraits: Portrait[];
  events: readonly GameEvent[]; // of the round that has ended
}

/** Who closed a booth, and with which paints. */
export interface Visit {
  booth: number;
  painter: number; // the one after the last seat is Leonardo
  paints: Paint[];
}

export const visitsIn = (events: readonly GameEvent[], seats: number): Visit[] =>
  events.flatMap((event) => {
    if (event.type !== "visited-market") return [];
    return [{ booth: event.booth, painter: event.seat ?? seats, paints: event.tiles.flatMap((tile) => tile.paints) }];
  });

export const restoredIn = (events: readonly GameEvent[]): Place[] =>
  events.filter((event) => event.type === "restored").map((event) => event.at);

/** All plans, if this is the moment they were laid open. */
export function revealIn(events: readonly GameEvent[]): Sheet[] | null {
  return events.find((event) => event.type === "revealed")?.plans ?? null;
}

/** All plans while nobody has done more than go to the market with them. */
export function laidOpen({ phase, players }: Pick<Table, "phase" | "players">): Sheet[] | null {
  const plans = players.map((each) => each.plan);
  return phase === "market" && plans.every((plan) => plan !== null) ? plans : null;
}

/** The end of the round that consisted of these events; none if the next has not begun. */
export function summaryIn(events: readonly GameEvent[]): Summary | null {
  const begins = events.find((event) => event.type === "round");
  if (!begins) return null;
  const gains = new Map<number, Gain>();
  const gainOf = (seat: number): Gain => {
    const gain = gains.get(seat) ?? { seat, thalers: 0, paints: {}, mood: null };
    gains.set(seat, gain);
    return gain;
  };
  for (const event of events) {
    if (event.type === "cheered") gainOf(event.seat).mood = event.mood;
    if (event.type === "income") gainOf(event.seat).thalers += event.thalers;
    if (event.type === "income" || event.type === "chose-income") {
      const gain = gainOf(event.seat);
      gain.paints = plus(gain.paints, event.paints);
    }
  }
  const dealt = events.findLast((event) => event.type === "dealt");
  return {
    round: begins.round,
    last: begins.last,
    events,
    gains: [...gains.values()].sort((a, b) => a.seat - b.seat),
    portraits: dealt?.portraits ?? [],
  };
}
