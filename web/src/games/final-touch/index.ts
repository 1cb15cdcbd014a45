// What the frame loads when a table of Final Touch is opened.
export { default as Board } from "./Board.svelte";
export { stage } from "./journeys";
export { default as Piece } from "./Piece.svelte";
export { default as Deeds } from "./Deeds.svelte";
export { gains } from "./gains";
export { default as Moment } from "./Moment.svelte";
export { default as Result } from "./Result.svelte";
export { default as Seat } from "./Seat.svelte";
export { sounds } from "./sounds";
export { progress } from "./words";
