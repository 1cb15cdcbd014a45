// Things travel from place to place over the whole page: cards, hexes, paints, coins, tiles. Boards name their places by
// `data-place`; a place of the board comes before one of the frame with the same name, so that what is mine goes to my
// hand and not to my seat. Where a thing sets out is looked up while it still lies there, and where it goes in the frame
// after, when the page is laid out anyway. Only `transform` and `opacity` change on the way.
import type { Journey } from "../games/contract";
import { nextFrame } from "../lib/schedule";

export const TRAVEL = 320; // ms from place to place
export const APART = 60; // ms between two things of one move
const SETTLE = 80; // ms a thing that takes its place there comes to rest
const LANDED = 0.999; // of its time: the next moment it is gone
const EASING = "cubic-bezier(0.3, 0, 0.1, 1)";

export interface Point {
  x: number;
  y: number;
}

export interface Flight extends Journey {
  start: DOMRect | null; // where it lay before the view changed
  rests: number; // ms from its landing until the last thing of the same move has landed
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

const landingOf = ({ delay = 0, time = TRAVEL }: Journey): number => delay + time;

/** When the last of them has landed, in ms. */
export const landing = (journeys: readonly Journey[]): number => Math.max(0, ...journeys.map(landingOf));

/** Journeys with the places where they set out, as the page is now. */
export function pack(journeys: readonly Journey[]): Flight[] {
  const last = landing(journeys);
  return journeys.map((journey) => ({
    ...journey,
    start: placeOf(journey.from)?.getBoundingClientRect() ?? null,
    rests: last - landingOf(journey),
  }));
}

/** The same journeys, setting out one after the other. */
export const inTurn = <J extends Journey>(journeys: readonly J[], apart = APART): J[] =>
  journeys.map((journey, order) => ({ ...journey, delay: (journey.delay ?? 0) + order * apart }));

/** For an event that is no game's own, such as a move that was taken back; those of the game have all been thought of. */
export const still = (_event: never): never[] => [];

/** Flies an element; says when it is there, or at once where one of the places is not on the page. All things of a move
 * stay until the last has landed: whenever one comes or goes, the browser puts the layers of the whole page together. */
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
      const { delay = 0, time = TRAVEL, veils, rests } = flight;
      const timing: KeyframeAnimationOptions = { duration: time + rests, delay, fill: "forwards" };
      const clock = node.animate(null, landingOf(flight));
      clock.onfinish = landed;
      running.push(clock, node.animate(way(flight, own, first, last), timing));
      const veil = (under: Element | null, options: KeyframeAnimationOptions) =>
        under && running.push(under.animate([{ opacity: 0 }, { opacity: 0 }], options));
      if (veils === "to") veil(target, { duration: landingOf(flight) + rests });
      if (veils === "from") veil(origin, timing);
    };
  });
  return () => {
    gone = true;
    for (const each of running) each.cancel();
  };
}

/** There it waits in place of what it veils, or it is gone. */
function way(flight: Flight, own: DOMRect, first: DOMRect, last: DOMRect): Keyframe[] {
  const { fit, turn = 0, time = TRAVEL, veils, rests } = flight;
  const size = (box: DOMRect, fits: boolean) =>
    fits && own.width > 0 ? Math.min(box.width / own.width, box.height / own.height) : 1;
  const at = (box: DOMRect, scale: number, degrees: number) => {
    const { x, y } = middleOf(box);
    return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${degrees}deg) scale(${scale})`;
  };
  const lands = fit === "to" || fit === "both";
  const [from, to] = [size(first, fit === "from" || fit === "both"), size(last, lands)];
  const share = time / (time + rests);
  const [there, settling] = [at(last, to, 0), Math.max(0.5, 1 - SETTLE / time)];
  return [
    { transform: at(first, from, turn), opacity: 1, easing: EASING },
    ...(lands ? [{ transform: at(last, to * 1.04, 0), opacity: 1, offset: settling * share }] : []),
    { transform: there, opacity: 1, offset: veils ? share : share * LANDED },
    ...(veils ? [] : [{ transform: there, opacity: 0, offset: share }]),
    { transform: there, opacity: veils ? 1 : 0 },
  ];
}
