// What a game draws from: of its own deal, or of the game that it goes on from.
import type { OriginInfo } from "../lib/protocol";

/** `deal`: all of it from its own seed; `new`: from its own seed after the first position; `same`: from a seed that is public. */
export type Draws = "deal" | "new" | "same";

export function drawsOf(origin: OriginInfo | null | undefined): Draws {
  if (!origin) return "deal";
  return origin.same_draws ? "same" : "new";
}
