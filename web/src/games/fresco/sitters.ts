// Who is seen on a portrait card.
import type { HeadName } from "./art/Head.svelte";
import { PAINTS, type Portrait } from "./table";

const OFFICES = { abbot: "hooded", "gods-servant": "hooded", actor: "actor", sexton: "sexton" } as const;
const SITTERS = ["clerk", "widow", "scholar", "bride"] as const;

/** Always the same one for a card. Counted so that in each set of the box no face is seen before all four were. */
export function sitter({ kind, amount = 0, paint, power }: Portrait): HeadName {
  if (power) return OFFICES[power];
  const number = paint ? PAINTS.indexOf(paint) : amount + (kind === "primary" ? 0 : 1);
  return SITTERS[number % SITTERS.length]!;
}
