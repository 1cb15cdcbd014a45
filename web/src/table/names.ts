import type { SeatInfo } from "../lib/protocol";
import { known, t } from "../lib/texts";

/** What those at a table are called, by seat. */
export function names(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, place) => {
    if (seat.name !== null) return seat.name;
    if (seat.erased) return t("seat-erased", { number: place + 1 });
    return seat.kind === "open" ? t("seat-open") : t("seat-human", { number: place + 1 });
  });
}

/** The bots of a table, by seat: none where a person sits, or sat. */
export const botsOf = (seats: readonly SeatInfo[]): (string | null)[] =>
  seats.map((seat) => (seat.erased ? null : seat.bot));

/** How strong a bot is, where that was measured. The master thinks longer than it did then. */
export function pointsOf(ratings: Readonly<Record<string, number>>, bot: string): string {
  const points = ratings[bot];
  return points === undefined ? "" : bot === "master" ? `${points}+` : String(points);
}

/** The same over several games: the least and the most, where they differ. */
export function pointsInAll(games: readonly Readonly<Record<string, number>>[], bot: string): string {
  const points = games.flatMap((ratings) => ratings[bot] ?? []);
  if (points.length === 0) return "";
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return `${least < most ? `${least}–` : ""}${pointsOf({ [bot]: most }, bot)}`;
}

/** What a bot is, beside its name: mostly its level. */
export function levelOf(bot: string): string {
  const [kind, points] = bot.split(":");
  if (kind === "rated") return t("seat-rated", { points: points ?? "" });
  return known(`seat-${bot}`) ? t(`seat-${bot}`) : bot;
}
