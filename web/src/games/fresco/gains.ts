// What brought points, as a chip at the seat says it.
import { t } from "../../lib/texts";
import type { Gain } from "../contract";
import type { GameEvent } from "./view";

export const gains = (events: readonly GameEvent[]): Gain[] =>
  events
    .flatMap((event) => ("seat" in event && event.seat !== null ? pointsOf(event, event.seat) : []))
    .filter(({ points }) => points > 0)
    .map(({ seat, points, source }) => ({ seat, amount: `+${points}`, reason: t(`fresco-gain-${source}`) }));

function pointsOf(event: GameEvent, seat: number): { seat: number; points: number; source: string }[] {
  switch (event.type) {
    case "restored":
      return [
        { seat, points: event.points - event.bonus, source: "tile" },
        { seat, points: event.bonus, source: "bishop" },
      ];
    case "restored-altar":
      return [{ seat, points: event.points, source: "altar" }];
    case "fulfilled":
      return [{ seat, points: event.points, source: "request" }];
    case "visited-studio":
      return [
        { seat, points: event.portrait?.kind === "points" ? (event.portrait.amount ?? 0) : 0, source: "portrait" },
      ];
    case "counted":
      return [{ seat, points: event.points, source: "money" }];
    default:
      return [];
  }
}
