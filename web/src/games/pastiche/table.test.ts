import { expect, it } from "vitest";
import { reuse } from "../../lib/reuse";
import { unfolded } from "../lesson";
import lesson from "./lesson.json";
import { type Seen, tableOf } from "./table";

const stages = unfolded(lesson as Record<string, unknown[]>)["turn"]!;
const view = (stage: number): Seen => structuredClone((stages as unknown as { view: Seen }[])[stage]!.view);

it("is worked out once for every view", () => {
  const now = view(0);
  expect(tableOf(now)).toBe(tableOf(now));
});

it("keeps what did not change from view to view", () => {
  const before = view(0);
  const [was, is] = [tableOf(before), tableOf(reuse(before, view(1)))];
  expect(is).not.toBe(was);
  expect(is.chart).toBe(was.chart);
  expect(is.colours).toBe(was.colours);
  expect(is.details["Sunflowers"]).toBe(was.details["Sunflowers"]);
  expect(was.details["Sunflowers"]!.palette).toEqual(expect.objectContaining({ amber: expect.any(Number) }));
});

it("shows every hand in an open replay", () => {
  const now = view(0);
  const open = { palettes: [{ red: 1 }, { blue: 2 }], hexes: [[], []], commissions: [[], ["Mona Lisa"]] };
  const table = tableOf({ ...now, open: open as unknown as Seen["open"] });
  expect(table.palettes).toEqual(open.palettes);
  expect(table.commissions[1]).toEqual(["Mona Lisa"]);
  expect(tableOf(now).palettes[1]).toEqual(expect.any(Number));
});
