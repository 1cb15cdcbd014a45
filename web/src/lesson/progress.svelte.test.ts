import { beforeEach, describe, expect, it } from "vitest";
import { Progress } from "./progress.svelte";

beforeEach(() => localStorage.clear());

describe("progress", () => {
  it("is remembered for each game", () => {
    new Progress("fresco").finish("morning");
    new Progress("fresco").finish("end");
    new Progress("pastiche").finish("first");
    const again = new Progress("fresco");
    expect([again.has("morning"), again.has("end"), again.has("first")]).toEqual([true, true, false]);
  });

  it("begins anew where the storage holds nonsense", () => {
    localStorage.setItem("bottega-lessons", "{");
    const progress = new Progress("fresco");
    expect(progress.has("morning")).toBe(false);
    progress.finish("morning");
    expect(new Progress("fresco").has("morning")).toBe(true);
  });
});
