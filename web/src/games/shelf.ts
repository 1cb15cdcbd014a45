// What the page has of each game: a Cover that is always there, and a board and a lesson that are loaded when needed.
// Which games there are, the server says (`lib/shelf.svelte.ts`).
import type { Component } from "svelte";
import type { Game, GameModule, Illustrations, Lesson } from "./contract";
import PlainCover from "./PlainCover.svelte";

const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte", { eager: true });
const lessons = import.meta.glob<{ lesson: Lesson }>("./*/lesson.ts");
const pictures = import.meta.glob<Illustrations>("./*/illustrations.ts");
const modules = import.meta.glob<GameModule>("./*/index.ts");

export function gameOf(name: string): Game {
  const lesson = lessons[`./${name}/lesson.ts`];
  return {
    Cover: covers[`./${name}/Cover.svelte`]?.default ?? PlainCover,
    lesson: lesson && (async () => (await lesson()).lesson),
    illustrations: pictures[`./${name}/illustrations.ts`],
    load: modules[`./${name}/index.ts`],
  };
}

/** A game's own module, or the board in words. */
export async function loadModule(game: Game): Promise<GameModule> {
  if (game.load) return game.load();
  return { Board: (await import("../table/PlainBoard.svelte")).default, plain: true };
}
