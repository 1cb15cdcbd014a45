// Sounds for those who asked for them. They are never the only sign of anything.
import { prefer, preferences } from "./session.svelte";
import type { Sound } from "./synth";

export type { Sound };

/** One after the other. */
export function play(...sounds: Sound[]): void {
  if (!preferences.sound || sounds.length === 0) return;
  // without a network, or where the browser allows no sound, there is none
  import("./synth").then((synth) => synth.play(sounds, preferences.volume)).catch(() => undefined);
}

/** On or off, how loud; and how that sounds. */
export function setSound(wish: { sound?: boolean; volume?: number }): void {
  prefer(wish);
  play("turn");
}
