// What a sentence of the log is about: where it lies on the board.
import type { GameEvent } from "./view";

/** A selector of the thing; none for what has no place of its own, such as a new round. */
export function thingOf(event: GameEvent): string | null {
  switch (event.type) {
    case "got-up":
      return `[data-hour="${event.time}"]`;
    case "sealed":
    case "revealed":
      return "[data-painters]";
    case "visited-market":
      return `[data-booth="${event.booth}"]`;
    case "restored":
      return `[data-space="${String(event.at)}"]`;
    case "moved-bishop":
      return `[data-space="${String(event.bishop)}"]`;
    case "restored-altar":
      return "[data-altar]";
    case "visited-studio":
    case "dealt":
      return "[data-location=studio]";
    case "blended":
      return "[data-location=workshop]";
    case "fulfilled":
      return `[data-request=${event.stack}]`;
    case "cheered":
      return "[data-mood]";
    case "bumped":
    case "stepped":
    case "counted":
      return "[data-track]";
    default:
      return null;
  }
}
