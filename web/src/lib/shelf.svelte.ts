// The games that the server has, in my language. Asked for once a language; a page that is offline knows their names only.
import { api } from "./api";
import type { GameInfo } from "./protocol";
import { language } from "./texts";

const shelf: { games: GameInfo[] } = $state({ games: [] });
let asked = "";

/** All games; none before the first answer of the server. */
export function gamesOnShelf(): GameInfo[] {
  return shelf.games;
}

export async function loadShelf(): Promise<GameInfo[]> {
  const lang = language();
  if (asked !== lang || shelf.games.length === 0) {
    asked = lang;
    shelf.games = await api.games(lang);
  }
  return shelf.games;
}

export function gameInfo(name: string): GameInfo | undefined {
  return shelf.games.find((each) => each.name === name);
}

/** The name on the box. */
export function titleOf(name: string): string {
  return (
    gameInfo(name)?.title ??
    name.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase())
  );
}
