// Where a board's view comes from: a live table, a replay, a lesson. The board does not know which.
import type { Action, GameEvent, Refusal, View } from "../games/contract";
import type { Described } from "../lib/protocol";
import type { Showing } from "./showing.svelte";

export type Description = Pick<Described, "lines" | "choices" | "all_listed">;

export interface Source {
  readonly game: string;
  readonly names: string[]; // by seat
  readonly bots: readonly (string | null)[]; // by seat; null where a person sits
  readonly me: number | null; // my seat; null: I watch
  readonly view: View | null;
  readonly events: GameEvent[]; // what led to this view
  readonly past?: GameEvent[]; // all that happened and still counts, as far as it is known
  readonly sentence?: (event: GameEvent) => string; // of what is past, in words
  readonly over?: boolean; // has it ended, though the rules know of no result?
  readonly showing: Showing; // how what happens is shown
  readonly behind: boolean; // has something happened that is not shown yet?
  readonly active: boolean; // may I act now?
  readonly pending: boolean; // is a move of mine under way?
  readonly undo: (() => void) | null; // takes my last move back, where that needs nobody's consent
  drafted?(choice: Action | null): void; // I have laid that out
  play(action: Action): void;
  check(action: Action): Promise<Refusal | null>;
  skip(): void; // shows at once all that has happened
  describe?(): Promise<Description>; // the table in sentences
}
