// The numbered rules of a game, asked for once in each language.
import { api } from "./api";
import type { Rule } from "./protocol";
import { known, t } from "./texts";

const kept = new Map<string, Promise<Rule[]>>();
const SHARED = ["G-TURN", "G-STEP", "G-HELD", "G-OVER", "G-UNDO"]; // what no rulebook line covers

export function rulesOf(game: string, lang: string): Promise<Rule[]> {
  const key = `${game}/${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = api.rules(game, lang);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found.then((rules) => [
    ...rules,
    ...SHARED.filter(known).map((id) => ({ id, text: t(id), heading: false })),
  ]);
}
