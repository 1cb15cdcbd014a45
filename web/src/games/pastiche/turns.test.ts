import { expect, it } from "vitest";
import { lastTurn, newCells, turnsOf } from "./turns";
import type { Cell, GameEvent } from "./view";

const placed = (seat: number, at: Cell): GameEvent => ({
  type: "placed",
  seat,
  at,
  hex: { points: "RRYYBB", centre: "R" },
  take: "mix",
  cards: { orange: 1 },
});
const banked: GameEvent = { type: "banked", seat: 1, cards: { orange: 3 }, get: "brown" };
const drew: GameEvent = { type: "drew-hex", seat: 1, count: 1 };

it("tells what each player did in their last turn", () => {
  const past = [placed(1, [0, 3]), placed(2, [0, 4]), placed(0, [1, 0]), placed(1, [2, 0]), banked, drew];
  expect([0, 1, 2, 3].map((seat) => lastTurn(past, seat).map(({ what }) => what))).toEqual([
    ["laid"],
    ["laid", "traded"],
    ["laid"],
    [],
  ]);
});

it("sees a bargain from the side of whoever is on turn", () => {
  const accepted: GameEvent = { type: "accepted", seat: 0, by: 1, offer: 1, cards: { red: 1 }, for: { teal: 1 } };
  const [turn] = turnsOf([placed(1, [2, 0]), accepted]);
  expect(turn!.deeds[1]).toMatchObject({ what: "traded", gave: { red: 1 }, got: { teal: 1 }, partner: 0 });
  const [mine] = turnsOf([placed(0, [2, 0]), accepted]);
  expect(mine!.deeds[1]).toMatchObject({ gave: { teal: 1 }, got: { red: 1 }, partner: 1 });
});

it("begins a turn without a hex where nobody has one left", () => {
  expect(turnsOf([placed(0, [1, 0]), banked]).map(({ seat }) => seat)).toEqual([0, 1]);
});

it("rings what others laid since my last turn, until my turn is over", () => {
  const past = [placed(1, [9, 9]), placed(0, [1, 0]), placed(1, [2, 0]), placed(2, [3, 0])];
  expect([...newCells(past, 0, true)]).toEqual(["2,0", "3,0"]);
  expect([...newCells([...past, placed(0, [4, 0])], 0, true)]).toEqual(["2,0", "3,0"]);
  expect([...newCells([...past, placed(0, [4, 0])], 0, false)]).toEqual([]);
  expect([...newCells(past, null, false)]).toEqual(["3,0"]);
  expect([...newCells(past.slice(0, 1), 0, true)]).toEqual(["9,9"]); // before my first turn everything is new
});
