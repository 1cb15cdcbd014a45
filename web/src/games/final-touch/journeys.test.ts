import { describe, expect, it } from "vitest";
import type { Journey } from "../contract";
import { journeys, type Piece, stage } from "./journeys";
import type { Masterpiece, Seen } from "./table";
import type { GameEvent } from "./view";

const card = (title: string): Masterpiece => ({ title, artist: "", year: "", needs: {}, finished: 5, ruined: 2 });
const before = {
  masterpiece: card("The Swing"),
  next: card("Mona Lisa"),
  improved: { yellow: 1 },
  smeared: {},
  won: [{ as: "finished", title: "The Kiss", sides: [0], value: 2 }],
  sides: [[0, 2], [1]],
} as unknown as Seen;
const ended = { seat: 1, title: "The Swing", value: 5, sides: [1] };

const name = ({ piece }: Journey<Piece>) =>
  "card" in piece
    ? (piece.card ?? "back")
    : "coin" in piece
      ? `$${piece.coin}`
      : `${piece.picture.title} ${piece.as}`;
const told = (ways: Journey<Piece>[]) => ways.map((way) => `${name(way)}: ${way.from} to ${way.to}`);

/** Every kind of event, and what it moves for seat 0. */
const WAYS: Record<GameEvent["type"], [GameEvent, string[]]> = {
  improved: [{ type: "improved", seat: 1, touches: { red: 2 } }, Array(2).fill("red: seat-1 to canvas")],
  smeared: [{ type: "smeared", seat: 2, touches: { blue: 1 }, smears: 1 }, ["blue: seat-2 to smears"]],
  drew: [{ type: "drew", seat: 1, count: 2 }, Array(2).fill("back: draw to seat-1")],
  finished: [
    { type: "finished", ...ended },
    ["The Swing finished: canvas to won-1", "$5: canvas to purse-1", "yellow: canvas to discard"],
  ],
  ruined: [
    { type: "ruined", ...ended, sides: [0] },
    [
      "The Swing ruined: canvas to won-1",
      "$5: canvas to purse-0",
      "$5: canvas to purse-2",
      "yellow: canvas to discard",
    ],
  ],
  reshuffled: [{ type: "reshuffled", count: 30 }, Array(3).fill("back: discard to draw")],
  masterpiece: [{ type: "masterpiece", title: "Mona Lisa", next: null }, ["Mona Lisa open: next to canvas"]],
  tiebreak: [{ type: "tiebreak", contenders: [0, 1] }, []],
  over: [{ type: "over", winners: [0], scores: [25, 3] } as unknown as GameEvent, []],
};

describe("what travels in Final Touch", () => {
  it.each(Object.entries(WAYS))("%s", (_type, [event, ways]) => {
    expect(told(journeys(event, before, [event], 0))).toEqual(ways);
  });

  it("leaves my own cards to my hand, and shows what is drawn where all hands are open", () => {
    const drew: GameEvent = { type: "drew", seat: 0, count: 1, touches: { green: 1 } };
    expect(journeys({ type: "improved", seat: 0, touches: { red: 1 } }, before, [], 0)).toEqual([]);
    expect(journeys(drew, before, [], 0)).toEqual([]);
    expect(told(journeys(drew, before, [], null))).toEqual(["green: draw to seat-0"]);
  });

  it("paints when the cards have come, and then draws", () => {
    const { first, look, then } = stage([WAYS.improved[0], WAYS.drew[0]], before, 0);
    expect(told(first)).toEqual(WAYS.improved[1]);
    expect(look).toBe(0);
    expect(told(then)).toEqual(WAYS.drew[1]);
    expect([first, then].map((ways) => ways.map((way) => way.delay))).toEqual([
      [0, 60],
      [0, 60],
    ]);
  });

  it("ends a picture in order: the last card, a look of 1300 ms, to the gallery, then money and the next picture", () => {
    const events = [WAYS.improved[0], WAYS.finished[0], WAYS.masterpiece[0], WAYS.drew[0]];
    const { first, look, then } = stage(events, before, 0);
    expect([told(first), look]).toEqual([WAYS.improved[1], 1300]);
    const timed = (text: string) => {
      const way = then[told(then).indexOf(text)]!;
      return [way.delay ?? 0, way.time];
    };
    expect(timed("The Swing finished: canvas to won-1")).toEqual([0, 450]);
    expect(timed("$5: canvas to purse-1")).toEqual([450, 320]);
    expect(timed("Mona Lisa open: next to canvas")).toEqual([450, 300]);
  });

  it("leaves the last picture of a game on the wall", () => {
    const { then } = stage([WAYS.finished[0], WAYS.over[0]], before, 0);
    expect(told(then)).not.toContain("The Swing finished: canvas to won-1");
  });
});
