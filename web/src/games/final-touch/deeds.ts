// What a player did last: taken from what happened and still counts, so that an undo takes it back.
import type { Touches } from "./table";
import type { Ended, GameEvent, Improved, Smeared } from "./view";

export interface Deed {
  smeared: boolean;
  touches: Touches;
  as: Ended["type"] | null; // what became of the picture by it
  events: GameEvent[];
}

const isPlay = (event: GameEvent): event is Improved | Smeared =>
  event.type === "improved" || event.type === "smeared";
const isEnd = (event: GameEvent): event is Ended => event.type === "finished" || event.type === "ruined";

export function deedOf(past: readonly GameEvent[], seat: number): Deed | null {
  const at = past.findLastIndex((event) => isPlay(event) && event.seat === seat);
  const play = past[at];
  if (!play || !isPlay(play)) return null;
  const after = past.slice(at + 1);
  const next = after.findIndex(isPlay);
  const end = after.slice(0, next < 0 ? undefined : next).find(isEnd);
  const { touches } = play;
  return { smeared: play.type === "smeared", touches, as: end?.type ?? null, events: end ? [play, end] : [play] };
}
