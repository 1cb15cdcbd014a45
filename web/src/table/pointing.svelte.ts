// What a sentence of the log is about: whoever points at the sentence sees the thing light up on the board.
import { untrack } from "svelte";
import type { GameEvent } from "../games/contract";
import { reveal } from "./stage.svelte";

class Pointing {
  event = $state.raw<GameEvent | null>(null);
  pressed = $state(false); // by a press, which also brings it into sight; else by hovering

  at(event: GameEvent | null, pressed = false): void {
    [this.event, this.pressed] = [event, pressed && event !== null];
  }
}

export const pointing = new Pointing();

/** For `{@attach}`: sentences inside, each marked with its place among these events, are pointed at. */
export function points(eventAt: (place: number) => GameEvent | null): (node: HTMLElement) => () => void {
  const eventOf = (target: EventTarget | null) => {
    const place = (target as Element).closest<HTMLElement>("[data-entry]")?.dataset.entry;
    return place === undefined ? null : eventAt(Number(place));
  };
  return (node) => {
    const over = (event: Event) => pointing.at(eventOf(event.target));
    const press = (event: Event) => pointing.at(eventOf(event.target), true);
    const leave = () => pointing.pressed || pointing.at(null);
    node.addEventListener("pointerover", over);
    node.addEventListener("click", press);
    node.addEventListener("pointerleave", leave);
    return () => {
      node.removeEventListener("pointerover", over);
      node.removeEventListener("click", press);
      node.removeEventListener("pointerleave", leave);
      pointing.at(null);
    };
  };
}

/** For `{@attach}` on a board: the thing that is pointed at, by its selector, is outlined; a press brings it into sight. */
export function lights<E extends GameEvent>(
  thingOf: (event: E) => string | null,
): (board: HTMLElement) => () => void {
  return (board) => {
    const { event, pressed } = pointing;
    const selector = event && thingOf(event as E);
    const found = selector ? [...board.querySelectorAll(selector)] : [];
    found.forEach((thing) => thing.setAttribute("data-pointed", ""));
    if (pressed && found[0]) untrack(() => reveal(found[0]!));
    return () => found.forEach((thing) => thing.removeAttribute("data-pointed"));
  };
}
