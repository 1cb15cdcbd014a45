// What is heard at a board: every event as it begins to be shown, and how the game ended for me.
import { untrack } from "svelte";
import type { GameEvent, Sounds } from "../games/contract";
import { preferences } from "../lib/session.svelte";
import { play, type Sound } from "../lib/sound";
import type { Source } from "./source";

const MOST = 4; // of one update
const TAP = 10; // ms

/** In the order of the events; what repeats itself is heard once. */
export function soundsOf(events: readonly GameEvent[], sounds: Sounds): Sound[] {
  const heard = events.map((event) => sounds[event.type] ?? null).filter((sound) => sound !== null);
  return heard.filter((sound, place) => sound !== heard[place - 1]).slice(0, MOST);
}

/** Was it my move? It stands first. */
function mine([first]: readonly (GameEvent & { seat?: number | null })[], me: number | null): boolean {
  return first?.seat !== undefined && first.seat !== null && first.seat === me;
}

/** To be called once, where effects may be made. */
export function soundBoard(source: () => Source, sounds: () => Sounds | undefined): void {
  // the same list is held first and then led to the view: it is heard once
  const begun = $derived(source().showing.looking ? source().showing.events : source().events);
  const outcome = $derived(source().view?.outcome ?? null);

  $effect(() => {
    const events = begun;
    untrack(() => {
      const heard = document.hidden ? [] : soundsOf(events, sounds() ?? {});
      play(...heard);
      if (preferences.sound && heard.length > 0 && mine(events, source().me)) navigator.vibrate?.(TAP);
    });
  });

  $effect(() => {
    const winners = outcome?.winners;
    untrack(() => {
      const { me, events } = source();
      if (winners && me !== null && events.length > 0) play(winners.includes(me) ? "victory" : "defeat");
    });
  });
}
