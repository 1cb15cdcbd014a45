// Who I am, and how I like things. Guests are made without a question: nobody fills in a form to play.
import { api, ApiError } from "./api";
import type { Me, TableLine } from "./protocol";
import { LANGUAGES, type Lang, preferred, speak } from "./texts";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "none";

/** The bots one plays against: each has a name and a promise. */
export const LEVELS = ["apprentice", "journeyman", "master"] as const;
export type Level = (typeof LEVELS)[number];

interface Preferences {
  lang: Lang;
  name: string;
  theme: Theme;
  motion: Motion;
  letters: boolean; // letters and shapes on every colour
  sound: boolean;
  level: Level; // of those I play against
}

const KEY = "bottega";
const PIGMENTS = [
  "Sienna",
  "Umbra",
  "Indigo",
  "Carmine",
  "Saffron",
  "Celadon",
  "Sepia",
  "Azurite",
  "Ochre",
  "Madder",
];

function remembered(): Partial<Preferences> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    if (kept.lang && !LANGUAGES.includes(kept.lang)) delete kept.lang;
    if (kept.level && !LEVELS.includes(kept.level)) delete kept.level;
    return kept;
  } catch {
    return {}; // no storage: everything works, nothing is remembered
  }
}

export const preferences: Preferences = $state({
  lang: preferred(navigator.languages ?? [navigator.language]),
  name: "",
  theme: "auto",
  motion: "auto",
  letters: true,
  sound: false,
  level: "journeyman",
  ...remembered(),
});

export const session: { me: Me | null; mine: TableLine[] } = $state({ me: null, mine: [] });

export function prefer(wish: Partial<Preferences>): void {
  Object.assign(preferences, wish);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // as above
  }
  applyPreferences();
}

/** Puts what concerns the whole page where the style sheets see it. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset.theme = preferences.theme;
  root.dataset.motion = preferences.motion;
  root.dataset.letters = preferences.letters ? "on" : "off";
}

export function motionless(): boolean {
  return preferences.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What a first look needs: the texts, and where I myself am shown my name and games, so that nothing jumps when they come. */
export async function boot(shown: boolean): Promise<void> {
  applyPreferences();
  const asked = remember();
  const short = new Promise((done) => setTimeout(done, 600));
  await Promise.all([speak(preferences.lang), shown && Promise.race([asked, short])]);
}

async function remember(): Promise<void> {
  session.me = await api.session().catch(() => null);
  await refreshMine();
}

/** Somebody, at any rate: the cookie there is, or a guest with the colour of the day for a name. */
export async function ensureUser(): Promise<Me> {
  session.me ??= (await api.session()) ?? (await api.guest({ name: name(), lang: preferences.lang }));
  return session.me;
}

function name(): string {
  return preferences.name.trim() || PIGMENTS[Math.floor(Math.random() * PIGMENTS.length)]!;
}

export async function rename(wish: string): Promise<void> {
  if (session.me) session.me = await api.change({ name: wish });
  prefer({ name: wish });
}

export async function changeLanguage(lang: Lang): Promise<void> {
  await speak(lang);
  prefer({ lang });
  if (session.me) session.me = await api.change({ lang }).catch(() => session.me);
}

export async function signInAs<Who extends Me>(who: Promise<Who>): Promise<Who> {
  const me = await who;
  session.me = me;
  prefer({ name: me.name });
  await refreshMine();
  return me;
}

export async function signOut(): Promise<void> {
  await api.signOut();
  session.me = null;
  session.mine = [];
}

/** The tables I sit at; the title and the icon of the page go by them. */
export async function refreshMine(): Promise<void> {
  if (!session.me) return;
  try {
    session.mine = await api.mine();
  } catch (error) {
    if (error instanceof ApiError && error.code === "sign-in") session.me = null;
  }
}
