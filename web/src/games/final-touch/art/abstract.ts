// A picture for a card of somebody's own list: tall fields of its colours, as many of each as it needs.
import { listed } from "../../../lib/multiset";
import { blob, box, disc, scatter, seedOf, type Hue, type Paint, type Picture, type Region } from "./draw";

export function abstract(title: string, needs: Partial<Record<Hue, number>>): Picture {
  const next = scatter(seedOf(title));
  const hues = listed(needs, Object.keys(needs) as Hue[]);
  for (let at = hues.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [hues[at], hues[other]] = [hues[other]!, hues[at]!];
  }
  const regions: Region[] = [["bone", box(0, 0, 120, 100)]];
  const rows = hues.length > 5 ? 2 : 1;
  const wide = Math.ceil(hues.length / rows);
  hues.forEach((hue, at) => {
    const row = Math.floor(at / wide);
    const many = Math.min(wide, hues.length - row * wide);
    const [w, h] = [112 / many, 92 / rows];
    const [x, y] = [4 + (at % wide) * w, 4 + row * h];
    const paint = `${hue}-${2 + Math.floor(next() * 3)}` as Paint;
    const lean = () => (next() - 0.5) * 4;
    regions.push([
      paint,
      next() < 0.3
        ? disc(x + w / 2, y + h / 2, Math.min(w, h) / 2 - 2)
        : blob(
            x + 2,
            y + 2 + lean(),
            x + w - 2,
            y + 2 + lean(),
            x + w - 2 + lean() / 2,
            y + h / 2,
            x + w - 2,
            y + h - 3,
            x + 2,
            y + h - 3 + lean() / 2,
            x + 1,
            y + h / 2,
          ),
    ]);
  });
  return { w: 120, h: 100, regions };
}
