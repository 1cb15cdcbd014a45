// How the events of Final Touch are shown: cards fly from hands to the canvas and change it when they have come, a picture
// that has ended is looked at and then hung in the gallery, its money goes to the purses, and the next one takes its place.
import { listed } from "../../lib/multiset";
import { inTurn, still, TRAVEL } from "../../table/travel";
import type { Journey, Stage } from "../contract";
import { isEnd, isPlay, lying } from "./moves";
import { type Hue, HUES, type Masterpiece, type Seen, type Table, tableOf } from "./table";
import type { Ended, GameEvent } from "./view";

/** A card, by its back where nobody may know it; a picture; money. */
export type Piece =
  { card: Hue | null } | { picture: Masterpiece; as: "open" | "finished" | "ruined" } | { coin: number };

type Way = Journey<Piece>;

const LOOK = 1300; // ms a picture that has ended is looked at: colour runs through it, or it tears
const HANGING = 450; // ms it takes to the gallery
const NEXT = 300; // ms until the next one hangs there
const RESHUFFLED = 3; // backs that stand for a whole pile

const cards = (from: string, to: string, hues: (Hue | null)[]): Way[] =>
  hues.map((hue) => ({ piece: { card: hue }, from, to }));
const backs = (count: number) => Array<null>(count).fill(null);

export const stage: Stage<Seen, GameEvent, Piece> = (events, before, me) => {
  const table = tableOf(before);
  const ways = (some: GameEvent[]) => some.flatMap((event) => journeys(event, table, events, me));
  const played = inTurn(ways(events.filter(isPlay)));
  const pictures = ways(events.filter(isPicture)); // these have times of their own
  const after = inTurn(ways(events.filter((event) => !isPlay(event) && !isPicture(event))));
  return { first: played, look: events.some(isEnd) ? LOOK : 0, then: [...pictures, ...after] };
};

const isPicture = (event: GameEvent): boolean => isEnd(event) || event.type === "masterpiece";

/** What travels because of an event; my own cards leave my hand when I put them down, and come to it by themselves. */
export function journeys(event: GameEvent, before: Table, all: readonly GameEvent[], me: number | null): Way[] {
  switch (event.type) {
    case "improved":
      return event.seat === me ? [] : cards(`seat-${event.seat}`, "canvas", listed(event.touches, HUES));
    case "smeared":
      return event.seat === me ? [] : cards(`seat-${event.seat}`, "smears", listed(event.touches, HUES));
    case "drew":
      if (event.seat === me) return [];
      return cards("draw", `seat-${event.seat}`, event.touches ? listed(event.touches, HUES) : backs(event.count));
    case "finished":
    case "ruined":
      return [
        ...hanging(event, before, all),
        ...inTurn(cards("canvas", "discard", listed(lying(before, all), HUES))),
      ];
    case "reshuffled":
      return cards("discard", "draw", backs(RESHUFFLED));
    case "masterpiece":
      if (!before.next) return [];
      return [
        {
          piece: { picture: before.next, as: "open" },
          from: "next",
          to: "canvas",
          ...FITTING,
          delay: HANGING,
          time: NEXT,
        },
      ];
    case "tiebreak":
    case "over":
      return [];
    default:
      return still(event);
  }
}

const FITTING = { fit: "both", veils: "to" } as const;

/** To the gallery, unless the game ends with it: then it stays on the wall. */
function hanging(event: Ended, before: Table, all: readonly GameEvent[]): Way[] {
  const stays = all.some(({ type }) => type === "over");
  const picture: Piece = { picture: before.masterpiece, as: event.type };
  const hung: Way = { piece: picture, from: "canvas", to: `won-${before.won.length}`, ...FITTING, time: HANGING };
  const seats = event.sides.flatMap((side) => before.sides[side] ?? []);
  const coins = seats.map((seat): Way => ({ piece: { coin: event.value }, from: "canvas", to: `purse-${seat}` }));
  return [...(stays ? [] : [hung]), ...coins.map((coin) => ({ ...coin, delay: HANGING, time: TRAVEL }))];
}
