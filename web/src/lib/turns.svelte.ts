// Who waits for me: my tables, and what the table that I look at wants of me.
import { api, ApiError } from "./api";
import { Emitter } from "./emitter";
import type { TableLine } from "./protocol";
import { session } from "./session.svelte";

/** What a table waits for me to do: my turn, or an answer to an offer in somebody else's. */
export type Wanted = "turn" | "answer";

/** Tables say here that they have begun to wait for me; notify.ts tells me. */
export const turnEvents = new Emitter<{ "my-turn": { table: string; wanted: Wanted } }>();

const REFRESH_EVERY = 20_000; // ms

let tables = $state.raw<TableLine[]>([]);
let askedFor: string | null = null; // whose tables these are
let shown = $state.raw<{ table: string; wanted: () => Wanted | null } | null>(null);

/** The tables I sit at, the last changed first. */
export function myTables(): TableLine[] {
  return tables;
}

export async function refreshMyTables(): Promise<void> {
  const me = session.me?.id ?? null;
  askedFor = me;
  if (me === null) {
    tables = [];
    return;
  }
  try {
    const found = await api.mine();
    if (askedFor === me) tables = found;
  } catch (error) {
    if (error instanceof ApiError && error.code === "sign-in") session.me = null;
  }
}

/** In an effect: keeps my tables up to date, whoever I become, now and then and when the page is looked at again. */
export function watchMyTables(): () => void {
  if ((session.me?.id ?? null) !== askedFor) void refreshMyTables();
  const looked = () => {
    if (!document.hidden) void refreshMyTables();
  };
  const timer = setInterval(() => void refreshMyTables(), REFRESH_EVERY);
  document.addEventListener("visibilitychange", looked);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", looked);
  };
}

/**
 * In an effect: this table is looked at, and what it wants is asked of it rather than of my tables. The function is called
 * where its answer is shown, so the effect does not run again with every move.
 */
export function lookAtTable(table: string, wanted: () => Wanted | null): () => void {
  shown = { table, wanted };
  return () => {
    shown = null;
    void refreshMyTables();
  };
}

/** The games that wait for me, the most urgent first. */
export function waitingForMe(lines: readonly TableLine[]): TableLine[] {
  const urgency = (line: TableLine) => line.left ?? Infinity;
  return lines.filter((line) => line.my_turn).sort((one, other) => urgency(one) - urgency(other) || 0);
}

function others(): TableLine[] {
  return tables.filter((line) => line.code !== shown?.table);
}

/** How many games wait for me, other than the one I look at. */
export function otherTurns(): number {
  return waitingForMe(others()).length;
}

/** The game to go on with after a move here. */
export function nextTable(): string | null {
  return waitingForMe(others())[0]?.code ?? null;
}

/** What is waited for, here or at any of my tables. */
export function wantedOfMe(): Wanted | null {
  return shown?.wanted() ?? (otherTurns() > 0 ? "turn" : null);
}
