// How the events of Pastiche are shown: a hex flies to the map and mixes, cards go to hands and to the bank, a commission
// that is completed is seen whole and goes to its owner.
import { listed } from "../../lib/multiset";
import { inTurn, still } from "../../table/travel";
import type { Journey, Stage } from "../contract";
import { BLOOM } from "./art/paint";
import type { Cards, Colour } from "./colours";
import { commission, type Commission, keyOf, type Seen, type Table, tableOf } from "./table";
import type { Completed, GameEvent, Placed, Swapped } from "./view";

/** A card of the palette; a hex, by its back where nobody may know it; a commission. */
export type Piece = { card: Colour } | { hex: string | null } | { commission: Commission };

type Way = Journey<Piece>;

const LAYING = 400; // ms a hex takes to the map and settles there
const MIXING = 400; // ms its dabs take to mix
const LOOK = BLOOM + 500; // ms a completed commission blooms, and is seen whole
const TURN = 6; // degrees a hex is turned while it is carried

export const stage: Stage<Seen, GameEvent, Piece> = (events, before, me) => {
  const look = events.some((event) => event.type === "completed" && inSight(event, me)) ? LOOK : 0;
  return { first: [], look, then: events.flatMap((event) => journeys(event, tableOf(before), me)) };
};

/** Did the commission lie open before: in the gallery, or before me? */
const inSight = ({ gallery, seat }: Completed, me: number | null): boolean => gallery || seat === me;

/** What travels because of an event. What is mine comes from my hand and goes to it: it has the name of my seat. */
export function journeys(event: GameEvent, before: Table, me: number | null): Way[] {
  const cards = (some: Cards, from: (colour: Colour) => string, to: (colour: Colour) => string): Way[] =>
    inTurn(listed(some, before.colours).map((card) => ({ piece: { card }, from: from(card), to: to(card) })));
  const bank = (colour: Colour) => `bank-${colour}`;
  const seat = (number: number) => () => `seat-${number}`;
  switch (event.type) {
    case "placed":
      return placing(event, before, me);
    case "banked":
      return [...cards(event.cards, seat(event.seat), bank), ...cards({ [event.get]: 1 }, bank, seat(event.seat))];
    case "accepted":
      return [
        ...cards(event.cards, seat(event.by), seat(event.seat)),
        ...cards(event.for, seat(event.seat), seat(event.by)),
      ];
    case "returned":
      return cards(event.cards, seat(event.seat), bank);
    case "swapped":
      return swapping(event, before, me);
    case "completed":
      return [completing(event, before, me)];
    case "drew-hex":
      return inTurn(
        Array.from({ length: event.count }, () => ({
          piece: { hex: null },
          from: "supply",
          to: `seat-${event.seat}`,
        })),
      );
    case "offered":
    case "declined":
    case "withdrawn":
    case "closed":
    case "last-round":
    case "over":
      return [];
    default:
      return still(event);
  }
}

/** The hex, unless I have laid it there myself; what it brings comes from where it was mixed, or from the hex. */
function placing(event: Placed, before: Table, me: number | null): Way[] {
  const at = `hex-${keyOf(event.at)}`;
  const laying: Way = {
    piece: { hex: event.hex.points },
    from: `seat-${event.seat}`,
    to: at,
    fit: "to",
    turn: TURN,
    time: LAYING,
    veils: "to",
  };
  const mixed = event.take === "mix";
  const delay = (event.seat === me ? 0 : LAYING) + (mixed ? MIXING : 0);
  const brought = listed(event.cards, before.colours).map((card): Way => ({
    piece: { card },
    from: mixed ? `mixed-${keyOf(event.at)}-${card}` : at,
    to: `seat-${event.seat}`,
    delay,
  }));
  return [...(event.seat === me ? [] : [laying]), ...inTurn(brought)];
}

/** To its owner; out of somebody's hand, where it was not seen, to what they have completed. */
function completing(event: Completed, before: Table, me: number | null): Way {
  const piece = { commission: commission(before, event.title) };
  const { seat, title } = event;
  if (inSight(event, me)) return { piece, from: `commission-${title}`, to: `owner-${seat}`, fit: "from" };
  return { piece, from: `seat-${seat}`, to: `completed-${title}`, fit: "to", veils: "to" };
}

/** One comes from the gallery, and the other hangs there now. */
function swapping({ seat, gave, took }: Swapped, before: Table, me: number | null): Way[] {
  const hand = (title: string) => (seat === me ? `commission-${title}` : `seat-${seat}`);
  const piece = (title: string): Piece => ({ commission: commission(before, title) });
  return [
    { piece: piece(took), from: `commission-${took}`, to: hand(took), fit: "from" },
    { piece: piece(gave), from: hand(gave), to: `commission-${gave}`, fit: "to" },
  ];
}
