// The pictures as data, for those who draw without a browser: `vite build` writes them to art.json beside the page, and
// src/bottega/envs/picture.py puts them together.
import { render } from "svelte/server";
import tokens from "./design/tokens.css?raw";
import { scribbles } from "./games/final-touch/art/paint";
import { pictures } from "./games/final-touch/art/pictures";
import Bishop from "./games/fresco/art/Bishop.svelte";
import Ceiling from "./games/fresco/art/Ceiling.svelte";
import { outlines } from "./games/fresco/Mark.svelte";
import { css } from "./games/pastiche/art/paint";
import { pictures as commissions } from "./games/pastiche/art/pictures";
import { BADGES } from "./design/Badge.svelte";
import { OUTLINES } from "./games/pastiche/colours";

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
    ceiling: render(Ceiling).body,
    bishop: render(Bishop).body,
    // what tells paints and seats apart besides their hues: closed paths, round (12, 12) in Fresco, else round (0, 0)
    pots: outlines,
    dabs: Object.fromEntries(Object.entries(OUTLINES).map(([colour, { path }]) => [colour, path])),
    badges: BADGES.map(({ path }) => path),
    commissions: Object.fromEntries(
      Object.entries(commissions).map(([title, sketch]) => {
        const { w, h, regions } = sketch();
        return [title, { w, h, regions: regions.map(([paint, ...shape]) => [css(paint), ...shape]) }];
      }),
    ),
    paintings: Object.fromEntries(
      Object.entries(pictures).map(([title, sketch]) => {
        const picture = sketch();
        // the strokes of a smear are the same for every colour
        return [
          title,
          {
            ...picture,
            smears: scribbles(picture, title, ["red", "red", "red"]).map(({ strokes }) => strokes),
          },
        ];
      }),
    ),
  };
}
