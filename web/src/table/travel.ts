// Things travel from place to place over the whole page: cards, hexes, paints, coins, tiles. Boards name their places by
// `data-place`; a place of the board comes before one of the frame with the same name, so that what is mine goes to my
// hand and not to my seat. Where a thing sets out is looked up while it still lies there, and where it goes in the frame
// after, when the page is laid out anyway. Only `transform` and `opacity` change on the way.
import type { Journey } from "../games/contract";
import { nextFrame } from "../lib/schedule";

export const TRAVEL = 320; // ms from place to place
export const APART = 60; // ms between two things of one move
const SETTLE = 80; // ms a thing that takes its place there comes to rest
const EASING = "cubic-bezier(0.3, 0, 0.1, 1)";

export interface Point {
  x: number;
  y: number;
}

export interface Flight extends Journey {
  start: DOMRect | null; // where it lay before the view changed
}

/** The element of a place, if it is on the page. */
export function placeOf(name: string): Element | null {
  const [own, any] = [`[data-board] [data-place="${name}"]`, `[data-place="${name}"]`].map((selector) =>
    [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width > 0),
  );
  return own ?? any ?? null;
}

/** The middle of an element on the screen; of one that is scrolled away, the edge nearest to it. */
export function middleOf(box: DOMRect): Point {
  const within = (at: number, most: number) => Math.min(Math.max(at, 0), most);
  return { x: within(box.x + box.width / 2, innerWidth), y: within(box.y + box.height / 2, innerHeight) };
}

/** Journeys with the places where they set out, as the page is now. */
export const pack = (journeys: readonly Journey[]): Flight[] =>
  journeys.map((journey) => ({ ...journey, start: placeOf(journey.from)?.getBoundingClientRect() ?? null }));

/** When the last of them has landed, in ms. */
export const landing = (journeys: readonly Journey[]): number =>
  Math.max(0, ...journeys.map(({ delay = 0, time = TRAVEL }) => delay + time));

/** The same journeys, setting out one after the other. */
export const inTurn = <J extends Journey>(journeys: readonly J[], apart = APART): J[] =>
  journeys.map((journey, order) => ({ ...journey, delay: (journey.delay ?? 0) + order * apart }));

/** For an event that is no game's own, such as a move that was taken back; those of the game have all been thought of. */
export const still = (_event: never): never[] => [];

/** Flies an element; says when it is there, or at once where one of the places is not on the page. */
export function fly(node: Element, flight: Flight, landed: () => void): () => void {
  const running: Animation[] = [];
  let gone = false;
  nextFrame(() => {
    const [origin, target] = [placeOf(flight.from), placeOf(flight.to)];
    const [first, last] = [flight.start ?? origin?.getBoundingClientRect(), target?.getBoundingClientRect()];
    const own = node.getBoundingClientRect();
    return () => {
      if (gone) return;
      if (!first || !last) return landed();
      const { delay = 0, time = TRAVEL, veils } = flight;
      const animation = node.animate(way(flight, own, first, last), { duration: time, delay, fill: "forwards" });
      animation.onfinish = landed;
      running.push(animation);
      const veil = (under: Element | null, timing: KeyframeAnimationOptions) =>
        under && running.push(under.animate([{ opacity: 0 }, { opacity: 0 }], timing));
      if (veils === "to") veil(target, { duration: delay + time });
      if (veils === "from") veil(origin, { duration: time, delay, fill: "forwards" });
    };
  });
  return () => {
    gone = true;
    for (const each of running) each.cancel();
  };
}

function way({ fit, turn = 0, time = TRAVEL }: Flight, own: DOMRect, first: DOMRect, last: DOMRect): Keyframe[] {
  const size = (box: DOMRect, fits: boolean) =>
    fits && own.width > 0 ? Math.min(box.width / own.width, box.height / own.height) : 1;
  const at = (box: DOMRect, scale: number, degrees: number) => {
    const { x, y } = middleOf(box);
    return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${degrees}deg) scale(${scale})`;
  };
  const [from, to] = [size(first, fit === "from" || fit === "both"), size(last, fit === "to" || fit === "both")];
  const lands = fit === "to" || fit === "both";
  const steps: Keyframe[] = [{ transform: at(first, from, turn), opacity: 1, easing: EASING }];
  if (lands) steps.push({ transform: at(last, to * 1.04, 0), opacity: 1, offset: Math.max(0.5, 1 - SETTLE / time) });
  return [...steps, { transform: at(last, to, 0), opacity: 1 }];
}
