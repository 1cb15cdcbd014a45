// What people at a real table have told the companion of a game: who plays, the score sheet, whose turn it is. This
// browser keeps it.
import type { Row } from "./sheet";

const KEY = "bottega-companion";

interface Kept {
  names: string[];
  rows: Row[];
  turn: number;
  round: number;
}

function remembered(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {}; // no storage: nothing is remembered
  }
}

export class Sitting {
  names = $state<string[]>([]); // empty ones are called by their numbers
  rows = $state.raw<Row[]>([]);
  turn = $state(0);
  round = $state(1);

  constructor(
    private readonly game: string,
    seats: number,
  ) {
    const kept = remembered()[game];
    this.names = kept?.names ?? Array<string>(seats).fill("");
    this.rows = kept?.rows ?? [];
    this.turn = kept?.turn ?? 0;
    this.round = kept?.round ?? 1;
  }

  get seats(): number {
    return this.names.length;
  }

  resize(seats: number): void {
    this.names = Array.from({ length: seats }, (_, seat) => this.names[seat] ?? "");
    this.turn = Math.min(this.turn, seats - 1);
    this.keep();
  }

  write(rows: Row[]): void {
    this.rows = rows;
    this.keep();
  }

  /** The next one's turn, or back again. After the last of them a round is over. */
  move(by: 1 | -1): void {
    const at = (this.round - 1) * this.seats + this.turn + by;
    if (at < 0) return;
    this.turn = at % this.seats;
    this.round = Math.floor(at / this.seats) + 1;
    this.keep();
  }

  restart(): void {
    [this.turn, this.round] = [0, 1];
    this.keep();
  }

  keep(): void {
    const { names, rows, turn, round } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [this.game]: { names, rows, turn, round } }));
    } catch {
      // after a reload it is as if it had not been said
    }
  }
}
