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

/** What a bot is, beside its name: mostly its level. */
export const levelOf = (bot: string): string => (known(`seat-${bot}`) ? t(`seat-${bot}`) : bot);
