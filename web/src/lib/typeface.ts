// The typeface of running text is not waited for: titles have theirs at once, and a first visit is small.
import { preferences } from "./session.svelte";

const FACES = ['400 1em "Source Sans 3"', '600 1em "Source Sans 3"'];
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200)); // Safari has none

/** Whether the service worker has it from an earlier visit. */
const kept = !!navigator.serviceWorker?.controller;

/** Fetches it, and then tells the style sheets that they may use it: no text is ever invisible or half in it. */
async function use(): Promise<void> {
  const letters = preferences.lang === "pl" ? "aż" : "a"; // the files that this language needs
  await Promise.all(FACES.map((face) => document.fonts.load(face, letters)));
  document.documentElement.dataset.typeface = "here";
}

/** Before the first look, where it costs nothing; then the page, which does not wait for it. */
export function useKeptTypeface(): void {
  if (kept) use().catch(() => undefined); // without it texts are set in a typeface of the device
}

/** On a first visit, when all else is done. */
export function fetchTypeface(): void {
  if (!kept) idle(() => void use().catch(() => undefined));
}
