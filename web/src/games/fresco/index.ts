// What the frame loads when a table of Fresco is opened.
import type { Seen } from "./table";

export { default as Board } from "./Board.svelte";
export { default as Deeds } from "./Deeds.svelte";
export { stage } from "./journeys";
export { default as Piece } from "./Piece.svelte";
export { gains } from "./gains";
export { default as Moment } from "./Moment.svelte";
export { default as Result } from "./Result.svelte";
export { default as Seat } from "./Seat.svelte";
export { sounds } from "./sounds";
export { progress } from "./words";

/** Only plans are secret: what lies behind the screens was gained and spent in the open. */
export const openly = (view: Seen): boolean => view.phase !== "plan";
