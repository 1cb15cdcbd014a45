import { describe, expect, it } from "vitest";
import { recordsIn } from "./import";

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
