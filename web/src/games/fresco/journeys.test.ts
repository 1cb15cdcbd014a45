import { describe, expect, it } from "vitest";
import type { Journey } from "../contract";
import { journeys, type Piece, stage } from "./journeys";
import { type Seen, tableOf } from "./table";
import type { GameEvent, Portrait, Tile } from "./view";

const tile: Tile = { value: 7, paints: ["red", "blue"] };
const face: Portrait = { set: "A", kind: "money", amount: 3 };
const before = {
  seats: 2,
  players: [{ get_up: 3 }, { get_up: 1 }],
  booths: [[{ paints: ["red"] }, { paints: ["blue"] }, { paints: ["red"] }]],
  portraits_open: [null, face],
} as unknown as Seen;

function name({ piece }: Journey<Piece>): string {
  const [[kind, what] = []] = Object.entries(piece);
  return kind === "tile" ? "tile" : kind === "portrait" ? "portrait" : `${kind} ${String(what)}`;
}
const told = (ways: Journey<Piece>[]) => ways.map((way) => `${name(way)}: ${way.from} to ${way.to}`);

/** Every kind of event, and what it moves for seat 0. */
const WAYS: Record<GameEvent["type"], [GameEvent, string[]]> = {
  "got-up": [{ type: "got-up", seat: 1, time: 2 }, ["painter 1: seat-1 to hour-2"]],
  sealed: [{ type: "sealed", seat: 1, again: false }, []],
  revealed: [
    { type: "revealed", plans: [{ market: 1 }, { cathedral: 2 }] },
    [
      "apprentice 1: seat-1 to location-cathedral",
      "apprentice 1: seat-1 to location-cathedral",
      "apprentice 0: seat-0 to location-market",
    ],
  ],
  "visited-market": [
    { type: "visited-market", seat: 1, booth: 0, tiles: [{ paints: ["red"] }, { paints: ["red"] }], thalers: 4 },
    ["coin 4: seat-1 to booth-0", "paints red: goods-0-0 to seat-1", "paints red: goods-0-2 to seat-1"],
  ],
  restored: [
    { type: "restored", seat: 1, at: [1, 2], tile, bishop: [1, 3], points: 9, bonus: 2 },
    ["bishop true: bishop to beside-1,3", "tile: space-1,2 to seat-1"],
  ],
  "restored-altar": [
    { type: "restored-altar", seat: 1, paints: { red: 1, blue: 1 }, points: 2 },
    ["paints red: seat-1 to altar", "paints blue: seat-1 to altar"],
  ],
  "moved-bishop": [
    { type: "moved-bishop", seat: 1, bishop: [0, 0], thalers: 1 },
    ["bishop true: bishop to beside-0,0", "coin 1: seat-1 to bishop"],
  ],
  "visited-studio": [
    { type: "visited-studio", seat: 1, thalers: 3, portrait: face },
    ["portrait: portrait-1 to seat-1", "coin 3: location-studio to seat-1"],
  ],
  blended: [{ type: "blended", seat: 0, paint: "green" }, ["paints green: recipe-green to seat-0"]],
  fulfilled: [
    { type: "fulfilled", seat: 1, stack: "green", points: 6, tiles: [] },
    ["request green: request-green to seat-1"],
  ],
  passed: [{ type: "passed", seat: 1 }, []],
  bumped: [{ type: "bumped", seat: 1, ahead: 3, behind: 1 }, []],
  stepped: [{ type: "stepped", seat: 1, ahead: true, score: 3 }, []],
  cheered: [{ type: "cheered", seat: 1, mood: 5 }, []],
  dealt: [{ type: "dealt", portraits: [face] }, []],
  income: [
    { type: "income", seat: 1, thalers: 2, paints: { green: 1 } },
    ["coin 2: location-cathedral to seat-1", "paints green: location-workshop to seat-1"],
  ],
  "chose-income": [
    { type: "chose-income", seat: 1, paints: { red: 1 } },
    ["paints red: location-workshop to seat-1"],
  ],
  round: [{ type: "round", round: 2, last: false }, []],
  counted: [{ type: "counted", seat: 1, thalers: 4, points: 2 }, []],
  over: [{ type: "over", winners: [0], scores: [40, 38] } as unknown as GameEvent, []],
};

describe("what travels in Fresco", () => {
  it.each(Object.entries(WAYS))("%s", (_type, [event, ways]) => {
    expect(told(journeys(event, tableOf(before), 0))).toEqual(ways);
  });

  it("lets the bishop walk, then the tile lift off, before the ceiling changes", () => {
    const { first, then, rest } = stage([WAYS.restored[0]], before, 0);
    expect(first.map(({ delay = 0, time }) => [delay, time])).toEqual([
      [0, 400],
      [400, 320],
    ]);
    expect([then, rest]).toEqual([[], 400]);
  });

  it("does not hold up my own: the bishop stands there already", () => {
    const mine = { ...WAYS.restored[0], seat: 0 } as GameEvent;
    const { first, then } = stage([mine], before, 0);
    expect([first, told(then)]).toEqual([[], ["tile: space-1,2 to seat-0"]]);
  });

  it("sends Leonardo to the booth that he closes", () => {
    const closes: GameEvent = {
      type: "visited-market",
      seat: null,
      painter: "leonardo",
      booth: 0,
      tiles: [],
      thalers: 0,
    };
    expect(told(journeys(closes, tableOf(before), 0))).toEqual(["painter 2: leonardo to booth-0"]);
  });
});
