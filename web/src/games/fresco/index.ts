// What the frame loads when a table of Fresco is opened.
export { default as Board } from "./Board.svelte";
export { default as Deeds } from "./Deeds.svelte";
export { default as Result } from "./Result.svelte";
export { default as Seat } from "./Seat.svelte";
export { sounds } from "./sounds";
