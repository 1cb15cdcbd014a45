// What a line in a list of tables says.
import type { TableLine } from "../lib/protocol";
import { t } from "../lib/texts";
import { names } from "../table/names";

export const addressOf = (line: TableLine) => (line.status === "over" ? `/t/${line.code}/replay` : `/t/${line.code}`);

export function stateOf(line: TableLine): string {
  if (line.my_turn) return t("line-your-turn");
  if (line.status === "over") {
    const winners = (line.outcome?.winners ?? []) as number[];
    if (winners.some((seat) => line.mine.includes(seat))) return t("line-won");
    return t("line-over");
  }
  const challenged = line.seats.flatMap((seat) => (seat.challenged ? [seat.challenged] : []));
  const free = line.seats.filter((seat) => seat.kind === "open" && !seat.challenged).length;
  const called = names(line.seats);
  const host = line.host_seat;
  if (line.status === "open" && free === 0 && challenged.length > 0) return t("line-waits", { players: challenged });
  if (line.status === "open" && free === 0 && (line.autostart || line.unready.some((seat) => seat !== host)))
    return t("line-unready");
  if (line.status === "open" && free === 0 && host !== null)
    return t("line-full", { you: line.mine.includes(host), player: called[host] ?? "" });
  if (line.status === "open") return t("line-free", { count: free });
  const awaited = called.filter((_, place) => line.awaited.includes(place));
  return line.mine.length > 0 ? t("line-waits", { players: awaited }) : t("line-playing");
}
