// The pictures as data, for those who draw without a browser: `vite build` writes them to art.json beside the page, and
// src/bottega/envs/picture.py puts them together.
import { render } from "svelte/server";
import tokens from "./design/tokens.css?raw";
import { smears, tear } from "./games/final-touch/art/paint";
import { pictures } from "./games/final-touch/art/pictures";
import Fresco from "./games/fresco/Cover.svelte";
import Pastiche from "./games/pastiche/Cover.svelte";

/** By day. A token may stand for another. */
function colours(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, value] of tokens.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    found[name!] = /^light-dark\((.+?),\s*[^,]+\)$/.exec(value!)?.[1] ?? value!;
  }
  return found;
}

export function art(): unknown {
  return {
    colours: colours(),
    covers: { pastiche: render(Pastiche).body, fresco: render(Fresco).body },
    paintings: Object.fromEntries(
      Object.entries(pictures).map(([title, sketch]) => {
        const picture = sketch();
        // the strokes of a smear are the same for every colour
        return [title, { ...picture, smears: smears(picture, { red: 3 }).map(({ strokes }) => strokes), tear: tear(picture) }];
      }),
    ),
  };
}
