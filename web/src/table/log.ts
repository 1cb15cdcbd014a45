// What the log of a table tells: which moves stand, which were taken back, and what each was in words.
import type { GameEvent } from "../games/contract";
import type { SeenEvent } from "../lib/protocol";

/** The seqs of the moves that were taken back. */
export function takenBack(log: readonly SeenEvent[]): Set<number> {
  return new Set(log.flatMap(({ event }) => (event.type === "undone" ? ((event.seqs ?? []) as number[]) : [])));
}

/** What happened and still counts. */
export function standing(log: readonly SeenEvent[]): GameEvent[] {
  const gone = takenBack(log);
  return log.filter((each) => !gone.has(each.seq)).map((each) => each.event as GameEvent);
}

/** A move in words: its first sentence. Nothing if it is not in the log yet. */
export function wordsOf(log: readonly SeenEvent[], seq: number | undefined): string {
  return log.find((each) => each.seq === seq && each.words)?.words ?? "";
}
