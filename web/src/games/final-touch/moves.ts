// What the events of an update tell the board: the last move, and a masterpiece that has just ended.
import type { GameEvent } from "../index";
import { HUES, type Masterpiece, type Table, type Touches } from "./table";

export interface Move {
  kind: "improved" | "smeared";
  seat: number;
  touches: Touches;
  smears: number;
}

export function lastMove(events: readonly GameEvent[]): Move | null {
  const event = events.findLast((each) => each.type === "improved" || each.type === "smeared");
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
  smeared: Touches;
  value: number;
  sides: number[];
}

export const plus = (some: Touches, more: Touches): Touches =>
  Object.fromEntries(
    HUES.map((hue) => [hue, (some[hue] ?? 0) + (more[hue] ?? 0)] as const).filter(([, sum]) => sum > 0),
  );

/** Every touch at the masterpiece once a move is made: what goes to the discard should it end. */
export function lying(before: Table, events: readonly GameEvent[]): Touches {
  return plus(plus(before.improved, before.smeared), lastMove(events)?.touches ?? {});
}

/** The masterpiece that hung there before, as it ended. */
export function endingOf(before: Table, now: Table, events: readonly GameEvent[]): Ending | null {
  const event = events.findLast((each) => each.type === "finished" || each.type === "ruined");
  if (!event || now.over || event.title !== before.masterpiece.title || now.won.length === before.won.length) return null;
  const move = lastMove(events);
  return {
    card: before.masterpiece,
    as: event.type as Ending["as"],
    improved: before.improved,
    smeared: move?.kind === "smeared" ? plus(before.smeared, move.touches) : before.smeared,
    value: event.value as number,
    sides: event.sides as number[],
  };
}
