// A commission's picture: a few shapes in the paints of its palette, and in shades of them. Paints that somebody has are
// laid on; the others are only hinted at.
import { blob, box, disc, line, oval, scatter, seedOf } from "../../../design/shapes";
import type { Picture as AnyPicture, Region as AnyRegion, Sketch as AnySketch } from "../../picture";
import type { Cards, Colour } from "../colours";
import { pictures } from "./pictures";

/** A paint of the palette: pure, or a shade of it from 1, the palest, to 5, the deepest. */
export type Paint = Colour | `${Colour}-${1 | 2 | 4 | 5}`;
export type Region = AnyRegion<Paint>;
export type Picture = AnyPicture<Paint>;
export type Sketch = AnySketch<Paint>;

/** How long a picture takes that is completed, from its first region to its last, in ms. */
export const BLOOM = 800;

export const colourOf = (paint: Paint): Colour => paint.split("-")[0] as Colour;

/**
 * Is this paint only hinted at? What the palette asks for is, until it is at hand; what it does not ask for, such as
 * skin, waits for all the others.
 */
export function lacking(paint: Paint, palette: Cards, held: Cards | null): boolean {
  if (held === null) return false;
  const colour = colourOf(paint);
  const wanted = palette[colour] ? [colour] : (Object.keys(palette) as Colour[]);
  return wanted.some((each) => !held[each]);
}

const SHADES: Record<string, string> = {
  1: "34%, var(--paint-white)",
  2: "64%, var(--paint-white)",
  4: "72%, var(--paint-ink)",
  5: "46%, var(--paint-ink)",
};

export function css(paint: Paint): string {
  const [colour, shade] = paint.split("-");
  const pure = `var(--palette-${colour})`;
  return shade ? `color-mix(in srgb, ${pure} ${SHADES[shade]})` : pure;
}

const drawn: Record<string, Picture> = {};

export function pictureOf(title: string, palette: Cards): Picture {
  const sketch = pictures[title];
  return sketch ? (drawn[title] ??= sketch()) : abstract(title, Object.keys(palette) as Colour[]);
}

/** For a card we have no picture of: a still composition of its colours, always the same one. */
export function abstract(title: string, colours: readonly Colour[]): Picture {
  const next = scatter(seedOf(title));
  const [w, h] = next() < 0.5 ? [100, 124] : [130, 100];
  const paints = colours.length > 0 ? colours : (["gray"] as const);
  const regions: Region[] = [[`${paints[0]!}-1`, box(0, 0, w, h)]];
  paints.forEach((paint, place) => {
    const [x, y, r] = [w * (0.2 + next() * 0.6), h * (0.2 + next() * 0.6), 12 + next() * 22];
    regions.push([paint, place % 2 ? disc(x, y, r) : blob(x - r, y, x, y - r * 1.2, x + r, y + r * 0.2, x, y + r)]);
    regions.push([`${paint}-4`, line(x - r, y + r, x, y + r * 0.3, x + r * 1.2, y + r), 2.5]);
    regions.push([`${paint}-2`, oval(x + r * 0.3, y - r * 0.3, r * 0.3, r * 0.2)]);
  });
  return { w, h, regions };
}
