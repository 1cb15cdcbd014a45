// Cards move from where they were to where they are going: from the draw pile to a hand, from a hand to the canvas or the
// smearing zone, from the canvas to the discard. Places are found by their data attributes, wherever the frame put them, and
// looked for in the frame after a move, when the page is laid out anyway.
import { listed } from "../../lib/multiset";
import { nextFrame } from "../../lib/schedule";
import { type Hue, HUES, type Touches } from "./table";
import type { GameEvent } from "./view";

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

/** The middle of an element on the screen; of one that is scrolled away, the edge nearest to it. */
export function middleOf(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const within = (at: number, most: number) => Math.min(Math.max(at, 0), most);
  return { x: within(box.x + box.width / 2, innerWidth), y: within(box.y + box.height / 2, innerHeight) };
}

function middle(place: Place): Point | null {
  return middleOf(document.querySelector(selectors[place] ?? `[data-seat="${place.slice("seat-".length)}"]`));
}

/** Where the cards of a hand lie, by their ids, from the left. */
export type Row = ReadonlyMap<number, number>;

/** Cards that lay elsewhere slide to their places, new ones come from the draw pile; gives back where they lie now. */
export function arrange(row: HTMLElement, ids: readonly number[], before: Row): { lie: Row; move: () => void } {
  const slots = [...row.children] as HTMLElement[];
  const lie = new Map(ids.map((id, at) => [id, slots[at]?.offsetLeft ?? 0]));
  const pile = before.size > 0 && ids.some((id) => !before.has(id)) ? middle("draw") : null;
  const moves = ids.flatMap((id, at) => {
    const [slot, from] = [slots[at], before.get(id)];
    if (!slot || before.size === 0) return [];
    if (from !== undefined) return from === lie.get(id) ? [] : [() => slide(slot, { x: from - lie.get(id)!, y: 0 })];
    const here = middleOf(slot);
    return pile && here ? [() => slide(slot, { x: pile.x - here.x, y: pile.y - here.y }, true)] : [];
  });
  return { lie, move: () => moves.forEach((each) => each()) };
}

function slide(slot: Element, { x, y }: Point, drawn = false): void {
  const from = { transform: `translate(${x}px, ${y}px) scale(${drawn ? 0.55 : 1})`, opacity: drawn ? 0.35 : 1 };
  slot.animate([from, { transform: "none", opacity: 1 }], {
    duration: drawn ? TIME : TIME * 0.75,
    delay: drawn ? 2 * APART : 0,
    easing: "ease-in-out",
    fill: "backwards",
  });
}

/** A card on its way that belongs to nobody's shown hand. Without a hue it shows its back. */
export interface Flight {
  hue: Hue | null;
  from: Place | "hand";
  to: Place;
  order: number;
  start?: Point | null; // of a card from my hand, which it has left already
}

const RESHUFFLED = 3; // backs that stand for a whole pile
const backs = (count: number) => Array<null>(count).fill(null);

/** What to let fly for the events of one move, with the touches that lay at the masterpiece; my own hand moves by itself. */
export function flights(events: readonly GameEvent[], lying: Touches, me: number | null): Flight[] {
  const moves = events.flatMap((event): Omit<Flight, "order">[] => {
    const all = (from: Place, to: Place, hues: (Hue | null)[]) => hues.map((hue) => ({ hue, from, to }));
    switch (event.type) {
      case "improved":
        return event.seat === me ? [] : all(`seat-${event.seat}`, "canvas", listed(event.touches, HUES));
      case "smeared":
        return event.seat === me ? [] : all(`seat-${event.seat}`, "smears", listed(event.touches, HUES));
      case "drew":
        if (event.seat === me) return [];
        return all("draw", `seat-${event.seat}`, event.touches ? listed(event.touches, HUES) : backs(event.count));
      case "finished":
      case "ruined":
        return all("canvas", "discard", listed(lying, HUES));
      case "reshuffled":
        return all("discard", "draw", backs(RESHUFFLED));
      default:
        return [];
    }
  });
  return moves.map((flight, order) => ({ ...flight, order }));
}

/** Flies an element from place to place; says when it is there, or at once where one of them is not on the screen. */
export function fly(node: Element, { from, to, order, start }: Flight, landed: () => void): () => void {
  let animation: Animation | null = null;
  let gone = false;
  nextFrame(() => {
    const [first, last] = [start ?? (from === "hand" ? null : middle(from)), middle(to)];
    return () => {
      if (gone) return;
      if (!first || !last) return landed();
      animation = node.animate(way(first, last), {
        duration: TIME,
        delay: order * APART,
        easing: "ease-in-out",
        fill: "both",
      });
      animation.onfinish = landed;
    };
  });
  return () => {
    gone = true;
    animation?.cancel();
  };
}

function way(first: Point, last: Point): Keyframe[] {
  const at = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  return [
    { transform: at(first, 0.7), opacity: 0.4 },
    { transform: at({ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }, 1.1), opacity: 1, offset: 0.5 },
    { transform: at(last, 0.6), opacity: 0.2 },
  ];
}
