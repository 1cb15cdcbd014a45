// How the events of Fresco are shown: painters and their apprentices walk, goods and money change hands, the bishop walks
// over the ceiling, and a tile that is restored lifts off before its plaster crumbles.
import { listed } from "../../lib/multiset";
import { inTurn, still, TRAVEL } from "../../table/travel";
import type { Journey, Stage } from "../contract";
import { COLUMNS, type Paint, PAINTS, type Paints, type Place, type Portrait, type Table, type Tile } from "./table";
import { type Seen, tableOf } from "./table";
import type { GameEvent, MovedBishop, Restored, Revealed, Stack, VisitedMarket, VisitedStudio } from "./view";

/** Who walks, what is bought, taken or paid. Painters are named by their seats; the one after the last is Leonardo. */
export type Piece =
  | { painter: number; seats: number }
  | { apprentice: number; seats: number }
  | { bishop: true }
  | { paints: Paint[] }
  | { coin: number }
  | { tile: Tile }
  | { portrait: Portrait }
  | { request: Stack };

type Way = Journey<Piece>;

const WALK = 400; // ms the bishop needs
const RISING = 140; // ms between the apprentices of two painters
const CRUMBLING = 400; // ms the plaster is looked at while it falls

export const stage: Stage<Seen, GameEvent, Piece> = (events, before, me) => {
  const table = tableOf(before);
  const ways = (some: GameEvent[]) => some.flatMap((event) => journeys(event, table, me));
  // what others do at the ceiling is seen before the ceiling changes; my own lies there as soon as I have done it
  const above = events.filter((event) => isAbove(event) && event.seat !== me);
  const rest = events.filter((event) => !above.includes(event));
  return {
    first: ways(above),
    look: 0,
    then: ways(rest),
    rest: events.some((event) => event.type === "restored") ? CRUMBLING : 0,
  };
};

const isAbove = (event: GameEvent): event is Restored | MovedBishop =>
  event.type === "restored" || event.type === "moved-bishop";

/** What travels because of an event. What is mine goes to my screen: it has the name of my seat. */
export function journeys(event: GameEvent, before: Table, me: number | null): Way[] {
  switch (event.type) {
    case "got-up":
      return [
        { piece: painter(event, before), from: homeOf(event), to: `hour-${event.time}`, fit: "to", veils: "to" },
      ];
    case "revealed":
      return walking(event, before);
    case "visited-market":
      return shopping(event, before);
    case "restored":
      return restoring(event, me);
    case "restored-altar":
      return inTurn(paints(event.paints, homeOf(event), "altar"));
    case "moved-bishop":
      return [...(event.seat === me ? [] : [bishop(event.bishop)]), ...coins(event.thalers, homeOf(event), "bishop")];
    case "visited-studio":
      return visiting(event, before);
    case "blended":
      return [{ piece: { paints: [event.paint] }, from: `recipe-${event.paint}`, to: homeOf(event) }];
    case "fulfilled":
      return [{ piece: { request: event.stack }, from: `request-${event.stack}`, to: homeOf(event) }];
    case "income":
    case "chose-income": {
      const money = event.type === "income" ? coins(event.thalers, "location-cathedral", homeOf(event)) : [];
      return [...money, ...inTurn(paints(event.paints, "location-workshop", homeOf(event)))];
    }
    case "sealed":
    case "passed":
    case "bumped":
    case "stepped":
    case "cheered":
    case "dealt":
    case "round":
    case "counted":
    case "over":
      return [];
    default:
      return still(event);
  }
}

/** Where a painter's things are; Leonardo has no seat. */
const homeOf = ({ seat }: { seat: number | null }): string => (seat === null ? "leonardo" : `seat-${seat}`);

const painter = ({ seat }: { seat: number | null }, { seats }: Table): Piece => ({ painter: seat ?? seats, seats });

const coins = (coin: number, from: string, to: string): Way[] => (coin > 0 ? [{ piece: { coin }, from, to }] : []);

const paints = (some: Paints, from: string, to: string): Way[] =>
  listed(some, PAINTS).map((paint) => ({ piece: { paints: [paint] }, from, to }));

const bishop = (to: Place): Way => ({
  piece: { bishop: true },
  from: "bishop",
  to: `beside-${to.join(",")}`,
  fit: "both",
  veils: "from",
  time: WALK,
});

/** Apprentices run out, in the order of rising. */
function walking({ plans }: Revealed, { players, seats }: Table): Way[] {
  const order = plans.map((_, seat) => seat).sort((a, b) => (players[a]?.get_up ?? 0) - (players[b]?.get_up ?? 0));
  return order.flatMap((seat, place) => {
    const sent = COLUMNS.flatMap((column) => Array<string>(plans[seat]?.[column] ?? 0).fill(column));
    const ways = sent.map((column): Way => {
      return {
        piece: { apprentice: seat, seats },
        from: `seat-${seat}`,
        to: `location-${column}`,
        delay: place * RISING,
      };
    });
    return inTurn(ways);
  });
}

/** The tiles to the buyer, the money to the booth; Leonardo closes one himself. */
function shopping(event: VisitedMarket, before: Table): Way[] {
  const { booth, tiles, thalers } = event;
  if (tiles.length === 0) return [{ piece: painter(event, before), from: homeOf(event), to: `booth-${booth}` }];
  const goods = [...(before.booths[booth] ?? [])];
  const bought = tiles.map((tile): Way => {
    const place = goods.findIndex((each) => each && String(each.paints) === String(tile.paints));
    goods[place] = null;
    return { piece: { paints: tile.paints }, from: `goods-${booth}-${place}`, to: homeOf(event), fit: "from" };
  });
  return [...coins(thalers, homeOf(event), `booth-${booth}`), ...inTurn(bought)];
}

/** The bishop first, if he was moved; then the tile lifts off. */
function restoring(event: Restored, me: number | null): Way[] {
  const walks = event.bishop && event.seat !== me ? [bishop(event.bishop)] : [];
  const tile: Way = { piece: { tile: event.tile }, from: `space-${event.at.join(",")}`, to: homeOf(event) };
  return [...walks, { ...tile, fit: "from", delay: walks.length > 0 ? WALK : 0, time: TRAVEL }];
}

function visiting(event: VisitedStudio, before: Table): Way[] {
  const card = event.portrait;
  const place = before.portraits_open.findIndex((each) => card && JSON.stringify(each) === JSON.stringify(card));
  const taken: Way[] = card ? [{ piece: { portrait: card }, from: `portrait-${place}`, to: homeOf(event) }] : [];
  const paid = coins(event.thalers, "location-studio", homeOf(event));
  return inTurn([...taken, ...paid, ...paints(event.paints ?? {}, "location-studio", homeOf(event))]);
}
