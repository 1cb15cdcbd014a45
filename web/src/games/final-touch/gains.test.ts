import { expect, it } from "vitest";
import { gains } from "./gains";
import type { GameEvent } from "./view";

it("pays every seat of the sides that a picture pays", () => {
  const finished: GameEvent = { type: "finished", seat: 1, title: "The Swing", sides: [1], value: 4 };
  const teams = {
    sides: [
      [0, 2],
      [1, 3],
    ],
  };
  expect(gains([finished], teams).map(({ seat }) => seat)).toEqual([1, 3]);
  expect(gains([{ type: "over" }], teams)).toEqual([]);
});
