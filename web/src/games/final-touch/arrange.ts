// Cards of my hand slide to their places as others leave; new ones come from the draw pile.
import { APART, middleOf, placeOf, type Point, TRAVEL } from "../../table/travel";

/** Where the cards of a hand lie, by their ids, from the left. */
export type Row = ReadonlyMap<number, number>;

/** Gives back where the cards lie now, and what moves those that lay elsewhere. */
export function arrange(row: HTMLElement, ids: readonly number[], before: Row): { lie: Row; move: () => void } {
  const slots = [...row.children] as HTMLElement[];
  const lie = new Map(ids.map((id, at) => [id, slots[at]?.offsetLeft ?? 0]));
  const pile = before.size > 0 && ids.some((id) => !before.has(id)) ? placeOf("draw") : null;
  const drawn = pile && middleOf(pile.getBoundingClientRect());
  const moves = ids.flatMap((id, at) => {
    const [slot, from] = [slots[at], before.get(id)];
    if (!slot || before.size === 0) return [];
    if (from !== undefined) return from === lie.get(id) ? [] : [() => slide(slot, { x: from - lie.get(id)!, y: 0 })];
    const here = middleOf(slot.getBoundingClientRect());
    return drawn ? [() => slide(slot, { x: drawn.x - here.x, y: drawn.y - here.y }, true)] : [];
  });
  return { lie, move: () => moves.forEach((each) => each()) };
}

function slide(slot: Element, { x, y }: Point, drawn = false): void {
  const from = { transform: `translate(${x}px, ${y}px) scale(${drawn ? 0.55 : 1})` };
  slot.animate([from, { transform: "none" }], {
    duration: drawn ? TRAVEL : TRAVEL * 0.75,
    delay: drawn ? 2 * APART : 0,
    easing: "ease-in-out",
    fill: "backwards",
  });
}
