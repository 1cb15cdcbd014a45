import { expect, it } from "vitest";
import { flights } from "./travel";
import type { GameEvent } from "./view";

const ways = (events: GameEvent[], me: number | null, lying = {}) =>
  flights(events, lying, me).map(({ hue, from, to }) => `${hue ?? "back"}: ${from} to ${to}`);

it("lets another's cards fly to the canvas or the smearing zone, and back up their hand unseen", () => {
  const events: GameEvent[] = [
    { type: "improved", seat: 1, touches: { red: 2 } },
    { type: "drew", seat: 1, count: 2 },
  ];
  expect(ways(events, 0)).toEqual([
    "red: seat-1 to canvas",
    "red: seat-1 to canvas",
    "back: draw to seat-1",
    "back: draw to seat-1",
  ]);
  expect(ways([{ type: "smeared", seat: 2, touches: { blue: 1 }, smears: 1 }], 0)).toEqual([
    "blue: seat-2 to smears",
  ]);
});

it("leaves my own cards to my hand", () => {
  const events: GameEvent[] = [
    { type: "improved", seat: 0, touches: { red: 1 } },
    { type: "drew", seat: 0, count: 1, touches: { green: 1 } },
  ];
  expect(ways(events, 0)).toEqual([]);
});

it("shows what is drawn where all hands are open", () => {
  expect(ways([{ type: "drew", seat: 0, count: 1, touches: { green: 1 } }], null)).toEqual(["green: draw to seat-0"]);
});

it("throws what lay at a masterpiece on the discard when it ends, and turns the discard into a new pile", () => {
  expect(
    ways([{ type: "finished", seat: 0, title: "The Kiss", value: 2, sides: [0] }], 0, { yellow: 1, red: 1 }),
  ).toEqual(["yellow: canvas to discard", "red: canvas to discard"]);
  expect(ways([{ type: "reshuffled", count: 30 }], 0)).toEqual(Array(3).fill("back: discard to draw"));
});
