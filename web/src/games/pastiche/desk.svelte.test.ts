import { expect, it } from "vitest";
import { PasticheDesk } from "./desk.svelte";
import type { Seen } from "./table";
import type { Action, Place } from "./view";

const place = (take: Place["take"]): Place => ({ type: "place", hex: 0, at: [1, -1], rotation: 2, take });

function desk(step = "place"): PasticheDesk {
  const preview = [0, 1, 2, 3, 4, 5].map((rotation) => ({ at: [1, -1], hex: 0, rotation, mixes: [], cards: {} }));
  const view = {
    ...{ turn: 0, step, outcome: null, settings: [], values: {}, chart: {}, details: {}, given_up: [] },
    ...{ choices: [place("mix"), place("yellow")], preview, hexes: [[{ points: "RRYYBB", centre: "Y" }], 2] },
    ...{ palettes: [{}, 0], commissions: [[], 2], offers: [] },
  } as unknown as Seen;
  const props = { view, me: 0, names: [], active: true, pending: false, play: () => {}, check: async () => null };
  return new PasticheDesk(() => props);
}

it("takes up what is advised with what it takes, until something else is picked", () => {
  const advised = desk();
  advised.takeUp(place("yellow"));
  expect(advised.choice).toEqual<Action>(place("yellow"));
  advised.turn(1);
  expect(advised.draft.take).toBe("mix");
});

it("asks the master about what is laid out, and not about the end of a turn", () => {
  const placing = desk();
  expect(placing.intended).toBeNull();
  placing.takeUp(place("yellow"));
  expect(placing.intended).toEqual<Action>(place("yellow"));
  const trading = desk("trade");
  trading.draft = { ...trading.draft, swapping: "Mona Lisa" };
  expect([trading.choice, trading.intended]).toEqual([{ type: "end" }, null]);
});
