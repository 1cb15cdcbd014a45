// Cards move from where they were to where they are going: from the draw pile to a hand, from a hand to the canvas or the
// smearing zone, from the canvas to the discard. Places are found by their data attributes, wherever the frame put them.
import type { GameEvent } from "../index";
import { motionless } from "../../lib/session.svelte";
import { type Hue, listed, type Touches } from "./table";

export type Place = "draw" | "discard" | "canvas" | "smears" | `seat-${number}`;
const TIME = 320; // ms
const APART = 60; // ms between two cards of one move

const selectors: Record<string, string> = {
  draw: "[data-pile=draw]",
  discard: "[data-pile=discard]",
  canvas: "[data-easel] .hung",
  smears: "[data-easel] [data-smears]",
};

type Point = { x: number; y: number };
const known = new Map<Place, Point | null>(); // for one frame: each look makes the browser lay the page out anew

/** The middle of a place on the screen; of one that is scrolled away, the edge nearest to it. */
export function middle(place: Place): Point | null {
  if (known.size === 0) requestAnimationFrame(() => known.clear());
  if (!known.has(place)) known.set(place, look(place));
  return known.get(place) ?? null;
}

function look(place: Place): Point | null {
  const selector = selectors[place] ?? `[data-seat="${place.slice("seat-".length)}"]`;
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const within = (at: number, most: number) => Math.min(Math.max(at, 0), most);
  return { x: within(box.x + box.width / 2, innerWidth), y: within(box.y + box.height / 2, innerHeight) };
}

/** A transition of an element that comes from a place, or (as an outro) goes there. */
export function via(node: Element, { place, order = 0 }: { place: Place; order?: number }) {
  const far = motionless() ? null : middle(place);
  if (!far) return { duration: 0 };
  const box = node.getBoundingClientRect();
  const [dx, dy] = [far.x - box.x - box.width / 2, far.y - box.y - box.height / 2];
  return {
    delay: order * APART,
    duration: TIME,
    easing: (t: number) => t * t * (3 - 2 * t),
    css: (t: number, u: number) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 - u * 0.45}); opacity: ${Math.min(1, 0.35 + t)}`,
  };
}

/** A card on its way that belongs to nobody's shown hand. Without a hue it shows its back. */
export interface Flight {
  hue: Hue | null;
  from: Place;
  to: Place;
  order: number;
}

const RESHUFFLED = 3; // backs that stand for a whole pile

/** What to let fly for the events of one move, with the touches that lay at the masterpiece; my own hand moves by itself. */
export function flights(events: readonly GameEvent[], lying: Touches, me: number | null): Flight[] {
  const moves = events.flatMap((event): Omit<Flight, "order">[] => {
    const seat = event.seat as number;
    const cards = event.touches ? listed(event.touches as Touches) : Array<null>((event.count as number) ?? 0).fill(null);
    const all = (from: Place, to: Place, hues: (Hue | null)[] = cards) => hues.map((hue) => ({ hue, from, to }));
    switch (event.type) {
      case "improved":
        return seat === me ? [] : all(`seat-${seat}`, "canvas");
      case "smeared":
        return seat === me ? [] : all(`seat-${seat}`, "smears");
      case "drew":
        return seat === me ? [] : all("draw", `seat-${seat}`);
      case "finished":
      case "ruined":
        return all("canvas", "discard", listed(lying));
      case "reshuffled":
        return all("discard", "draw", Array<null>(RESHUFFLED).fill(null));
      default:
        return [];
    }
  });
  return moves.map((flight, order) => ({ ...flight, order }));
}

/** Flies an element from place to place; null where one of them is not on the screen. */
export function fly(node: Element, { from, to, order }: Flight): Animation | null {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end) return null;
  const at = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  return node.animate(
    [
      { transform: at(start, 0.7), opacity: 0.4 },
      { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(end, 0.6), opacity: 0.2 },
    ],
    { duration: TIME, delay: order * APART, easing: "ease-in-out", fill: "both" },
  );
}
