// What brought points, as a chip at the seat says it.
import type { Gain } from "../contract";
import type { GameEvent } from "./view";
import { titleOf } from "./words";

export const gains = (events: readonly GameEvent[]): Gain[] =>
  events.flatMap((event) =>
    event.type === "completed"
      ? [{ seat: event.seat, amount: `+${event.points}`, reason: titleOf(event.title) }]
      : [],
  );
