// What is shown of the news for a while: plans laid open, the end of a round, segments that have just been restored.
import type { GameEvent } from "./view";
import { laidOpen, restoredIn, revealIn, type Summary, summaryIn } from "./news";
import type { Place, Sheet, Table } from "./table";

export class News {
  restored = $state.raw<Place[]>([]);
  plans = $state.raw<Sheet[] | null>(null);
  summary = $state.raw<Summary | null>(null);
  scored = $state.raw<number[]>([]); // points each made in the round that has ended, if that was seen
  #first = true; // whoever has just taken the device has not seen the plans either
  #events: GameEvent[] = []; // of this round
  #began: { round: number; scores: number[] } | null = null;

  follow(table: Table, events: readonly GameEvent[]): void {
    const scores = table.players.map((each) => each.score);
    const ended = summaryIn(events, this.#events);
    this.#events = ended ? [] : [...this.#events, ...events];
    if (ended) {
      const began = this.#began?.round === ended.round - 1 ? this.#began.scores : null;
      this.summary = ended;
      this.scored = began ? scores.map((score, seat) => score - began[seat]!) : [];
    }
    if (this.#began?.round !== table.round) this.#began = { round: table.round, scores };
    if (events.length > 0) this.restored = restoredIn(events);
    const secret = table.phase === "get_up" || table.phase === "plan";
    this.plans = revealIn(events) ?? (this.#first ? laidOpen(table) : secret ? null : this.plans);
    if (!secret || this.summary?.round !== table.round) this.summary = null;
    this.#first = false;
  }

  close = (): void => {
    this.plans = null;
    this.summary = null;
  };
}
