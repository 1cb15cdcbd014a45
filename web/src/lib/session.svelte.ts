// Who I am, and how I like things. Guests are made without a question: nobody fills in a form to play.
import { api, ApiError } from "./api";
import { forgetOpened } from "./offline";
import type { Me } from "./protocol";
import { LANGUAGES, type Lang, preferred, speak, t } from "./texts";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "none";
/** How others' moves are shown: each in its own time, or all at once. */
export const PACES = ["calm", "brisk", "once"] as const;
export type Pace = (typeof PACES)[number];

/** The bots one plays against: each has a name and a promise. */
export const LEVELS = ["apprentice", "journeyman", "master"] as const;
export type Level = (typeof LEVELS)[number];

interface Preferences {
  lang: Lang;
  name: string;
  theme: Theme;
  motion: Motion;
  pace: Pace; // of others' moves, as they are shown
  letters: boolean; // letters and shapes on every colour
  sound: boolean;
  volume: number; // of all sounds, from 0 to 1
  beside: boolean; // log and chat beside the board, where there is room
  asks: boolean; // before I give something up
  level: Level; // of those I play against
  players: Record<string, number>; // of a game that I play against bots, by game
  elsewhere: number; // the last time my games were opened on another device that I have seen to
}

const KEY = "bottega";

const NAME_OF_THE_DAY = Math.random(); // among the names of guests who have none

function remembered(): Partial<Preferences> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    if (kept.lang && !LANGUAGES.includes(kept.lang)) delete kept.lang;
    if (kept.pace && !PACES.includes(kept.pace)) delete kept.pace;
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
  pace: "calm",
  letters: true,
  sound: false,
  volume: 0.4,
  beside: true,
  asks: true,
  level: "journeyman",
  players: {},
  elsewhere: 0,
  ...remembered(),
});

/** `uninvited`: the server lets nobody in without an invitation, and we have none. */
export const session: { me: Me | null; uninvited: boolean } = $state({ me: null, uninvited: false });

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

/** Whoever the cookie says I am; nobody if the server cannot be asked. */
export async function loadSession(): Promise<void> {
  session.me = await api.session().catch(() => null);
}

/** Somebody, at any rate: the cookie there is, or a guest with the name of the day. */
export async function ensureUser(): Promise<Me> {
  session.me ??= (await api.session()) ?? (await newGuest(null));
  return session.me;
}

/** What somebody is called as long as they do not say otherwise: as before, or the name of the day. */
export function suggestName(): string {
  const guests = t("guest-names").split(", ");
  return session.me?.name ?? (preferences.name.trim() || guests[Math.floor(NAME_OF_THE_DAY * guests.length)]!);
}

/** Somebody with this name. */
export async function introduce(name: string): Promise<void> {
  const wish = name.trim() || suggestName();
  prefer({ name: wish });
  const me = await ensureUser();
  if (me.name !== wish) await rename(wish);
}

/** With an invitation, where the server asks for one. */
export async function comeIn(invitation: string): Promise<void> {
  session.me = await newGuest(invitation);
}

async function newGuest(invitation: string | null): Promise<Me> {
  try {
    const me = await api.guest({ name: suggestName(), lang: preferences.lang, invitation });
    session.uninvited = false;
    return me;
  } catch (error) {
    session.uninvited = error instanceof ApiError && error.code === "not-invited";
    throw error;
  }
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
  return me;
}

async function leave(): Promise<void> {
  session.me = null;
  await forgetOpened();
}

export async function signOut(): Promise<void> {
  await api.signOut();
  await leave();
}

export async function signOutEverywhere(): Promise<void> {
  await api.endAllSessions();
  await leave();
}

/** Everything about me goes, on the server and here. */
export async function eraseMe(password: string | null): Promise<void> {
  await api.erase(password);
  await leave();
  prefer({ name: "" });
}
