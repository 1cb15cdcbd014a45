// What happened turn by turn: what each player did last, and which hexes are new to me.
import type { Cards } from "./colours";
import { type Cell, keyOf } from "./table";
import type { GameEvent } from "./view";

/** One thing somebody did in their turn. */
export type Deed =
  | { what: "laid"; at: Cell; got: Cards; event: GameEvent }
  | { what: "traded"; gave: Cards; got: Cards; partner: number | null; event: GameEvent } // null: the bank
  | { what: "swapped"; title: string; event: GameEvent }
  | { what: "completed"; title: string; points: number; event: GameEvent }
  | { what: "returned"; gave: Cards; event: GameEvent };

export interface Turn {
  seat: number;
  deeds: Deed[];
}

/** A turn begins with a hex; where nobody has one left, with the first thing that only the player on turn may do. */
const BEGINS = new Set(["banked", "swapped", "completed", "returned"]);

export function turnsOf(past: readonly GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of past) {
    if (!("seat" in event)) continue;
    const last = turns.at(-1);
    if (event.type === "placed" || (BEGINS.has(event.type) && last?.seat !== event.seat))
      turns.push({ seat: event.seat, deeds: [] });
    const turn = turns.at(-1);
    const deed = turn && deedOf(event, turn.seat);
    if (deed) turn.deeds.push(deed);
  }
  return turns;
}

function deedOf(event: GameEvent, seat: number): Deed | null {
  switch (event.type) {
    case "placed":
      return { what: "laid", at: event.at, got: event.cards, event };
    case "banked":
      return { what: "traded", gave: event.cards, got: { [event.get]: 1 }, partner: null, event };
    case "accepted": {
      const [gave, got] = event.by === seat ? [event.cards, event.for] : [event.for, event.cards];
      return { what: "traded", gave, got, partner: event.by === seat ? event.seat : event.by, event };
    }
    case "swapped":
      return { what: "swapped", title: event.took, event };
    case "completed":
      return { what: "completed", title: event.title, points: event.points, event };
    case "returned":
      return { what: "returned", gave: event.cards, event };
    default:
      return null;
  }
}

/** What a seat did in its last turn. */
export const lastTurn = (past: readonly GameEvent[], seat: number): Deed[] =>
  turnsOf(past).findLast((turn) => turn.seat === seat)?.deeds ?? [];

/** The cells of hexes that others have laid since my last turn; in my turn since the one before it. */
export function newCells(past: readonly GameEvent[], me: number | null, mine: boolean): Set<string> {
  const turns = turnsOf(past);
  const own = turns.flatMap(({ seat }, place) => (seat === me ? [place] : []));
  const begun = mine && turns.at(-1)?.seat === me; // my turn is under way
  const since = own.at(begun ? -2 : -1) ?? (me === null ? turns.length - 2 : -1);
  return new Set(
    turns
      .slice(since + 1)
      .filter(({ seat }) => seat !== me)
      .flatMap(({ deeds }) => deeds.flatMap((deed) => (deed.what === "laid" ? [keyOf(deed.at)] : []))),
  );
}
