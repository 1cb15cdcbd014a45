// Tables that are made with one click.
import { go } from "../router";
import { api } from "../lib/api";
import type { SeatWish } from "../lib/protocol";
import { preferences, ensureUser } from "../lib/session.svelte";
import { gameInfo, loadShelf } from "../lib/shelf.svelte";

/** How many play when I play a game against bots: as many as the last time. */
export function playersOf(game: string): number {
  return preferences.players[game] ?? gameInfo(game)?.usual ?? 2;
}

/** A game against bots of the level I like, at once. */
export async function playNow(game: string): Promise<void> {
  await ensureUser();
  await loadShelf();
  const bots = playersOf(game) - 1;
  const seats: SeatWish[] = [
    { kind: "me" },
    ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: preferences.level })),
  ];
  const table = await api.create({ game, seats });
  go(`/t/${table.code}`);
}
