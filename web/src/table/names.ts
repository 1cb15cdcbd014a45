import type { SeatInfo } from "../lib/protocol";
import { known, t } from "../lib/texts";

/** What those at a table are called, by seat. */
export function names(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, place) => {
    if (seat.name !== null) return seat.name;
    if (seat.erased) return t("seat-erased", { number: place + 1 });
    if (seat.kind === "open") return t("seat-open");
    if (seat.bot && known(`seat-${seat.bot}`)) return t(`seat-${seat.bot}`, { number: place + 1 });
    return seat.bot ? `${seat.bot} ${place + 1}` : t("seat-human", { number: place + 1 });
  });
}
