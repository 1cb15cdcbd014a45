// What the events of an update tell the board: the last move, and a masterpiece that has just ended.
import type { GameEvent } from "../contract";
import { listed, plus } from "../../lib/multiset";
import { motionless } from "../../lib/session.svelte";
import { type Hue, HUES, type Masterpiece, type Table, type Touches } from "./table";

const LOOK = 900; // ms a picture that has ended is looked at before the next takes its place
const FLIGHT = 450; // more, where the last cards fly to it first

const isPlay = (event: GameEvent): boolean => event.type === "improved" || event.type === "smeared";
const isEnd = (event: GameEvent): boolean => event.type === "finished" || event.type === "ruined";

export function hold(events: readonly GameEvent[]): number {
  return events.some(isEnd) ? LOOK + (motionless() ? 0 : FLIGHT) : 0;
}

/** What was played, and what came of it. */
export function parted(events: readonly GameEvent[]): { played: GameEvent[]; then: GameEvent[] } {
  return { played: events.filter(isPlay), then: events.filter((event) => !isPlay(event)) };
}

export interface Move {
  kind: "improved" | "smeared";
  seat: number;
  touches: Touches;
  smears: number;
}

export function lastMove(events: readonly GameEvent[]): Move | null {
  const event = events.findLast(isPlay);
  if (!event) return null;
  return {
    kind: event.type as Move["kind"],
    seat: event.seat as number,
    touches: event.touches as Touches,
    smears: (event.smears as number | undefined) ?? 0,
  };
}

export interface Ending {
  card: Masterpiece;
  as: "finished" | "ruined";
  improved: Touches;
  smears: Hue[];
  value: number;
  sides: number[];
}

/** Every touch at the masterpiece once a move is made: what goes to the discard should it end. */
export function lying(before: Table, events: readonly GameEvent[]): Touches {
  return plus(plus(before.improved, before.smeared), lastMove(events)?.touches ?? {});
}

/** The masterpiece that hangs there, as these events end it. */
export function endingOf(before: Table, events: readonly GameEvent[]): Ending | null {
  const event = events.findLast(isEnd);
  if (!event || event.title !== before.masterpiece.title) return null;
  const move = lastMove(events);
  return {
    card: before.masterpiece,
    as: event.type as Ending["as"],
    improved: before.improved,
    smears: move?.kind === "smeared" ? [...before.smears, ...listed(move.touches, HUES)] : before.smears,
    value: event.value as number,
    sides: event.sides as number[],
  };
}
