// How many messages of the chat are new: counted from the last one read, which this browser remembers for each table.
import type { ChatLine } from "../lib/protocol";

const KEY = "bottega-read";
const TABLES = 50; // that are remembered, the last ones

type Read = [code: string, number: number][];

function remembered(): Read {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Read;
  } catch {
    return []; // no storage: nothing is remembered
  }
}

export class Unread {
  private upTo = $state(0);

  constructor(private readonly code: string) {
    this.upTo = remembered().find(([code]) => code === this.code)?.[1] ?? 0;
  }

  count(chat: readonly ChatLine[], mine: readonly number[]): number {
    return chat.filter((line) => line.number > this.upTo && !(line.seat !== null && mine.includes(line.seat))).length;
  }

  /** All of it has been seen. */
  read(chat: readonly ChatLine[]): void {
    const last = chat.at(-1)?.number ?? 0;
    if (last <= this.upTo) return;
    this.upTo = last;
    const others = remembered().filter(([code]) => code !== this.code);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, [this.code, last]].slice(-TABLES)));
    } catch {
      // the count begins anew after a reload
    }
  }
}
