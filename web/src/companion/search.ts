// Finds rules by words, as somebody at a table would ask: "can I trade after swapping?"
import type { Rule } from "../lib/protocol";
import { slug } from "../lib/texts";

const SHORTEST = 3; // letters of a word that is looked for
const STEM = 4; // letters that two forms of a word share at least
const MOST = 8; // rules that are shown

const words = (text: string) => [...new Set(slug(text).split("-"))].filter((word) => word.length >= SHORTEST);

/** "swap" and "swapping" are the same word, "can" and "canvas" are not. */
function same(one: string, other: string): boolean {
  if (one === other) return true;
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared >= STEM && shared * 2 >= Math.max(one.length, other.length);
}

/** The rule of that number; else those that have most of the words, rare words counting more. */
export function search(rules: readonly Rule[], query: string): Rule[] {
  const number = query.trim().toUpperCase();
  const cited = rules.find((rule) => rule.id === number || rule.id.endsWith(`-${number}`));
  if (cited) return [cited];
  const texts = rules
    .filter((rule) => !rule.heading)
    .map((rule) => ({ rule, has: words(`${rule.id} ${rule.text}`) }));
  const asked = words(query).map((word) => {
    const found = texts.filter(({ has }) => has.some((each) => same(word, each)));
    return { found: new Set(found.map(({ rule }) => rule)), worth: Math.log(1 + texts.length / (1 + found.length)) };
  });
  const worth = (rule: Rule) => asked.reduce((sum, { found, worth }) => sum + (found.has(rule) ? worth : 0), 0);
  return texts
    .map(({ rule }) => ({ rule, worth: worth(rule) }))
    .filter((each) => each.worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .map(({ rule }) => rule);
}
