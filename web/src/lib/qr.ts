// A QR code as the path of an SVG. Loaded only where one is shown.
import { generate } from "lean-qr";

export function qr(text: string): { path: string; size: number } {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (x < code.size && code.get(x, y)) x++;
      path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  }
  return { path, size: code.size };
}
