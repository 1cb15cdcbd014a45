import { expect, it } from "vitest";
import { deedOf } from "./deeds";
import type { GameEvent } from "./view";

const improved: GameEvent = { type: "improved", seat: 0, touches: { red: 2 } };
const smeared: GameEvent = { type: "smeared", seat: 1, touches: { blue: 1 }, smears: 3 };
const ruined: GameEvent = { type: "ruined", seat: 1, title: "The Swing", sides: [0], value: 2 };

it("tells what each player played last, and that it ended the picture", () => {
  const past = [smeared, improved, smeared, ruined];
  expect(deedOf(past, 0)).toMatchObject({ smeared: false, touches: { red: 2 }, as: null });
  expect(deedOf(past, 1)).toMatchObject({ smeared: true, as: "ruined", events: [smeared, ruined] });
  expect(deedOf(past, 2)).toBeNull();
});
