// The games that the server has, in my language. Asked for once a language; a page that is offline knows their names only.
import { api } from "./api";
import type { GameInfo } from "./protocol";
import { language } from "./texts";

let games = $state.raw<GameInfo[]>([]);
let asked = "";

/** All games; none before the first answer of the server. */
export function gamesOnShelf(): GameInfo[] {
  return games;
}

export async function loadShelf(): Promise<GameInfo[]> {
  const lang = language();
  if (asked !== lang || games.length === 0) {
    asked = lang;
    games = await api.games(lang);
  }
  return games;
}

export function gameInfo(name: string): GameInfo | undefined {
  return games.find((each) => each.name === name);
}

/** The name on the box. */
export function titleOf(name: string): string {
  return (
    gameInfo(name)?.title ??
    name.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase())
  );
}
