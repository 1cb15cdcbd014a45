// What is shown of the news for a while: plans laid open, the end of a round, segments that have just been restored.
// All of it follows from what happened and still counts: what is taken back is news no longer.
import { lastRounds } from "./deeds";
import type { GameEvent } from "./view";
import { laidOpen, restoredIn, revealIn, type Summary, summaryIn, type Visit, visitsIn } from "./news";
import type { Place, Sheet, Table } from "./table";

export class News {
  visits = $state.raw<Visit[]>([]); // to the market, in this round
  restored = $state.raw<Place[]>([]);
  plans = $state.raw<Sheet[] | null>(null);
  summary = $state.raw<Summary | null>(null);
  scored = $state.raw<number[]>([]); // points each made in the round that has ended, if its beginning was seen
  #seen: GameEvent[] = []; // where the source has no past: what its updates told
  #ply = -1;
  #began = new Map<number, number[]>(); // scores with which rounds began
  #closed = { plans: 0, summary: 0 }; // rounds of which they were closed

  follow(table: Table, events: readonly GameEvent[], past: readonly GameEvent[]): void {
    this.#remember(table, events);
    const secret = table.phase === "get_up" || table.phase === "plan";
    const { now, before } = lastRounds(past.length > 0 ? past : this.#seen);
    if (secret)
      this.#began.set(
        table.round,
        table.players.map((each) => each.score),
      );
    this.visits = visitsIn(now, table.seats);
    this.restored = events.length > 0 ? restoredIn(events) : this.restored;
    const stale = secret || table.phase === "over" || this.#closed.plans === table.round;
    this.plans = stale ? null : (revealIn(now) ?? laidOpen(table));
    const ended = secret && this.#closed.summary !== table.round ? summaryIn(before) : null;
    this.summary = ended?.round === table.round ? ended : null;
    const [was, is] = [this.#began.get(table.round - 1), this.#began.get(table.round)];
    this.scored = was && is ? is.map((score, seat) => score - was[seat]!) : [];
  }

  #remember(table: Table, events: readonly GameEvent[]): void {
    if (table.ply < this.#ply)
      this.#seen = []; // a replay that goes back
    else if (table.ply > this.#ply) this.#seen = [...this.#seen, ...events];
    this.#ply = table.ply;
  }

  /** A move of mine: the news has been read. */
  close = (table: Table): void => {
    if (this.plans) this.closePlans(table);
    if (this.summary) this.closeSummary(table);
  };

  closePlans = ({ round }: Table): void => {
    this.#closed.plans = round;
    this.plans = null;
  };

  closeSummary = ({ round }: Table): void => {
    this.#closed.summary = round;
    this.summary = null;
  };
}
