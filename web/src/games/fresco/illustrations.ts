// What the rules screen loads.
export { default as Illustration } from "./Illustration.svelte";
export { rules } from "./pictures";
