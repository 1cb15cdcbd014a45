// Tables that are made with one click.
import { go } from "../router";
import { api } from "./api";
import type { SeatWish } from "./protocol";
import { preferences, ensureUser } from "./session.svelte";
import { gameInfo, loadShelf } from "./shelf.svelte";

/** A game against bots of the level I like, at once. */
export async function playNow(game: string): Promise<void> {
  await ensureUser();
  await loadShelf();
  const bots = (gameInfo(game)?.usual ?? 2) - 1;
  const seats: SeatWish[] = [
    { kind: "me" },
    ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: preferences.level })),
  ];
  const table = await api.create({ game, seats });
  go(`/t/${table.code}`);
}
