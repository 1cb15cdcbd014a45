import type { SeatInfo } from "../lib/protocol";
import { known, t } from "../lib/texts";

/** What those at a table are called, by seat. */
export function names(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, place) => {
    if (seat.name !== null) return seat.name;
    if (seat.erased) return t("seat-erased", { number: place + 1 });
    if (seat.kind === "open") return t("seat-open");
    return seat.bot ? botName(seats, place, seat.bot) : t("seat-human", { number: place + 1 });
  });
}

/** With a letter where there are several of a kind. */
function botName(seats: readonly SeatInfo[], place: number, bot: string): string {
  const name = known(`seat-${bot}`) ? t(`seat-${bot}`) : bot;
  const alike = seats.flatMap((seat, other) => (seat.bot === bot ? [other] : []));
  return alike.length === 1 ? name : t("seat-one-of", { name, letter: "ABCDEFGH"[alike.indexOf(place)]! });
}
