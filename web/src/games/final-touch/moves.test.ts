import { describe, expect, it } from "vitest";
import { endingOf } from "./moves";
import type { GameEvent } from "./view";

const card = { title: "The Swing", needs: { red: 2 }, finished: 5, ruined: 2, artist: "", year: "" };
const before = { masterpiece: card, improved: { red: 1 }, smear_order: ["red", "green"] } satisfies Parameters<
  typeof endingOf
>[0];
const ended = { seat: 1, title: "The Swing", value: 5, sides: [1] };
const finishing: GameEvent[] = [
  { type: "improved", seat: 1, touches: { red: 1 } },
  { type: "finished", ...ended },
  { type: "masterpiece", title: "Mona Lisa", next: null },
  { type: "drew", seat: 1, count: 1 },
];

describe("a picture that has ended", () => {
  it("hangs there as it ended", () => {
    expect(endingOf(before, finishing)).toMatchObject({
      card,
      as: "finished",
      value: 5,
      sides: [1],
      smears: ["red", "green"],
    });
    const ruining: GameEvent[] = [
      { type: "smeared", seat: 0, touches: { blue: 1 }, smears: 3 },
      { type: "ruined", ...ended },
    ];
    expect(endingOf(before, ruining)).toMatchObject({ as: "ruined", smears: ["red", "green", "blue"] });
    expect(endingOf(before, [])).toBeNull();
  });
});
