// Games that were exported on another server, brought here one by one: the server limits how many come at once.
import { api, ApiError } from "./api";
import type { Json, ReplayInfo } from "./protocol";

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

/** Imports a record, again and again while the server asks to wait. */
export async function importPatiently(
  record: Json,
  wait: (seconds: number) => Promise<void> = sleep,
): Promise<ReplayInfo> {
  for (;;) {
    try {
      return await api.importRecord(record);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "too-fast") throw error;
      await wait(error.retryAfter ?? 10);
    }
  }
}

const sleep = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));
