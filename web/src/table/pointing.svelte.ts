// What a sentence of the log is about: whoever points at the sentence sees the thing light up on the board.
import type { GameEvent } from "../games/contract";

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
