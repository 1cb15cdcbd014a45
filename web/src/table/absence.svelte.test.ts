import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SeatInfo } from "../lib/protocol";
import { Absentees } from "./absence.svelte";

const seat = (replaceable_in: number | null) => ({ kind: "person", name: "Ada", replaceable_in }) as SeatInfo;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits for each as long as the server says", () => {
  const absent = new Absentees();
  absent.follow([seat(null), seat(600), seat(0), seat(900)]);
  expect(absent.seats).toEqual([2]);
  vi.advanceTimersByTime(600_000);
  expect(absent.seats).toEqual([1, 2]);
  vi.advanceTimersByTime(300_000);
  expect(absent.seats).toEqual([1, 2, 3]);
});

it("forgets whoever is back", () => {
  const absent = new Absentees();
  absent.follow([seat(600)]);
  absent.follow([seat(null)]);
  vi.advanceTimersByTime(700_000);
  expect(absent.seats).toEqual([]);
});
