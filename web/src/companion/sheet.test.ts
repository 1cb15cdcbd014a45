import { describe, expect, it } from "vitest";
import type { SheetField, SheetForm } from "../lib/protocol";
import { complete, distinct, inWords, sheetOf, taken, wayOf } from "./sheet";

const field = (name: string, kind: SheetField["kind"], more: Partial<SheetField> = {}): SheetField => ({
  ...{ name, kind, label: name.toUpperCase(), choices: [], least: 0, most: 0, once: false },
  ...more,
});
const form: SheetForm = {
  rows: "scored",
  each: false,
  more: ["Leonardo"],
  parts: [
    { ways: [field("player", "player")], optional: false, beside: "" },
    {
      ways: [
        field("portrait", "number"),
        field("portrait", "mark", { choices: [{ value: "abbot", label: "Abbot" }] }),
        field("altar", "list", { choices: [{ value: "red", label: "Red" }], least: 2, most: 2 }),
      ],
      optional: false,
      beside: "",
    },
    { ways: [field("title", "choice", { once: true })], optional: true, beside: "" },
  ],
};

describe("a score sheet", () => {
  it("names players by their seats, and others after them", () => {
    expect(
      sheetOf(
        form,
        ["A", "B"],
        [
          { player: 1, portrait: 3 },
          { player: 2, portrait: 1 },
        ],
      ),
    ).toEqual({
      players: ["A", "B"],
      scored: [
        { player: "B", portrait: 3 },
        { player: "Leonardo", portrait: 1 },
      ],
    });
  });

  it("calls everybody by another name", () => {
    expect(distinct(["Ada", "", " Ada ", ""], (seat) => `Player ${seat + 1}`)).toEqual([
      ...["Ada", "Player 2", "Ada (2)", "Player 4"],
    ]);
  });

  it("tells fields of one name apart", () => {
    expect(wayOf(form.parts[1]!, { portrait: 3 })?.kind).toBe("number");
    expect(wayOf(form.parts[1]!, { portrait: "abbot" })?.kind).toBe("mark");
    expect(wayOf(form.parts[1]!, {})).toBeUndefined();
  });

  it("is complete with all that is needed", () => {
    expect(complete(form, { player: 0, portrait: 3 })).toBe(true);
    expect(complete(form, { player: 0, altar: ["red"] })).toBe(false);
    expect(complete(form, { player: 0, title: "x" })).toBe(false);
  });

  it("knows what stands only once, and says its rows", () => {
    expect(taken(form, [{ player: 0, title: "x" }, { player: 1 }])).toEqual(new Set(["x"]));
    expect(inWords(form, ["A"], { player: 0, altar: ["red", "red"], title: "x" })).toEqual([
      ...["A", "ALTAR Red, Red", "TITLE x"],
    ]);
  });
});
