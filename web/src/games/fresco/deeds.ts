// What each painter did in a round: taken from what happened and still counts, so that an undo takes it back.
import { listed } from "../../lib/multiset";
import { t } from "../../lib/texts";
import { PAINTS, type Paint } from "./table";
import type { SignName } from "./Sign.svelte";
import type { GameEvent } from "./view";
import { faceOf, paintsOf, placeOf, points, thalers } from "./words";

/** One thing that was done: the sign of its place, what is shown behind it, and the same in words. */
export interface Deed {
  sign: SignName;
  paints: readonly Paint[];
  tile: number | null; // the value of a restored tile
  count: string;
  words: string;
}

/** The events of this round, and of the one before. */
export function lastRounds(past: readonly GameEvent[]): { now: GameEvent[]; before: GameEvent[] } {
  const begun = past.findLastIndex((event) => event.type === "round");
  const now = past.slice(begun + 1);
  const earlier = past.slice(0, Math.max(0, begun)).findLastIndex((event) => event.type === "round");
  return { now, before: begun < 0 ? [] : past.slice(earlier + 1, begun + 1) };
}

/** Of one seat, or of Leonardo, who has none, in the order in which it was done. */
export function deedsOf(events: readonly GameEvent[], seat: number | null): Deed[] {
  return events.flatMap((event) => ("seat" in event && event.seat === seat ? (deedOf(event) ?? []) : []));
}

function deedOf(event: GameEvent): Deed | null {
  const deed = { paints: [], tile: null, count: "" };
  switch (event.type) {
    case "visited-market": {
      const paints = event.tiles.flatMap((tile) => tile.paints);
      const cost = { booth: event.booth + 1, thalers: thalers(event.thalers), paints: paintsOf(paints) };
      const words = t(paints.length > 0 ? "fresco-deed-bought" : "fresco-deed-closed", cost);
      return { ...deed, sign: "market", paints, words };
    }
    case "restored": {
      const what = { value: event.tile.value, at: placeOf(event.at), points: points(event.points) };
      return { ...deed, sign: "cathedral", tile: event.tile.value, words: t("fresco-deed-restored", what) };
    }
    case "restored-altar":
      return {
        ...deed,
        sign: "cathedral",
        count: `+${event.points}`,
        words: t("fresco-deed-altar", { points: points(event.points) }),
      };
    case "visited-studio": {
      const face = event.portrait ? [faceOf(event.portrait)] : [];
      const got = [...face, ...(event.thalers > 0 ? [thalers(event.thalers)] : [])];
      const count = event.thalers > 0 ? `+${event.thalers}` : "";
      return { ...deed, sign: "studio", count, words: t("fresco-deed-studio", { got }) };
    }
    case "blended": {
      const paints = [event.paint];
      return { ...deed, sign: "workshop", paints, words: t("fresco-deed-blended", { paints: paintsOf(paints) }) };
    }
    case "fulfilled":
      return {
        ...deed,
        sign: "workshop",
        count: `◆${event.points}`,
        words: t("fresco-deed-request", { stack: t(`fr-stack-${event.stack}`), points: points(event.points) }),
      };
    case "cheered":
      return { ...deed, sign: "theatre", words: t("fresco-deed-theatre", { mood: event.mood }) };
    case "chose-income": {
      const paints = listed(event.paints, PAINTS);
      return { ...deed, sign: "income", paints, words: t("fresco-deed-income", { paints: paintsOf(paints) }) };
    }
    default:
      return null;
  }
}
