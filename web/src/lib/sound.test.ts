import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefer, preferences } from "./session.svelte";
import { play, setSound } from "./sound";
import * as synth from "./synth";

vi.mock("./synth", () => ({ play: vi.fn() }));
const played = vi.mocked(synth.play);

beforeEach(() => void played.mockReset());
afterEach(() => prefer({ sound: false, volume: 0.4 }));

it("is silent until somebody asks for sound, and then plays at two fifths of what there is", async () => {
  play("brush");
  setSound({ sound: true });
  await vi.waitFor(() => expect(played.mock.calls).toEqual([[["turn"], 0.4]]));
});

it("is as loud as I like it, and remembers that", async () => {
  setSound({ sound: true, volume: 0.75 });
  play("smear", "tear");
  await vi.waitFor(() => expect(played).toHaveBeenLastCalledWith(["smear", "tear"], 0.75));
  expect(preferences).toMatchObject({ sound: true, volume: 0.75 });
  expect(JSON.parse(localStorage.getItem("bottega")!)).toMatchObject({ sound: true, volume: 0.75 });
});

it("goes on where the browser allows no sound", async () => {
  played.mockRejectedValue(new Error("no"));
  setSound({ sound: true });
  await vi.waitFor(() => expect(played).toHaveBeenCalled());
});
