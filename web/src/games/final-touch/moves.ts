// What the events of an update tell the board: the last move, and a masterpiece that has just ended.
import { listed, plus } from "../../lib/multiset";
import { type Hue, HUES, type Masterpiece, type Table, type Touches } from "./table";
import type { Ended, GameEvent, Improved, Smeared } from "./view";

export const isPlay = (event: GameEvent): event is Improved | Smeared =>
  event.type === "improved" || event.type === "smeared";
export const isEnd = (event: GameEvent): event is Ended => event.type === "finished" || event.type === "ruined";

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
    kind: event.type,
    seat: event.seat,
    touches: event.touches,
    smears: event.type === "smeared" ? event.smears : 0,
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
export function endingOf(
  before: Pick<Table, "masterpiece" | "improved" | "smear_order">,
  events: readonly GameEvent[],
): Ending | null {
  const event = events.findLast(isEnd);
  if (!event || event.title !== before.masterpiece.title) return null;
  const move = lastMove(events);
  return {
    card: before.masterpiece,
    as: event.type,
    improved: before.improved,
    smears: move?.kind === "smeared" ? [...before.smear_order, ...listed(move.touches, HUES)] : before.smear_order,
    value: event.value,
    sides: event.sides,
  };
}
