// Games that were exported on another server: what a file has of them.
import type { Json } from "./protocol";

interface Export {
  format: "bottega-export";
  games: { code: string; record: Json | null }[];
}

/** The records in a file, which is an export or a single record. Nothing if it is neither. */
export function recordsIn(text: string): Json[] | null {
  try {
    const data = JSON.parse(text) as Partial<Export> & Json;
    if (Array.isArray(data.moves)) return [data];
    if (data.format !== "bottega-export" || !Array.isArray(data.games)) return null;
    return data.games.flatMap(({ record }) => (record ? [record] : []));
  } catch {
    return null;
  }
}
