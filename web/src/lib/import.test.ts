import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "./api";
import { importPatiently, recordsIn } from "./import";
import type { ReplayInfo } from "./protocol";

const record = { game: "final-touch", moves: [] };

describe("the records in a file", () => {
  it("are those of an export that are there", () => {
    const games = [
      { code: "a", record },
      { code: "b", record: null },
    ];
    expect(recordsIn(JSON.stringify({ format: "bottega-export", games }))).toEqual([record]);
  });

  it("may be a single one", () => {
    expect(recordsIn(JSON.stringify(record))).toEqual([record]);
  });

  it.each(["", "[]", "null", "{}", '{"format": "bottega-export"}', "not JSON"])("are none in %j", (text) => {
    expect(recordsIn(text)).toBeNull();
  });
});

describe("an import", () => {
  afterEach(() => vi.restoreAllMocks());

  it("waits as long as the server asks to", async () => {
    const found = { code: "abc" } as ReplayInfo;
    const asked = vi.spyOn(api, "importRecord");
    asked.mockRejectedValueOnce(new ApiError(429, "too-fast", "Too fast.", 7)).mockResolvedValueOnce(found);
    const waited: number[] = [];
    const wait = (seconds: number) => {
      waited.push(seconds);
      return Promise.resolve();
    };
    expect(await importPatiently(record, wait)).toBe(found);
    expect(waited).toEqual([7]);
  });

  it("fails with what the server says", async () => {
    vi.spyOn(api, "importRecord").mockRejectedValue(new ApiError(422, "invalid", "No."));
    await expect(importPatiently(record)).rejects.toThrow("No.");
  });
});
