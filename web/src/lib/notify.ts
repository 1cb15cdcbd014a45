// Tells me that somebody waits for me: in the title and the icon of the page, so that a tab among others says it, and by a
// sound for those who asked for it.
import { preferences } from "./session.svelte";
import { t } from "./texts";
import { turnEvents, type Wanted } from "./turns.svelte";

export function showInTab(title: string, wanted: Wanted | null): void {
  const name = title ? `${title} · Bottega` : "Bottega";
  document.title = wanted ? t("frame-turn-title", { title: name, what: wanted }) : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const picture = wanted ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== picture) icon.setAttribute("href", picture);
}

/** Sounds whenever a table begins to wait for me; gives back how to stop. */
export function soundTurns(): () => void {
  return turnEvents.on("my-turn", chime);
}

/** Two soft notes, for those who asked for sound. */
export function chime(): void {
  if (!preferences.sound) return;
  const audio = new AudioContext();
  [523.25, 659.25].forEach((pitch, place) => {
    const from = audio.currentTime + place * 0.14;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(0.08, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.55);
  });
  setTimeout(() => void audio.close(), 1500);
}
