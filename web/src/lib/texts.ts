// Everything the page says. The files are the ones the server speaks from, and `web/locale/` for what only the page says;
// each is loaded when it is needed, in the language it is needed in. Components that call `t` follow a change of language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import LANGUAGE_NAMES from "../../../src/bottega/locale/languages.json";

export { LANGUAGE_NAMES };
export type Lang = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Lang[];

type Multiset = Record<string, number>;
export type Details = Record<string, string | number | boolean | readonly string[] | Multiset>;

const files = import.meta.glob<string>(
  ["../../locale/*.ftl", "../../../src/bottega/locale/*.ftl", "../../../src/bottega/games/**/texts.*.ftl"],
  { query: "?raw", import: "default" },
);

const bundles = new Map<Lang, FluentBundle>();
const loaded = new Set<string>();
const PARTS = ["bots", "box", "companion", "lobby", "notify", "play-on", "replay", "settings", "table"]; // of the page that have a file of their own
const wanted = new Set<string>(); // names of games and parts
let current: Lang = "en";
let lacking = false; // has a text been asked for that the language does not have? Then English is loaded too
let searched = false; // is English here, then?
const [followLanguage, languageChanged] = signal();
const [followTexts, textsChanged] = signal();

function signal(): [follow: () => void, changed: () => void] {
  let tell = () => {};
  const follow = createSubscriber((update) => {
    tell = update;
    return () => {
      tell = () => {};
    };
  });
  return [follow, () => tell()];
}

export function language(): Lang {
  followLanguage();
  return current;
}

/** The first language somebody asks for that we speak. */
export function preferred(asked: readonly string[]): Lang {
  const short = asked.map((each) => each.toLowerCase().split("-")[0] as Lang);
  return short.find((each) => LANGUAGES.includes(each)) ?? "en";
}

/** Speaks a language from now on, once its texts are here. */
export async function speak(lang: Lang): Promise<void> {
  await loadAll(lang);
  current = lang;
  document.documentElement.lang = lang;
  languageChanged();
}

/** Loads what a game or a part of the page such as the lobby says, beside what all of the page says. */
export async function loadTexts(part: string): Promise<void> {
  wanted.add(part);
  await Promise.all([load(current, part), lacking && load("en", part)]);
  textsChanged();
}

/** What a translation lacks is said in English, which those whose language is complete need not load. */
async function loadEnglish(): Promise<void> {
  if (lacking) return;
  lacking = true;
  await loadAll("en");
  searched = true;
  textsChanged();
}

async function loadAll(lang: Lang): Promise<void> {
  await Promise.all(["", ...wanted].map((part) => load(lang, part)));
}

function paths(lang: Lang, part: string): string[] {
  if (!part) return [`../../locale/web.${lang}.ftl`, `../../../src/bottega/locale/${lang}.ftl`];
  const own = `../../locale/${part}.${lang}.ftl`;
  if (part === "review") return [own, `../../../src/bottega/locale/review.${lang}.ftl`]; // as `bottega review` says it
  if (PARTS.includes(part)) return [own];
  const folder = `../../../src/bottega/games/${part.replaceAll("-", "_")}`;
  return [
    `../../../src/bottega/locale/titles.${lang}.ftl`,
    `${folder}/texts.${lang}.ftl`,
    `${folder}/text/texts.${lang}.ftl`,
    own,
  ];
}

async function load(lang: Lang, part: string): Promise<void> {
  const missing = paths(lang, part).filter((path) => path in files && !loaded.has(path));
  const texts = await Promise.all(missing.map((path) => files[path]!()));
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  bundles.set(lang, bundle);
  texts.forEach((text, place) => {
    if (!loaded.has(missing[place]!)) bundle.addResource(new FluentResource(lang === "fr" ? held(text) : text));
    loaded.add(missing[place]!);
  });
}

/** French marks stand off their words, but not in a line of their own. */
function held(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, "\u00a0").replaceAll("« ", "«\u00a0");
}

/** The bundle that has a message: the one of the language, or the English one. */
function bundleWith(id: string): FluentBundle | undefined {
  followTexts();
  const own = bundles.get(language());
  if (!own || own.hasMessage(id)) return own;
  const english = bundles.get("en");
  return english?.hasMessage(id) ? english : undefined;
}

/** Is there such a message? Asking loads nothing: many are there in no language, such as a title of one's own. */
export function known(id: string): boolean {
  return bundleWith(id) !== undefined;
}

/**
 * A message in the language spoken now. A multiset `touches: { red: 2 }` becomes words through the messages `touches-red`
 * and so on; a list becomes "a, b and c": as `texts.say` does on the server.
 */
export function t(id: string, details: Details = {}): string {
  const bundle = bundleWith(id);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (bundles.size) void loadEnglish();
    if (searched && import.meta.env.DEV) console.warn(`no text ${id}`);
    return searched ? id : "";
  }
  const words: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(details)) words[name] = inWords(name, value);
  return bundle.formatPattern(pattern, words, []);
}

/** A small whole number looks the same in all our languages: making a formatter for it would hold a phone up. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function inWords(name: string, value: Details[string]): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return Number.isInteger(value) && value < 1000 ? new Whole(value) : value;
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return join(value as string[]);
  return join(Object.entries(value).map(([each, count]) => t(`${name}-${each}`, { count })));
}

/** A list in words. */
export function join(items: readonly string[]): string {
  if (items.length === 0) return t("list-none");
  return items.slice(1).reduce((first, next, place) => {
    return t(place === items.length - 2 ? "list-last" : "list-more", { first, next });
  }, items[0]!);
}

/** A title, artist or the like as the language has it (`title-mona-lisa`), else as it is written. */
export function named(kind: string, name: string): string {
  const id = `${kind}-${slug(name)}`;
  return known(id) ? t(id) : name;
}

export function slug(name: string): string {
  const plain = name.toLowerCase().replaceAll("ł", "l").normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** A moment, in seconds since 1970, as people write it. */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
}
