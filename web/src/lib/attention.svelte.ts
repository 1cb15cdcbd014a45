// "Your turn" and "Your answer": in the title and the icon of the page, so that a tab among others says it.
import { preferences, refreshMine, session } from "./session.svelte";
import { t } from "./texts";

export const page: { title: string; table: string | null; wanted: "turn" | "answer" | null } = $state({
  title: "",
  table: null,
  wanted: null,
});

const OFTEN = 20_000;

/** Games that wait for me, other than the one I look at. */
export function otherTurns(): number {
  return session.mine.filter((line) => line.my_turn && line.code !== page.table).length;
}

function turns(): number {
  return otherTurns() + (page.wanted ? 1 : 0);
}

export function dressTitle(): void {
  const name = page.title ? `${page.title} · Bottega` : "Bottega";
  document.title = turns() > 0 ? t("frame-turn-title", { title: name, what: page.wanted ?? "turn" }) : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turns() > 0 ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function watchMine(): () => void {
  const look = () => {
    if (!document.hidden) void refreshMine();
  };
  const timer = setInterval(() => void refreshMine(), OFTEN);
  document.addEventListener("visibilitychange", look);
  addEventListener("bottega-turn", chime);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("bottega-turn", chime);
  };
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
