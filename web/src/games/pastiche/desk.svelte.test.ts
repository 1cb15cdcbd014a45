import { expect, it } from "vitest";
import { PasticheDesk } from "./desk.svelte";
import type { Seen } from "./table";
import type { Action, Place } from "./view";

const place = (take: Place["take"]): Place => ({ type: "place", hex: 0, at: [1, -1], rotation: 2, take });

function desk(): PasticheDesk {
  const preview = [0, 1, 2, 3, 4, 5].map((rotation) => ({ at: [1, -1], hex: 0, rotation, mixes: [], cards: {} }));
  const view = {
    ...{ turn: 0, step: "place", outcome: null, settings: [], values: {}, chart: {}, details: {}, given_up: [] },
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
