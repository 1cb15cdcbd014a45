// The numbered rules of a game, asked for once in each language.
import { api } from "./api";
import type { Rule } from "./protocol";
import { known, t } from "./texts";

const OURS = "[D] ";
const kept = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string, lang: string): Promise<Rule[]> {
  const key = `${game}/${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = api.rules(game, lang);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** What a refusal cites: a rule of the book, or, as `G-TURN`, what no line of a rulebook covers. */
export async function cited(game: string, lang: string, id: string): Promise<string | null> {
  if (id.startsWith("G-")) return known(id) ? t(id) : null;
  return (await rulesOf(game, lang)).find((rule) => rule.id === id)?.text ?? null;
}

/** What the rulebook says, and what of it is ours: all that follows the mark. Either may be empty. */
export function divided(text: string): [string, string] {
  const [book = "", ...ours] = text.split(OURS);
  return [book.trim(), ours.join("").trim()];
}
