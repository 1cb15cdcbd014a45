import { describe, expect, it } from "vitest";
import type { Journey } from "../contract";
import { journeys, type Piece, stage } from "./journeys";
import { type Seen, tableOf } from "./table";
import type { GameEvent } from "./view";

const before = { values: { red: 1, yellow: 1, blue: 1, orange: 2 }, chart: {}, details: {} } as unknown as Seen;
const name = ({ piece }: Journey<Piece>) =>
  "card" in piece ? piece.card : "hex" in piece ? `hex ${piece.hex ?? "back"}` : piece.commission.title;
const told = (ways: Journey<Piece>[]) => ways.map((way) => `${name(way)}: ${way.from} to ${way.to}`);
const offer = { seat: 0, by: 1, offer: 7, cards: { red: 1 }, for: { blue: 2 } };
const placed = {
  type: "placed",
  at: [1, -1],
  hex: { points: "RYBRYB", centre: "R" },
  take: "mix",
  cards: { orange: 1 },
} as const;

/** Every kind of event, and what it moves for seat 0. */
const WAYS: Record<GameEvent["type"], [GameEvent, string[]]> = {
  placed: [{ ...placed, seat: 1 }, ["hex RYBRYB: seat-1 to hex-1,-1", "orange: mixed-1,-1-orange to seat-1"]],
  banked: [
    { type: "banked", seat: 1, cards: { red: 2 }, get: "blue" },
    ["red: seat-1 to bank-red", "red: seat-1 to bank-red", "blue: bank-blue to seat-1"],
  ],
  offered: [{ type: "offered", seat: 1, to: null, cards: { red: 1 }, for: { blue: 1 }, offer: 7 }, []],
  accepted: [
    { type: "accepted", ...offer },
    ["red: seat-1 to seat-0", "blue: seat-0 to seat-1", "blue: seat-0 to seat-1"],
  ],
  declined: [{ type: "declined", ...offer }, []],
  withdrawn: [{ type: "withdrawn", ...offer }, []],
  swapped: [
    { type: "swapped", seat: 1, gave: "The Kiss", took: "The Swing" },
    ["The Swing: commission-The Swing to seat-1", "The Kiss: seat-1 to commission-The Kiss"],
  ],
  completed: [
    { type: "completed", seat: 1, title: "The Kiss", points: 9, gallery: true },
    ["The Kiss: commission-The Kiss to owner-1"],
  ],
  returned: [{ type: "returned", seat: 0, cards: { red: 1 } }, ["red: seat-0 to bank-red"]],
  "drew-hex": [{ type: "drew-hex", seat: 1, count: 1 }, ["hex back: supply to seat-1"]],
  closed: [{ type: "closed", seat: 1, on: true }, []],
  "last-round": [{ type: "last-round", seat: 1 }, []],
  over: [{ type: "over", winners: [0], scores: [40, 38] } as unknown as GameEvent, []],
};

describe("what travels in Pastiche", () => {
  it.each(Object.entries(WAYS))("%s", (_type, [event, ways]) => {
    expect(told(journeys(event, tableOf(before), 0))).toEqual(ways);
  });

  it("lays a hex first, then mixes, then hands out the cards; my own lies there already", () => {
    const { then } = stage([WAYS.placed[0]], before, 0);
    expect(then.map(({ delay = 0, time }) => [delay, time])).toEqual([
      [0, 400],
      [800, undefined],
    ]);
    const mine = stage([{ ...placed, seat: 0 }], before, 0).then;
    expect(told(mine)).toEqual(["orange: mixed-1,-1-orange to seat-0"]);
    expect(mine[0]!.delay).toBe(400);
  });

  it("takes a primary out of the centre of the hex itself", () => {
    const { then } = stage([{ ...placed, take: "centre", seat: 0, cards: { red: 1 } }], before, 0);
    expect(told(then)).toEqual(["red: hex-1,-1 to seat-0"]);
  });

  it("shows a completed commission whole before it goes; out of a hand it comes as a surprise", () => {
    expect(stage([WAYS.completed[0]], before, 0).look).toBe(1300);
    const hidden = { ...WAYS.completed[0], gallery: false } as GameEvent;
    expect(stage([hidden], before, 0).look).toBe(0);
    expect(told(stage([hidden], before, 0).then)).toEqual(["The Kiss: seat-1 to completed-The Kiss"]);
  });
});
