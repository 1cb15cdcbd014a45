import { afterEach, describe, expect, it, vi } from "vitest";
import { endingOf, hold, parted } from "./moves";
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

afterEach(() => vi.unstubAllGlobals());

describe("a picture that has ended", () => {
  it("is looked at before the next hangs there, without motion a little shorter", () => {
    expect(hold(finishing)).toBe(1350);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(hold(finishing)).toBe(900);
    expect(hold([{ type: "smeared", seat: 0, touches: { blue: 1 }, smears: 3 }])).toBe(0);
  });

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

  it("gets its last card first; what follows comes with the next picture", () => {
    const { played, then } = parted(finishing);
    expect(played.map((event) => event.type)).toEqual(["improved"]);
    expect(then.map((event) => event.type)).toEqual(["finished", "masterpiece", "drew"]);
  });
});
